/** For tests: the board of a game where its coach says something, and what is tried there. */

import { flushSync, mount, unmount } from "svelte";
import { sceneSaying } from "../lessons/testing";
import type { AnyGame, Scene } from "./face";
import { faceOf } from ".";

export interface Shown {
  /** What was asked of the server, without its notation. */
  readonly tried: Record<string, unknown>[];
  /** What is shown to the others before it is done. */
  readonly proposed: (AnyGame["action"] | null)[];
  /** How often the viewer wanted to go on. */
  gone(): number;
  scene(): Scene;
  change(more: Partial<Scene>): void;
  leave(): Promise<void>;
}

export async function boardAt(
  game: string,
  text: string,
  more: Partial<Scene> = {},
): Promise<Shown> {
  const [{ Board }, scene] = await Promise.all([faceOf(game), sceneSaying(game, text, more)]);
  const tried: Record<string, unknown>[] = [];
  const proposed: (AnyGame["action"] | null)[] = [];
  let gone = 0;
  let now = $state.raw(scene);
  const props = {
    get scene() {
      return now;
    },
    hands: {
      attempt({ notation: _, ...action }: Record<string, unknown>) {
        tried.push(action);
        return Promise.resolve(true);
      },
      propose: (action: AnyGame["action"] | null) => void proposed.push(action),
      takeBack: () => undefined,
      goOn: () => void (gone += 1),
    },
  };
  const main = document.body.appendChild(document.createElement("main"));
  // As large as the window, and its size known to the board, as at a table.
  main.className = "board-room";
  main.style.height = "100dvh";
  const board = mount(Board, { target: main, props });
  flushSync();
  return {
    tried,
    proposed,
    gone: () => gone,
    scene: () => now,
    change(changed) {
      now = { ...now, ...changed };
      flushSync();
    },
    async leave() {
      await unmount(board);
      main.remove();
    },
  };
}

/** The first element that this selector finds; it must be there. */
export function found(selector: string): HTMLElement {
  const element = document.querySelector<HTMLElement>(selector);
  if (element === null) throw new Error(`there is no ${selector}`);
  return element;
}

/** Why an element cannot be seen whole and pressed in the window as it is; empty: it can. */
export function unseen(element: Element): string {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  if (right - left < 1 || bottom - top < 1) return "not drawn";
  const slack = 1;
  const inside =
    left >= -slack && top >= -slack && right <= innerWidth + slack && bottom <= innerHeight + slack;
  if (!inside) return `outside: ${left}, ${top} to ${right}, ${bottom}`;
  const above = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  const seen = above !== null && (element.contains(above) || above.contains(element));
  return seen ? "" : `under ${above?.outerHTML.slice(0, 80) ?? "nothing"}`;
}
