/** The run through the strip: the projector's light goes from frame to frame. */

import { pause } from "../../motion/pause";

/** Cards that an effect has just moved arrive first. */
const WAIT = 700;
const PACE = 380;

export class Run {
  /** The slot in the light; 0: none yet. */
  at = $state(0);

  /** Through so many frames to the end; false: it was broken off. */
  async through(frames: number, signal: AbortSignal): Promise<boolean> {
    this.at = 0;
    if (!(await pause(WAIT, signal))) return false;
    for (this.at = 1; this.at <= frames; this.at += 1) {
      if (!(await pause(PACE, signal))) return false;
    }
    return true;
  }
}
