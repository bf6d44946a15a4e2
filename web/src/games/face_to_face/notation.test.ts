import { describe, expect, it } from "vitest";
import { PILES, isHelp, kindOf, pileOf, readLay, targets, writeLay } from "./notation";

describe("a notation", () => {
  it("speaks of a card and a pile", () => {
    expect(readLay("17 up")).toEqual({ card: 17, pile: "up" });
    expect(readLay("2 help down")).toEqual({ card: 2, pile: "help-down" });
  });

  it("may speak of no card at all", () => {
    for (const other of ["end", "", "17", "up", "17 sideways", "17 help", "x17 up"]) {
      expect(readLay(other)).toBeNull();
    }
  });

  it("is read as it was written", () => {
    for (const pile of PILES) {
      expect(readLay(writeLay({ card: 59, pile }))).toEqual({ card: 59, pile });
    }
  });
});

it("a pile is its owner's up or down pile, whoever speaks of it", () => {
  expect(PILES.map(kindOf)).toEqual(["up", "down", "up", "down"]);
  expect(PILES.map(isHelp)).toEqual([false, false, true, true]);
  expect([pileOf("up", true), pileOf("down", false)]).toEqual(["up", "help-down"]);
});

it("the legal actions tell where each card may go", () => {
  const legal = ["17 up", "17 help down", "40 down", "end"].map((notation, id) => ({
    id,
    notation,
  }));
  expect([...targets(legal)]).toEqual([
    [17, ["up", "help-down"]],
    [40, ["down"]],
  ]);
});
