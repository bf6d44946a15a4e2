/** The rules of a game as its table has them: in which order they are read, which are ours. */

import { api } from "../net/api";
import { games } from "../net/games";
import type { GameRules, RuleInfo, RuleSection } from "../protocol";
import { readable, saidIfKnown } from "../games/words";
import { say } from "../text/texts.svelte";

export type Book = GameRules;

export interface Rule {
  /** As FF-7. */
  readonly name: string;
  readonly text: string;
  readonly decided: RuleInfo["decided"];
}

/** Each book is asked for once: it changes only with the server. */
const asked = new Map<string, Promise<Book>>();

/** Null if there is no such game, or if its rules are not numbered. */
export async function bookOf(game: string): Promise<Book | null> {
  const known = (await games()).find((one) => one.slug === game);
  if (known === undefined || known.rules === "") return null;
  let book = asked.get(game);
  if (book === undefined) {
    book = api.rules(game);
    asked.set(game, book);
    book.catch(() => asked.delete(game)); // the next one asks again
  }
  return book;
}

/** The book that a rule such as FF-7 stands in. */
export async function bookWith(rule: string): Promise<Book | null> {
  const prefix = rule.split("-")[0] ?? "";
  const game = (await games()).find((one) => one.rules !== "" && one.rules === prefix);
  const book = game === undefined ? null : await bookOf(game.slug);
  return book !== null && sectionWith(book, rule) !== undefined ? book : null;
}

export function rulesOf(book: Book, section: RuleSection): Rule[] {
  return section.rules.map(({ number, decided }) => ({
    name: `${book.prefix}-${number}`,
    text: say(`${book.prefix.toLowerCase()}-rule-${number}`),
    decided,
  }));
}

/** The heading of a section; one that only a package's game has is called as in its code. */
export function headingOf(section: string): string {
  return saidIfKnown(`rules-section-${section}`) ?? readable(section);
}

/** A rule with the ones before and after it in its section. */
export function around(book: Book, rule: string): { section: string; rules: Rule[] } {
  const section = sectionWith(book, rule);
  if (section === undefined) return { section: "", rules: [] };
  const rules = rulesOf(book, section);
  const place = rules.findIndex((one) => one.name === rule);
  return { section: section.name, rules: rules.slice(Math.max(place - 1, 0), place + 2) };
}

function sectionWith(book: Book, rule: string): RuleSection | undefined {
  return book.sections.find(({ rules }) =>
    rules.some(({ number }) => `${book.prefix}-${number}` === rule),
  );
}
