import type { Face } from "../face";
import Board from "./Board.svelte";
import type { Game } from "./protocol";
import Score from "./Score.svelte";
import { asks, result, suspense, tell } from "./telling";
import { actionWords } from "./words";

export const face: Face<Game> = {
  Board,
  Score,
  tell,
  asks,
  result,
  suspense,
  action: actionWords,
};
