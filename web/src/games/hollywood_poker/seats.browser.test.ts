import { afterEach, beforeAll, expect, test } from "vitest";
import { page } from "vitest/browser";
import { texts } from "../../text/texts.svelte";
import { boardAt, type Shown } from "../testing.svelte";

let shown: Shown;

beforeAll(() => texts.speak("de"));
afterEach(async () => {
  await shown.leave();
  await page.viewport(390, 844);
});

const box = (of: Element, part: string): DOMRect => {
  const found = of.querySelector(part);
  if (found === null) throw new Error(`there is no ${part}`);
  return found.getBoundingClientRect();
};

test.each([
  [360, 640],
  [390, 844],
])("what somebody did lies over no portrait and is not cut: %i × %i", async (width, height) => {
  await page.viewport(width, height);
  shown = await boardAt("hollywood-poker", "lesson-hp-follow");
  await document.fonts.ready;
  const { view } = shown.scene();
  shown.change({ view: { ...view, acts: ["pass", "10-10-10", "pass", "7-7"] } });
  const seats = [...document.querySelectorAll(".seat")];
  expect(seats).toHaveLength(4);
  for (const seat of seats) {
    const [act, figure] = [box(seat, ".act"), box(seat, ".figure")];
    const apart = act.top >= figure.bottom || act.bottom <= figure.top || act.left >= figure.right;
    expect(apart, seat.textContent).toBe(true);
    const words = seat.querySelector(".act");
    expect(words?.scrollWidth, seat.textContent).toBeLessThanOrEqual(words?.clientWidth ?? 0);
  }
});
