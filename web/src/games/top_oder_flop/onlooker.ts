/** What the parts of the board have to know of a scene: what lies where, by which name. */

import type { Scene } from "../face";
import type { Names } from "./names";
import type { Game, View } from "./protocol";

export interface Onlooker {
  readonly view: View;
  readonly names: readonly string[];
  /** Nothing can be done here: somebody watches or looks back, or the game is over. */
  readonly watches: boolean;
  /** The cards at the films are too small to be touched one by one. */
  readonly small: boolean;
  /** The travelling name of the card that lies there. */
  nameOf(at: string): string;
  /** The place of whoever laid this card or marker last. */
  laidBy(what: string): string | undefined;
  /** What others have done there since the viewer's own last move: `a5 top aa`, `row 1 aa`. */
  newsAt(where: string): News | undefined;
}

export interface News {
  readonly seq: number;
  readonly name: string;
}

/** Cards and markers at the films and cards in displays, by where they lie. */
function newsIn({ fresh, happened, names }: Scene<Game>): ReadonlyMap<string, News> {
  const found = new Map<string, News>();
  const seqs = new Set(fresh.map(({ seq }) => seq));
  for (const { seq, event } of happened) {
    if (!seqs.has(seq) || !("seat" in event)) continue;
    const where = whereOf(event);
    if (where !== null) found.set(where, { seq, name: names[event.seat] ?? "" });
  }
  return found;
}

function whereOf(event: Scene<Game>["happened"][number]["event"]): string | null {
  switch (event.event) {
    case "laid":
      return `${event.card} ${event.side} ${event.film}`;
    case "moved":
      return `${event.card} ${event.to_side} ${event.to_film}`;
    case "marked":
      return `${event.marker} ${event.side} ${event.film}`;
    case "opened":
    case "kept":
    case "took-over":
      return `row ${event.seat} ${event.film}`;
    default:
      return null;
  }
}

export function onlooker(scene: Scene<Game>, names: Names, small: boolean): Onlooker {
  const layers = new Map<string, number>();
  for (const { event } of scene.happened) {
    if (event.event === "laid") layers.set(event.card, event.seat);
    if (event.event === "marked") {
      layers.set(`${event.marker} ${event.side} ${event.film}`, event.seat);
    }
  }
  const news = newsIn(scene);
  return {
    view: scene.view,
    names: scene.names,
    watches: scene.seat < 0 || scene.outcome !== null || scene.still,
    small,
    nameOf: (at) => names.get(at)?.name ?? at,
    laidBy(what) {
      const seat = layers.get(what);
      return seat === undefined ? undefined : `seat ${seat}`;
    },
    newsAt: (where) => news.get(where),
  };
}
