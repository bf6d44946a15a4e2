/** The films and what is printed on cards, read from their codes: `ac3`, `a5`, `tf-3`. */

import type { Keep, Lay } from "./protocol";

export type Film = Keep["film"];
export const FILMS: readonly Film[] = ["aa", "cc", "dd", "rr", "tt"];
export type SideName = Lay["side"];
export const SIDES: readonly SideName[] = ["top", "flop"];
/** A side of a film: `top aa`. */
export type Place = `${SideName} ${Film}`;
export type Change = "tf" | "ft" | "any";

/** The films' titles, the same in every language. */
export const TITLES: Readonly<Record<Film, string>> = {
  aa: "Arabische Abenteuer",
  cc: "Coole Cops",
  dd: "Draculas Diner",
  rr: "Rauchende Revolver",
  tt: "Tanjas Traum",
};
export const SIDE_TITLES: Readonly<Record<SideName, string>> = { top: "Top", flop: "Flop" };

export type Print =
  | { readonly kind: "influence"; readonly films: readonly Film[]; readonly worth: number }
  | { readonly kind: "change"; readonly change: Change; readonly worth: number };

export function printOn(code: string): Print {
  const change = /^(tf|ft|any)([+-]\d)$/.exec(code);
  if (change) return { kind: "change", change: change[1] as Change, worth: Number(change[2]) };
  const letters = code.replace(/\d$/, "");
  const films = FILMS.filter((film) => letters.includes(film.charAt(0)));
  return { kind: "influence", films, worth: Number(code.slice(letters.length)) };
}

/** How actions call a card that lies at a film: `ad`, or `a5`. */
export function pairOf(code: string): string {
  return code.length === 2 ? code : code.slice(0, -1);
}

/** Which of these cards an action means: a pair there stands for its lowest card. */
export function cardCalled(pair: string, cards: readonly string[]): string | undefined {
  return cards
    .filter((code) => pairOf(code) === pair)
    .sort((one, two) => printOn(one).worth - printOn(two).worth)[0];
}

export function filmOf(place: Place): Film {
  return place.split(" ")[1] as Film;
}

export function sideOf(place: Place): SideName {
  return place.split(" ")[0] as SideName;
}
