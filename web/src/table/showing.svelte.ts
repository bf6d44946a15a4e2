/**
 * Some of what happens is played out by the board first: until that is over, nothing else on the
 * page may tell how it ends.
 */

import { untrack } from "svelte";
import { settings } from "../app/settings.svelte";
import type { Face, Played, Scene } from "../games/face";

/** Make one while a page that shows a board is set up. */
export class Showing {
  readonly #live: () => Scene | null;
  readonly #face: () => Face | null;
  /** The number of the last happening that was played out. */
  #done = $state(0);

  constructor(live: () => Scene | null, face: () => Face | null) {
    this.#live = live;
    this.#face = face;
    // What has happened before the page was opened is not played again.
    let first = true;
    $effect.pre(() => {
      if (live() === null || face() === null) return;
      const begun = this.#begun;
      untrack(() => {
        if (first || begun < this.#done) this.#done = begun;
        first = false;
      });
    });
  }

  readonly #played: Played | null = $derived.by(() => {
    const scene = this.#live();
    return scene === null ? null : (this.#face()?.plays?.(scene) ?? null);
  });
  readonly #begun: number = $derived.by(
    () => this.#live()?.happened[this.#played?.from ?? -1]?.seq ?? 0,
  );

  /** What the board plays out now. */
  readonly now: Played | null = $derived.by(() =>
    settings.moves && this.#begun > this.#done ? this.#played : null,
  );

  /** The table as it may be told now. */
  readonly scene: Scene | null = $derived.by(() => {
    const scene = this.#live();
    if (scene === null || this.now === null) return scene;
    const happened = scene.happened.slice(0, this.now.from);
    return {
      ...scene,
      happened,
      legal: [],
      hands: null,
      outcome: null,
      proposed: null,
      hinted: [],
      takeBack: false,
    };
  });

  /** It is over, or nobody wants to see more of it. */
  readonly end = (): void => {
    this.#done = this.#begun;
  };
}
