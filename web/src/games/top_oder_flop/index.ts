import type { Face } from "../face";
import Board from "./Board.svelte";
import type { Game } from "./protocol";
import Score from "./Score.svelte";
import { brief, sound, stage } from "./staging";
import { asks, result, tell } from "./telling";
import { actionWords } from "./words";

export const face: Face<Game> = {
  Board,
  Score,
  tell,
  asks,
  result,
  brief,
  stage,
  sound,
  action: actionWords,
};
