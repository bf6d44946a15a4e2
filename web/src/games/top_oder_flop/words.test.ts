import { expect, it } from "vitest";
import { influenceShort, pairShort } from "./words";

it("writes what is known of a row, and a question mark for each card that is not", () => {
  const cards = [
    { card: "ac2", shown: true },
    { card: "tf-3", shown: false },
    { card: null, shown: false },
  ];
  expect(influenceShort({ cards, influence: -1 })).toBe("−1+?");
  expect(influenceShort({ cards: cards.slice(0, 1), influence: 2 })).toBe("2");
});

it("writes a pair by its films", () => {
  expect(pairShort("ad")).toBe("AA/DD");
});
