/** Arrow keys go to the nearest button in that direction, as the eye would. */

const WAYS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** What lies aside counts for more than what lies ahead. */
const ASIDE = 2.5;

export function followArrow(event: KeyboardEvent, root: HTMLElement): void {
  const way = WAYS[event.key];
  const from = document.activeElement;
  if (way === undefined || !(from instanceof HTMLElement) || !root.contains(from)) return;
  const here = middle(from);
  let best: HTMLElement | null = null;
  let least = Infinity;
  for (const button of root.querySelectorAll<HTMLElement>("button:not([tabindex='-1'])")) {
    const there = middle(button);
    const x = there.x - here.x;
    const y = there.y - here.y;
    const ahead = x * way[0] + y * way[1];
    const cost = ahead + ASIDE * Math.abs(x * way[1] + y * way[0]);
    if (button === from || ahead < 4 || cost >= least) continue;
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
