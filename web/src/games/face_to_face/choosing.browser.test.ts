import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { texts } from "../../text/texts.svelte";
import { notices } from "../../ui/notices.svelte";
import { boardAt, found, type Shown } from "../testing.svelte";

let shown: Shown;
const card = (number: number) => found(`.hand [data-card="gold-${number}"]`);
const pile = (name: string) => found(`[data-pile="${name}"]`);
const lit = () =>
  [...document.querySelectorAll<HTMLElement>(".pile.lit")].map((it) => it.dataset["pile"]);
const picked = () =>
  [...document.querySelectorAll<HTMLElement>(".hand [aria-pressed=true]")].map(
    (it) => it.dataset["card"],
  );

beforeAll(() => texts.speak("en"));
/** The own up pile shows 5, the down pile 58; 25 and 15 are in hand. */
beforeEach(async () => {
  shown = await boardAt("face-to-face", "lesson-ff-leap");
});
afterEach(async () => {
  await shown.leave();
  notices.clear();
});

test("a picked card lights the piles it fits on; pressing one lays it", async () => {
  await userEvent.click(card(25));
  expect(picked()).toEqual(["gold-25"]);
  expect(lit()).toEqual(expect.arrayContaining(["up", "down"]));
  await userEvent.click(pile("up"));
  expect(shown.tried).toEqual([{ kind: "lay", card: 25, pile: "up" }]);
  expect(picked()).toEqual([]);
});

test("the same card again is put back, another one is picked instead", async () => {
  await userEvent.click(card(25));
  await userEvent.click(card(15));
  expect(picked()).toEqual(["gold-15"]);
  await userEvent.click(card(15));
  expect([picked(), lit()]).toEqual([[], []]);
});

test("without a card a pile asks for one", async () => {
  await userEvent.click(pile("up"));
  expect(shown.tried).toEqual([]);
  expect(notices.all).toHaveLength(1);
});

test("a card is carried to a pile", async () => {
  await userEvent.dragAndDrop(card(15), pile("down"));
  expect(shown.tried).toEqual([{ kind: "lay", card: 15, pile: "down" }]);
});

test("keys do the same: pick, lay, let go, end", async () => {
  card(25).focus();
  await userEvent.keyboard("{Enter}u");
  expect(shown.tried).toEqual([{ kind: "lay", card: 25, pile: "up" }]);
  card(15).focus();
  await userEvent.keyboard("{Enter}");
  expect(picked()).toEqual(["gold-15"]);
  await userEvent.keyboard("{Escape}e");
  expect(picked()).toEqual([]);
  expect(shown.tried.at(-1)).toEqual({ kind: "end" });
});

test("what is picked stays picked while others play, and nothing is laid meanwhile", async () => {
  await userEvent.click(card(25));
  shown.change({ seq: 99, legal: [] });
  expect(picked()).toEqual(["gold-25"]);
  shown.change({ pending: { kind: "end" } });
  await userEvent.click(pile("up"));
  expect(shown.tried).toEqual([]);
});

test("nothing is offered any more while the end is shown, before it is told", () => {
  const { view } = shown.scene();
  expect(found(".end")).toBeTruthy();
  shown.change({ view: { ...view, actor: -2, reason: "stuck", winner: 1 }, legal: [] });
  expect(document.querySelector(".end")).toBeNull();
  expect([...document.querySelectorAll(".draft h3")].map((it) => it.textContent)).toHaveLength(1);
});
