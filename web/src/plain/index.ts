/** The face of a game that has none of its own: its view in words, its legal actions as a list. */

import type { Face } from "../games/face";
import { texts } from "../text/texts.svelte";
import Board from "./Board.svelte";
import Score from "./Score.svelte";
import { action, asks, result, tell } from "./words";

export async function plainFace(game: string): Promise<Face> {
  await texts.learn(game);
  return {
    Board,
    Score,
    tell,
    asks,
    result,
    action: (named) => action(game, named),
    brief: () => null, // which of its events are actions is unknown; the board shows the latest
  };
}
