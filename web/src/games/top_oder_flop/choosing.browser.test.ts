import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { texts } from "../../text/texts.svelte";
import { boardAt, found, type Shown } from "../testing.svelte";
import { MARKER } from "./plays";

const GAME = "top-oder-flop";
let shown: Shown;
const held = (code: string) => found(`[data-hand="${code}"]`);
const side = (place: string) => found(`[data-drop="${place}"] .field`);
const row = (film: string) => side(`own ${film}`);
const confirm = () => found(".slate .confirm");
const lifted = () =>
  [...document.querySelectorAll<HTMLElement>(".hand [aria-pressed=true]")].map(
    (it) => it.dataset["hand"],
  );
const lit = () =>
  [...document.querySelectorAll<HTMLElement>(".films .side.lit")].map((it) => it.dataset["drop"]);
const offers = () => [...document.querySelectorAll<HTMLElement>(".slate .offer")];

beforeAll(() => texts.speak("en"));
afterEach(() => shown.leave());

describe("an influence card", () => {
  test("is lifted, pointed at a side, and played when that is confirmed", async () => {
    shown = await boardAt(GAME, "lesson-tf-top");
    await userEvent.click(held("ad4"));
    expect(lifted()).toEqual(["ad4"]);
    expect(lit()).toEqual(
      expect.arrayContaining(["top aa", "flop aa", "top dd", "flop dd"]) as string[],
    );
    expect(lit()).not.toContain("top rr"); // it names two films
    await userEvent.click(side("top aa"));
    expect(shown.tried).toEqual([]);
    await userEvent.click(confirm());
    expect(shown.tried).toEqual([{ kind: "lay", card: "ad4", side: "top", film: "aa" }]);
    expect(lifted()).toEqual([]);
  });

  test("the second click of two plays nothing, pointing there again does", async () => {
    shown = await boardAt(GAME, "lesson-tf-top");
    await userEvent.click(held("ad4"));
    await userEvent.dblClick(side("top aa"));
    expect(shown.tried).toEqual([]);
    held("ad4").blur();
    side("top aa").click(); // as a key presses it
    expect(shown.tried).toHaveLength(1);
  });

  test("is kept in a row of the own display", async () => {
    shown = await boardAt(GAME, "lesson-tf-own");
    await userEvent.click(held("ar3"));
    await userEvent.click(row("aa"));
    await userEvent.click(confirm());
    expect(shown.tried).toEqual([{ kind: "keep", card: "ar3", film: "aa" }]);
  });

  test("asks over which card it is laid, and for which row that is kept", async () => {
    shown = await boardAt(GAME, "lesson-tf-over");
    await userEvent.click(held("ac4"));
    await userEvent.click(side("top aa"));
    for (let step = 0; step < 4 && document.querySelector(".confirm") === null; step += 1) {
      await userEvent.click(offers().find((it) => it.ariaDisabled !== "true") as Element);
    }
    await userEvent.click(confirm());
    expect(shown.tried).toEqual([
      expect.objectContaining({ kind: "lay", card: "ac4", side: "top", film: "aa", over: "ad" }),
    ]);
  });

  test("that cannot go there asks the house why", async () => {
    shown = await boardAt(GAME, "lesson-tf-top");
    await userEvent.click(held("ad4"));
    await userEvent.click(side("top rr"));
    expect(shown.tried).toEqual([{ kind: "lay", card: "ad4", side: "top", film: "rr" }]);
  });

  test("is carried to a side and played there", async () => {
    shown = await boardAt(GAME, "lesson-tf-top");
    await userEvent.dragAndDrop(held("ad4"), side("top aa"));
    expect(shown.tried).toEqual([{ kind: "lay", card: "ad4", side: "top", film: "aa" }]);
  });
});

test("a marker asks which it is to be", async () => {
  shown = await boardAt(GAME, "lesson-tf-double");
  await userEvent.click(held(MARKER));
  await userEvent.click(offers().find((it) => it.textContent.includes("2")) as Element);
  await userEvent.click(side("top aa"));
  await userEvent.click(confirm());
  expect(shown.tried).toEqual([{ kind: "mark", marker: "x2", side: "top", film: "aa" }]);
});

test("a change card takes a card from one side and brings it to another", async () => {
  shown = await boardAt(GAME, "lesson-tf-change");
  await userEvent.click(held("any+3"));
  await userEvent.click(side("flop aa"));
  for (let step = 0; step < 4 && lit().length === 0; step += 1) {
    await userEvent.click(offers().find((it) => it.ariaDisabled !== "true") as Element);
  }
  await userEvent.click(side("flop cc"));
  await userEvent.click(confirm());
  expect(shown.tried).toEqual([
    expect.objectContaining({ kind: "move", card: "any+3", from_side: "flop", from_film: "aa" }),
  ]);
  expect(shown.tried[0]).toMatchObject({ side: "flop", film: "cc" });
});

describe("what was chosen", () => {
  test("is taken back step by step with Escape", async () => {
    shown = await boardAt(GAME, "lesson-tf-top");
    held("ad4").focus();
    await userEvent.keyboard("{Enter}");
    await userEvent.keyboard("{Enter}"); // the first offer has the focus
    await userEvent.keyboard("{Escape}");
    expect(lifted()).toEqual(["ad4"]);
    await userEvent.keyboard("{Escape}");
    expect(lifted()).toEqual([]);
    expect(document.activeElement).toBe(held("ad4"));
    expect(shown.tried).toEqual([]);
  });

  test("outlives news of the table, and ends with the turn", async () => {
    shown = await boardAt(GAME, "lesson-tf-top");
    await userEvent.click(held("ad4"));
    shown.change({ seq: 99 });
    expect(lifted()).toEqual(["ad4"]);
    shown.change({ seq: 100, legal: [] });
    expect(lifted()).toEqual([]);
  });

  test("rests while a play is under way", async () => {
    shown = await boardAt(GAME, "lesson-tf-top");
    shown.change({ pending: { kind: "keep", card: "ad4", film: "aa" } });
    await userEvent.click(held("ad4"), { force: true });
    expect([lifted(), shown.tried]).toEqual([[], []]);
    await expect.element(page.getByRole("status")).toBeVisible();
  });
});
