import { describe, expect, test } from "vitest";
import { Course } from "./course.svelte";
import { lessonOf, refusal, sceneAt, stops, type Lesson } from "./lesson";

const GAMES = ["face-to-face", "hollywood-poker", "top-oder-flop", "klappe-und-action"];

async function lesson(game: string): Promise<Lesson> {
  const found = await lessonOf(game);
  if (found === null) throw new Error(`no lesson for ${game}`);
  return found;
}

test("a game without a lesson has none", async () => {
  expect(await lessonOf("chess")).toBeNull();
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
    const first = Object.keys(sceneAt(found, 0).view).sort();
    for (const at of found.frames.keys()) {
      expect(Object.keys(sceneAt(found, at).view).sort()).toEqual(first);
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

test("a chapter forgets what happened before it", async () => {
  const found = await lesson("face-to-face");
  const begins = found.frames.findLastIndex((frame) => frame.begins);
  expect(begins).toBeGreaterThan(0);
  expect(sceneAt(found, begins - 1).happened).not.toHaveLength(0);
  expect(sceneAt(found, begins).happened).toHaveLength(0);
});

test("an illegal try gets the rule that refuses it", async () => {
  const found = await lesson("face-to-face");
  const asked = stops(found).find((at) => sceneAt(found, at).hinted[0]?.notation === "3 up") ?? -1;
  expect(refusal(found, asked, { kind: "lay", card: 3, pile: "help-up" })?.rule).toBe("FF-10");
  expect(refusal(found, asked, { kind: "lay", card: 3, pile: "up" })).toBeNull();
});
