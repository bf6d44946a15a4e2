/**
 * Plays as questions: card, where to, which film, which side, what to take over.
 *
 * What is legal comes from the server as a list of actions. Each is turned into the answers it
 * gives; what may be answered next is whatever the plays that fit the answers so far say.
 */

import type { Named } from "../face";
import { FILMS, filmOf, pairOf, printOn, sideOf, SIDES } from "./cards";
import type { Film, Place, SideName } from "./cards";
import type { Action, Game, Keep, Mark, Move } from "./protocol";

export const STEPS = ["card", "where", "taken", "film", "side", "over", "row"] as const;
/** What is asked, in this order. `source` is never asked: it is a side pointed at. */
export type Step = (typeof STEPS)[number];
export type Answer = readonly [step: Step | "source", value: string];

export const MARKER = "marker";

/** A legal action, and what it answers. */
export type Play = Readonly<Partial<Record<Step | "source", string>>> & {
  readonly action: Named<Game>;
};

/** What an action is played with: a card, or a marker. */
export function playedWith(action: Action): string {
  return action.kind === "mark" ? MARKER : action.card;
}

export function playOf(action: Named<Game>): Play {
  const play = { action, card: playedWith(action), film: action.film };
  switch (action.kind) {
    case "keep":
      return { ...play, where: "own" };
    case "mark":
      return { ...play, where: action.marker, side: action.side };
    case "lay":
      return { ...play, ...landing(action), where: "film" };
    case "move": {
      const source = `${action.from_side} ${action.from_film}`;
      const taken = takenBy(action);
      return { ...play, ...landing(action), where: "action", source, taken };
    }
  }
}

function landing({ side, over, row }: Landing): Partial<Record<Step, string>> {
  return over === undefined || row === undefined ? { side } : { side, over, row };
}

type Landing = Pick<Move, "side" | "over" | "row">;

/** The card that a change card moves, and from where: for answers. */
export function takenBy({
  pair,
  from_side,
  from_film,
}: Omit<Move, "kind" | "side" | "film">): string {
  return `${pair} ${from_side} ${from_film}`;
}

/** The move that takes this card, whichever of them. */
export function moveOf(plays: readonly Play[], taken: string | undefined): Move | undefined {
  const action = plays.find((play) => play.taken === taken)?.action;
  return action?.kind === "move" ? action : undefined;
}

/** The plays that say the same as these answers. */
export function fitting(plays: readonly Play[], answers: readonly Answer[]): readonly Play[] {
  return plays.filter((play) => answers.every(([step, value]) => play[step] === value));
}

/** The answers that still lead somewhere: all of them, or as many as do. */
export function standing(plays: readonly Play[], answers: readonly Answer[]): readonly Answer[] {
  let kept = answers;
  while (kept.length > 0 && fitting(plays, kept).length === 0) kept = kept.slice(0, -1);
  return kept;
}

/** Whether a play ends at this side of a film. */
export function goesTo(play: Play | null, place: Place): boolean {
  return play !== null && `${play.side} ${play.film}` === place;
}

/** What has to be asked next; null: nothing, one play is left, or none. */
export function question(plays: readonly Play[]): Step | null {
  if (plays.length < 2) return null;
  return STEPS.find((step) => valuesOf(plays, step).length > 1) ?? null;
}

export function valuesOf(plays: readonly Play[], step: Step): string[] {
  return [...new Set(plays.map((play) => play[step] ?? ""))];
}

export interface Offer {
  readonly value: string;
  /** Whether a legal play says so. */
  readonly open: boolean;
}

/** Everything one might answer, also what is not legal: that explains itself when tried. */
export function offers(plays: readonly Play[], step: Step, card: string, where: string): Offer[] {
  const open = valuesOf(plays, step);
  const thinkable = new Set([...imaginable(step, card, where), ...open]);
  return [...thinkable].map((value) => ({ value, open: open.includes(value) }));
}

function imaginable(step: Step, card: string, where: string): readonly string[] {
  const print = card === MARKER || card === "" ? null : printOn(card);
  if (step === "where") {
    if (print === null) return card === MARKER ? ["x2", "stop"] : [];
    return print.kind === "change" ? ["own", "action"] : ["own", "film"];
  }
  if (step === "film" && where !== "action") {
    return print?.kind === "influence" ? print.films : FILMS;
  }
  return step === "side" && where !== "action" ? SIDES : [];
}

const OTHER: Readonly<Record<SideName, SideName>> = { top: "flop", flop: "top" };

/** The action nearest to pointing at a side of a film with this card, to ask the server about. */
export function triedSide(
  plays: readonly Play[],
  answers: readonly Answer[],
  place: Place,
  cards: readonly string[],
): Action {
  const given = new Map(answers);
  const card = given.get("card") ?? "";
  const [side, film] = [sideOf(place), filmOf(place)];
  if (card === MARKER) return mark(given.get("where"), side, film);
  if (!isChange(card)) return { kind: "lay", card, side, film };
  const taken = given.get("taken");
  const move = taken === undefined ? undefined : moveOf(plays, taken);
  if (move !== undefined) {
    const { pair, from_side, from_film } = move;
    return { kind: "move", card, pair, from_side, from_film, side, film };
  }
  return takenFrom(card, side, film, cards[0]);
}

export function isChange(card: string): card is Move["card"] {
  return card !== MARKER && printOn(card).kind === "change";
}

function mark(where: string | undefined, side: SideName, film: Film): Mark {
  return { kind: "mark", marker: where === "stop" ? "stop" : "x2", side, film };
}

/** A change card takes this card, or any that could lie there, to the other side of the film. */
function takenFrom(
  card: Move["card"],
  side: SideName,
  film: Film,
  first: string | undefined,
): Move {
  const pair = first === undefined ? somePair(film) : pairOf(first);
  const from = { from_side: side, from_film: film };
  return { kind: "move", card, pair, ...from, side: OTHER[side], film };
}

/** Any card that could lie at this film. */
function somePair(film: Film): string {
  return film === "aa" ? "ac" : `a${film.charAt(0)}`;
}

/** The same for a row of the own display. */
export function triedRow(card: string, film: Film): Keep {
  return { kind: "keep", card, film };
}

/** The same for an offer that is not open. */
export function triedOffer(answers: readonly Answer[], step: Step, value: string): Action {
  const given = new Map([...answers, [step, value] as const]);
  const card = given.get("card") ?? "";
  const print = card === MARKER ? null : printOn(card);
  const named = print?.kind === "influence" ? print.films : FILMS;
  const film = FILMS.find((one) => one === given.get("film")) ?? named[0] ?? "aa";
  const side = SIDES.find((one) => one === given.get("side")) ?? "top";
  const where = given.get("where");
  if (where === "own") return triedRow(card, film);
  if (where === "action" && isChange(card))
    return takenFrom(card, card.startsWith("ft") ? "flop" : "top", film, undefined);
  return print === null ? mark(where, side, film) : { kind: "lay", card, side, film };
}
