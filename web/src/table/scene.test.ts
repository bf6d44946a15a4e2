import { expect, test } from "vitest";
import { nameOf, namesOf } from "./scene";

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
