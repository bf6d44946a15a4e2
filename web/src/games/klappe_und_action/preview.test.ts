import { describe, expect, it } from "vitest";
import { changedSlots, preview } from "./preview";
import { edited, previewOf } from "./testing";

const FILM = [2, 4, 9, 11, 12, 13];

describe("the preview", () => {
  const swap = previewOf({ action: "slot 4", film: [11, 4, 9, 2, 12, 13] });
  const view = { ...edited(FILM, "swap", 2), previews: [swap] };

  it("is what the view says of the answer", () => {
    expect(preview(view, { kind: "choose-slot", slot: 4, notation: "slot 4" })).toBe(swap);
    expect(preview(view, { kind: "step", step: "skip", notation: "skip" })).toBeNull();
    expect(preview(view, null)).toBeNull();
  });

  it("differs where scenes change places, take a number or are covered", () => {
    expect(changedSlots(view, view).size).toBe(0);
    expect([...changedSlots(view, swap)]).toEqual([1, 4]);
    const numbers = [2, 4, 4, 11, 12, 13];
    expect([...changedSlots(view, { ...view, numbers })]).toEqual([3]);
    expect([...changedSlots(view, { ...view, covered: [5] })]).toEqual([5]);
  });
});
