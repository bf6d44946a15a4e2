import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { say, texts } from "../../text/texts.svelte";
import { seatedAt } from "../../table/testing";
import { boardAt, found, unseen, type Shown } from "../testing.svelte";
import type { Event } from "./protocol";

const GAME = "klappe-und-action";
let shown: Shown;
const held = (scene: number) => found(`.hand [data-scene="${scene}"]`);
const slot = (number: number) => found(`[data-slot="${number}"]`);
const pressed = (where: string) =>
  [...document.querySelectorAll<HTMLElement>(`${where} [aria-pressed=true]`)].map(
    (it) => it.dataset["scene"] ?? it.dataset["slot"],
  );

beforeAll(() => texts.speak("en"));
afterEach(() => shown.leave());

describe("a scene", () => {
  test("is picked and laid in a slot", async () => {
    shown = await boardAt(GAME, "lesson-ka-lay");
    await userEvent.click(held(3));
    expect(pressed(".hand")).toEqual(["3"]);
    expect(slot(1).classList).toContain("target");
    await userEvent.click(slot(1));
    expect(shown.tried).toEqual([{ kind: "lay", scene: 3, slot: 1 }]);
  });

  test("is carried to a slot", async () => {
    shown = await boardAt(GAME, "lesson-ka-lay");
    await userEvent.dragAndDrop(held(3), slot(2));
    expect(shown.tried).toEqual([{ kind: "lay", scene: 3, slot: 2 }]);
  });

  test("is put back by Escape on the board, not in a menu", async () => {
    shown = await boardAt(GAME, "lesson-ka-lay");
    await userEvent.click(held(3));
    await page.getByRole("button", { name: say("ka-web-effects") }).click();
    await userEvent.keyboard("{Escape}");
    expect(document.querySelector("dialog[open]")).toBeNull();
    expect(pressed(".hand")).toEqual(["3"]);
    held(3).focus();
    await userEvent.keyboard("{Escape}");
    expect(pressed(".hand")).toEqual([]);
  });

  test("that was picked and laid is not picked when it is dealt again", async () => {
    shown = await boardAt(GAME, "lesson-ka-lay");
    const { view } = shown.scene();
    await userEvent.click(held(3));
    const without = (view["hand"] as number[]).filter((scene) => scene !== 3);
    shown.change({ view: { ...view, hand: without } });
    shown.change({ view });
    expect(pressed(".hand")).toEqual([]);
  });
});

test("who laid a scene is marked beside its number", async () => {
  const table = await seatedAt("lesson-ka-last");
  shown = { ...shown, leave: table.leave };
  const pins = [...document.querySelectorAll(".frame .done-by")];
  expect(pins.length).toBeGreaterThan(0);
  for (const pin of pins) {
    pin.getAnimations().forEach((animation) => animation.finish());
    const number = pin.closest(".frame")?.querySelector(".number")?.getBoundingClientRect();
    expect(pin.getBoundingClientRect().top).toBeGreaterThan(number?.bottom ?? Infinity);
  }
});

describe("an effect", () => {
  test("is shown to the partner first, and done by the button", async () => {
    shown = await boardAt(GAME, "lesson-ka-edit");
    await userEvent.click(slot(3));
    expect(shown.tried).toEqual([]);
    expect(shown.proposed).toEqual([expect.objectContaining({ kind: "choose-slot", slot: 3 })]);
    expect(document.querySelectorAll(".frame.preview").length).toBeGreaterThan(0);
    await userEvent.click(found(".steps .primary"));
    expect(shown.tried).toEqual([{ kind: "choose-slot", slot: 3 }]);
  });

  test("is done by touching the same once more, and not after a change of mind", async () => {
    shown = await boardAt(GAME, "lesson-ka-edit");
    await userEvent.click(slot(3));
    await userEvent.click(found(".steps .cancel"));
    expect(shown.proposed.at(-1)).toBeNull();
    await userEvent.click(slot(3));
    expect(shown.tried).toEqual([]);
    await userEvent.click(slot(3));
    expect(shown.tried).toEqual([{ kind: "choose-slot", slot: 3 }]);
  });

  test("is put back by Escape, also when the button that proposed it has gone with the focus", async () => {
    shown = await boardAt(GAME, "lesson-ka-edit");
    await userEvent.click(slot(3));
    (document.activeElement as HTMLElement).blur();
    expect(document.activeElement).toBe(document.body);
    await userEvent.keyboard("{Escape}");
    expect(shown.proposed.at(-1)).toBeNull();
    expect(document.querySelectorAll(".frame.preview")).toHaveLength(0);
  });

  test("rests while it is under way", async () => {
    shown = await boardAt(GAME, "lesson-ka-edit", { pending: { kind: "choose-slot", slot: 3 } });
    await userEvent.click(slot(3));
    expect([shown.tried, shown.proposed]).toEqual([[], []]);
  });
});

describe("the scene whose effect is asked for", () => {
  test("stays explained while the pointer passes over others", async () => {
    shown = await boardAt(GAME, "lesson-ka-edit");
    const { asked } = shown.scene().view as { asked: { scene: number } };
    const words = () => found(".panel-line .words").textContent;
    const before = words();
    expect(before).toContain(String(asked.scene));
    for (const number of [1, 2, 3]) await userEvent.hover(slot(number));
    expect(words()).toBe(before);
  });
});

describe("the projector's run", () => {
  /** 9 comes after 12, and under the reshoot no number counts. */
  const check = { numbers: [1, 4, 12, 9, 3, 15], falls: [4], needed: 1 };
  const words = () => found(".panel-line .words").textContent;

  async function runTo(at: number): Promise<void> {
    const { view } = shown.scene();
    const film = [1, 4, 12, 9, 3, 15];
    shown.change({
      view: { ...view, film, numbers: film, covered: [5], check, phase: "editing" },
      legal: [],
      cue: { kind: "run", at },
    });
    await Promise.resolve();
  }

  test("says of every scene in the light why it may stand there, or why not", async () => {
    shown = await boardAt(GAME, "lesson-ka-edit");
    const told = [];
    for (const at of [1, 2, 4, 5, 6]) {
      await runTo(at);
      told.push(words());
    }
    expect(told).toEqual([
      "Slot 1: it starts with 1.",
      "Slot 2: 4 after 1 is fine.",
      "Slot 4: 9 is lower than the 12 before it. The number falls here.",
      "Slot 5: a reshoot. No number counts here.",
      "Slot 6: 15 after 9 is fine.",
    ]);
  });

  test("marks the scene in the light together with the words about it", async () => {
    shown = await boardAt(GAME, "lesson-ka-edit");
    const marks = () => [
      document.querySelectorAll(".check.fine").length,
      document.querySelectorAll(".check.falls").length,
    ];
    await runTo(3);
    expect(marks()).toEqual([3, 0]);
    await runTo(4);
    expect(marks()).toEqual([3, 1]);
    expect(document.querySelectorAll(".lit")).toHaveLength(1);
  });

  test("is over, and every red arrow has its reason beside the verdict", async () => {
    shown = await boardAt(GAME, "lesson-ka-edit");
    await runTo(6);
    shown.change({ cue: null });
    expect(document.querySelectorAll(".check.falls")).toHaveLength(1);
    expect(words()).toContain("9 after 12 (slot 4)");
  });
});

describe("the reshoots that are left", () => {
  afterEach(async () => {
    await page.viewport(390, 844);
    await texts.speak("en");
  });

  test.each(["de", "en", "fi", "fr"] as const)("are told on a phone: %s", async (language) => {
    await texts.speak(language);
    await page.viewport(360, 640);
    shown = await boardAt(GAME, "lesson-ka-lay");
    await document.fonts.ready;
    for (const reshoots of [0, 2]) {
      shown.change({ view: { ...shown.scene().view, reshoots } });
      const words = found(".reshoots span");
      expect(words.textContent).toBe(say("ka-reshoots", { count: reshoots }));
      const { width, height } = words.getBoundingClientRect();
      expect([width > 20, height > 10, unseen(words)]).toEqual([true, true, ""]);
      const status = found(".status");
      expect(status.scrollWidth).toBeLessThanOrEqual(status.clientWidth);
      for (const part of [".slate", ".lamp", ".overview"]) expect(unseen(found(part))).toBe("");
    }
  });
});

describe("what the partner did", () => {
  const deed = (seq: number, event: Event) => ({ seq, at: 0, event });
  const pinned = (where: string) =>
    [...document.querySelectorAll<HTMLElement>(`${where} [data-deed]`)].map(
      (it) => it.dataset["deed"],
    );
  const SHOWED = deed(7, { event: "showed", seat: 1, scene: 12 });
  const LOOKED = deed(8, { event: "looked", seat: 1, slot: 4 });

  test("is marked where it was done: a slot looked at, a scene shown", async () => {
    shown = await boardAt(GAME, "lesson-ka-lay");
    const view = { ...shown.scene().view, known: [12], looked: [[], [4]] };
    shown.change({ view, fresh: [SHOWED, LOOKED] });
    expect(pinned('[data-slot="4"]')).toEqual(["8"]);
    expect(pinned(".far .card:has(.known)")).toEqual(["7"]);
    expect(pinned(".set")).toHaveLength(2);
  });

  test("is marked at the hand for whoever does not know the scene", async () => {
    shown = await boardAt(GAME, "lesson-ka-lay");
    const view = { ...shown.scene().view, seat: -1, hand: [] };
    shown.change({ view, seat: -1, legal: [], fresh: [SHOWED] });
    expect(pinned(".far")).toEqual(["7"]);
    expect(pinned(".set")).toHaveLength(1);
  });
});
