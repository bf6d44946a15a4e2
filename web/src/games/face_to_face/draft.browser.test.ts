import { flushSync, mount, unmount } from "svelte";
import { beforeAll, expect, test } from "vitest";
import { sceneSaying } from "../../lessons/testing";
import { texts } from "../../text/texts.svelte";
import Draft from "./Draft.svelte";
import type { Lain } from "./lays";
import type { Game } from "./protocol";

beforeAll(() => texts.speak("de"));

const HELP: Lain = { seat: 1, card: 11, pile: "help-up", top: 15, jump: "help" };
const TRICK: Lain = { seat: 1, card: 14, pile: "down", top: 4, jump: "backwards" };

test.each([
  ["running", 360],
  ["before", 360],
  ["before", 1200],
] as const)("no mark lies on the number of its card: %s, %i px", async (when, width) => {
  const scene = await sceneSaying<Game>("face-to-face", "lesson-ff-leap");
  const lays = [HELP, TRICK];
  const course = {
    lays,
    running: when === "running" ? lays : [],
    before: when === "before" ? { seat: 1, lays } : null,
  };
  const target = document.body.appendChild(document.createElement("div"));
  target.style.cssText = `container: face-to-face / size; width: ${width}px; height: 200px`;
  const draft = mount(Draft, { target, props: { scene, course } });
  flushSync();
  await document.fonts.ready;
  const chips = [...target.querySelectorAll(".chip")];
  expect(chips).toHaveLength(2);
  for (const chip of chips) {
    const [number, mark] = [".number", ".jump"].map((part) =>
      chip.querySelector(part)?.getBoundingClientRect(),
    );
    if (!number || !mark) throw new Error("a chip has its number and its mark");
    const apart = mark.top >= number.bottom || mark.left >= number.right;
    expect(apart, `${number.bottom} and ${mark.top}`).toBe(true);
    expect(mark.bottom).toBeLessThanOrEqual(target.getBoundingClientRect().bottom);
  }
  await unmount(draft);
  target.remove();
});
