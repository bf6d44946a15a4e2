/** Positions that illustrate rules, made by the real rules (`lichtspiel.teaching`). */

import type { AnyGame, Json, Named, Scene } from "../games/face";
import { bySlug } from "../games/found";
import { practice } from "../lessons/practice";
import { sceneOf } from "../table/scene";
import type { Event } from "../protocol";

export interface Picture {
  readonly game: string;
  readonly seats: number;
  readonly options: Json;
  readonly documents: Json;
  readonly rule: string;
  /** Its message. */
  readonly caption: string;
  /** The notation of the action that the caption speaks of, or nothing. */
  readonly marked: string;
  readonly view: Json;
  readonly legal: readonly Named<AnyGame>[];
  readonly events: readonly Event[];
}

export interface Illustrated {
  readonly options: readonly { readonly name: string; readonly rule: string }[];
  readonly pictures: readonly Picture[];
}

const FILES = bySlug(import.meta.glob<Illustrated>("../games/*/rules.json", { import: "default" }));

export async function illustrated(game: string): Promise<Illustrated> {
  return (await FILES.get(game)?.()) ?? { options: [], pictures: [] };
}

export function pictureScene(picture: Picture): Scene {
  const position = {
    ...practice(picture),
    view: picture.view,
    legal: picture.legal,
    happened: picture.events.map((event, at) => ({ seq: at + 1, at: 0, event })),
    still: true,
  };
  const hinted = picture.legal.filter(({ notation }) => notation === picture.marked);
  return sceneOf(position, { hinted });
}
