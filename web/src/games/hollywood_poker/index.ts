import type { Face } from "../face";
import Board from "./Board.svelte";
import type { Game } from "./protocol";
import Score from "./Score.svelte";
import { between, brief, closes, doer, opens, sound, stage } from "./staging";
import { action, asks, result, tell } from "./words";

export const face: Face<Game> = {
  Board,
  Score,
  tell,
  asks,
  result,
  brief,
  doer,
  opens,
  closes,
  between,
  stage,
  sound,
  action,
};
