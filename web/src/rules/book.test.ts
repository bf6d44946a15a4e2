import { beforeAll, describe, expect, test } from "vitest";
import { texts } from "../text/texts.svelte";
import { around, bookOf, bookWith, ruleOf, rulesOf } from "./book";

const GAMES = ["face-to-face", "hollywood-poker", "top-oder-flop", "klappe-und-action"];

beforeAll(() => texts.speak("en"));

describe.each(GAMES)("the book of %s", (game) => {
  const book = bookOf(game);
  if (book === null) throw new Error(`no book for ${game}`);

  test("has every rule once, and no more", () => {
    const rules = book.sections.flatMap((section) => rulesOf(book, section));
    expect(rules.map((rule) => rule.name)).toEqual(
      rules.map((_, at) => `${book.prefix}-${at + 1}`),
    );
    for (const rule of rules) expect(rule.text).not.toContain("-rule-");
    expect(texts.knows(`${book.prefix.toLowerCase()}-rule-${rules.length + 1}`)).toBe(false);
  });

  test("names its sections", () => {
    for (const { name } of book.sections) expect(texts.knows(`rules-section-${name}`)).toBe(true);
  });
});

test("a decision of ours is marked, and its words are left out", () => {
  const book = bookOf("face-to-face");
  if (book === null) throw new Error("no book");
  expect(ruleOf(book, 17)).toEqual({
    name: "FF-17",
    text: "A first card is allowed only if a second one can follow it.",
    ours: "whole",
  });
  expect(ruleOf(book, 16).ours).toBeNull();
});

test("a rule leads to its book and its neighbours", () => {
  const book = bookWith("HP-5");
  expect(book?.game).toBe("hollywood-poker");
  if (book === null) return;
  expect(around(book, "HP-5").rules.map((rule) => rule.name)).toEqual(["HP-5"]);
  expect(around(book, "HP-11").rules.map((rule) => rule.name)).toEqual(["HP-10", "HP-11", "HP-12"]);
});

test.each(["FF-0", "FF-22", "XX-1", "FF", ""])("there is no rule %s", (rule) => {
  expect(bookWith(rule)).toBeNull();
});
