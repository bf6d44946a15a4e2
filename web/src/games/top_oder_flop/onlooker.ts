/** What the parts of the board have to know of a scene: what lies where, by which name. */

import type { Scene } from "../face";
import type { Names } from "./names";
import type { Game, View } from "./protocol";

export interface Onlooker {
  readonly view: View;
  /** Nothing can be done here: somebody watches or looks back, or the game is over. */
  readonly watches: boolean;
  /** The cards at the films are too small to be touched one by one. */
  readonly small: boolean;
  /** The travelling name of the card that lies there. */
  nameOf(at: string): string;
  /** The place of whoever laid this card or marker last. */
  laidBy(what: string): string | undefined;
}

export function onlooker(scene: Scene<Game>, names: Names, small: boolean): Onlooker {
  const layers = new Map<string, number>();
  for (const { event } of scene.happened) {
    if (event.event === "laid") layers.set(event.card, event.seat);
    if (event.event === "marked") {
      layers.set(`${event.marker} ${event.side} ${event.film}`, event.seat);
    }
  }
  return {
    view: scene.view,
    watches: scene.seat < 0 || scene.outcome !== null || scene.still,
    small,
    nameOf: (at) => names.get(at)?.name ?? at,
    laidBy(what) {
      const seat = layers.get(what);
      return seat === undefined ? undefined : `seat ${seat}`;
    },
  };
}
