/**
 * Names for the cards on the screen, so that they travel.
 *
 * Cards of one kind look the same and views do not tell them apart. A card that lies where
 * one of its kind lay before is that one; one that lies somewhere new is one that left.
 */

export interface Lying {
  /** Where, with a number among its equals: `hand a5 1`, `row 0 aa 2`. */
  readonly at: string;
  /** Its code; null: face down and unknown. */
  readonly code: string | null;
}

export type Names = ReadonlyMap<string, { readonly name: string; readonly code: string | null }>;

export function named(before: Names, lying: readonly Lying[]): Names {
  const now = new Map<string, { name: string; code: string | null }>();
  for (const { at, code } of lying) {
    const old = before.get(at);
    if (old && (old.code === code || old.code === null)) now.set(at, { name: old.name, code });
  }
  const taken = new Set([...now.values()].map((card) => card.name));
  const left = [...before.values()].filter((card) => !taken.has(card.name));
  for (const { at, code } of lying) {
    if (now.has(at)) continue;
    const found = left.findIndex((card) => code !== null && card.code === code);
    const name = found < 0 ? fresh(code ?? at, taken) : (left.splice(found, 1)[0]?.name ?? at);
    taken.add(name);
    now.set(at, { name, code });
  }
  return now;
}

function fresh(stem: string, taken: ReadonlySet<string>): string {
  let number = 0;
  while (taken.has(`${stem}.${number}`)) number += 1;
  return `${stem}.${number}`;
}
