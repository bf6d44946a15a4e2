import type { KlappeUndActionView } from "../../protocol";
import type { Face } from "../face";
import Board from "./Board.svelte";
import Score from "./Score.svelte";
import { inWords } from "./notation";
import { asks, plays, result, tell } from "./words";

export const face: Face<KlappeUndActionView> = {
  Board,
  Score,
  tell,
  asks,
  result,
  plays,
  action: inWords,
};
