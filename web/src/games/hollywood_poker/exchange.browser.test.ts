import { afterEach, beforeAll, expect, test } from "vitest";
import { page } from "vitest/browser";
import { texts } from "../../text/texts.svelte";
import type { Position } from "../face";
import { boardAt, found, unseen, type Shown } from "../testing.svelte";
import type { Event, View } from "./protocol";
import { EXCHANGE } from "./staging";

let shown: Shown;

beforeAll(() => texts.speak("en"));
afterEach(async () => {
  await shown.leave();
  await page.viewport(390, 844);
});

const view = (): View => shown.scene().view as unknown as View;
/** These are told next. */
function tell(...events: Event[]): void {
  const { happened, seq } = shown.scene();
  const news = events.map((event) => ({ seq, at: 0, event }));
  shown.change({ happened: [...happened, ...news] as Position["happened"] });
}
const numberAt = (seat: number): string =>
  found(`[data-place="seat-${seat}"] .cards .number`).textContent;

test("cards that are named for a gift still count for whoever has them", async () => {
  shown = await boardAt("hollywood-poker", "lesson-hp-exchange");
  const giving = view().order.findIndex((seat) => seat !== view().seat);
  const giver = view().order[giving] ?? -1;
  const before = Number(numberAt(giver));
  const sizes = view().sizes.map((size, seat) => (seat === giver ? size - 1 : size));
  shown.change({ view: { ...view(), giving, named: 1, sizes } });
  expect(Number(numberAt(giver))).toBe(before);
});

test("what cannot be done takes no room while the others give", async () => {
  shown = await boardAt("hollywood-poker", "lesson-hp-give");
  const deeds = found(".dock .deeds");
  expect(deeds.checkVisibility()).toBe(true); // the viewer is to give
  const giving = view().order.findIndex((seat) => seat !== view().seat);
  const actor = view().order[giving];
  shown.change({
    legal: [],
    actor: actor ?? null,
    view: { ...view(), giving, actor },
  });
  expect(deeds.checkVisibility()).toBe(false);
});

test.each([
  [360, 640],
  [390, 844],
  [1280, 800],
])(
  "gifts of the others fly to them, and can be read until one goes on: %i × %i",
  async (width, height) => {
    await page.viewport(width, height);
    shown = await boardAt("hollywood-poker", "lesson-hp-exchange");
    await document.fonts.ready;
    // Above it are the header, the question and the recap.
    found("main").style.height = `${height - 150}px`;
    const [one = -1, other = -1] = view().order.filter((seat) => seat !== view().seat);
    tell({ event: "gift-passed", seat: one, to: other, count: 2 });
    const gifts = document.querySelectorAll(`[data-place="seat-${other}"] .gift`);
    expect(gifts).toHaveLength(2);
    expect([...gifts].map((gift) => (gift as HTMLElement).dataset["from"])).toEqual([
      `seat-${one}`,
      `seat-${one}`,
    ]);
    tell({ event: "gift-passed", seat: other, to: one, count: 2 });
    shown.change({ cue: { kind: EXCHANGE, at: 2 } });
    const { names } = shown.scene();
    const told = [...document.querySelectorAll(".exchange .others .name")];
    expect(told.slice(-2).map((it) => it.textContent)).toEqual([
      `${names[one]} → ${names[other]}`,
      `${names[other]} → ${names[one]}`,
    ]);
    for (const it of told) expect(unseen(it), it.textContent).toBe("");
    expect(unseen(found(".exchange .go-on"))).toBe("");
  },
);
