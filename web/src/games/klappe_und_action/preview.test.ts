import { describe, expect, it } from "vitest";
import { changedSlots, preview } from "./preview";
import { edited } from "./testing";

const FILM = [2, 4, 9, 11, 12, 13];

describe("the preview", () => {
  it("is the film itself while nothing is chosen", () => {
    const view = edited(FILM, "swap", 2);
    expect(preview(view, null)).toBe(view);
    expect(changedSlots(view, view).size).toBe(0);
  });

  it("swaps the scene that asks with the chosen slot", () => {
    const view = edited(FILM, "swap", 2);
    const after = preview(view, "slot 4");
    expect(after.film).toEqual([11, 4, 9, 2, 12, 13]);
    expect([...changedSlots(view, after)]).toEqual([1, 4]);
  });

  it("swaps the neighbours, and two others", () => {
    expect(preview(edited(FILM, "around", 4), "use").film).toEqual([9, 4, 2, 11, 12, 13]);
    expect(preview(edited(FILM, "second", 11, 1), "slot 6").film).toEqual([13, 4, 9, 11, 12, 2]);
  });

  it("takes a neighbour's number, which stays with the scene", () => {
    const view = edited(FILM, "number", 9);
    const after = preview(view, "slot 2");
    expect(after.film).toEqual(FILM);
    expect(after.numbers).toEqual([2, 4, 4, 11, 12, 13]);
    expect([...changedSlots(view, after)]).toEqual([3]);
  });

  it("moves a scene to an empty slot", () => {
    const view = edited([2, 0, 9, 12, 0, 0], "move-to", 12, 1);
    expect(preview(view, "slot 5").film).toEqual([0, 0, 9, 12, 2, 0]);
  });

  it("covers a scene", () => {
    const view = edited(FILM, "cover", 0);
    expect([...changedSlots(view, preview(view, "cover 3"))]).toEqual([3]);
  });

  it("shows nothing for a first step", () => {
    const view = edited(FILM, "first", 11);
    expect(preview(view, "slot 2").film).toEqual(FILM);
  });
});
