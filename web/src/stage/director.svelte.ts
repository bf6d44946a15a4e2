/**
 * Shows what happens at a table, one beat at a time, at a pace that eyes can follow.
 *
 * A page gives every new position to the director. Board, log, announcer, sounds and whatever
 * tells the result show what the director shows, so nothing is told before its time. The wait
 * between two moments can be skipped, and is shorter when more is waiting; without motion there
 * is none. Only a station waits for the viewer in any case.
 */

import type { Face, Position } from "../games/face";
import { momentsOf, type Beat, type Moment } from "./beat";
import type { Clock } from "./clock";
import { stepsOf } from "./steps";

/** If more beats than this are waiting, they are shown as one. */
const BACKLOG = 16;
/** With more than this waiting it speeds up, to avoid that. */
const MANY = BACKLOG / 2;
/** A station waits no longer than the server does for its bots. */
export const STATION = 20_000;

export interface Staging {
  face(): Pick<Face, "stage" | "doer" | "between"> | null;
  readonly clock: Clock;
  /** How long a moment is held, beside normal; 0: things do not move, and no time passes. */
  pace(): number;
  /** Whether something covers the board; the director waits for it. */
  covered(): boolean;
  /** Nobody looks at the page: it waits, and what was missed is shown as one beat. */
  away?(): boolean;
  /** A moment is shown from now on. */
  shown?(moment: Moment, before: Position | null): void;
}

/** Make one while a page that shows a board is set up. */
export class Director {
  /** What the board shows, with what it plays out and what is said meanwhile. */
  moment = $state.raw<Moment | null>(null);
  /** Whether something is being shown, or waits to be. */
  busy = $state(false);

  readonly #staging: Staging;
  readonly #closed = new AbortController();
  #waiting: Position[] = [];
  /** The last position that was taken, shown or not. */
  #latest: Position | null = null;
  /** The last beat with more than one moment, to be seen once more. */
  #last: Beat | null = null;
  #skipped = new AbortController();
  #uncovered: (() => void) | null = null;

  constructor(staging: Staging) {
    this.#staging = staging;
    $effect(() => {
      if (!this.#unseen()) this.#uncovered?.();
    });
    $effect(() => () => this.#closed.abort());
  }

  get position(): Position | null {
    return this.moment?.position ?? null;
  }

  /** Whether the viewer is asked to go on. */
  get station(): boolean {
    return this.moment?.station ?? false;
  }

  /** A new position: what has happened since the one before is shown. */
  take(position: Position): void {
    const before = this.#latest;
    if (before === null || !continues(before, position)) {
      this.cut(position);
      return;
    }
    this.#latest = position;
    if (!this.busy && !hasGameNews(before, position)) {
      this.#show({ position, hold: 0 });
      return;
    }
    this.#waiting.push(...stepsOf(before, position, this.#staging.face() ?? {}));
    if (!this.busy) void this.#run();
  }

  /** Show this at once: the viewer has just joined, is in another tab, or a move was taken back. */
  cut(position: Position): void {
    this.#latest = position;
    this.#waiting = [];
    this.#show({ position, hold: 0 });
    this.#skipped.abort();
  }

  /** Skip to the end of this beat. */
  readonly skip = (): void => {
    if (this.busy) this.#skipped.abort();
  };

  /** Show the last beat again. */
  encore(): void {
    if (this.busy || this.#last === null) return;
    const { before, position } = this.#last;
    this.#show({ position: before, hold: 0 });
    this.#waiting.push(position);
    // A player may have joined since.
    if (this.#latest !== null && this.#latest !== position) this.#waiting.push(this.#latest);
    void this.#run();
  }

  async #run(): Promise<void> {
    this.busy = true;
    while (this.#waiting.length > 0) {
      if (this.#unseen()) await this.#visible();
      if (this.#closed.signal.aborted) return;
      const position = this.#next();
      const before = this.position;
      if (position === undefined || before === null) continue;
      try {
        await this.#play(beatOf(before, position));
      } catch (error) {
        // A mistake in how it is played out must not stop the table.
        console.error(error);
        this.moment = { position, hold: 0 };
      }
      if (this.#closed.signal.aborted) return;
    }
    this.busy = false;
  }

  /** The next position to be shown; of too many only the last. */
  #next(): Position | undefined {
    if (this.#waiting.length > BACKLOG) this.#waiting = this.#waiting.slice(-1);
    return this.#waiting.shift();
  }

  #unseen(): boolean {
    return this.#staging.covered() || this.#isAway();
  }

  #isAway(): boolean {
    return this.#staging.away?.() ?? false;
  }

  async #play(beat: Beat): Promise<void> {
    const face = this.#staging.face();
    const moments = face === null ? [{ position: beat.position, hold: 0 }] : momentsOf(beat, face);
    if (moments.length > 1) this.#last = beat;
    this.#skipped = new AbortController();
    let shown = this.moment;
    for (const [place, moment] of moments.entries()) {
      const last = place === moments.length - 1;
      const passed = this.#skipped.signal.aborted || this.#staging.pace() === 0;
      if (passed && !last && !moment.station) continue;
      // Skipping ends before a station: it is shown, and so is what follows.
      if (moment.station) this.#skipped = new AbortController();
      if (this.#unseen()) await this.#visible();
      // The page is gone, or something else was shown meanwhile: it is not for this beat to go on.
      if (this.#closed.signal.aborted || this.moment !== shown) return;
      this.#show(moment);
      shown = moment;
      await this.#wait(moment.station ? STATION : this.#time(moment));
      if (this.#closed.signal.aborted || this.moment !== shown) return;
      if (moment.station) this.#skipped = new AbortController();
    }
  }

  #time({ hold, position, words }: Moment): number {
    // Somebody who watches bots is not left behind: after two laps it goes twice as fast, so that
    // every move can still be seen. Its mark stays until the same player's next one. A sentence is
    // read no faster for that.
    const usual = Math.min(2 * position.table.seats.length, MANY);
    const hurry = words === undefined && this.#waiting.length > usual ? 2 : 1;
    return (hold * this.#staging.pace()) / hurry;
  }

  async #wait(milliseconds: number): Promise<void> {
    if (milliseconds === 0) return;
    const ends = AbortSignal.any([this.#skipped.signal, this.#closed.signal]);
    await this.#staging.clock.wait(milliseconds, ends);
  }

  #show(moment: Moment): void {
    const before = this.position;
    this.moment = moment;
    this.#staging.shown?.(moment, before);
  }

  async #visible(): Promise<void> {
    while (this.#unseen() && !this.#closed.signal.aborted) {
      const away = this.#isAway();
      await new Promise<void>((resolve) => {
        this.#uncovered = resolve;
        this.#closed.signal.addEventListener("abort", () => resolve(), { once: true });
      });
      if (away) this.#waiting = this.#waiting.slice(-1);
    }
    this.#uncovered = null;
  }
}

function beatOf(before: Position, position: Position): Beat {
  return { before, position, news: position.happened.slice(before.happened.length) };
}

/** Joining and chatting change nothing on the board. */
function hasGameNews(before: Position, { happened }: Position): boolean {
  return happened
    .slice(before.happened.length)
    .some(({ event }) => !event.event.startsWith("table-"));
}

/** Whether the new log continues the old one: nothing was taken back, and it is the same seat. */
function continues(before: Position, now: Position): boolean {
  const last = before.happened.length - 1;
  return before.seat === now.seat && before.happened[last]?.event === now.happened[last]?.event;
}
