// @vitest-environment happy-dom

import { expect, it } from "vitest";
import { frameSaying, lessonSaying } from "../../lessons/testing";
import { positionAt } from "../../lessons/lesson";
import { SEEN, type Beat } from "../../stage/beat";
import { texts } from "../../text/texts.svelte";
import type { Game } from "./protocol";
import { stage } from "./staging";

await texts.speak("en");

it("tells the last move, and only then why the game is over", async () => {
  const lesson = await lessonSaying("lesson-tf-stop");
  const at = frameSaying(lesson, "lesson-tf-stop");
  const before = positionAt(lesson, at);
  const position = positionAt(lesson, at + 1);
  const news = position.happened.slice(before.happened.length);
  const [last, why] = stage({ before, position, news } as unknown as Beat<Game>) ?? [];
  expect(last?.words).toMatch(/^You place a stop marker on the Flop side of .+\.$/);
  expect(last?.hold).toBeGreaterThanOrEqual(SEEN);
  expect(why?.words).toMatch(/^The last film is completed\./);
  for (const moment of [last, why]) {
    const shown = moment?.position;
    expect(shown?.outcome).toBeNull();
    expect(shown?.happened.at(-1)?.event.event).toBe("completed");
  }
});
