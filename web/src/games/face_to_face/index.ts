import type { Face } from "../face";
import type { Game } from "./protocol";
import Board from "./Board.svelte";
import Score from "./Score.svelte";
import { brief, sound } from "./staging";
import { action, asks, result, tell } from "./words";

export const face: Face<Game> = {
  Board,
  Score,
  tell,
  asks,
  result,
  brief,
  sound,
  action,
};
