/** What lies where, and its figures as people write them. */

import { filmOf, FILMS, sideOf, SIDES, type Film, type Place } from "./cards";
import type { Lying } from "./names";
import type { FilmView, SideView, View } from "./protocol";

export function filmView(view: View, film: Film): FilmView {
  const found = view.films[FILMS.indexOf(film)];
  if (found === undefined) throw new Error(`no film ${film}`);
  return found;
}

export function sideView(view: View, place: Place): SideView {
  return filmView(view, filmOf(place))[sideOf(place)];
}

/** `-4` as people write it: `−4`, with a plus if wanted. */
export function signed(number: number, plus = false): string {
  if (number < 0) return `−${-number}`;
  return plus && number > 0 ? `+${number}` : String(number);
}

/** Every card that the viewer sees lying somewhere, by where. */
export function lyingIn(view: View): Lying[] {
  const lying: Lying[] = [];
  for (const film of FILMS) {
    for (const side of SIDES) {
      lying.push(...among(`${side} ${film}`, sideView(view, `${side} ${film}`).cards));
    }
  }
  for (const [seat, shown] of view.seats.entries()) {
    for (const [film, row] of shown.rows.entries()) {
      for (const [place, { card }] of row.entries()) {
        lying.push({ at: `row ${seat} ${FILMS[film]} ${place}`, code: card });
      }
    }
  }
  return [...lying, ...among("hand", view.hand)];
}

/** A card of a hand, or a marker; `at` tells it from its equals. */
export interface Held {
  readonly at: string;
  readonly code: string;
}

/** Cards of one place; equal ones are counted. */
export function among(place: string, cards: readonly string[]): Held[] {
  const seen = new Map<string, number>();
  return cards.map((code) => {
    const number = seen.get(code) ?? 0;
    seen.set(code, number + 1);
    return { at: `${place} ${code} ${number}`, code };
  });
}
