import { describe, expect, it } from "vitest";
import { careerOf, ladderOf, seatingOf } from "./seating";

const options = { careers: "director+producer" };

describe("seating", () => {
  it("puts the viewer at the bottom and the others clockwise from the left", () => {
    expect(seatingOf([3, 1, 0, 2], 1)).toEqual({ left: [0], top: [2], right: [3], bottom: 1 });
  });

  it.each([2, 3, 4, 5, 6, 7, 8])("seats all of %i, once each", (seats) => {
    const order = Array.from({ length: seats }, (_, seat) => seat);
    const { left, top, right } = seatingOf(order, 0);
    expect([...left, ...top, ...right]).toEqual(order.slice(1));
    expect(left).toHaveLength(right.length);
  });

  it("seats everybody around for somebody who watches", () => {
    const { left, top, right, bottom } = seatingOf([2, 0, 1], -1);
    expect([...left, ...top, ...right]).toEqual([2, 0, 1]);
    expect(bottom).toBeNull();
  });
});

describe("careers", () => {
  it("run from Megastar to Dishwasher", () => {
    expect(ladderOf({ options })).toEqual(["megastar", "director", "producer", "dishwasher"]);
    expect(ladderOf({ options: { careers: "" } })).toEqual(["megastar", "dishwasher"]);
  });

  it("come with the second deal and follow the seating", () => {
    const order = [2, 0, 3, 1];
    expect(careerOf({ options, deal: 1, order }, 2)).toBe("none");
    expect(careerOf({ options, deal: 2, order }, 0)).toBe("director");
  });
});
