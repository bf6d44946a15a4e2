// @vitest-environment happy-dom

import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { texts } from "../text/texts.svelte";
import { announcer } from "./announcer.svelte";
import Notices from "./Notices.svelte";
import { notices } from "./notices.svelte";

await texts.speak("en");

const shown = () => notices.all.map(({ text }) => text);

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  notices.clear();
  announcer.clear();
  notices.beside = false;
  vi.useRealTimers();
});

test("a word stays for a while", () => {
  notices.word("Copied.");
  vi.advanceTimersByTime(6_000);
  expect(shown()).toEqual(["Copied."]);
  vi.advanceTimersByTime(2_000);
  expect(shown()).toEqual([]);
});

test("a rule to look up stays longer", () => {
  notices.refusal({ id: "web-old-help", rule: "HP-10" });
  vi.advanceTimersByTime(10_000);
  expect(notices.all).toHaveLength(1);
  vi.advanceTimersByTime(3_000);
  expect(notices.all).toEqual([]);
});

test("at a table a refusal stays until the next deed, a word does not", () => {
  notices.beside = true;
  notices.refusal("No.");
  notices.word("Somebody was faster.");
  vi.advanceTimersByTime(60_000);
  expect(shown()).toEqual(["No."]);
  notices.endRefusals();
  expect(shown()).toEqual([]);
});

test("the same again replaces what is there, and three are enough", () => {
  for (const text of ["one", "two", "one", "three", "four"]) notices.word(text);
  expect(shown()).toEqual(["one", "three", "four"]);
});

test("what is held stays until it is released", () => {
  notices.word("Read me.");
  const number = notices.all[0]?.number ?? 0;
  notices.hold(number);
  vi.advanceTimersByTime(60_000);
  expect(shown()).toEqual(["Read me."]);
  notices.release(number);
  vi.advanceTimersByTime(8_000);
  expect(shown()).toEqual([]);
});

test("every notice is read out", () => {
  notices.word("Copied.");
  expect(announcer.lines.map(({ text }) => text)).toEqual(["Copied."]);
});

test("a refusal is closed by its button, and its rule can be opened", async () => {
  vi.useRealTimers();
  const box = mount(Notices, { target: document.body });
  notices.refusal({ id: "web-old-help", rule: "HP-10" });
  flushSync();
  const rule = [...document.querySelectorAll("button")].find((it) =>
    it.textContent.includes("HP-10"),
  );
  rule?.click();
  expect(notices.rule).toBe("HP-10");
  notices.rule = null;
  document.querySelector<HTMLElement>(".notice button.icon")?.click();
  flushSync();
  expect(notices.all).toEqual([]);
  await unmount(box);
});
