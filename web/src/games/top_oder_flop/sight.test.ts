import { expect, it } from "vitest";
import { among, signed } from "./sight";

it("counts equal cards of one place", () => {
  expect(among("hand", ["a5", "c5", "a5"]).map(({ at }) => at)).toEqual([
    "hand a5 0",
    "hand c5 0",
    "hand a5 1",
  ]);
});

it("writes signs as people do", () => {
  expect([signed(-3), signed(3), signed(3, true), signed(0, true)]).toEqual(["−3", "3", "+3", "0"]);
});
