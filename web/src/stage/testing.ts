/** For tests: a clock that stands still until it is told to go, and positions to show. */

import type { Position } from "../games/face";
import type { Clock } from "./clock";

interface Wait {
  readonly until: number;
  end(passed: boolean): void;
}

export class TestClock implements Clock {
  now = 0;
  #waits: Wait[] = [];

  /** How many wait for it. */
  get waiting(): number {
    return this.#waits.length;
  }

  wait(milliseconds: number, signal: AbortSignal): Promise<boolean> {
    return new Promise((resolve) => {
      const wait: Wait = {
        until: this.now + milliseconds,
        end: (passed) => {
          this.#waits = this.#waits.filter((other) => other !== wait);
          resolve(passed);
        },
      };
      if (signal.aborted) resolve(false);
      else this.#waits.push(wait);
      signal.addEventListener("abort", () => wait.end(false), { once: true });
    });
  }

  /** Time passes, and everything that waited for it goes on. */
  async pass(milliseconds: number): Promise<void> {
    const goal = this.now + milliseconds;
    for (;;) {
      await settled();
      const next = this.#waits.toSorted((one, other) => one.until - other.until)[0];
      if (next === undefined || next.until > goal) break;
      this.now = next.until;
      next.end(true);
    }
    this.now = goal;
  }

  /** Time passes until the first of those who wait goes on. */
  async next(): Promise<void> {
    await settled();
    if (this.#waits.length === 0) return;
    await this.pass(Math.min(...this.#waits.map(({ until }) => until)) - this.now);
  }
}

/** Everything that waits for nothing but its turn has had it. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
}

/** A table of two after so many moves, seat 1 and 0 in turn; seat 0 looks. */
export function positionAfter(moves: number, more: Partial<Position> = {}): Position {
  return {
    seq: moves,
    table: { seats: [{}, {}] } as unknown as Position["table"],
    documents: {},
    view: {},
    seat: 0,
    actor: null,
    legal: [],
    happened: MOVES.slice(0, moves),
    hands: null,
    outcome: null,
    names: ["Ada", "Bo"],
    proposed: null,
    takeBack: false,
    still: false,
    ...more,
  };
}

const MOVES = Array.from({ length: 50 }, (_, at) => ({
  seq: at + 1,
  at: 0,
  event: { event: "moved", seat: (at + 1) % 2 },
}));
