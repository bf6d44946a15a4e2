/** The rules of each game: how they are called, in which order they are read, which are ours. */

import { say } from "../text/texts.svelte";

interface Section {
  readonly name: string;
  readonly first: number;
  readonly last: number;
}

export interface Book {
  readonly game: string;
  /** What rule numbers begin with, as in FF-7. */
  readonly prefix: string;
  readonly sections: readonly Section[];
  /** Rules that are in part our decision; where all of a rule is, its text says so itself. */
  readonly partlyOurs: readonly number[];
}

function sections(...parts: readonly (readonly [name: string, last: number])[]): Section[] {
  let first = 1;
  return parts.map(([name, last]) => {
    const section = { name, first, last };
    first = last + 1;
    return section;
  });
}

const BOOKS: readonly Book[] = [
  {
    game: "face-to-face",
    prefix: "FF",
    sections: sections(["setup", 3], ["turn", 14], ["end", 19], ["sight", 21]),
    partlyOurs: [],
  },
  {
    game: "hollywood-poker",
    prefix: "HP",
    sections: sections(
      ["setup", 4],
      ["double", 5],
      ["exchange", 8],
      ["play", 15],
      ["finishing", 18],
      ["match", 22],
      ["sight", 23],
    ),
    partlyOurs: [1, 2, 3, 6, 8, 10, 12, 14, 16, 19, 20, 21],
  },
  {
    game: "top-oder-flop",
    prefix: "TF",
    sections: sections(
      ["setup", 6],
      ["turn", 13],
      ["display", 14],
      ["sides", 18],
      ["change", 23],
      ["completed", 25],
      ["scoring", 32],
      ["sight", 33],
      ["deck", 34],
    ),
    partlyOurs: [26, 33, 34],
  },
  {
    game: "klappe-und-action",
    prefix: "KA",
    sections: sections(
      ["material", 2],
      ["acts", 6],
      ["filming", 10],
      ["editing", 13],
      ["closing", 17],
      ["solo", 24],
      ["sight", 25],
      ["script", 26],
    ),
    partlyOurs: [2, 5, 9, 10, 12, 16, 20, 21, 22, 23, 26],
  },
];

export interface Rule {
  /** As FF-7. */
  readonly name: string;
  readonly text: string;
  readonly ours: "whole" | "part" | null;
}

export function bookOf(game: string): Book | null {
  return BOOKS.find((book) => book.game === game) ?? null;
}

/** The book that a rule such as FF-7 stands in. */
export function bookWith(rule: string): Book | null {
  const [prefix, number] = rule.split("-");
  const book = BOOKS.find((one) => one.prefix === prefix);
  const last = book?.sections.at(-1)?.last ?? 0;
  return book !== undefined && Number(number) >= 1 && Number(number) <= last ? book : null;
}

export function ruleOf(book: Book, number: number): Rule {
  const name = `${book.prefix}-${number}`;
  const text = say(`${book.prefix.toLowerCase()}-rule-${number}`);
  const mark = say("rules-decided-words");
  if (text.endsWith(mark)) return { name, text: text.slice(0, -mark.length).trim(), ours: "whole" };
  return { name, text, ours: book.partlyOurs.includes(number) ? "part" : null };
}

export function rulesOf(book: Book, { first, last }: Section): Rule[] {
  return Array.from({ length: last - first + 1 }, (_, at) => ruleOf(book, first + at));
}

/** A rule with the ones before and after it in its section. */
export function around(book: Book, rule: string): { section: string; rules: Rule[] } {
  const number = Number(rule.split("-")[1]);
  const section = book.sections.find(({ first, last }) => first <= number && number <= last);
  if (section === undefined) return { section: "", rules: [] };
  const first = Math.max(section.first, number - 1);
  const last = Math.min(section.last, number + 1);
  return { section: section.name, rules: rulesOf(book, { ...section, first, last }) };
}
