/** The round on the table, and the deals played, from what the viewer was told. */

import type { Happened, Position } from "../face";
import type { Game, GiftPassed, View } from "./protocol";

export interface Act {
  readonly seq: number;
  readonly seat: number;
  /** The set, lowest first; nothing: passed. */
  readonly cards: readonly number[] | null;
}

export interface Round {
  readonly acts: readonly Act[];
  /** Who won it: it stays on the table until somebody leads the next one. */
  readonly winner: number | null;
}

const EMPTY: Round = { acts: [], winner: null };

export function roundOf(happened: readonly Happened<Game>[]): Round {
  let round: { acts: Act[]; winner: number | null } | null = null;
  for (const { seq, event } of happened) {
    switch (event.event) {
      case "deal-begins":
        round = null;
        break;
      case "played":
      case "passed": {
        const cards = event.event === "played" ? event.cards : null;
        const act = { seq, seat: event.seat, cards };
        if (round === null || round.winner !== null) round = { acts: [act], winner: null };
        else round.acts.push(act);
        break;
      }
      case "round-won":
        if (round !== null) round.winner = event.seat;
        break;
    }
  }
  return round ?? EMPTY;
}

/** The highest set is the last one: each has to beat the one before. */
export function highest(round: Round): Act | undefined {
  return round.acts.findLast((act) => act.cards !== null);
}

export interface Deal {
  readonly deal: number;
  /** The order of finishing, and what each position was worth. */
  readonly order: readonly number[];
  readonly gained: readonly number[];
  /** All points after it, by seat. */
  readonly points: readonly number[];
}

export function dealsOf(happened: readonly Happened<Game>[]): Deal[] {
  return happened.flatMap(({ event }) => (event.event === "deal-ended" ? [event] : []));
}

/**
 * Everybody by career, highest first, and each seat's career. Once a deal is over these are the ones
 * it brought, although nobody has a new seat before the next one.
 */
export function careersIn({ view, happened }: Pick<Position<Game>, "view" | "happened">): {
  readonly order: readonly number[];
  readonly careers: readonly string[];
} {
  const last = happened.findLast(
    ({ event: { event } }) => event === "deal-begins" || event === "deal-ended",
  )?.event;
  if (last?.event !== "deal-ended") return view;
  const { order } = last;
  return { order, careers: view.careers.map((_, seat) => view.ladder[order.indexOf(seat)] ?? "") };
}

/** The viewer's own cards as they were dealt for the running deal, before the exchange. */
export function dealtIn(happened: readonly Happened<Game>[]): readonly number[] {
  for (const { event } of happened.toReversed()) {
    if (event.event === "dealt") return event.cards;
  }
  return [];
}

/** With whom the viewer exchanges in the running deal, if with anybody. */
export function partnerIn(happened: readonly Happened<Game>[]): number | null {
  for (const { event } of happened.toReversed()) {
    if (event.event === "received") return event.seat;
    if (event.event === "gave") return event.to;
    if (event.event === "deal-begins") return null;
  }
  return null;
}

/** The gifts between others in the running deal, as far as they were given. */
export function giftsIn(happened: readonly Happened<Game>[]): readonly GiftPassed[] {
  const begun = happened.findLastIndex(({ event }) => event.event === "deal-begins");
  return happened
    .slice(begun + 1)
    .flatMap(({ event }) => (event.event === "gift-passed" ? [event] : []));
}

/** Whether somebody leads in the running deal: nobody exchanges any more. */
export function hasLead(happened: readonly Happened<Game>[]): boolean {
  const last = happened.findLast(
    ({ event: { event } }) => event === "deal-begins" || event === "leads",
  );
  return last?.event.event === "leads";
}

/**
 * The names under which a round's cards travel, for each act. The viewer's own have the names
 * they had in the hand (`handName`): the last of their value, since the first ones stay.
 */
export function cardNames(round: Round, view: Pick<View, "seat" | "deal" | "hand">): string[][] {
  const left = new Map<number, number>();
  for (const card of view.hand) left.set(card, (left.get(card) ?? 0) + 1);
  // From the last act to the first: what lies later was still in the hand before.
  return round.acts
    .toReversed()
    .map(({ seq, seat, cards }) =>
      (cards ?? []).map((card, place) => {
        if (seat !== view.seat) return `${view.deal}-${seat}-${seq}-${place}`;
        const index = left.get(card) ?? 0;
        left.set(card, index + 1);
        return handName(view.deal, card, index);
      }),
    )
    .toReversed();
}

export function handName(deal: number, card: number, index: number): string {
  return `${deal}-own-${card}-${index}`;
}
