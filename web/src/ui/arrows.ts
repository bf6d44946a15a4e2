/** Arrow keys among buttons: along a row, or to the nearest one, as the eye would. */

import type { Attachment } from "svelte/attachments";
import { on } from "svelte/events";

/** Left and right, from the last to the first too; Home and End. */
export const alongRow: Attachment<HTMLElement> = (row) => {
  return on(row, "keydown", (event) => {
    const buttons = [...row.querySelectorAll<HTMLButtonElement>("button:not(:disabled)")];
    const here = buttons.indexOf(document.activeElement as HTMLButtonElement);
    if (here < 0 || withModifier(event)) return;
    const goals: Readonly<Record<string, number>> = {
      ArrowLeft: here - 1,
      ArrowRight: (here + 1) % buttons.length,
      Home: 0,
      End: -1,
    };
    const goal = goals[event.key];
    if (goal === undefined) return;
    event.preventDefault();
    buttons.at(goal)?.focus();
  });
};

const WAYS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Distance across the direction weighs more than distance along it. */
const ASIDE = 2.5;
/** In pixels: less is in line. */
const AHEAD = 4;

export function toNearest(event: KeyboardEvent, root: HTMLElement): void {
  const way = WAYS[event.key];
  const from = document.activeElement;
  if (way === undefined || event.defaultPrevented || withModifier(event)) return;
  if (!(from instanceof HTMLElement) || !root.contains(from)) return;
  const here = middle(from);
  let best: HTMLElement | null = null;
  let least = Infinity;
  for (const button of root.querySelectorAll<HTMLElement>(
    "button:not(:disabled, [tabindex='-1'])",
  )) {
    const there = middle(button);
    const x = there.x - here.x;
    const y = there.y - here.y;
    const ahead = x * way[0] + y * way[1];
    const cost = ahead + ASIDE * Math.abs(x * way[1] + y * way[0]);
    if (button === from || ahead < AHEAD || cost >= least || !button.checkVisibility()) continue;
    best = button;
    least = cost;
  }
  if (best === null) return;
  event.preventDefault();
  best.focus();
}

function middle(element: HTMLElement): { x: number; y: number } {
  const rect = element.getBoundingClientRect();
  return { x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 };
}

function withModifier(event: KeyboardEvent): boolean {
  return event.ctrlKey || event.altKey || event.metaKey;
}
