import { describe, expect, it } from "vitest";
import { DOUBLE, cardsOf, groupsOf, written } from "./cards";

it("a set is written with the lowest card first and Doubles last", () => {
  expect(written([DOUBLE, 6, 6])).toBe("6-6-D");
});

it("an action speaks of cards, or of none", () => {
  expect(cardsOf({ kind: "play", cards: [6, 6, DOUBLE] })).toEqual([6, 6, DOUBLE]);
  expect(cardsOf({ kind: "give", card: 3 })).toEqual([3]);
  expect(cardsOf({ kind: "pass" })).toEqual([]);
  expect(cardsOf(undefined)).toEqual([]);
});

describe("a hand", () => {
  it("is grouped by value, lowest first", () => {
    expect(groupsOf([2, 2, 13, DOUBLE, 7, 2])).toEqual([
      { value: 2, count: 3 },
      { value: 7, count: 1 },
      { value: 13, count: 1 },
      { value: DOUBLE, count: 1 },
    ]);
  });
});
