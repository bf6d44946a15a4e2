import type { HollywoodPokerView } from "../../protocol";
import type { Face } from "../face";
import Board from "./Board.svelte";
import Score from "./Score.svelte";
import { action, asks, result, tell } from "./words";

export const face: Face<HollywoodPokerView> = {
  Board,
  Score,
  tell,
  asks,
  result,
  action,
};
