import { describe, expect, it } from "vitest";
import { parse, scriptOf } from "./script";

describe("the script", () => {
  it("reads all sixteen effects of the house script", () => {
    const house = scriptOf("house");
    expect([...house.keys()]).toEqual(Array.from({ length: 16 }, (_, at) => at + 1));
    expect([...house.values()].filter((effect) => effect.name === "none")).toEqual([]);
    expect(house.get(2)).toEqual({ scene: 2, timing: "scissors", must: true, name: "swap-higher" });
    expect(house.get(16)?.count).toEqual({ number: 0, slot: "first" });
  });

  it("reads a script of somebody's own, as the house sends it", () => {
    const own = parse(
      "1 no effect\n2 camera must move a scene\n3 megaphone count as 17 on the last slot",
    );
    expect(own.get(1)).toEqual({ scene: 1, timing: "none", must: false, name: "none" });
    expect(own.get(2)).toEqual({ scene: 2, timing: "camera", must: true, name: "move" });
    expect(own.get(3)?.count).toEqual({ number: 17, slot: "last" });
  });
});
