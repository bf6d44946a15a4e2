import { expect, test } from "vitest";
import { freeName } from "./opening";

test("a name that nobody has is as it is", () => {
  expect(freeName("Guest", ["Ada", ""])).toBe("Guest");
});

test("a name that somebody has is counted", () => {
  expect(freeName("Guest", ["Guest"])).toBe("Guest 2");
  expect(freeName("Guest", ["Guest 2", "Guest"])).toBe("Guest 3");
});
