/** What a screen reader is told while things happen. */

import { untrack } from "svelte";
import { realClock } from "../stage/clock";

interface Said {
  readonly number: number;
  readonly text: string;
}

/** Long enough for every reader to have taken it up; the region is empty again afterwards. */
const KEPT = 8_000;

export class Announcer {
  /** What is being said, oldest first: each line is read when it is added. */
  lines = $state.raw<readonly Said[]>([]);
  /** So many were said altogether. */
  count = 0;

  constructor(readonly clock = realClock) {}

  /** Politely, after whatever is being read. */
  say(text: string): void {
    const said = { number: ++this.count, text };
    // An effect that announces something must not depend on the announcements.
    this.lines = [...untrack(() => this.lines), said];
    void this.clock.wait(KEPT, new AbortController().signal).then(() => {
      this.lines = this.lines.filter((line) => line !== said);
    });
  }

  /** What was for one pair of ears is not for the next. */
  clear(): void {
    this.lines = [];
  }
}

export const announcer = new Announcer();
