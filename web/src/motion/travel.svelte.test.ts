// @vitest-environment happy-dom

import { flushSync, untrack } from "svelte";
import { afterEach, beforeEach, expect, test } from "vitest";
import { settings } from "../app/settings.svelte";
import { travels } from "./travel.svelte";

/** Where each element is: nothing is laid out here. */
const places = new WeakMap<Element, DOMRect>();
let moved: { card: string; from: string; time: number }[] = [];
let moment = $state(0);
let changing = (): void => undefined;
let board: HTMLElement;
let close = (): void => undefined;

beforeEach(() => {
  Element.prototype.getBoundingClientRect = function () {
    return places.get(this) ?? new DOMRect();
  };
  Element.prototype.animate = function (frames, options) {
    const [first] = frames as Keyframe[];
    const { duration } = options as KeyframeAnimationOptions;
    moved.push({
      card: (this as HTMLElement).dataset["card"] ?? "ghost",
      from: String(first?.["transform"]),
      time: Number(duration),
    });
    return {} as Animation;
  };
  settings.like({ motion: "on" });
  moved = [];
  changing = () => undefined;
  board = document.body.appendChild(document.createElement("div"));
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
  places.set(element, new DOMRect(x, 0, size, size));
  return element;
}

/** The screen changes. */
function change(how: () => void): void {
  changing = how;
  moment += 1;
  flushSync();
}

test("a card that lies elsewhere travels there, as large as it was", () => {
  const card = put({ card: "7" }, 0, 20);
  change(() => places.set(card, new DOMRect(100, 0, 10, 10)));
  expect(moved).toEqual([{ card: "7", from: "translate(-95px, 5px) scale(2)", time: 420 }]);
});

test("one that stays does not move", () => {
  put({ card: "7" }, 0);
  change(() => undefined);
  expect(moved).toEqual([]);
});

test("a new one comes from its place, one that is gone leaves for its own", () => {
  put({ place: "pile" }, 50);
  put({ place: "seat-1" }, 80);
  const old = put({ card: "3", to: "seat-1" }, 0);
  change(() => {
    put({ card: "9", from: "pile" }, 0);
    old.remove();
  });
  expect(moved.map(({ card, from }) => [card, from])).toEqual([
    ["9", "translate(50px, 0px) scale(1)"],
    ["ghost", "none"],
  ]);
});

test("one whose place nobody knows is just there", () => {
  put({ card: "1" }, 0);
  change(() => void put({ card: "9", from: "nowhere" }, 30));
  expect(moved).toEqual([]);
});

test("somebody who changes seats walks", () => {
  const seat = put({ card: "seat-1", walks: "" }, 0);
  change(() => places.set(seat, new DOMRect(100, 0, 10, 10)));
  expect(moved[0]?.time).toBeGreaterThan(1_000);
});

test("a card in somebody's hand goes with the finger", () => {
  const card = put({ card: "7" }, 0);
  card.classList.add("carried");
  change(() => places.set(card, new DOMRect(100, 0, 10, 10)));
  expect(moved).toEqual([]);
});

test("nothing moves for whoever does not like it", () => {
  const card = put({ card: "7" }, 0);
  settings.like({ motion: "off" });
  change(() => places.set(card, new DOMRect(100, 0, 10, 10)));
  expect(moved).toEqual([]);
});
