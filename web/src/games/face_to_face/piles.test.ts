import { expect, it } from "vitest";
import type { Action } from "./protocol";
import { END, PILES, isHelp, kindOf, layOf, pileOf, targets } from "./piles";

it("an action speaks of a card and a pile, or ends the turn", () => {
  expect(layOf({ kind: "lay", card: 17, pile: "up" })).toMatchObject({ card: 17, pile: "up" });
  expect(layOf(END)).toBeNull();
  expect(layOf(undefined)).toBeNull();
});

it("a pile is its owner's up or down pile, whoever speaks of it", () => {
  expect(PILES.map(kindOf)).toEqual(["up", "down", "up", "down"]);
  expect(PILES.map(isHelp)).toEqual([false, false, true, true]);
  expect([pileOf("up", true), pileOf("down", false)]).toEqual(["up", "help-down"]);
});

it("the legal actions tell where each card may go", () => {
  const legal: Action[] = [
    { kind: "lay", card: 17, pile: "up" },
    { kind: "lay", card: 17, pile: "help-down" },
    { kind: "lay", card: 40, pile: "down" },
    END,
  ];
  expect([...targets(legal)]).toEqual([
    [17, ["up", "help-down"]],
    [40, ["down"]],
  ]);
});
