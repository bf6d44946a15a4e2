import type { TopOderFlopView } from "../../protocol";
import type { Face } from "../face";
import Board from "./Board.svelte";
import Score from "./Score.svelte";
import { asks, result, suspense, tell } from "./telling";
import { actionWords } from "./words";

export const face: Face<TopOderFlopView> = {
  Board,
  Score,
  tell,
  asks,
  result,
  suspense,
  action: actionWords,
};
