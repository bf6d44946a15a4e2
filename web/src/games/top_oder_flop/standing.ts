/** Who leads a film, as the view tells it. */

import { FILMS, type Film } from "./cards";
import type { View } from "./protocol";

export interface Standing {
  /** First and second, each with all who share it; nobody has anything there: none. */
  readonly places: readonly { readonly rank: number; readonly seats: readonly number[] }[];
  /** Somebody has cards there that the viewer does not know: they are not counted. */
  readonly hidden: boolean;
}

export function standingOf(view: View, film: Film): Standing {
  const at = FILMS.indexOf(film);
  const ranks = view.films[at]?.ranks ?? [];
  const rows = view.seats.map(({ rows }) => rows[at] ?? []);
  if (rows.every((row) => row.length === 0)) return { places: [], hidden: false };
  const places = [1, 2]
    .map((rank) => ({
      rank,
      seats: [...ranks.keys()].filter((seat) => ranks[seat] === rank),
    }))
    .filter(({ seats }) => seats.length > 0);
  return { places, hidden: rows.some((row) => row.some(({ card }) => card === null)) };
}
