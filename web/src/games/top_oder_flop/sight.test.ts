import { expect, it } from "vitest";
import { among, influenceOf, signed, valueOf } from "./sight";

const side = (cards: string[], doubled = false) => ({ cards, doubled, stopped: false });

it("adds up a film as it lies", () => {
  const film = { top: side(["c5", "cd3"]), flop: side(["ac2", "cr3", "ct1"], true) };
  expect(valueOf({ ...film, completed: false })).toBe(-4);
});

it("adds up what is known of a row, and counts the rest", () => {
  const row = [
    { card: "ac2", shown: true },
    { card: "tf-3", shown: false },
    { card: null, shown: false },
  ];
  expect(influenceOf(row)).toEqual({ known: -1, unknown: 1 });
});

it("counts equal cards of one place", () => {
  expect(among("hand", ["a5", "c5", "a5"]).map(({ at }) => at)).toEqual([
    "hand a5 0",
    "hand c5 0",
    "hand a5 1",
  ]);
});

it("writes signs as people do", () => {
  expect([signed(-3), signed(3), signed(3, true), signed(0, true)]).toEqual(["−3", "3", "+3", "0"]);
});
