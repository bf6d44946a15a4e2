/**
 * Building a set, or a gift, from a hand. Equal cards are identical, so a choice is a number
 * of cards for each value. Whether the server takes it stands in the legal actions.
 */

import { find } from "../actions";
import { DOUBLE, cardsOf, groupsOf } from "./cards";
import type { Action, Play } from "./protocol";

export type Choice = ReadonlyMap<number, number>;

export const NOTHING: Choice = new Map();

export function chosen(choice: Choice, value: number): number {
  return choice.get(value) ?? 0;
}

export function withCount(choice: Choice, value: number, count: number): Choice {
  const next = new Map(choice);
  if (count > 0) next.set(value, count);
  else next.delete(value);
  return next;
}

export function cardsIn(choice: Choice): number[] {
  return [...choice]
    .sort(([one], [other]) => one - other)
    .flatMap(([value, count]) => Array<number>(count).fill(value));
}

export function choiceOf(cards: readonly number[]): Choice {
  return new Map(groupsOf(cards).map(({ value, count }) => [value, count]));
}

/** What of a choice is still in the hand. */
export function within(choice: Choice, hand: readonly number[]): Choice {
  const held = choiceOf(hand);
  return new Map(
    [...choice]
      .map(([value, count]) => [value, Math.min(count, chosen(held, value))] as const)
      .filter(([, count]) => count > 0),
  );
}

/** One more card; another value than before begins a new set, with the Doubles chosen so far. */
export function addToSet(choice: Choice, value: number): Choice {
  return withCount(ofOneValue(choice, value), value, chosen(choice, value) + 1);
}

function ofOneValue(choice: Choice, value: number): Choice {
  if (value === DOUBLE) return choice;
  return new Map([...choice].filter(([other]) => other === value || other === DOUBLE));
}

/** The sets among the legal actions. */
export function setsIn(legal: readonly Action[]): (readonly number[])[] {
  return legal.flatMap((action) => (action.kind === "play" ? [action.cards] : []));
}

/** The values that have a part in some legal action: the bright cards of a hand. */
export function brightIn(legal: readonly Action[]): Set<number> {
  return new Set(legal.flatMap(cardsOf));
}

export function isLegal(legal: readonly Action[], action: Action): boolean {
  return find(legal, action) !== undefined;
}

/** To play these cards; the server lists them lowest first, Doubles last. */
export function playing(cards: readonly number[]): Play {
  return { kind: "play", cards: [...cards].sort((one, other) => one - other) };
}

/** All cards of a value that fit: the largest legal set of it, with the Doubles chosen so far. */
export function allThatFit(
  legal: readonly Action[],
  choice: Choice,
  value: number,
  count: number,
): Choice {
  const doubles = value === DOUBLE ? 0 : chosen(choice, DOUBLE);
  const fitting = setsIn(legal).filter(
    (set) =>
      set.includes(value) &&
      set.every((card) => card === value || card === DOUBLE) &&
      (value === DOUBLE || set.filter((card) => card === DOUBLE).length === doubles),
  );
  const most = fitting.map((set) => set.filter((card) => card === value).length);
  return withCount(ofOneValue(choice, value), value, most.length > 0 ? Math.max(...most) : count);
}

/** The set somebody means who points at cards that cannot answer: as many as are asked for. */
export function meant(value: number, count: number, asked: number): Play {
  return playing(Array<number>(Math.min(count, Math.max(1, asked))).fill(value));
}
