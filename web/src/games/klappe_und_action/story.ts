/** What the events tell of the acts: how each was closed, and when the film was checked. */

import type { Happened } from "../face";
import type { Game } from "./protocol";

type Told = Happened<Game>["event"];

export interface Act {
  readonly act: number;
  readonly director: number;
  readonly slots: number;
  /** Reshoots used in this act. */
  readonly used: number;
  /** Reshoots that a lost act would have needed. */
  readonly needed: number;
  readonly end: "open" | "succeeded" | "lost";
}

function after(act: Act, event: Told): Act {
  switch (event.event) {
    case "covered":
      return { ...act, used: act.used + 1 };
    case "succeeded":
      return { ...act, end: "succeeded" };
    case "lost":
      return { ...act, end: "lost", needed: event.needed };
    default:
      return act;
  }
}

export function actsOf(happened: readonly Happened<Game>[]): readonly Act[] {
  const acts: Act[] = [];
  for (const { event: told } of happened) {
    if (told.event === "act") {
      const { act, seat, slots } = told;
      acts.push({ act, director: seat, slots, used: 0, needed: 0, end: "open" });
    }
    const last = acts.at(-1);
    if (last !== undefined) acts[acts.length - 1] = after(last, told);
  }
  return acts;
}

const CHECKS: ReadonlySet<string | undefined> = new Set(["needed", "succeeded", "lost"]);

/** Where the film was checked, if nothing was done since; else -1. */
export function latestCheck(happened: readonly Happened<Game>[]): number {
  const last = happened.findLastIndex(
    ({ event }) => event.event !== "won" && !event.event.startsWith("table-"),
  );
  return CHECKS.has(happened[last]?.event.event) ? last : -1;
}
