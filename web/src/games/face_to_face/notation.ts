/** Which card and pile a notation speaks of: "17 up", "17 help down", "end". */

import type { Legal } from "../../protocol";

/** The four piles as the seat to move speaks of them. */
export const PILES = ["up", "down", "help-up", "help-down"] as const;
export type Pile = (typeof PILES)[number];
/** A pile as its owner speaks of it. */
export type Kind = "up" | "down";

export interface Lay {
  readonly card: number;
  readonly pile: Pile;
}

export const END = "end";

const LAY = /^(\d+) (help )?(up|down)$/;

export function isPile(name: string | undefined): name is Pile {
  return (PILES as readonly (string | undefined)[]).includes(name);
}

export function pileOf(kind: Kind, mine: boolean): Pile {
  return mine ? kind : `help-${kind}`;
}

export function kindOf(pile: Pile): Kind {
  return pile === "up" || pile === "help-up" ? "up" : "down";
}

export function isHelp(pile: Pile): boolean {
  return pile !== kindOf(pile);
}

/** Null: it ends the turn, or speaks of something else. */
export function readLay(notation: string): Lay | null {
  const [, card, help, kind] = LAY.exec(notation) ?? [];
  if (card === undefined) return null;
  return { card: Number(card), pile: pileOf(kind as Kind, help === undefined) };
}

export function writeLay({ card, pile }: Lay): string {
  return `${card} ${pile.replace("-", " ")}`;
}

/** Where each card may go, for the cards that may go somewhere. */
export function targets(legal: readonly Legal[]): ReadonlyMap<number, readonly Pile[]> {
  const found = new Map<number, Pile[]>();
  for (const { notation } of legal) {
    const lay = readLay(notation);
    if (lay !== null) found.set(lay.card, [...(found.get(lay.card) ?? []), lay.pile]);
  }
  return found;
}
