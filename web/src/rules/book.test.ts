// @vitest-environment happy-dom

import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { api } from "../net/api";
import type { GameInfo, GameRules } from "../protocol";
import { texts } from "../text/texts.svelte";
import { around, bookOf, bookWith, headingOf, rulesOf } from "./book";

const game = (slug: string, rules: string) => ({ slug, rules }) as GameInfo;

/** Rule 4 was taken out one day. */
const BOOK: GameRules = {
  game: "magic-lantern",
  prefix: "FF",
  sections: [
    {
      name: "setup",
      rules: [
        { number: 1, decided: "rulebook" },
        { number: 2, decided: "partly" },
        { number: 3, decided: "ours" },
        { number: 5, decided: "rulebook" },
      ],
    },
    { name: "end", rules: [{ number: 19, decided: "rulebook" }] },
  ],
};

beforeAll(() => texts.speak("en"));

beforeEach(() => {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response("", { status: 400 })));
  vi.spyOn(api, "games").mockResolvedValue([game("magic-lantern", "FF"), game("bare", "")]);
  vi.spyOn(api, "rules").mockResolvedValue(BOOK);
});

test("a book is asked for once", async () => {
  expect(await bookOf("magic-lantern")).toBe(BOOK);
  expect(await bookOf("magic-lantern")).toBe(BOOK);
  expect(api.rules).toHaveBeenCalledTimes(1);
});

test.each(["bare", "chess"])("there is no book of %s", async (slug) => {
  expect(await bookOf(slug)).toBeNull();
});

test("a section has its rules with their words and marks", () => {
  const [setup] = BOOK.sections;
  if (setup === undefined) throw new Error("no section");
  const rules = rulesOf(BOOK, setup);
  expect(rules.map((rule) => rule.name)).toEqual(["FF-1", "FF-2", "FF-3", "FF-5"]);
  expect(rules.map((rule) => rule.decided)).toEqual(["rulebook", "partly", "ours", "rulebook"]);
  for (const rule of rules) expect(rule.text).not.toContain("-rule-");
});

test("a rule leads to its book and its neighbours", async () => {
  expect(await bookWith("FF-3")).toBe(BOOK);
  const names = (rule: string) => around(BOOK, rule).rules.map((one) => one.name);
  expect(names("FF-1")).toEqual(["FF-1", "FF-2"]);
  expect(names("FF-3")).toEqual(["FF-2", "FF-3", "FF-5"]);
  expect(names("FF-19")).toEqual(["FF-19"]);
  expect(around(BOOK, "FF-19").section).toBe("end");
});

test.each(["FF-0", "FF-4", "FF-22", "XX-1", "FF", "", "-1"])(
  "there is no rule %s",
  async (rule) => {
    expect(await bookWith(rule)).toBeNull();
  },
);

test("a section that only a package's game has is called as in its code", () => {
  expect(headingOf("setup")).toBe("Set-up");
  expect(headingOf("bidding_war")).toBe("Bidding war");
});
