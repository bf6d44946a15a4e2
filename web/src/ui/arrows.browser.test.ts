// @vitest-environment happy-dom

import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { alongRow, toNearest } from "./arrows";

let root: HTMLElement;
let end: () => void = () => {};

function press(key: string, how: KeyboardEventInit = {}): void {
  const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...how });
  document.activeElement?.dispatchEvent(event);
}

/** `places`: the name of each button, and where its middle is. */
function lay(places: Readonly<Record<string, readonly [x: number, y: number]>>): void {
  root.innerHTML = "";
  for (const [name, [x, y]] of Object.entries(places)) {
    const button = document.createElement("button");
    button.textContent = name;
    button.getBoundingClientRect = () => new DOMRect(x - 5, y - 5, 10, 10);
    button.checkVisibility = () => true;
    root.append(button);
  }
}

function go(name: string): void {
  [...root.querySelectorAll("button")].find((one) => one.textContent === name)?.focus();
}

const here = () => document.activeElement?.textContent;

beforeEach(() => {
  document.body.innerHTML = "<div></div>";
  root = document.body.firstElementChild as HTMLElement;
});
afterEach(() => end());

describe("along a row", () => {
  beforeEach(() => {
    lay({ a: [0, 0], b: [10, 0], c: [20, 0], d: [30, 0] });
    root.querySelectorAll("button")[2]?.setAttribute("disabled", "");
    end = alongRow(root) as () => void;
  });

  test.each([
    ["a", "ArrowRight", "b"],
    ["b", "ArrowRight", "d"],
    ["d", "ArrowRight", "a"],
    ["a", "ArrowLeft", "d"],
    ["b", "ArrowLeft", "a"],
    ["b", "Home", "a"],
    ["b", "End", "d"],
    ["b", "ArrowUp", "b"],
  ])("from %s with %s to %s", (from, key, to) => {
    go(from);
    press(key);
    expect(here()).toBe(to);
  });

  test("with Alt the keys are the browser's", () => {
    go("b");
    press("ArrowLeft", { altKey: true });
    expect(here()).toBe("b");
  });
});

describe("to the nearest", () => {
  beforeEach(() => {
    lay({ a: [0, 0], b: [100, 0], c: [10, 100], d: [100, 100], far: [0, 300] });
    const walk = (event: KeyboardEvent) => toNearest(event, root);
    root.addEventListener("keydown", walk);
    end = () => root.removeEventListener("keydown", walk);
  });

  test.each([
    ["a", "ArrowRight", "b"],
    ["a", "ArrowDown", "c"],
    ["b", "ArrowDown", "d"],
    ["d", "ArrowLeft", "c"],
    ["c", "ArrowDown", "far"],
    ["a", "ArrowLeft", "a"],
    ["a", "Home", "a"],
  ])("from %s with %s to %s", (from, key, to) => {
    go(from);
    press(key);
    expect(here()).toBe(to);
  });

  test("what has no place in the order of Tab is passed over", () => {
    root.querySelectorAll("button")[2]?.setAttribute("tabindex", "-1");
    go("a");
    press("ArrowDown");
    expect(here()).not.toBe("c");
  });

  test("a key that has done something else does nothing here", () => {
    root.firstElementChild?.addEventListener("keydown", (event) => event.preventDefault());
    go("a");
    press("ArrowRight");
    expect(here()).toBe("a");
  });
});
