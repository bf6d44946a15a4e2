import type { Face } from "../face";
import type { HollywoodPokerView } from "../../protocol";
import Board from "./Board.svelte";
import Score from "./Score.svelte";

export const face: Face<HollywoodPokerView> = {
  slug: "hollywood-poker",
  prefix: "HP",
  Board,
  Score,
  tell: () => null,
  asks: () => "",
  result: () => "",
  action: (notation) => notation,
};
