import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { alongRow, toNearest } from "./arrows";

let root: HTMLElement;
let end: () => void = () => {};

const press = (key: string) => userEvent.keyboard(`{${key}}`);

/** `places`: the name of each button, and where its middle is. */
function lay(places: Readonly<Record<string, readonly [x: number, y: number]>>): void {
  root.innerHTML = "";
  for (const [name, [x, y]] of Object.entries(places)) {
    const button = document.createElement("button");
    button.textContent = name;
    button.style.cssText = `position: absolute; left: ${x}px; top: ${y}px; width: 10px; height: 10px`;
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
  ])("from %s with %s to %s", async (from, key, to) => {
    go(from);
    await press(key);
    expect(here()).toBe(to);
  });

  test("with Shift as without, with Control the keys are the browser's", async () => {
    go("b");
    await userEvent.keyboard("{Control>}{ArrowLeft}{/Control}");
    expect(here()).toBe("b");
    await userEvent.keyboard("{Shift>}{ArrowLeft}{/Shift}");
    expect(here()).toBe("a");
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
  ])("from %s with %s to %s", async (from, key, to) => {
    go(from);
    await press(key);
    expect(here()).toBe(to);
  });

  test("what has no place in the order of Tab is passed over", async () => {
    root.querySelectorAll("button")[2]?.setAttribute("tabindex", "-1");
    go("a");
    await press("ArrowDown");
    expect(here()).not.toBe("c");
  });

  test("a key that has done something else does nothing here", async () => {
    root.firstElementChild?.addEventListener("keydown", (event) => event.preventDefault());
    go("a");
    await press("ArrowRight");
    expect(here()).toBe("a");
  });
});
