import { afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { texts } from "../../text/texts.svelte";
import type { Scene } from "../face";
import { boardAt, found, unseen, type Shown } from "../testing.svelte";
import { SEEN } from "../../stage/beat";
import type { Event, Game, View, Wanted } from "./protocol";
import { stage } from "./staging";
import { STUCK, VERDICT } from "./stuck";
import { tell } from "./words";

let shown: Shown;

beforeAll(() => texts.speak("en"));
beforeEach(async () => {
  shown = await boardAt("face-to-face", "lesson-ff-leap");
});
afterEach(async () => {
  await shown.leave();
  await page.viewport(390, 844);
});

const HAND = [20, 22, 24, 57];
const WANTED: readonly Wanted[] = [
  { pile: "up", top: 56, trick: 46, cards: [57] },
  { pile: "down", top: 8, trick: 18, cards: [] },
  { pile: "help-up", top: 5, trick: 0, cards: [] },
  { pile: "help-down", top: 60, trick: 0, cards: [] },
];

/** The end of a game in which this seat is stuck; seat 0 looks. */
function ended(loser: number): Scene<Game> {
  const scene = shown.scene() as unknown as Scene<Game>;
  const side = { hand_size: HAND.length, draw_size: 20, laid: [] };
  const view: View = {
    ...scene.view,
    ...{ actor: -2, mover: loser, reason: "stuck", winner: 1 - loser, due: 0, wanted: [] },
    [loser === 0 ? "gold" : "silver"]: { ...side, up: 56, down: 8 },
    [loser === 0 ? "silver" : "gold"]: { ...side, up: 5, down: 60 },
  };
  const mine = loser === 0 ? { hand: HAND, wanted: WANTED } : {};
  const hands = [0, 1].map((seat) => ({
    ...view,
    hand: HAND,
    wanted: seat === loser ? WANTED : [],
  }));
  const won = { event: "won", seat: 1 - loser, reason: "stuck" } as const;
  return {
    ...scene,
    view: { ...view, ...mine },
    hands,
    legal: [],
    outcome: { reason: "stuck", winners: [1 - loser], scores: [0, 0] },
    happened: [...scene.happened, { seq: 99, at: 0, event: won }],
  };
}

const badge = (pile: string): string =>
  found(`[data-pile="${pile}"] .wants`).textContent.replace(/\s+/g, " ").trim();
const crossed = (): (string | undefined)[] =>
  [...document.querySelectorAll<HTMLElement>(".useless")].map((card) => card.dataset["card"]);

test.each([0, 1])("the board shows why seat %i could not play two cards", (loser) => {
  const position = ended(loser);
  const before = { ...position, happened: position.happened.slice(0, -1), outcome: null };
  const news = position.happened.slice(-1);
  const [last, why, verdict, end] = stage({ before, position, news }) ?? [];
  expect(last?.cue).toBeUndefined();
  expect(why).toMatchObject({ cue: { kind: STUCK }, position: { outcome: null } });
  expect(why?.hold).toBeGreaterThan(3_000);
  expect(why?.words).toBe(
    loser === 0
      ? "You have to play two cards, but only 57 fits."
      : `${position.names[1]} has to play two cards, but only 57 fits.`,
  );
  expect(verdict).toMatchObject({
    cue: { kind: VERDICT },
    words: loser === 0 ? "You lose." : "You win!",
    sound: loser === 0 ? "groan" : "applause",
  });
  expect(end?.position).toBe(position);

  const show = (moment: typeof last) =>
    shown.change({ ...moment?.position, cue: moment?.cue ?? null });
  show(last);
  expect(document.querySelector(".wants, .useless")).toBeNull();
  for (const moment of [why, verdict, end]) {
    show(moment);
    const own = loser === 0;
    expect(badge(own ? "up" : "help-up")).toBe("✓ only above 56, or exactly 46");
    expect(badge(own ? "down" : "help-down")).toBe("✕ only below 8, or exactly 18");
    expect(badge(own ? "help-up" : "up")).toBe("✕ only below 5");
    expect(badge(own ? "help-down" : "down")).toBe("✕ nothing fits");
    const deck = own ? "gold" : "silver";
    expect(crossed()).toEqual([20, 22, 24].map((card) => `${deck}-${card}`));
  }
});

test("the last card has landed before the sentence says that the game is over", () => {
  const position = ended(0);
  const laid = { event: "laid", seat: 1, card: 44, pile: "down" } as Event;
  const happened = [...position.happened.slice(0, -1), { seq: 99, at: 0, event: laid }];
  const before = { ...position, happened: happened.slice(0, -1), outcome: null };
  const after = { ...position, happened: [...happened, ...position.happened.slice(-1)] };
  const [last, over] = stage({ before, position: after, news: after.happened.slice(-2) }) ?? [];
  expect(last?.position.happened.at(-1)?.event).toEqual(laid);
  expect(last?.words).toBe(tell(laid, after));
  expect(last?.hold).toBeGreaterThanOrEqual(SEEN);
  expect(over?.words).toBe("The game is over…");
  expect(over?.position.happened.at(-1)?.event).toEqual(laid);
});

test.each([
  [360, 640],
  [390, 844],
  [1280, 800],
])("whoever has read why can go on: %i × %i", async (width, height) => {
  await page.viewport(width, height);
  shown.change({ ...ended(0), outcome: null, cue: { kind: STUCK, at: 0 } });
  const button = found("button.skip");
  expect(unseen(button)).toBe("");
  button.click();
  expect(shown.gone()).toBe(1);
  shown.change({ ...ended(0), cue: null });
  expect(document.querySelector("button.skip")).toBeNull();
});

describe.each([
  [360, 640, "fr"],
  [390, 844, "de"],
  [844, 390, "fi"],
  [1280, 800, "en"],
] as const)("at %i × %i, %s", (width, height, language) => {
  /** What stands above a board at a table: the header, the question, the recap. */
  const ABOVE = height < 400 ? 60 : 150;
  beforeEach(async () => {
    await texts.speak(language);
    await page.viewport(width, height);
    found("main").style.height = `${height - ABOVE}px`;
  });
  afterEach(() => texts.speak("en"));

  test.each([0, 1])(
    "what each pile would have taken is in sight and lies over none: %i",
    (loser) => {
      shown.change({ ...ended(loser), outcome: null, cue: { kind: STUCK, at: 0 } });
      const marks = [...document.querySelectorAll(".wants, .useless")];
      for (const animation of document.getAnimations()) {
        if (animation.effect?.getComputedTiming().iterations !== Infinity) animation.finish();
      }
      expect(marks).toHaveLength(7);
      for (const mark of marks) expect(unseen(mark), mark.outerHTML).toBe("");
      const words = [...document.querySelectorAll(".wants")];
      for (const word of words) expect(edges(word), word.outerHTML).toEqual([]);
      for (const pile of document.querySelectorAll(".pile")) {
        expect(words.filter((word) => overlap(word, pile)).map((it) => it.textContent)).toEqual([]);
      }
    },
  );
});

/** Whether one lies over another by more than its shadow. */
function overlap(one: Element, other: Element): boolean {
  const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
  const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  return wide > 2 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2;
}

/** The ends and the middle of its edges that lie under something else. */
function edges(element: Element): string[] {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return [left + 4, (left + right) / 2, right - 4].flatMap((x) =>
    [top + 2, bottom - 2].flatMap((y) => {
      const above = document.elementFromPoint(x, y);
      return above === element ? [] : [`${x}, ${y}: ${above?.outerHTML.slice(0, 60) ?? ""}`];
    }),
  );
}

test("a game that was won by playing all cards has nothing to explain", () => {
  const position = ended(1);
  const hands = position.hands?.map((view) => ({ ...view, wanted: [] })) ?? null;
  const moments = stage({
    before: position,
    position: { ...position, hands },
    news: position.happened.slice(-1),
  });
  expect(moments?.map(({ cue }) => cue?.kind)).toEqual([undefined, VERDICT, undefined]);
});
