import { flushSync, untrack } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { settings } from "../app/settings.svelte";
import { travels } from "./travel.svelte";

let moment = $state.raw<readonly unknown[]>([0]);
let changing = (): void => undefined;
let board: HTMLElement;
let close = (): void => undefined;

beforeEach(() => {
  settings.like({ motion: "on" });
  changing = () => undefined;
  board = document.body.appendChild(document.createElement("div"));
  board.style.cssText = "position: relative; width: 300px; height: 200px";
  close = $effect.root(() => {
    travels(
      () => moment,
      () => board,
    );
    // After the places are noted, before they are compared.
    $effect.pre(() => {
      void moment;
      untrack(changing);
    });
  });
  flushSync();
});

afterEach(() => {
  close();
  board.remove();
  settings.like({ motion: "system" });
});

function put(data: Record<string, string>, x: number, size = 10): HTMLElement {
  const element = board.appendChild(document.createElement("span"));
  Object.assign(element.dataset, data);
  element.style.position = "absolute";
  place(element, x, size);
  return element;
}

function place(element: HTMLElement, x: number, size = 10): void {
  Object.assign(element.style, { left: `${x}px`, width: `${size}px`, height: `${size}px` });
}

/** The screen changes. */
function change(how: () => void): void {
  changing = how;
  moment = [Number(moment[0]) + 1];
  flushSync();
}

/** Where its middle is on the board, and how wide it is. */
function seen(element: Element): { x: number; wide: number } {
  const { x, width } = element.getBoundingClientRect();
  const left = x - board.getBoundingClientRect().x;
  return { x: Math.round(left + width / 2), wide: Math.round(width) };
}

/** So much of its way lies behind it: 0 it has just set off, 1 it has arrived. */
function after(share: number, element: Element): { x: number; wide: number } {
  for (const animation of element.getAnimations()) {
    animation.pause();
    const { delay = 0, duration } = animation.effect?.getTiming() ?? {};
    animation.currentTime = delay + share * Number(duration) - (share === 1 ? 0.001 : 0);
  }
  return seen(element);
}

test("a card that lies elsewhere travels there, as large as it was", () => {
  const card = put({ card: "7" }, 0, 20);
  change(() => place(card, 100, 10));
  expect(after(0, card)).toEqual({ x: 10, wide: 20 });
  const { x } = after(0.2, card);
  expect(x).toBeGreaterThan(10);
  expect(x).toBeLessThan(105);
  expect(after(1, card)).toEqual({ x: 105, wide: 10 });
});

test("one that stays does not move", () => {
  const card = put({ card: "7" }, 0);
  change(() => undefined);
  expect(card.getAnimations()).toEqual([]);
});

test("a new one comes from its place, as large as a card", () => {
  put({ place: "pile" }, 50, 60);
  put({ card: "1" }, 0);
  let card: HTMLElement | undefined;
  change(() => (card = put({ card: "9", from: "pile" }, 0)));
  expect(card && after(0, card)).toEqual({ x: 80, wide: 10 });
  expect(card && after(1, card)).toEqual({ x: 5, wide: 10 });
});

test("one that is gone leaves for its own, and nothing of it stays", async () => {
  put({ place: "seat-1" }, 80);
  const card = put({ card: "3", to: "seat-1" }, 0);
  change(() => card.remove());
  const ghost = board.querySelector("[inert]") as Element;
  expect(after(0, ghost).x).toBe(5);
  expect(after(1, ghost).x).toBe(85);
  for (const animation of ghost.getAnimations()) animation.finish();
  await vi.waitUntil(() => board.querySelector("[inert]") === null);
});

test("one whose place nobody knows is just there", () => {
  put({ card: "1" }, 0);
  let card: HTMLElement | undefined;
  change(() => (card = put({ card: "9", from: "nowhere" }, 30)));
  expect(card?.getAnimations()).toEqual([]);
});

test("a card that flies over a button takes no click meant for it; one that moves up stays in reach", () => {
  const [flies, movesUp] = [put({ card: "7" }, 0, 20), put({ card: "8" }, 0, 20)];
  flies.style.top = "100px";
  change(() => {
    place(flies, 200, 20);
    place(movesUp, 15, 20);
  });
  const [above, within] = [flies, movesUp].map((card) => {
    after(0.2, card);
    const { x, y, width, height } = card.getBoundingClientRect();
    return document.elementFromPoint(x + width / 2, y + height / 2);
  });
  expect(above).toBe(board);
  expect(within).toBe(movesUp);
  for (const animation of flies.getAnimations()) animation.finish();
  const { x, y } = flies.getBoundingClientRect();
  expect(document.elementFromPoint(x + 1, y + 1)).toBe(flies);
});

test("somebody who changes seats walks", () => {
  const card = put({ card: "7" }, 0);
  const seat = put({ card: "seat-1", walks: "" }, 0);
  change(() => [card, seat].forEach((it) => place(it, 100)));
  const [flies, walks] = [card, seat].map((it) => it.getAnimations()[0]?.effect?.getTiming());
  expect(Number(walks?.duration)).toBeGreaterThan(2 * Number(flies?.duration));
});

test("a card in somebody's hand goes with the finger", () => {
  const card = put({ card: "7" }, 0);
  card.classList.add("carried");
  change(() => place(card, 100));
  expect(card.getAnimations()).toEqual([]);
});

test("nothing moves for whoever does not like it", () => {
  const card = put({ card: "7" }, 0);
  settings.like({ motion: "off" });
  change(() => place(card, 100));
  expect(card.getAnimations()).toEqual([]);
});

test("while the board stays as it is, nothing is measured", () => {
  const card = put({ card: "7" }, 0);
  change(() => undefined);
  const measured = vi.spyOn(card, "getBoundingClientRect");
  moment = [...moment]; // something else of the table is new
  flushSync();
  expect(measured).not.toHaveBeenCalled();
  change(() => undefined);
  expect(measured).toHaveBeenCalled();
});
