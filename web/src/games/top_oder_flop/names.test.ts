import { expect, it } from "vitest";
import { named, type Names } from "./names";

const NOBODY: Names = new Map();
const nameAt = (names: Names, at: string) => names.get(at)?.name;

it("keeps a card's name when it goes from the hand to a film", () => {
  const before = named(NOBODY, [{ at: "hand ac3 0", code: "ac3" }]);
  const after = named(before, [{ at: "top aa ac3 0", code: "ac3" }]);
  expect(nameAt(after, "top aa ac3 0")).toBe(nameAt(before, "hand ac3 0"));
});

it("does not swap names among cards that look the same", () => {
  const before = named(NOBODY, [
    { at: "flop aa a5 0", code: "a5" },
    { at: "hand a5 0", code: "a5" },
  ]);
  const after = named(before, [
    { at: "top aa a5 0", code: "a5" },
    { at: "flop aa a5 0", code: "a5" },
  ]);
  expect(nameAt(after, "flop aa a5 0")).toBe(nameAt(before, "flop aa a5 0"));
  expect(nameAt(after, "top aa a5 0")).toBe(nameAt(before, "hand a5 0"));
});

it("keeps the name of a face-down card when it is turned over", () => {
  const before = named(NOBODY, [{ at: "row 1 aa 1", code: null }]);
  const after = named(before, [{ at: "row 1 aa 1", code: "a5" }]);
  expect(nameAt(after, "row 1 aa 1")).toBe(nameAt(before, "row 1 aa 1"));
});

it("gives every card a name of its own", () => {
  const names = named(NOBODY, [
    { at: "hand a5 0", code: "a5" },
    { at: "hand a5 1", code: "a5" },
    { at: "row 1 aa 1", code: null },
    { at: "row 1 aa 2", code: null },
  ]);
  expect(new Set([...names.values()].map((card) => card.name)).size).toBe(4);
});
