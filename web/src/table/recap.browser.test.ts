import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { found, unseen } from "../games/testing.svelte";
import type { Recap as Told } from "../stage/recap";
import { texts } from "../text/texts.svelte";
import Recap from "./Recap.svelte";

const NAMES = ["Mia", "Bo", "Cleo", "Dario", "Elia", "Fanny", "Gus", "Hedy"];
let main: HTMLElement;
let shown: object | undefined;

beforeAll(() => texts.speak("de"));
beforeEach(async () => {
  main = document.body.appendChild(document.createElement("main"));
  main.style.padding = "0 0.4rem";
  await document.fonts.ready;
});
afterEach(async () => {
  if (shown) await unmount(shown);
  main.remove();
  await page.viewport(390, 844);
});

/** Of each player, from seat 1 on, these words. */
function tell(...words: readonly (readonly string[])[]): void {
  const recap: Told[] = words.map((deeds, at) => ({
    seat: at + 1,
    deeds: deeds.map((it, number) => ({ seq: 10 * at + number, words: it })),
  }));
  shown = mount(Recap, { target: main, props: { recap, names: NAMES } });
  flushSync();
}
const whole = (): string[] =>
  [...document.querySelectorAll<HTMLElement>(".recap [data-deed]")].map((deed) => {
    const { left, right, top, bottom } = deed.getBoundingClientRect();
    const list = found(".recap").getBoundingClientRect();
    const inside =
      left >= list.left - 1 &&
      right <= list.right + 1 &&
      top >= list.top - 1 &&
      bottom <= list.bottom + 1;
    return inside ? unseen(deed) : `${deed.textContent}: cut off`;
  });
const seen = (count: number): string[] => Array.from({ length: count }, () => "");

test.each([
  [360, 640],
  [390, 844],
])("seven others are told of, none of them cut: %i × %i", async (width, height) => {
  await page.viewport(width, height);
  tell(["7-7"], ["passt"], ["11-11"], ["passt"], ["gibt 2"], ["passt"], ["12-12"]);
  expect(whole()).toEqual(seen(7));
});

test("what one player did in a row goes on in the next line", async () => {
  await page.viewport(360, 640);
  tell(["58 ↓", "11 ↓ beim Gegner", "47 ↑", "12 ↑", "zieht 2"]);
  expect(whole()).toEqual(seen(5));
});

test("where even that is too much the oldest are left out whole", async () => {
  await page.viewport(360, 640);
  const long = ["8-8-8-8-8-8-8-8"];
  tell(long, long, long, long, long, long, long);
  const told = whole();
  expect(told).toHaveLength(7);
  expect(told.at(-1)).toBe("");
  const drawn = told.filter((why) => !why.includes("cut off") && why !== "not drawn");
  expect(drawn.every((why) => why === "")).toBe(true);
  for (const item of document.querySelectorAll<HTMLElement>(".recap li:not([hidden])")) {
    expect(item.getBoundingClientRect().left).toBeGreaterThanOrEqual(0);
  }
});

test("its height is the same with and without something to tell", async () => {
  await page.viewport(360, 640);
  tell();
  const { height } = found(".recap").getBoundingClientRect();
  await unmount(shown ?? {});
  tell(["7-7"], ["passt"], ["11-11"], ["passt"], ["gibt 2"], ["passt"], ["12-12"]);
  expect(found(".recap").getBoundingClientRect().height).toBe(height);
});
