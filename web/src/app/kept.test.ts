import { expect, test, vi } from "vitest";
import { kept } from "./kept";

test("what was written is read again", () => {
  kept<string[]>("names").write(["Ada"]);
  expect(kept<string[]>("names").read([])).toEqual(["Ada"]);
  expect(localStorage.getItem("names")).toBe('["Ada"]');
});

test("what was never written is as usual", () => {
  expect(kept("nothing").read(7)).toBe(7);
});

test("rubbish is as usual", () => {
  localStorage.setItem("rubbish", "{");
  expect(kept("rubbish").read(7)).toBe(7);
});

test("where the browser may not remember, the tab does", () => {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new Error("full");
  });
  kept("full").write(7);
  expect(kept("full").read(0)).toBe(7);
});
