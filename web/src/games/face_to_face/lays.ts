/** What was laid: in the running turn, in the turn before it, and what lies in the piles. */

import type { Happened } from "../face";
import { isHelp, isPile, kindOf, type Kind, type Pile } from "./piles";
import type { Game, SideView, View } from "./protocol";

export type Deck = "gold" | "silver";

/** Against the pile's direction: a backwards trick, or help for the other. */
export type Jump = "backwards" | "help";

export interface Lain {
  readonly seat: number;
  readonly card: number;
  readonly pile: Pile;
  /** The card it went on. */
  readonly top: number;
  readonly jump: Jump | null;
}

export interface Turn {
  readonly seat: number;
  readonly lays: readonly Lain[];
}

export interface PileCard {
  readonly deck: Deck;
  readonly card: number;
}

export interface Course {
  readonly lays: readonly Lain[];
  readonly running: readonly Lain[];
  /** The turn before the running one. */
  readonly before: Turn | null;
}

export function deckOf(seat: number): Deck {
  return seat === 0 ? "gold" : "silver";
}

export function sideOf(view: View, seat: number): SideView {
  return view[deckOf(seat)];
}

export function jumpOf(pile: Pile, card: number, top: number): Jump | null {
  if (isHelp(pile)) return "help";
  const forwards = kindOf(pile) === "up" ? card > top : card < top;
  return forwards ? null : "backwards";
}

/** How far a card went on its pile, with a real minus sign. */
export function distance({ card, top }: Lain): string {
  return card < top ? `−${top - card}` : `+${card - top}`;
}

/** A card that somebody else has just laid, and the moment when. */
export interface News extends Pick<Lain, "seat" | "pile"> {
  readonly seq: number;
}

export function newsIn(fresh: readonly Happened<Game>[]): readonly News[] {
  return fresh.flatMap(({ seq, event }) =>
    event.event === "laid" && isPile(event.pile)
      ? [{ seat: event.seat, pile: event.pile, seq }]
      : [],
  );
}

export function courseOf(happened: readonly Happened<Game>[]): Course {
  const lays: Lain[] = [];
  let running: Lain[] = [];
  let before: Turn | null = null;
  for (const { event } of happened) {
    switch (event.event) {
      case "laid":
        if (isPile(event.pile)) {
          const { seat, card, pile, top } = event;
          const lay = { seat, card, pile, top, jump: jumpOf(pile, card, top) };
          lays.push(lay);
          running.push(lay);
        }
        break;
      case "drew":
      case "drew-cards":
        before = { seat: event.seat, lays: running };
        running = [];
        break;
    }
  }
  return { lays, running, before };
}

/** Whose pile it is that a card was laid on. */
export function ownerOf(lay: Pick<Lain, "seat" | "pile">): number {
  return isHelp(lay.pile) ? 1 - lay.seat : lay.seat;
}

export function laidOn<Some extends Pick<Lain, "seat" | "pile">>(
  lays: readonly Some[],
  owner: number,
  kind: Kind,
): readonly Some[] {
  return lays.filter((lay) => ownerOf(lay) === owner && kindOf(lay.pile) === kind);
}

/** The row cards, which belong to nobody's deck. */
export const ROW: Readonly<Record<Kind, number>> = { up: 1, down: 60 };

/** The topmost cards of a pile, top first. The view has the last word on what is on top. */
export function pileCards(
  lays: readonly Lain[],
  owner: number,
  kind: Kind,
  top: number,
  most: number,
): readonly PileCard[] {
  if (top === ROW[kind]) return [];
  const told = laidOn(lays, owner, kind)
    .slice(-most)
    .reverse()
    .map(({ seat, card }) => ({ deck: deckOf(seat), card }));
  return told[0]?.card === top ? told : [{ deck: deckOf(owner), card: top }];
}

export interface Tally {
  readonly backwards: number;
  readonly help: number;
}

export function tally(lays: readonly Lain[], seat: number): Tally {
  const count = (jump: Jump) => lays.filter((lay) => lay.seat === seat && lay.jump === jump).length;
  return { backwards: count("backwards"), help: count("help") };
}
