import type { Face } from "../face";
import type { Game } from "./protocol";
import Board from "./Board.svelte";
import Score from "./Score.svelte";
import { brief, sound, stage } from "./staging";
import { action, asks, result, tell } from "./words";

export const face: Face<Game> = {
  Board,
  Score,
  tell,
  asks,
  result,
  brief,
  stage,
  sound,
  action,
};
