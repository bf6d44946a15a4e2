/** The four piles, and where the server lets the cards go. */

import type { Action, End, Lay } from "./protocol";

/** The four piles as the seat to move speaks of them. */
export type Pile = Lay["pile"];
export const PILES: readonly Pile[] = ["up", "down", "help-up", "help-down"];
/** A pile as its owner speaks of it. */
export type Kind = "up" | "down";

export const END: End = { kind: "end" };

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

/** The card and the pile that an action speaks of; null: it ends the turn, or there is none. */
export function layOf(action: Action | null | undefined): Lay | null {
  return action?.kind === "lay" ? action : null;
}

/** Where each card may go, for the cards that may go somewhere. */
export function targets(legal: readonly Action[]): ReadonlyMap<number, readonly Pile[]> {
  const found = new Map<number, Pile[]>();
  for (const action of legal) {
    if (action.kind !== "lay") continue;
    found.set(action.card, [...(found.get(action.card) ?? []), action.pile]);
  }
  return found;
}
