import { describe, expect, it } from "vitest";
import { frames } from "./check";
import { scriptOf } from "./script";
import { edited } from "./testing";

const house = scriptOf("house");
const falls = (film: readonly number[], covered: readonly number[] = []): number[] =>
  frames({ ...edited(film, "cover", 0), covered }, house)
    .filter((frame) => frame.falls)
    .map((frame) => frame.slot);

describe("the run through the strip", () => {
  it("finds no fall in a film in order, gaps and equal numbers included", () => {
    expect(falls([3, 5, 9, 9, 12, 16])).toEqual([]);
  });

  it("shows where the number falls", () => {
    expect(falls([3, 9, 5, 10, 12, 16])).toEqual([3]);
  });

  it("passes over a reshoot", () => {
    expect(falls([3, 9, 5, 10, 12, 16], [2])).toEqual([]);
  });

  it("shows a flash-forward as what it counts", () => {
    const film = edited([16, 2, 4, 7, 8, 11], "cover", 0);
    expect(frames(film, house).map((frame) => frame.number)).toEqual([0, 2, 4, 7, 8, 11]);
  });
});
