/** Numbers people want to see at a glance, added up from what lies there. */

import type {
  TopOderFlopFilmView as FilmView,
  TopOderFlopSeatView as SeatView,
  TopOderFlopSideView as SideView,
  TopOderFlopView as View,
} from "../../protocol";
import { FILMS, printOn, SIDES, type Film, type Place } from "./cards";
import type { Lying } from "./names";

/** What a side is worth as it lies there now. */
export function sumOf(side: SideView): number {
  const sum = side.cards.reduce((total, code) => total + printOn(code).worth, 0);
  return side.doubled ? 2 * sum : sum;
}

export function valueOf(film: FilmView): number {
  return sumOf(film.top) - sumOf(film.flop);
}

export interface Influence {
  /** All that the viewer knows of. */
  readonly known: number;
  /** How many cards there the viewer does not know. */
  readonly unknown: number;
}

export function influenceOf(row: SeatView["rows"][number]): Influence {
  let known = 0;
  let unknown = 0;
  for (const { card } of row) {
    if (card === null) unknown += 1;
    else known += printOn(card).worth;
  }
  return { known, unknown };
}

/** Which lap of the opening it is: 1 or 2, or 0 when it is over. */
export function lapOf(view: View): 0 | 1 | 2 {
  const laid = view.seats.map((seat) => seat.rows.reduce((sum, row) => sum + row.length, 0));
  if (laid.some((count) => count < 1)) return 1;
  return laid.some((count) => count < 2) ? 2 : 0;
}

export function filmView(view: View, film: Film): FilmView {
  const found = view.films[FILMS.indexOf(film)];
  if (found === undefined) throw new Error(`no film ${film}`);
  return found;
}

export function sideView(view: View, place: Place): SideView {
  const [side, film] = place.split(" ") as ["top" | "flop", Film];
  return filmView(view, film)[side];
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
