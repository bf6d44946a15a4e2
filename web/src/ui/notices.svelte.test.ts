// @vitest-environment happy-dom

import { afterEach, beforeEach, expect, test } from "vitest";
import { TestClock } from "../stage/testing";
import { texts } from "../text/texts.svelte";
import { announcer } from "./announcer.svelte";
import { Notices } from "./notices.svelte";

await texts.speak("en");

let clock: TestClock;
let notices: Notices;
const shown = () => notices.all.map(({ text }) => text);

beforeEach(() => {
  clock = new TestClock();
  notices = new Notices(clock);
});
afterEach(() => announcer.clear());

test("a word stays for a while", async () => {
  notices.word("Copied.");
  await clock.pass(6_000);
  expect(shown()).toEqual(["Copied."]);
  await clock.pass(2_000);
  expect(shown()).toEqual([]);
});

test("a rule to look up stays longer", async () => {
  notices.refusal({ id: "web-old-help", rule: "HP-10" });
  await clock.pass(10_000);
  expect(notices.all).toHaveLength(1);
  await clock.pass(3_000);
  expect(notices.all).toEqual([]);
});

test("at a table a refusal stays until the next deed, a word does not", async () => {
  notices.beside = true;
  notices.refusal("No.");
  notices.word("Somebody was faster.");
  await clock.pass(60_000);
  expect(shown()).toEqual(["No."]);
  notices.endRefusals();
  expect(shown()).toEqual([]);
});

test("the same again replaces what is there, and three are enough", () => {
  for (const text of ["one", "two", "one", "three", "four"]) notices.word(text);
  expect(shown()).toEqual(["one", "three", "four"]);
});

test("what is held stays until it is released", async () => {
  notices.word("Read me.");
  const number = notices.all[0]?.number ?? 0;
  notices.hold(number);
  await clock.pass(60_000);
  expect(shown()).toEqual(["Read me."]);
  notices.release(number);
  await clock.pass(8_000);
  expect(shown()).toEqual([]);
});

test("what is gone waits for nothing", () => {
  notices.word("Copied.");
  notices.clear();
  expect([shown(), clock.waiting]).toEqual([[], 0]);
});

test("every notice is read out", () => {
  notices.word("Copied.");
  expect(announcer.lines.map(({ text }) => text)).toEqual(["Copied."]);
});
