import type { Face } from "../face";
import type { FaceToFaceView } from "../../protocol";
import Board from "./Board.svelte";
import Score from "./Score.svelte";

export const face: Face<FaceToFaceView> = {
  slug: "face-to-face",
  prefix: "FF",
  Board,
  Score,
  tell: () => null,
  asks: () => "",
  result: () => "",
  action: (notation) => notation,
};
