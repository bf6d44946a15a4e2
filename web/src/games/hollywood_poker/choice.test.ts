import { describe, expect, it } from "vitest";
import { DOUBLE, written } from "./cards";
import {
  NOTHING,
  addToSet,
  allThatFit,
  brightIn,
  cardsIn,
  choiceOf,
  isLegal,
  meant,
  playing,
  setsIn,
  within,
} from "./choice";
import type { Action } from "./protocol";

const PASS = { kind: "pass" } as const;
const give = (card: number) => ({ kind: "give", card }) as const;

describe("building a set", () => {
  it("adds cards one by one, Doubles beside them", () => {
    const set = [6, 6, DOUBLE].reduce(addToSet, NOTHING);
    expect(written(cardsIn(set))).toBe("6-6-D");
  });

  it("begins again with another value and keeps the Doubles", () => {
    const set = [6, 6, DOUBLE, 9].reduce(addToSet, NOTHING);
    expect(written(cardsIn(set))).toBe("9-D");
  });

  it("keeps what is still in the hand when the hand changes", () => {
    expect(cardsIn(within(choiceOf([6, 6, DOUBLE]), [3, 6, 9]))).toEqual([6]);
  });
});

describe("the legal sets", () => {
  const following: Action[] = [playing([8, 8]), playing([8, DOUBLE]), playing([12, 12]), PASS];

  it("leave out passing", () => {
    expect(setsIn(following).map(written)).toEqual(["8-8", "8-D", "12-12"]);
  });

  it("light up the cards they are made of", () => {
    expect([...brightIn(following)].sort((one, other) => one - other)).toEqual([8, 12, DOUBLE]);
    expect([...brightIn([give(3), give(5)])]).toEqual([3, 5]);
  });

  it("are the house's word on a set", () => {
    expect(isLegal(following, playing([DOUBLE, 8]))).toBe(true);
    expect(isLegal(following, playing([8]))).toBe(false);
    expect(isLegal(following, PASS)).toBe(true);
  });

  it("tell how many of a value fit", () => {
    const fitting = (choice = NOTHING) => cardsIn(allThatFit(following, choice, 8, 3));
    expect(written(fitting())).toBe("8-8");
    expect(written(fitting(choiceOf([DOUBLE])))).toBe("8-D");
    expect(written(cardsIn(allThatFit([PASS], NOTHING, 5, 3)))).toBe("5-5-5");
  });
});

describe("pointing at cards that cannot answer", () => {
  it("means as many as the round asks for, if there are so many", () => {
    expect(meant(5, 3, 2)).toEqual(playing([5, 5]));
    expect(meant(5, 1, 2)).toEqual(playing([5]));
    expect(meant(DOUBLE, 1, 1)).toEqual(playing([DOUBLE]));
  });
});
