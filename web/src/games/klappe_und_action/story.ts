/** What the events tell of the acts: how each was closed, and when the film was checked. */

import type { Happened } from "../face";
import type { Game, View } from "./protocol";

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

/** How the game ended, for whoever goes to the premiere. */
export interface Ending {
  readonly kind: "flawless" | "saved" | "lost";
  /** Reshoots that were used. */
  readonly used: number;
  /** One for the film, and one for each reshoot left (KA-17). */
  readonly stars: number;
  readonly most: number;
}

/** Null while it goes on. */
export function endingOf({ reason, reshoots: left }: View, agreed: number): Ending | null {
  const used = agreed - left;
  const most = agreed + 1;
  if (reason === "lost") return { kind: "lost", used, stars: 0, most };
  if (reason !== "won") return null;
  return { kind: used === 0 ? "flawless" : "saved", used, stars: left + 1, most };
}

const LEVELS = ["film-school", "indie", "big-screen", "oscar-worthy"];

/** What is harder than what was won, the next level of playing alone or fewer reshoots. */
export function nextAfter({ kind }: Ending, { level }: View, agreed: number): Next {
  if (kind === "lost") return { next: "again" };
  if (level !== "") {
    const harder = LEVELS[LEVELS.indexOf(level) + 1];
    return harder === undefined ? { next: "hardest" } : { next: "level", level: harder };
  }
  return agreed === 0 ? { next: "hardest" } : { next: "fewer", count: agreed - 1 };
}

export type Next =
  | { readonly next: "again" | "hardest" }
  | { readonly next: "level"; readonly level: string }
  | { readonly next: "fewer"; readonly count: number };
