/**
 * What each game does with the stream of a deal: the table in docs/verifiable-deals.md, implemented
 * a second time, without the code that dealt. A game's own part is `games/<module>/deal.ts`.
 */

import type { Json } from "../games/face";
import { bySlug } from "../games/found";
import type { Stream } from "./seeds";

/** Somebody's cards, in any order. */
export type Hand = readonly (number | string)[];

/** A deal as the seats were told of it. */
export interface Deal {
  readonly options: Json;
  /** Counted from 0 within the game. */
  readonly number: number;
  /** By seat: all that it was told from the start of the game to this deal. */
  readonly told: readonly (readonly Json[])[];
}

/** The hands by seat. */
export type Dealing = (stream: Stream, deal: Deal) => Hand[];

const DEALINGS = bySlug(import.meta.glob<Dealing>("../games/*/deal.ts", { import: "dealing" }));

/** How a game deals; null: these pages cannot recompute it. */
export async function dealingOf(game: string): Promise<Dealing | null> {
  return (await DEALINGS.get(game)?.()) ?? null;
}

export const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, place) => from + place);

/** The last event of a kind that somebody was told. */
export function last(events: readonly Json[] | undefined, kind: string): Json {
  return events?.findLast((event) => event["event"] === kind) ?? {};
}

export function sameCards(one: Hand, other: Hand | undefined): boolean {
  return other !== undefined && [...one].sort().join() === [...other].sort().join();
}
