import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { faceOf } from ".";
import { bySlug } from "./found";

beforeEach(() => {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response("", { status: 400 })));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test("a folder's name with hyphens is the slug", () => {
  const found = bySlug({ "../games/magic_lantern/deal.ts": 1, "./zoetrope/index.ts": 2 });
  expect([...found]).toEqual([
    ["magic-lantern", 1],
    ["zoetrope", 2],
  ]);
});

test.each(["magic-lantern", "constructor", "found.ts", ".."])(
  "a game without a folder has the plain face: %s",
  async (game) => {
    const face = await faceOf(game);
    expect(face.action({ kind: "lay", card: 3, notation: "3 up" })).toBe("3 up");
  },
);
