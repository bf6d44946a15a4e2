/**
 * Plays as questions: card, where to, which film, which side, what to take over.
 *
 * What is legal comes from the house as a list of notations. Each is read into the answers it
 * gives; what may be answered next is whatever the plays that fit the answers so far say.
 */

import { FILMS, pairOf, printOn, SIDES, type Film, type Place, type SideName } from "./cards";

export const STEPS = ["card", "where", "taken", "film", "side", "over", "row"] as const;
/** What is asked, in this order. `source` is never asked: it is a side pointed at. */
export type Step = (typeof STEPS)[number];
export type Answer = readonly [step: Step | "source", value: string];

export const MARKER = "marker";

export type Play = Readonly<Partial<Record<Step | "source", string>>> & {
  readonly notation: string;
};

export function readPlay(notation: string): Play {
  const words = notation.split(" ");
  const word = (at: number): string => words[at] ?? "";
  const card = word(0);
  if (card === "x2" || card === "stop") {
    return { notation, card: MARKER, where: card, side: word(1), film: word(2) };
  }
  if (word(1) === "own") return { notation, card, where: "own", film: word(2) };
  if (word(1) === "moves") {
    const source = `${word(4)} ${word(5)}`;
    const taken = `${word(2)} ${source}`;
    const move = { notation, card, where: "action", source, taken, side: word(7), film: word(8) };
    return words.length > 9 ? { ...move, over: word(10), row: word(12) } : move;
  }
  const lay = { notation, card, where: "film", side: word(1), film: word(2) };
  return words.length > 3 ? { ...lay, over: word(4), row: word(6) } : lay;
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

/** The notation nearest to pointing at a side of a film with this card, to ask the house about. */
export function triedSide(
  answers: readonly Answer[],
  place: Place,
  cards: readonly string[],
): string {
  const given = new Map(answers);
  const card = given.get("card") ?? "";
  if (card === MARKER) return `${given.get("where") ?? "x2"} ${place}`;
  if (printOn(card).kind === "influence") return `${card} ${place}`;
  const taken = given.get("taken");
  if (taken !== undefined) {
    const [pair = "", side = "", film = ""] = taken.split(" ");
    return `${card} moves ${pair} from ${side} ${film} to ${place}`;
  }
  const [side, film] = place.split(" ") as [SideName, Film];
  const first = cards[0];
  const pair = first === undefined ? somePair(film) : pairOf(first);
  return `${card} moves ${pair} from ${place} to ${OTHER[side]} ${film}`;
}

/** Any card that could lie at this film. */
function somePair(film: Film): string {
  return film === "aa" ? "ac" : `a${film.charAt(0)}`;
}

/** The same for a row of the own display. */
export function triedRow(card: string, film: Film): string {
  return `${card} own ${film}`;
}

/** The same for an offer that is not open. */
export function triedOffer(answers: readonly Answer[], step: Step, value: string): string {
  const given = new Map([...answers, [step, value] as const]);
  const card = given.get("card") ?? "";
  const print = card === MARKER ? null : printOn(card);
  const film = given.get("film") ?? (print?.kind === "influence" ? print.films[0] : "aa") ?? "aa";
  const side = given.get("side") ?? "top";
  const where = given.get("where");
  if (where === "own") return `${card} own ${film}`;
  if (where === "action") return triedSide([["card", card]], wayOf(card, film as Film), []);
  return `${print === null ? (where ?? "x2") : card} ${side} ${film}`;
}

/** A side that this change card takes from. */
function wayOf(card: string, film: Film): Place {
  return `${card.startsWith("ft") ? "flop" : "top"} ${film}`;
}
