import { describe, expect, it } from "vitest";
import { seatingOf } from "./seating";

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
