import { afterEach, beforeAll, expect, test } from "vitest";
import { page } from "vitest/browser";
import { say, texts } from "../../text/texts.svelte";
import type { Position } from "../face";
import { boardAt, found, unseen, type Shown } from "../testing.svelte";
import type { View } from "./protocol";
import { DEAL_OVER } from "./staging";

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

/** Whatever is on its way is there. */
function arrive(): void {
  for (const it of document.getAnimations()) {
    if (Number.isFinite(it.effect?.getComputedTiming().endTime)) it.finish();
  }
}

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

test("numbers of cards and points lie apart, with their words", async () => {
  await page.viewport(1280, 800);
  shown = await boardAt("hollywood-poker", "lesson-hp-follow");
  await document.fonts.ready;
  const { view } = shown.scene();
  const many = [0, 1, 2, 3].map(() => 17);
  shown.change({ view: { ...view, sizes: many, points: many } });
  for (const seat of document.querySelectorAll(".seat")) {
    const [cards, points] = [box(seat, ".cards .number"), box(seat, ".points")];
    const apart = points.top >= cards.bottom || points.left >= cards.right;
    expect(apart, seat.textContent).toBe(true);
    expect(points.right).toBeLessThanOrEqual(seat.getBoundingClientRect().right);
  }
});

test("once the end of a deal is told, seats and ladder have the careers of its panel", async () => {
  await page.viewport(1400, 900);
  shown = await boardAt("hollywood-poker", "lesson-hp-follow");
  const scene = shown.scene();
  const { ladder, order: seating } = scene.view as View;
  const order = seating.toReversed();
  const points = order.map(() => 0);
  const event = { event: "deal-ended", deal: scene.view["deal"], order, gained: points, points };
  const happened = [...scene.happened, { seq: scene.seq, at: 0, event }] as Position["happened"];
  shown.change({ happened, cue: { kind: DEAL_OVER, at: 1 } });
  const careers = ladder.map((career) => say("hp-career", { career }));
  const told = (part: string) =>
    [...document.querySelectorAll(part)].map((it) => it.textContent.trim());
  expect(told(".summary .career")).toEqual(careers);
  expect(told("aside .career")).toEqual(careers);
  expect(told("aside .name")).toEqual(order.map((seat) => scene.names[seat]));
  expect(order.map((seat) => told(`[data-card="seat-${seat}"] .career`)[0])).toEqual(careers);
});

test.each([
  [360, 640],
  [390, 844],
  [1280, 800],
  [1280, 720],
  [1024, 768],
])("the cards that ended a deal are seen beside its panel: %i × %i", async (width, height) => {
  await page.viewport(width, height);
  shown = await boardAt("hollywood-poker", "lesson-hp-follow");
  await document.fonts.ready;
  if (width < 400) found("main").style.height = `${height - 150}px`; // as below a table's header
  const scene = shown.scene();
  const order = (scene.view as View).order;
  const points = order.map(() => 0);
  const told = [
    { event: "played", seat: 2, cards: [8], left: 0 },
    { event: "finished", seat: 2, place: 3 },
    { event: "deal-ended", deal: 1, order, gained: points, points },
  ].map((event) => ({ seq: scene.seq, at: 0, event }));
  const happened = [...scene.happened, ...told] as Position["happened"];
  shown.change({ happened, cue: { kind: DEAL_OVER, at: 1 }, still: true });
  arrive();
  const shownThings = [
    ...document.querySelectorAll(".round .card, .summary h2, .summary p, .summary li, .go-on"),
  ];
  expect(shownThings.length).toBeGreaterThan(order.length + 3);
  for (const it of shownThings) expect(unseen(it), it.outerHTML.slice(0, 80)).toBe("");
});

test("that the viewer takes no part in the exchange is said only when it is over", async () => {
  shown = await boardAt("hollywood-poker", "lesson-hp-give");
  const scene = shown.scene();
  const { order } = scene.view as View;
  const tell = (...events: object[]) =>
    shown.change({
      happened: events.map((event, seq) => ({ seq, at: 0, event })) as Position["happened"],
      view: { ...scene.view, giving: -1, gave: [], received: [] },
    });
  const begins = { event: "deal-begins", deal: 2, order };
  const gift = { event: "gift-passed", seat: 1, to: 2, count: 1 };
  const title = () => found(".exchange h2").textContent.trim();
  tell(begins, gift);
  expect(title()).toBe(say("hp-web-gifts"));
  tell(begins, gift, { event: "leads", seat: 1 });
  expect(title()).toBe(say("hp-web-no-exchange"));
});
