/** Lessons as the real rules have played them (`lichtspiel.teaching`), frame by frame. */

import { isSame } from "../games/actions";
import type { AnyGame, Happened, Json, Named, Position } from "../games/face";
import { bySlug } from "../games/found";
import type { Event, Text } from "../protocol";
import { practice } from "./practice";

/** The table at one moment; of the view only what has changed since the frame before. */
export interface Frame {
  /** A new chapter: nothing of the frames before counts. */
  readonly begins?: boolean;
  readonly view: Json;
  readonly events?: readonly Event[];
  readonly outcome?: Json;
  readonly hands?: readonly Json[];
  /** What the coach says; a frame without is just watched. */
  readonly text?: string;
  /** What the coach asks for, the number of an action; without it the learner reads on. */
  readonly wanted?: number;
  /** A further step of what was asked for in the frame before. */
  readonly goes_on?: boolean;
  readonly legal?: readonly number[];
  /** The numbers of illegal tries, by the name of their refusal. */
  readonly refused?: Readonly<Record<string, readonly number[]>>;
}

export interface Lesson {
  readonly game: string;
  readonly seats: number;
  readonly options: Json;
  readonly documents: Json;
  readonly frames: readonly Frame[];
  /** All that can be done, by number. */
  readonly actions: readonly Named<AnyGame>[];
  /** All that can be tried and is refused somewhere, by number. */
  readonly tries: readonly AnyGame["action"][];
  readonly refusals: Readonly<Record<string, Text>>;
}

const LESSONS = bySlug(import.meta.glob<Lesson>("../games/*/lesson.json", { import: "default" }));

export function hasLesson(game: string): boolean {
  return LESSONS.has(game);
}

/** The lesson of a game, loaded on demand; null if there is none. */
export async function lessonOf(game: string): Promise<Lesson | null> {
  return (await LESSONS.get(game)?.()) ?? null;
}

/** The table at a frame. */
export function positionAt(lesson: Lesson, at: number): Position {
  const frame = lesson.frames[at];
  let first = at;
  while (first > 0 && !lesson.frames[first]?.begins) first -= 1;
  const chapter = lesson.frames.slice(first, at + 1);
  const happened: Happened<AnyGame>[] = chapter
    // What follows from one move has the same number.
    .flatMap((one, place) => (one.events ?? []).map((event) => ({ seq: place + 1, at: 0, event })));
  return {
    ...practice(lesson),
    seq: at,
    view: Object.assign({}, ...chapter.map((one) => one.view)) as Json,
    legal: actionsOf(lesson, frame?.legal),
    happened,
    hands: frame?.hands ?? null,
    outcome: frame?.outcome ?? null,
  };
}

/** What the coach asks for in a frame; nothing where there is something to read or to watch. */
export function wantedAt(lesson: Lesson, at: number): readonly Named<AnyGame>[] {
  const wanted = lesson.frames[at]?.wanted;
  return wanted === undefined ? [] : actionsOf(lesson, [wanted]);
}

function actionsOf({ actions }: Lesson, numbers: readonly number[] = []): Named<AnyGame>[] {
  return numbers.flatMap((number) => actions[number] ?? []);
}

/** The frames at which the coach speaks. */
export function stops(lesson: Lesson): number[] {
  return lesson.frames.flatMap(({ text, goes_on }, at) =>
    text === undefined || goes_on ? [] : [at],
  );
}

/** Why a try is refused; null if the lesson does not know. */
export function refusal(lesson: Lesson, at: number, tried: AnyGame["action"]): Text | null {
  const number = lesson.tries.findIndex((one) => isSame(one, tried));
  const refused = Object.entries(lesson.frames[at]?.refused ?? {});
  const [name] = refused.find(([, numbers]) => numbers.includes(number)) ?? [];
  return name === undefined ? null : (lesson.refusals[name] ?? null);
}
