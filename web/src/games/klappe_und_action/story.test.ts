import { describe, expect, it } from "vitest";
import type { Happened } from "../face";
import type { Game } from "./protocol";
import { actsOf, endingOf, latestCheck, nextAfter } from "./story";
import { viewWith } from "./testing";

function told(...events: readonly Happened<Game>["event"][]): Happened<Game>[] {
  return events.map((event, at) => ({ seq: at + 1, at: 0, event }));
}
const BEGINS = { event: "act", act: 1, seat: 1, slots: 6 } as const;
const TAKEN_BACK = { event: "table-taken-back", seat: 1 } as const;

describe("the story of the acts", () => {
  it("counts the reshoots of an act that succeeds with one", () => {
    const happened = told(
      BEGINS,
      { event: "needed", count: 1 },
      { event: "covered", scene: 9, slot: 2, left: 1 },
      { event: "succeeded", act: 1 },
    );
    expect(actsOf(happened)).toEqual([
      { act: 1, director: 1, slots: 6, used: 1, needed: 0, end: "succeeded" },
    ]);
    expect(latestCheck(happened)).toBe(3);
  });

  // After a take-back the house tells the game anew, without what was taken back.
  it("has used no reshoot when it was taken back", () => {
    const happened = told(BEGINS, { event: "needed", count: 2 }, TAKEN_BACK);
    expect(actsOf(happened)[0]).toMatchObject({ used: 0 });
    expect(latestCheck(happened)).toBe(1);
  });

  it("keeps a reshoot when the one after it was taken back", () => {
    const happened = told(
      BEGINS,
      { event: "needed", count: 2 },
      { event: "covered", scene: 9, slot: 2, left: 1 },
      TAKEN_BACK,
    );
    expect(actsOf(happened)[0]).toMatchObject({ used: 1 });
  });

  it("has no check when the cut before it was taken back", () => {
    const happened = told(BEGINS, TAKEN_BACK);
    expect(actsOf(happened)[0]).toMatchObject({ used: 0, end: "open" });
    expect(latestCheck(happened)).toBe(-1);
  });

  it("tells why a game was lost", () => {
    const happened = told(BEGINS, { event: "lost", act: 1, needed: 3, left: 2 });
    expect(actsOf(happened)[0]).toMatchObject({ needed: 3, end: "lost" });
  });

  it("has no check in an act that has just begun", () => {
    const happened = told(BEGINS, { event: "succeeded", act: 1 }, { ...BEGINS, act: 2 });
    expect(latestCheck(happened)).toBe(-1);
  });

  it("is checked at the premiere too", () => {
    const happened = told(BEGINS, { event: "succeeded", act: 3 }, { event: "won", left: 1 });
    expect(latestCheck(happened)).toBe(1);
  });

  it("was checked before, when a reshoot has been used since", () => {
    const happened = told(
      BEGINS,
      { event: "needed", count: 2 },
      { event: "covered", scene: 9, slot: 2, left: 1 },
    );
    expect(latestCheck(happened)).toBe(-1);
  });
});

describe("the premiere", () => {
  const next = (reason: string, left: number, agreed: number, level = "") => {
    const view = viewWith({ reason, reshoots: left, level });
    const ending = endingOf(view, agreed);
    return ending && [ending.kind, ending.stars, ending.most, nextAfter(ending, view, agreed)];
  };

  it("differs for a flawless film, a saved one and a lost one", () => {
    expect(next("", 2, 2)).toBeNull();
    expect(next("won", 2, 2)).toEqual(["flawless", 3, 3, { next: "fewer", count: 1 }]);
    expect(next("won", 0, 2)).toEqual(["saved", 1, 3, { next: "fewer", count: 1 }]);
    expect(next("lost", 1, 2)).toEqual(["lost", 0, 3, { next: "again" }]);
  });

  it("is followed by something harder, as long as there is something", () => {
    expect(next("won", 0, 0)).toEqual(["flawless", 1, 1, { next: "hardest" }]);
    const indie = { next: "level", level: "indie" };
    expect(next("won", 1, 2, "film-school")).toEqual(["saved", 2, 3, indie]);
    expect(next("won", 1, 1, "oscar-worthy")).toEqual(["flawless", 2, 2, { next: "hardest" }]);
  });
});
