import { describe, expect, test } from "vitest";
import { bySlug } from "../games/found";
import { Course } from "./course.svelte";
import { hasLesson, lessonOf, positionAt, type Lesson } from "./lesson";

const GAMES = [...bySlug(import.meta.glob("../games/*/lesson.json")).keys()];

async function lesson(game: string): Promise<Lesson> {
  const found = await lessonOf(game);
  if (found === null) throw new Error(`no lesson for ${game}`);
  return found;
}

test.each(["chess", "constructor", ""])("a game without a lesson has none: %s", async (game) => {
  expect(hasLesson(game)).toBe(false);
  expect(await lessonOf(game)).toBeNull();
});

describe.each(GAMES)("the lesson of %s", (game) => {
  test("is played to its end by doing what is asked", async () => {
    const course = new Course(await lesson(game));
    const steps: number[] = [];
    for (let frame = 0; !course.done; frame += 1) {
      expect(frame).toBeLessThan(course.lesson.frames.length);
      if (course.frame?.text !== undefined) steps.push(course.step);
      course.advance();
    }
    expect(new Set(steps).size).toBe(course.steps);
    expect(course.step).toBe(course.steps);
  });

  test("shows whole views, though its frames hold only what changed", async () => {
    const found = await lesson(game);
    const first = Object.keys(positionAt(found, 0).view).sort();
    for (const at of found.frames.keys()) {
      expect(Object.keys(positionAt(found, at).view).sort()).toEqual(first);
    }
  });

  test("can be skipped step by step, and gone back", async () => {
    const course = new Course(await lesson(game));
    course.skip();
    expect(course.step).toBe(2);
    course.back();
    expect(course.step).toBe(1);
    expect(course.canGoBack).toBe(false);
    for (let step = 1; step <= course.steps; step += 1) course.skip();
    expect(course.done).toBe(true);
    course.back();
    expect(course.done).toBe(false);
    expect(course.step).toBe(course.steps);
  });
});
