/** Cards and sets as the house writes them: `6-6-D` are two sixes and a Double. */

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

function cardOf(text: string): number {
  return text === "D" ? DOUBLE : Number(text);
}

/** What a legal action does, read from its notation. */
export type Deed =
  | { readonly kind: "play"; readonly cards: readonly number[] }
  | { readonly kind: "give"; readonly cards: readonly number[] }
  | { readonly kind: "pass" };

const GIVE = "give ";

export function deedOf(notation: string): Deed {
  if (notation === "pass") return { kind: "pass" };
  if (notation.startsWith(GIVE)) {
    return { kind: "give", cards: [cardOf(notation.slice(GIVE.length))] };
  }
  return { kind: "play", cards: notation.split("-").map(cardOf) };
}

export function gift(card: number): string {
  return GIVE + label(card);
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
