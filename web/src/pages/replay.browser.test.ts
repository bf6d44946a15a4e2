import { mount, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { settings } from "../app/settings.svelte";
import { positionAt, type Lesson } from "../lessons/lesson";
import { frameSaying, lessonSaying } from "../lessons/testing";
import type { Replay as Told } from "../protocol";
import { SEEN } from "../stage/beat";
import { settled, TestClock } from "../stage/testing";
import { say, texts } from "../text/texts.svelte";
import Replay from "./Replay.svelte";

let lesson: Lesson;
let first: number;
let last: number;
let clock: TestClock;
/** Lets what seat 0 saw arrive. */
let arrive: () => void;
let replay: Record<string, unknown>;
const replaced = vi.spyOn(history, "replaceState").mockImplementation(() => undefined);

beforeAll(async () => {
  await texts.speak("en");
  lesson = await lessonSaying("lesson-ff-end");
  first = frameSaying(lesson, "lesson-ff-end");
  last = frameSaying(lesson, "lesson-ff-helped");
});

/** A replay of what the lesson shows between two sentences. */
function toldTo(seat: number): Told {
  let before = positionAt(lesson, first).happened.length;
  const frames = lesson.frames.slice(first, last + 1).map((_, step) => {
    const { view, happened } = positionAt(lesson, first + step);
    const news = happened.slice(before);
    before = happened.length;
    return { action: null, seat: 0, at: 0, actor: 0, turn: true, happened: news, view };
  });
  const { table } = positionAt(lesson, first);
  return { table, seat, outcome: {}, moments: frames.length, first: 0, frames };
}

beforeEach(async () => {
  settings.like({ motion: "on" });
  clock = new TestClock();
  replaced.mockClear();
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  vi.stubGlobal("fetch", async (address: string) => {
    const seat = Number(new URL(address, location.href).searchParams.get("seat"));
    if (seat === 0) await arrived;
    return new Response(JSON.stringify(toldTo(seat)));
  });
  replay = mount(Replay, { target: document.body, props: { id: "t", moment: null, clock } });
  await expect.element(button("web-replay-run")).toBeVisible();
});
afterEach(async () => {
  await unmount(replay);
  vi.unstubAllGlobals();
  settings.like({ motion: "system" });
});

const step = (): number => Number(document.querySelector<HTMLInputElement>("[type=range]")?.value);
/** So many cards were laid on the board. */
const lying = (): number => document.querySelectorAll(".board .pile [data-card]").length;
const button = (id: string) => page.getByRole("button", { name: say(id), exact: true });
const press = (id: string) => button(id).click();

async function clickBeside(): Promise<void> {
  await userEvent.click(document.querySelector(".board > *") as Element, {
    position: { x: 1, y: 1 },
  });
  await settled();
}

test("it runs by itself, each step until it was seen, and to its end", async () => {
  await press("web-replay-run");
  expect(step()).toBe(1);
  await clock.pass(SEEN - 1);
  expect(step()).toBe(1);
  await clock.pass(1);
  expect(step()).toBe(2);
  await clock.pass(100 * SEEN);
  expect(step()).toBe(last - first);
  await expect.element(button("web-replay-run")).toBeVisible();
});

test("a click beside everything that can be pressed, and Escape, go on to the next step", async () => {
  await press("web-replay-run");
  expect(step()).toBe(1);
  await clickBeside();
  expect(step()).toBe(2);
  await userEvent.keyboard("{Escape}");
  await settled();
  expect(step()).toBe(3);
});

test("it waits for other eyes that are still on their way", async () => {
  await press("web-replay-run");
  await page.getByLabelText(say("web-replay-eyes")).selectOptions("0");
  await clock.pass(100 * SEEN);
  expect(step()).toBe(1);
  arrive();
  await vi.waitUntil(() => document.querySelector(".hand button") !== null);
  await settled();
  expect(step()).toBe(2);
  await clock.pass(SEEN - 1);
  expect(step()).toBe(2);
  await clock.pass(1);
  expect(step()).toBe(3);
});

test("whoever presses faster than it is shown sees where that leads", async () => {
  await press("web-replay-next");
  const before = lying();
  // The partner lays two cards: none of them waits for what was before.
  for (const laid of [1, 2]) {
    await press("web-replay-next");
    await settled();
    expect([step(), lying()]).toEqual([1 + laid, before + laid]);
  }
});

test("the address follows, but not as fast as a finger drags", async () => {
  await press("web-replay-next");
  await press("web-replay-next");
  expect(replaced).not.toHaveBeenCalled();
  await clock.pass(250);
  expect(replaced.mock.calls.map(([, , address]) => address)).toEqual(["/table/t/replay#2"]);
});
