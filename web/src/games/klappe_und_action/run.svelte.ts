/** The run through the strip: the projector's light goes from frame to frame. */

import { settings } from "../../app/settings.svelte";

/** Cards that an effect has just moved arrive first. */
const WAIT = 700;
const PACE = 380;

export class Run {
  /** The slot in the light; 0: none yet; null: no run is under way. */
  at = $state<number | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Through so many frames; without motion the verdict stands there at once. */
  start(frames: number): void {
    this.stop();
    if (!settings.moves) return;
    this.at = 0;
    const next = (): void => {
      if (this.at === null || this.at >= frames) {
        this.at = null;
        return;
      }
      this.at += 1;
      this.#timer = setTimeout(next, PACE);
    };
    this.#timer = setTimeout(next, WAIT);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.at = null;
  }
}
