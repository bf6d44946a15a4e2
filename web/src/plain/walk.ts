/**
 * Any game's view as labelled values. The names of its fields are all there is to go by (as in the
 * terminal; docs/plugins.md tells authors of games):
 *
 * - `hand` is what the viewer holds, and is shown first;
 * - `…_by_seat`, `scores`, `seats` and `players` have one entry for each player, and so has a list of
 *   as many lists as there are players, unless it is called after a place on the table (`piles`);
 * - `…_seat`, `seat`, `actor`, `first` and `winner` are the number of a player's seat;
 * - `seat`, `actor` and `setup` of the view itself are shown elsewhere on the page.
 */

import type { Json } from "../games/face";
import { readable, saidIfKnown } from "../games/words";
import { say } from "../text/texts.svelte";

export type Shown =
  | { readonly kind: "word"; readonly text: string }
  /** Several words, as cards. */
  | { readonly kind: "row"; readonly words: readonly string[] }
  | { readonly kind: "parts"; readonly parts: readonly Part[] };

export interface Part {
  readonly label: string;
  readonly shown: Shown;
}

/** Whose view it is, and how the players are called. */
export interface Context {
  readonly game: string;
  readonly names: readonly string[];
}

const HAND = "hand";
const ELSEWHERE = new Set(["seat", "actor", "setup"]);
const BY_SEAT = /^(scores|seats|players)$|_by_seat$/;
const PLACES = /(board|columns|grid|piles|rows|slots|stacks|tricks)$/;
const A_SEAT = /^(seat|actor|first|winner)$|_seat$/;
/** Deeper than any view should be; a plug-in may send anything. */
const DEEPEST = 6;

/** What the viewer holds; null, if the view has no such field. */
export function handOf(view: Json, context: Context): Part | null {
  if (!(HAND in view)) return null;
  const label = saidIfKnown(`${context.game}-view-${HAND}`) ?? say("plain-web-hand");
  return { ...partOf(HAND, view[HAND], context), label };
}

/** All else that a view tells. */
export function partsOf(view: Json, context: Context): Part[] {
  return Object.entries(view)
    .filter(([name]) => name !== HAND && !ELSEWHERE.has(name))
    .map(([name, value]) => partOf(name, value, context));
}

/** A field of a view or an event, with its label. */
export function partOf(name: string, value: unknown, context: Context, depth = DEEPEST): Part {
  return { label: labelOf(name, context), shown: shownOf(name, value, context, depth) };
}

export function labelOf(name: string, { game }: Context): string {
  return saidIfKnown(`${game}-view-${name}`) ?? readable(name.replace(/_(by_)?seat$/, ""));
}

function shownOf(name: string, value: unknown, context: Context, depth: number): Shown {
  if (Array.isArray(value)) return listed(name, value as readonly unknown[], context, depth);
  if (typeof value !== "object" || value === null) {
    return { kind: "word", text: wordOf(name, value, context) };
  }
  if (depth === 0) return { kind: "word", text: "…" };
  const parts = Object.entries(value).map(([inner, part]) =>
    partOf(inner, part, context, depth - 1),
  );
  return { kind: "parts", parts };
}

function listed(name: string, values: readonly unknown[], context: Context, depth: number): Shown {
  const { names } = context;
  const one = name.replace(/_by_seat$/, "");
  const bySeat = BY_SEAT.test(name) || (values.every(Array.isArray) && !PLACES.test(name));
  if (bySeat && values.length === names.length) {
    const parts = values.map((value, seat) => ({
      label: names[seat] ?? "",
      shown: shownOf(one, value, context, depth - 1),
    }));
    return { kind: "parts", parts };
  }
  if (values.length === 0) return { kind: "word", text: say("plain-web-none") };
  if (values.every((value) => typeof value !== "object" || value === null)) {
    return { kind: "row", words: values.map((value) => wordOf(name, value, context)) };
  }
  if (depth === 0) return { kind: "word", text: "…" };
  const parts = values.map((value, at) => ({
    label: String(at + 1),
    shown: shownOf(one, value, context, depth - 1),
  }));
  return { kind: "parts", parts };
}

/** One value as a word; words that a game has a message for are said in it. */
export function wordOf(name: string, value: unknown, { game, names }: Context): string {
  if (value === null || value === undefined || value === "") return "–";
  if (typeof value === "boolean") return say(value ? "house-on" : "house-off");
  if (typeof value === "number" && A_SEAT.test(name)) return names[value] ?? "–";
  if (typeof value !== "string") return JSON.stringify(value);
  return saidIfKnown(`${game}-view-${name}-${value}`) ?? value;
}

/** What is shown, in one line. */
export function inLine(shown: Shown): string {
  if (shown.kind === "word") return shown.text;
  if (shown.kind === "row") return shown.words.join(", ");
  return shown.parts.map(({ label, shown: inner }) => `${label} ${inLine(inner)}`).join("; ");
}
