import { expect, test } from "vitest";
import { TestClock } from "../stage/testing";
import { Announcer } from "./announcer.svelte";

const words = (one: Announcer) => one.lines.map(({ text }) => text);

test("two sentences at once are both said, each for its time", async () => {
  const clock = new TestClock();
  const voice = new Announcer(clock);
  voice.say("Bo plays 7.");
  voice.say("Cleo passes.");
  expect(words(voice)).toEqual(["Bo plays 7.", "Cleo passes."]);
  await clock.pass(5_000);
  voice.say("Your turn.");
  await clock.pass(3_000);
  expect(words(voice)).toEqual(["Your turn."]);
  await clock.pass(5_000);
  expect(words(voice)).toEqual([]);
});

test("the same sentence said again is a line of its own", () => {
  const voice = new Announcer(new TestClock());
  voice.say("Bo passes.");
  voice.say("Bo passes.");
  expect(new Set(voice.lines.map(({ number }) => number)).size).toBe(2);
});

test("what was for one pair of ears is not for the next", () => {
  const voice = new Announcer(new TestClock());
  voice.say("You are dealt 3.");
  voice.clear();
  expect(words(voice)).toEqual([]);
});
