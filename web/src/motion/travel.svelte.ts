/**
 * Cards travel from where they were to where they are.
 *
 * Every card on the screen carries `data-card`, a name that stays with it wherever it lies.
 * Before the screen changes, `travels` notes where each one is; afterwards it lets each one
 * that is elsewhere travel there. A card that was nowhere comes from the place its
 * `data-from` names (an element with that `data-place`: a draw pile, another seat); one that
 * is gone leaves for `data-to`, if the element it was had one. What has `data-walks` is slower.
 */

import { settings } from "../app/settings.svelte";

/** Slow enough for the eye, fast enough not to hold up the game. */
const TRAVEL = 420;
/** Players who change seats walk there. */
const WALK = 1_100;
const STAGGER = 45;
const EASE = "cubic-bezier(0.22, 0.8, 0.3, 1)";

interface Spot {
  readonly rect: DOMRect;
  readonly element: HTMLElement;
  readonly to: string | undefined;
}

function spots(root: HTMLElement): Map<string, Spot> {
  const found = new Map<string, Spot>();
  for (const element of root.querySelectorAll<HTMLElement>("[data-card]")) {
    const { card, to } = element.dataset;
    if (card) found.set(card, { rect: element.getBoundingClientRect(), element, to });
  }
  return found;
}

function place(root: HTMLElement, name: string | undefined): DOMRect | null {
  if (!name) return null;
  const found = root.querySelector<HTMLElement>(`[data-place="${CSS.escape(name)}"]`);
  return found?.getBoundingClientRect() ?? null;
}

/** `scale` is how large the card was before, beside how large it is now. */
function travel(
  element: HTMLElement,
  from: DOMRect,
  to: DOMRect,
  scale: number,
  delay: number,
): void {
  const x = from.x + from.width / 2 - (to.x + to.width / 2);
  const y = from.y + from.height / 2 - (to.y + to.height / 2);
  if (Math.abs(x) < 2 && Math.abs(y) < 2) return;
  const distance = Math.hypot(x, y);
  const style = {
    // Who travels far flies above those who only move up.
    zIndex: 30 + Math.min(9, Math.round(distance / 40)),
    // What flies over a button between press and release would take the click.
    ...(distance > Math.max(to.width, to.height) && { pointerEvents: "none" }),
  };
  element.animate(
    [
      { transform: `translate(${x}px, ${y}px) scale(${scale})`, ...style },
      { transform: "none", ...style },
    ],
    {
      duration: element.hasAttribute("data-walks") ? WALK : TRAVEL,
      delay,
      easing: EASE,
      fill: "backwards",
      composite: "add",
    },
  );
}

/** Another player's card that has left the screen follows to where it went. */
function leave(root: HTMLElement, spot: Spot, goal: DOMRect): void {
  const ghost = spot.element.cloneNode(true) as HTMLElement;
  ghost.removeAttribute("data-card");
  ghost.setAttribute("aria-hidden", "true");
  ghost.inert = true;
  const { rect } = spot;
  Object.assign(ghost.style, {
    position: "fixed",
    left: `${rect.x}px`,
    top: `${rect.y}px`,
    width: `${rect.width}px`,
    height: `${rect.height}px`,
    margin: "0",
    zIndex: "40",
    pointerEvents: "none",
  });
  root.append(ghost);
  const x = goal.x + goal.width / 2 - (rect.x + rect.width / 2);
  const y = goal.y + goal.height / 2 - (rect.y + rect.height / 2);
  const gone = ghost.animate(
    [{ transform: "none" }, { transform: `translate(${x}px, ${y}px) scale(0.6)`, opacity: 0 }],
    { duration: TRAVEL, easing: EASE, fill: "forwards" },
  );
  gone.onfinish = () => ghost.remove();
  gone.oncancel = () => ghost.remove();
}

/**
 * Call once while a board is set up. When one of `parts` is another one, cards may lie elsewhere;
 * `root` gives the board's element.
 */
export function travels(
  parts: () => readonly unknown[],
  root: () => HTMLElement | undefined,
): void {
  let before: Map<string, Spot> | null = null;
  let last: readonly unknown[] = [];
  // Who comes to watch changes the scene, but moves no card: nothing is measured anew.
  const moment = $derived.by(() => {
    const now = parts();
    if (now.length !== last.length || now.some((part, at) => part !== last[at])) last = now;
    return last;
  });

  $effect.pre(() => {
    void moment;
    const element = root();
    before = element && settings.moves ? spots(element) : null;
  });

  $effect(() => {
    void moment;
    const element = root();
    if (!element || before === null || before.size === 0) return;
    const after = spots(element);
    let newcomers = 0;
    for (const [name, spot] of after) {
      if (spot.element.classList.contains("carried")) continue; // it goes with the finger
      const old = before.get(name);
      if (old) {
        const scale = spot.rect.width > 0 ? old.rect.width / spot.rect.width : 1;
        travel(spot.element, old.rect, spot.rect, scale, 0);
      } else {
        const from = place(element, spot.element.dataset["from"]);
        // A place is no card: a seat's tile is wider, a mark for what is gone has no size at all.
        if (from) travel(spot.element, from, spot.rect, 1, STAGGER * newcomers++);
      }
    }
    for (const [name, spot] of before) {
      const goal = after.has(name) ? null : place(element, spot.to);
      if (goal) leave(element, spot, goal);
    }
    before = null;
  });
}
