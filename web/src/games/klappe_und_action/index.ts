import type { Face } from "../face";
import Board from "./Board.svelte";
import Score from "./Score.svelte";
import type { Game } from "./protocol";
import { inWords } from "./touching";
import { asks, plays, result, tell } from "./words";

export const face: Face<Game> = {
  Board,
  Score,
  tell,
  asks,
  result,
  plays,
  action: inWords,
};
