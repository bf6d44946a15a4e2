import { expect, it } from "vitest";
import { find, isSame } from "./actions";

const LAY = { kind: "lay", card: 3, pile: "up" };

it("is the same action in any order, with its notation or without", () => {
  expect(isSame(LAY, { notation: "3 up", pile: "up", card: 3, kind: "lay" })).toBe(true);
  expect(isSame({ kind: "play", cards: [6, 6] }, { kind: "play", cards: [6, 6] })).toBe(true);
});

it("is another one if any part differs", () => {
  expect(isSame(LAY, { ...LAY, card: 4 })).toBe(false);
  expect(isSame(LAY, { kind: "lay", card: 3 })).toBe(false);
  expect(isSame({ kind: "play", cards: [6, 6] }, { kind: "play", cards: [6] })).toBe(false);
});

it("is nothing where there is none", () => {
  expect(isSame(null, null)).toBe(false);
  expect(isSame(LAY, undefined)).toBe(false);
});

it("is found among those the house has named", () => {
  const named = { ...LAY, notation: "3 up" };
  expect(find([{ kind: "end", notation: "end" }, named], LAY)).toBe(named);
  expect(find([named], { kind: "end" })).toBeUndefined();
});
