// @vitest-environment happy-dom

import { flushSync, mount, unmount } from "svelte";
import { expect, test } from "vitest";
import { TestClock } from "../stage/testing";
import { Announcer, announcer } from "./announcer.svelte";
import LiveRegion from "./LiveRegion.svelte";

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

test("the region is there and empty before anything is said, and only one of them speaks", async () => {
  const props = $state({ speaks: true });
  const region = mount(LiveRegion, { target: document.body, props });
  flushSync();
  const log = document.querySelector("[role=log]");
  expect(log?.getAttribute("aria-live")).toBe("polite");
  expect(log?.textContent).toBe("");
  announcer.say("Bo plays 7.");
  flushSync();
  expect(document.querySelector("[role=log]")).toBe(log);
  expect(log?.textContent).toBe("Bo plays 7.");
  props.speaks = false;
  flushSync();
  expect(log?.textContent).toBe("");
  announcer.clear();
  await unmount(region);
});
