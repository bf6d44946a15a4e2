import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { texts } from "../../text/texts.svelte";
import { boardAt, found, type Shown } from "../testing.svelte";

const GAME = "hollywood-poker";
let shown: Shown;
const main = () => found(".deeds .main");
const standing = () => document.querySelectorAll(".hand .card.up").length;
/** The stack of a value, by its words. */
const stack = (value: string): HTMLElement =>
  [...document.querySelectorAll<HTMLElement>(".hand .group")].find((group) =>
    group.textContent.startsWith(value),
  ) ?? found(`.no-${value}`);

beforeAll(() => texts.speak("en"));
afterEach(() => shown.leave());

describe("a set", () => {
  test("is picked card by card, and played by the button", async () => {
    shown = await boardAt(GAME, "lesson-hp-lead");
    await userEvent.click(stack("4"));
    expect(standing()).toBe(1);
    await userEvent.click(stack("4"));
    expect(main().textContent).toContain("4-4");
    expect(main().getAttribute("aria-disabled")).toBe("false");
    await userEvent.click(main());
    expect(shown.tried).toEqual([{ kind: "play", cards: [4, 4] }]);
    expect(standing()).toBe(0);
  });

  test("is carried to the table", async () => {
    shown = await boardAt(GAME, "lesson-hp-lead");
    await userEvent.dragAndDrop(stack("4"), found(".middle"));
    expect(shown.tried).toEqual([{ kind: "play", cards: [4] }]);
  });

  test("that answers nothing is not picked: the house says why", async () => {
    shown = await boardAt(GAME, "lesson-hp-follow");
    const dim = found(".hand .group.dim");
    await userEvent.click(dim);
    expect(standing()).toBe(0);
    expect(shown.tried).toHaveLength(1);
  });

  test("keys pick all, put back and pass", async () => {
    shown = await boardAt(GAME, "lesson-hp-lead");
    stack("4").focus();
    await userEvent.keyboard("{ArrowUp}");
    expect(standing()).toBe(2);
    await userEvent.keyboard("{ArrowDown}");
    expect(standing()).toBe(1);
    await userEvent.keyboard("{Escape}");
    expect(standing()).toBe(0);
    await userEvent.keyboard("p");
    expect(shown.tried).toEqual([{ kind: "pass" }]);
  });

  test("is forgotten when the next deal comes", async () => {
    shown = await boardAt(GAME, "lesson-hp-lead");
    await userEvent.click(stack("4"));
    shown.change({ view: { ...shown.scene().view, deal: 2 } });
    expect(standing()).toBe(0);
  });
});

test("a gift is given card by card when there are as many as are due", async () => {
  shown = await boardAt(GAME, "lesson-hp-give");
  await userEvent.click(stack("1"));
  expect(main().getAttribute("aria-disabled")).toBe("true");
  await userEvent.click(stack("1"));
  await userEvent.click(main());
  expect(shown.tried).toEqual([
    { kind: "give", card: 1 },
    { kind: "give", card: 1 },
  ]);
});
