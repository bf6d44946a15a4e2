import { describe, expect, it } from "vitest";
import { DOUBLE, deedOf, gift, groupsOf, written } from "./cards";

describe("notations", () => {
  it("write the lowest card first and Doubles last", () => {
    expect(written([DOUBLE, 6, 6])).toBe("6-6-D");
  });

  it("say what an action does", () => {
    expect(deedOf("6-6-D")).toEqual({ kind: "play", cards: [6, 6, DOUBLE] });
    expect(deedOf("D")).toEqual({ kind: "play", cards: [DOUBLE] });
    expect(deedOf("give 3")).toEqual({ kind: "give", cards: [3] });
    expect(deedOf("pass")).toEqual({ kind: "pass" });
  });

  it("name a card to give", () => {
    expect(gift(DOUBLE)).toBe("give D");
  });
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
