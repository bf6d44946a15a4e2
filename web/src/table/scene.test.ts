import { expect, test } from "vitest";
import { nameOf, namesOf, wonBy } from "./scene";

test("a bot goes by a name of its own", () => {
  expect(namesOf([{ name: "Mia" }, { bot: "easy" }, { bot: "strong" }])).toEqual([
    "Mia",
    "Bo",
    "Cleo",
  ]);
});

test("a bot takes another name where somebody has its own", () => {
  const seats = [{ name: "bo" }, { bot: "easy" }, { bot: "easy" }];
  expect(nameOf(seats, 1)).toBe("Joris");
  expect(nameOf(seats, 2)).toBe("Cleo");
});

test("the viewer has won or lost; who watches has neither", () => {
  const outcome = { winners: [1, 2] };
  expect(wonBy({ seat: 1, outcome })).toBe(true);
  expect(wonBy({ seat: 0, outcome })).toBe(false);
  expect(wonBy({ seat: -1, outcome })).toBeNull();
  expect(wonBy({ seat: 1, outcome: null })).toBeNull();
  expect(wonBy({ seat: 1, outcome: { reason: "a game without winners" } })).toBeNull();
});
