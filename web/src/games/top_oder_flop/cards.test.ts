import { describe, expect, it } from "vitest";
import { cardCalled, pairOf, printOn } from "./cards";

describe("what is printed on a card", () => {
  it.each([
    ["ac3", { kind: "influence", films: ["aa", "cc"], worth: 3 }],
    ["t5", { kind: "influence", films: ["tt"], worth: 5 }],
    ["tf-3", { kind: "change", change: "tf", worth: -3 }],
    ["any+3", { kind: "change", change: "any", worth: 3 }],
  ])("%s", (code, print) => {
    expect(printOn(code)).toEqual(print);
  });
});

describe("how actions call a card at a film", () => {
  it("leaves out the value, but for fives", () => {
    expect(pairOf("ad2")).toBe("ad");
    expect(pairOf("a5")).toBe("a5");
  });

  it("means the lowest of a pair", () => {
    expect(cardCalled("ad", ["ad4", "ac1", "ad2"])).toBe("ad2");
    expect(cardCalled("dr", ["ad4"])).toBeUndefined();
  });
});
