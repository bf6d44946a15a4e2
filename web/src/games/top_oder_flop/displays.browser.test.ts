import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { TableInfo } from "../../protocol";
import { settings } from "../../app/settings.svelte";
import { seatedAt, type Seated } from "../../table/testing";
import { texts } from "../../text/texts.svelte";
import { found, unseen } from "../testing.svelte";
import type { Outcome, View } from "./protocol";

let table: Seated;

beforeAll(() => texts.speak("de"));
beforeEach(() => {
  settings.like({ motion: "on" });
  // As below the header of the page.
  document.body.style.cssText =
    "display: flex; flex-direction: column; height: 100dvh; padding-top: var(--touch)";
});
afterEach(async () => {
  await table.leave();
  document.body.style.cssText = "";
  settings.like({ motion: "system" });
  await page.viewport(390, 844);
});

const DOWN = { card: null, shown: false };
const UP = { card: "at3", shown: true };
const MINUS = { card: "tf-3", shown: true };
const SIZES = [
  [360, 640],
  [390, 844],
  [1280, 720],
  [1366, 650],
] as const;

/** The line that a card lies in, and how wide its number is, however narrow the card. */
function numberOn(card: Element): Pick<DOMRect, "top" | "bottom" | "left" | "right"> {
  const { top, bottom } = card.getBoundingClientRect();
  const range = document.createRange();
  range.selectNodeContents(card.querySelector("b") ?? card);
  const { left, right } = range.getBoundingClientRect();
  return { top, bottom, left, right };
}

test.each(SIZES)("every display is seen whole above the hand: %i × %i", async (width, height) => {
  await page.viewport(width, height);
  table = await seatedAt("lesson-tf-stop");
  const view = table.session.update?.view as unknown as View;
  // As full as rows become.
  const rows = [
    [UP, DOWN, DOWN, DOWN, DOWN, DOWN],
    [UP],
    [UP, MINUS, UP, MINUS],
    [],
    [MINUS, MINUS, UP, MINUS, UP],
  ];
  const [first] = view.seats;
  const seats = (width < 1000 ? view.seats : [...view.seats, first]).map((seat) => ({
    ...seat,
    rows,
  }));
  const info = table.session.table as TableInfo;
  const fourth = { ...info.seats[1], name: "Maximilian-Konstantin" } as TableInfo["seats"][number];
  const four = { ...info, seats: [...info.seats, fourth] };
  await table.again({ view: { ...view, seats }, table: four });
  await document.fonts.ready;
  const dock = found(".dock").getBoundingClientRect();
  const displays = [...document.querySelectorAll(".display")];
  expect(displays).toHaveLength(seats.length);
  for (const card of document.querySelectorAll(".held")) expect(unseen(card)).toBe("");
  for (const display of displays) {
    const { bottom, right } = display.getBoundingClientRect();
    expect(bottom <= dock.top + 1 || right <= dock.left + 1).toBe(true);
    for (const card of display.querySelectorAll(".lying")) expect(unseen(card)).toBe("");
    for (const row of display.querySelectorAll(".row")) {
      const { right } = row.getBoundingClientRect();
      const numbers = [...row.querySelectorAll(".lying")].map(numberOn);
      for (const [at, number] of numbers.entries()) {
        expect(number.right, row.textContent).toBeLessThanOrEqual(right);
        for (const other of numbers.slice(0, at)) {
          const apart = other.right <= number.left + 1 || other.bottom <= number.top;
          expect(apart, `${row.textContent}: ${other.right} and ${number.left}`).toBe(true);
        }
      }
    }
  }
});

/** Moment after moment is shown until this is so. */
async function until(so: () => boolean): Promise<void> {
  for (let moment = 0; !so(); moment += 1) {
    expect(moment, "moments").toBeLessThan(30);
    await table.clock.next();
  }
}

/** In seconds: when the animation of an element begins. */
const delay = (element: Element): number =>
  Number.parseFloat(getComputedStyle(element).animationDelay);

test("the totals follow the count step by step, and it goes on to who has won", async () => {
  table = await seatedAt("lesson-tf-stop");
  await table.tell(1);
  const numbers = (part: string) =>
    [...document.querySelectorAll(part)].map((it) => Number(it.textContent.replace("−", "-")));
  /** What the step lists, in the order of the seats. */
  const listed = () => {
    const lines = [...document.querySelectorAll(".gala .premiere li")];
    const names = [...document.querySelectorAll(".gala tbody .name")].map((it) => it.textContent);
    return names.map((name) => {
      const line = lines.find((it) => it.querySelector(".name")?.textContent === name);
      return Number(line?.querySelector(".points")?.textContent.replace("−", "-"));
    });
  };
  const cue = () => document.querySelector("[data-cue]")?.getAttribute("data-cue");
  const names = (part: string) =>
    [...document.querySelectorAll(`.gala ${part} .name`)].map((it) => it.textContent);
  const spoken: string[] = [];
  let sums = [0, 0, 0];
  for (let step = 0; step < 6; step += 1) {
    await until(() => cue() === `premiere ${step}`);
    expect(numbers(".gala .total b")).toEqual(sums); // the cards come first
    sums = sums.map((sum, seat) => sum + (listed()[seat] ?? NaN));
    await table.clock.next();
    expect(cue()).toBe(`premiere ${step}`);
    expect(numbers(".gala .total b")).toEqual(sums);
    // Nobody is listed by a rank that the face-down cards have not told yet.
    expect(names(".premiere")).toEqual(names("tbody"));
    spoken.push(document.querySelector(".asks")?.textContent ?? "");
  }
  const sheet = table.session.update?.outcome as unknown as Outcome;
  expect(sums).toEqual(sheet.scores);
  expect(new Set(spoken).size).toBe(6); // each film's takings are said
  // No mark of winning before the name; and the name stands below its title from the first frame.
  expect(document.querySelector(".gala .won, .gala tbody svg.icon")).toBeNull();
  await table.clock.next();
  expect(cue()).toBe("premiere 6");
  expect(document.querySelectorAll(".gala .won")).toHaveLength(sheet.winners.length);
  const moguls = [...document.querySelectorAll(".gala .moguls .name")];
  expect(moguls).toHaveLength(sheet.winners.length);
  for (const animation of document.getAnimations()) {
    animation.pause();
    animation.currentTime = 0;
  }
  for (const name of moguls) expect(name.checkVisibility({ opacityProperty: true })).toBe(true);
  await table.clock.next();
  expect(document.querySelector("dialog[open] .won")).not.toBeNull();
  // Who asks for it sees it all once more, from the first film on.
  const again = [...document.querySelectorAll<HTMLElement>("dialog[open] .button")].find((it) =>
    it.textContent.includes(texts.say("tf-web-again")),
  );
  again?.click();
  await until(() => cue() === "premiere 0");
  expect(document.querySelector("dialog[open]")).toBeNull();
});

test.each([
  [390, 844],
  [1280, 720],
])("what is asked lies over no display, and moves no film: %i × %i", async (width, height) => {
  await page.viewport(width, height);
  table = await seatedAt("lesson-tf-over");
  const places = () =>
    [...document.querySelectorAll(".films .side")].map((it) => it.getBoundingClientRect().top);
  const before = places();
  await userEvent.click(found('[data-hand="ac4"]'));
  for (const part of document.querySelectorAll(".display .row, .slate .offer")) {
    expect(unseen(part), part.outerHTML.slice(0, 80)).toBe("");
  }
  expect(places()).toEqual(before);
});

test.each(SIZES)("who laid a card is marked beside its number: %i × %i", async (width, height) => {
  await page.viewport(width, height);
  table = await seatedAt("lesson-tf-over");
  const pins = [...document.querySelectorAll(".done-by")];
  expect(pins).toHaveLength(2); // on a film, and in a display
  for (const pin of pins) {
    pin.getAnimations().forEach((animation) => animation.finish());
    const card = pin.parentElement as Element;
    const { top, height } = card.getBoundingClientRect();
    // On the cards of the films the number is the upper part of a picture.
    const number = card.querySelector("b")?.getBoundingClientRect().bottom ?? top + height * 0.4;
    expect(pin.getBoundingClientRect().top).toBeGreaterThan(number - 2);
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
  await until(() => {
    const cards = [...document.querySelectorAll(".premiere .turns .back")];
    const times = cards.map(delay);
    expect(new Set(times).size).toBe(times.length); // never two at once
    if (times.length > 0) {
      expect(delay(found(".premiere .points"))).toBeGreaterThan(Math.max(...times));
    }
    if (turned.length === 0 || left.at(-1) !== facedown()) left.push(facedown());
    turned.push(times.length);
    return document.querySelector("dialog[open]") !== null;
  });
  expect(Math.max(...turned)).toBeGreaterThan(0);
  expect(left.at(-1)).toBe(0);
  expect(left.length).toBeGreaterThan(2);
});
