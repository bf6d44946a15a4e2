import type { Face } from "../face";
import type { FaceToFaceView } from "../../protocol";
import Board from "./Board.svelte";
import Score from "./Score.svelte";
import { action, asks, result, tell } from "./words";

export const face: Face<FaceToFaceView> = {
  Board,
  Score,
  tell,
  asks,
  result,
  action,
};
