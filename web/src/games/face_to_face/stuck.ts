/** How a game ends by FF-16: why no two cards could be played. */

import { joined, say } from "../../text/texts.svelte";
import type { Position, Scene } from "../face";
import { ROW, sideOf } from "./lays";
import { isHelp, kindOf, type Pile } from "./piles";
import type { Game, Wanted } from "./protocol";

/** The board shows what each pile would have taken. */
export const STUCK = "stuck";
/** Who has won, on the board: the last moment before the sheet with the words. */
export const VERDICT = "verdict";

/** What the piles would have taken from whoever is stuck; empty: nobody is, or nobody may know yet. */
export function wantedIn({
  view,
  hands,
}: Pick<Position<Game>, "view" | "hands">): readonly Wanted[] {
  return view.wanted.length > 0 ? view.wanted : (hands?.[view.mover]?.wanted ?? []);
}

/** The same as far as it is shown: when the last move has been seen. */
export function shownWanted(scene: Scene<Game>): readonly Wanted[] {
  const { cue, outcome } = scene;
  const shown = cue?.kind === STUCK || cue?.kind === VERDICT || outcome !== null;
  return shown ? wantedIn(scene) : [];
}

export function wantedOn(wanted: readonly Wanted[], pile: Pile): Wanted | undefined {
  return wanted.find((one) => one.pile === pile);
}

/** The cards that would have gone somewhere. */
export function fitting(wanted: readonly Wanted[]): readonly number[] {
  return [...new Set(wanted.flatMap(({ cards }) => cards))].sort((one, other) => one - other);
}

/** Why it is over, in a sentence. */
export function stuckWords(position: Position<Game>): string {
  const { view, table, names, seat } = position;
  const wanted = wantedIn(position);
  const cards = fitting(wanted);
  return say("ff-web-stuck", {
    how: howStuck(cards, sideOf(view, view.mover).hand_size, table.options["last_card_grace"]),
    me: view.mover === seat ? "yes" : "no",
    who: names[view.mover] ?? "",
    cards: joined(cards.map(String)),
  });
}

function howStuck(cards: readonly number[], held: number, grace: unknown): string {
  if (held === 1) return grace === true ? "grace" : "single";
  if (cards.length > 1) return "help";
  return cards.length === 1 ? "one" : "none";
}

/** What a pile takes, in the few words that fit beside it. */
export function wantsShort({ pile, top, trick }: Wanted): string {
  const name = pile as Pile;
  const takesNothing = isHelp(name) && top === ROW[kindOf(name)];
  const higher = name === "up" || name === "help-down";
  const which = takesNothing ? "none" : higher ? "higher" : "lower";
  return say("ff-web-wants-short", { which, top, trick });
}

export function wantsInWords({ pile, top, trick }: Wanted): string {
  return say("ff-web-wants", { pile, top, trick });
}
