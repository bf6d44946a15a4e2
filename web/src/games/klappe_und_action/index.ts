import type { Face } from "../face";
import Board from "./Board.svelte";
import Score from "./Score.svelte";
import type { Game } from "./protocol";
import { inWords } from "./touching";
import { brief, doer, opens, sound, stage } from "./staging";
import { asks, result, tell } from "./words";

export const face: Face<Game> = {
  Board,
  Score,
  together: true,
  tell,
  asks,
  result,
  brief,
  doer,
  opens,
  stage,
  sound,
  action: inWords,
};
