import { expect, test } from "vitest";
import { lessonOf, positionAt, refusal, stops, wantedAt, type Lesson } from "../../lessons/lesson";

async function lesson(): Promise<Lesson> {
  const found = await lessonOf("face-to-face");
  if (found === null) throw new Error("no lesson");
  return found;
}

test("a chapter forgets what happened before it", async () => {
  const found = await lesson();
  const begins = found.frames.findLastIndex((frame) => frame.begins);
  expect(begins).toBeGreaterThan(0);
  expect(positionAt(found, begins - 1).happened).not.toHaveLength(0);
  expect(positionAt(found, begins).happened).toHaveLength(0);
});

test("an illegal try gets the rule that refuses it", async () => {
  const found = await lesson();
  const asked = stops(found).find((at) => wantedAt(found, at)[0]?.notation === "3 up") ?? -1;
  expect(refusal(found, asked, { kind: "lay", card: 3, pile: "help-up" })?.rule).toBe("FF-10");
  expect(refusal(found, asked, { kind: "lay", card: 3, pile: "up" })).toBeNull();
});
