import { expect, it } from "vitest";
import { HOUSE } from "./script";

it("the house script has the effects of all sixteen scenes", () => {
  expect([...HOUSE.keys()]).toEqual(Array.from({ length: 16 }, (_, at) => at + 1));
  expect([...HOUSE.values()].filter((effect) => effect.name === "none")).toEqual([]);
  expect(HOUSE.get(2)).toMatchObject({ timing: "scissors", must: true, name: "swap-higher" });
  expect(HOUSE.get(16)).toMatchObject({ name: "count", number: 0, slot: "first" });
});
