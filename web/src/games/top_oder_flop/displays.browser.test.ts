import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { settings } from "../../app/settings.svelte";
import { seatedAt, type Seated } from "../../table/testing";
import { texts } from "../../text/texts.svelte";
import { found, unseen } from "../testing.svelte";
import type { View } from "./protocol";

let table: Seated;

beforeAll(() => texts.speak("de"));
beforeEach(() => {
  settings.like({ motion: "on" });
  // As below the header of the page.
  document.body.style.cssText =
    "display: flex; flex-direction: column; min-height: 100dvh; padding-top: var(--touch)";
});
afterEach(async () => {
  await table.leave();
  document.body.style.cssText = "";
  settings.like({ motion: "system" });
  await page.viewport(390, 844);
});

const DOWN = { card: null, shown: false };
const UP = { card: "at3", shown: true };
const SIZES = [
  [360, 640],
  [390, 844],
  [1280, 800],
] as const;

test.each(SIZES)("every display is seen whole above the hand: %i × %i", async (width, height) => {
  await page.viewport(width, height);
  table = await seatedAt("lesson-tf-stop");
  const view = table.session.update?.view as unknown as View;
  // As full as rows become.
  const rows = [[UP, DOWN, DOWN, DOWN], [UP], [UP, DOWN, DOWN, DOWN, DOWN], [], [UP, DOWN]];
  const seats = view.seats.map((seat) => ({ ...seat, rows }));
  await table.again({ view: { ...view, seats } });
  await document.fonts.ready;
  const { top } = found(".dock").getBoundingClientRect();
  const displays = [...document.querySelectorAll(".display")];
  expect(displays).toHaveLength(3);
  for (const display of displays) {
    expect(display.getBoundingClientRect().bottom).toBeLessThanOrEqual(top + 1);
    for (const card of display.querySelectorAll(".lying")) expect(unseen(card)).toBe("");
  }
});

test("at the end the cards are turned up film by film, one after the other", async () => {
  table = await seatedAt("lesson-tf-stop");
  await table.tell(1);
  const facedown = () => document.querySelectorAll(".display:not(.mine) .down:not(.known)").length;
  const before = facedown();
  expect(before).toBeGreaterThan(0); // nothing is opened before its film
  const turned: number[] = [];
  const left: number[] = [];
  for (let step = 0; step < 600 && !document.querySelector("dialog[open]"); step += 1) {
    const cards = [...document.querySelectorAll(".premiere .turns .back")];
    const times = cards.map((card) => card.getAnimations()[0]?.effect?.getTiming().delay ?? NaN);
    expect(new Set(times).size).toBe(times.length); // never two at once
    const late = document.querySelector(".premiere .points")?.getAnimations()[0];
    if (times.length > 0 && late) {
      expect(late.effect?.getTiming().delay).toBeGreaterThan(Math.max(...times));
    }
    if (turned.length === 0 || left.at(-1) !== facedown()) left.push(facedown());
    turned.push(times.length);
    await table.clock.pass(100);
  }
  expect(Math.max(...turned)).toBeGreaterThan(0);
  expect(left.at(-1)).toBe(0);
  expect(left.length).toBeGreaterThan(2);
});
