import { describe, expect, it } from "vitest";
import type { Legal } from "../../protocol";
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
  setsIn,
  within,
} from "./choice";

const legal = (...notations: string[]): Legal[] =>
  notations.map((notation, id) => ({ id, notation }));

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
  const following = legal("8-8", "8-D", "12-12", "pass");

  it("leave out passing", () => {
    expect(setsIn(following).map(written)).toEqual(["8-8", "8-D", "12-12"]);
  });

  it("light up the cards they are made of", () => {
    expect([...brightIn(following)].sort((one, other) => one - other)).toEqual([8, 12, DOUBLE]);
    expect([...brightIn(legal("give 3", "give 5"))]).toEqual([3, 5]);
  });

  it("know a set by its notation only", () => {
    expect(isLegal(following, "8-D")).toBe(true);
    expect(isLegal(following, "8")).toBe(false);
  });

  it("tell how many of a value fit", () => {
    const fitting = (choice = NOTHING) => cardsIn(allThatFit(following, choice, 8, 3));
    expect(written(fitting())).toBe("8-8");
    expect(written(fitting(choiceOf([DOUBLE])))).toBe("8-D");
    expect(written(cardsIn(allThatFit(legal("pass"), NOTHING, 5, 3)))).toBe("5-5-5");
  });
});

describe("pointing at cards that cannot answer", () => {
  it("means as many as the round asks for, if there are so many", () => {
    expect(meant(5, 3, 2)).toBe("5-5");
    expect(meant(5, 1, 2)).toBe("5");
    expect(meant(DOUBLE, 1, 1)).toBe("D");
  });
});
