// @vitest-environment happy-dom

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
  localStorage.setItem("old", "1");
  kept("full").write(7);
  kept("old").write(2);
  expect(kept("full").read(0)).toBe(7);
  expect(kept("old").read(0)).toBe(2);
  vi.restoreAllMocks();
});

test("also where it may not even look", () => {
  vi.stubGlobal("localStorage", undefined);
  kept("forbidden").write(7);
  expect(kept("forbidden").read(0)).toBe(7);
  expect(kept("never").read(0)).toBe(0);
  vi.unstubAllGlobals();
});
