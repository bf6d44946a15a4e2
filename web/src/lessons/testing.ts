/** For tests: tables as the lessons have played them. */

import type { GameTypes, Scene } from "../games/face";
import { sceneOf } from "../table/scene";
import { lessonOf, positionAt, type Lesson } from "./lesson";

export async function lessonFor(game: string): Promise<Lesson> {
  const lesson = await lessonOf(game);
  if (lesson === null) throw new Error(`${game} has no lesson`);
  return lesson;
}

const LESSONS = import.meta.glob<Lesson>("../games/*/lesson.json", { import: "default" });

/** The lesson in which the coach says this. */
export async function lessonSaying(text: string): Promise<Lesson> {
  for (const load of Object.values(LESSONS)) {
    const lesson = await load();
    if (lesson.frames.some((frame) => frame.text === text)) return lesson;
  }
  throw new Error(`no coach says ${text}`);
}

/** The frame at which the coach says this. */
export function frameSaying({ frames }: Lesson, text: string): number {
  const at = frames.findIndex((frame) => frame.text === text);
  if (at < 0) throw new Error(`no coach says ${text}`);
  return at;
}

/** What a board shows there. */
export async function sceneSaying<Game extends GameTypes>(
  game: string,
  text: string,
  more: Partial<Scene<Game>> = {},
): Promise<Scene<Game>> {
  const lesson = await lessonFor(game);
  const scene = sceneOf(positionAt(lesson, frameSaying(lesson, text)));
  return { ...(scene as unknown as Scene<Game>), ...more };
}
