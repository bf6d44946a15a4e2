import { mount, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { settings } from "../app/settings.svelte";
import { faceOf } from "../games";
import { found } from "../games/testing.svelte";
import { ARRIVED, SEEN } from "../stage/beat";
import { settled, TestClock } from "../stage/testing";
import { say, texts } from "../text/texts.svelte";
import { announcer } from "../ui/announcer.svelte";
import Guided from "./Guided.svelte";
import { positionAt } from "./lesson";
import { frameSaying, lessonSaying } from "./testing";

let clock: TestClock;
let page: Record<string, unknown>;
const spoken = vi.spyOn(announcer, "say");
const coach = (): string => found(".coach .text").textContent;
const watching = () => coach() === say("lesson-watching");

beforeAll(() => texts.speak("en"));
/** The learner is asked to end the turn. Then the partner lays two cards and draws. */
beforeEach(async () => {
  settings.like({ motion: "on" });
  clock = new TestClock();
  const whole = await lessonSaying("lesson-ff-end");
  const first = frameSaying(whole, "lesson-ff-end");
  const frames = whole.frames.slice(first);
  const lesson = {
    ...whole,
    frames: frames.with(0, { ...frames[0], view: positionAt(whole, first).view }),
  };
  page = mount(Guided, {
    target: document.body,
    props: { lesson, face: await faceOf(whole.game), clock },
  });
  await settled();
});
afterEach(async () => {
  await unmount(page);
  settings.like({ motion: "system" });
});

/** What the coach waits for is done. */
async function end(): Promise<void> {
  found(".hand button").focus();
  await userEvent.keyboard("e");
  await settled();
}

test("the coach speaks again, once, when each deed was seen", async () => {
  await end();
  spoken.mockClear();
  expect(watching()).toBe(true);
  const lying = () => document.querySelectorAll(".pile [data-card]").length;
  const before = lying();
  await clock.pass(ARRIVED);
  expect(lying()).toBe(before + 1);
  await clock.pass(SEEN);
  expect(lying()).toBe(before + 2);
  await clock.pass(2 * SEEN - 1);
  expect(watching()).toBe(true);
  await clock.pass(1);
  expect(watching()).toBe(false);
  expect(spoken).toHaveBeenCalledOnce();
});

test.each([
  ["a click beside everything that can be pressed", clickBeside],
  ["Escape", () => userEvent.keyboard("{Escape}")],
])("%s ends the wait for each of them", async (_, skip) => {
  await end();
  for (let step = 0; step < 4; step += 1) {
    expect(watching()).toBe(true);
    await skip();
    await settled();
  }
  expect(watching()).toBe(false);
});

async function clickBeside(): Promise<void> {
  await userEvent.click(found(".board > :not(.unseen)"), { position: { x: 1, y: 1 } });
}

test("a click on what can be pressed does not", async () => {
  await end();
  await userEvent.click(found(".hand button"));
  await settled();
  await clock.pass(ARRIVED + 3 * SEEN - 1);
  expect(watching()).toBe(true);
});
