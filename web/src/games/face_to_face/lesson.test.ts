import { expect, test } from "vitest";
import { lessonOf, refusal, sceneAt, stops, type Lesson } from "../../lessons/lesson";

async function lesson(): Promise<Lesson> {
  const found = await lessonOf("face-to-face");
  if (found === null) throw new Error("no lesson");
  return found;
}

test("a chapter forgets what happened before it", async () => {
  const found = await lesson();
  const begins = found.frames.findLastIndex((frame) => frame.begins);
  expect(begins).toBeGreaterThan(0);
  expect(sceneAt(found, begins - 1).happened).not.toHaveLength(0);
  expect(sceneAt(found, begins).happened).toHaveLength(0);
});

test("an illegal try gets the rule that refuses it", async () => {
  const found = await lesson();
  const asked = stops(found).find((at) => found.frames[at]?.wanted === "3 up") ?? -1;
  expect(refusal(found, asked, "3 help up")?.rule).toBe("FF-10");
  expect(refusal(found, asked, "3 up")).toBeNull();
});
