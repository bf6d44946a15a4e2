/** Cards and sets, and how people write them: `6-6-D` are two sixes and a Double. */

import type { Action } from "./protocol";

/** The number a Double has in views and events. */
export const DOUBLE = 14;

export function label(card: number): string {
  return card === DOUBLE ? "D" : String(card);
}

/** Lowest first, Doubles last: the one way to write a set. */
export function written(cards: readonly number[]): string {
  return [...cards]
    .sort((one, other) => one - other)
    .map(label)
    .join("-");
}

/** The cards that an action speaks of; none when it passes. */
export function cardsOf(action: Action | null | undefined): readonly number[] {
  switch (action?.kind) {
    case "play":
      return action.cards;
    case "give":
      return [action.card];
    default:
      return [];
  }
}

export interface Group {
  readonly value: number;
  readonly count: number;
}

/** A hand as stacks of equal cards, lowest first. */
export function groupsOf(cards: readonly number[]): Group[] {
  const counts = new Map<number, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts]
    .map(([value, count]) => ({ value, count }))
    .sort((one, other) => one.value - other.value);
}
