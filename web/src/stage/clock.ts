/** Time. It is passed in, so that tests control it. */

export interface Clock {
  /** Wait for some milliseconds; false if it was aborted. */
  wait(milliseconds: number, signal: AbortSignal): Promise<boolean>;
}

export const realClock: Clock = {
  wait(milliseconds, signal) {
    return new Promise((resolve) => {
      if (signal.aborted) {
        resolve(false);
        return;
      }
      const stopped = (): void => {
        clearTimeout(timer);
        resolve(false);
      };
      const timer = setTimeout(() => {
        signal.removeEventListener("abort", stopped);
        resolve(true);
      }, milliseconds);
      signal.addEventListener("abort", stopped, { once: true });
    });
  },
};

/**
 * Counts from the next frame on: on a busy device what is to be shown is painted late, and
 * nobody can have seen it before.
 */
export const stageClock: Clock = {
  async wait(milliseconds, signal) {
    return (await painted(signal)) && (await realClock.wait(milliseconds, signal));
  },
};

function painted(signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    if (signal.aborted) {
      resolve(false);
      return;
    }
    const stopped = (): void => {
      cancelAnimationFrame(frame);
      resolve(false);
    };
    const frame = requestAnimationFrame(() => {
      signal.removeEventListener("abort", stopped);
      resolve(true);
    });
    signal.addEventListener("abort", stopped, { once: true });
  });
}

/** Runs this until what it returns is called: for an effect whose work takes time. */
export function during(work: (signal: AbortSignal) => Promise<void>): () => void {
  const ends = new AbortController();
  void work(ends.signal);
  return () => ends.abort();
}

/** Repeat until aborted. */
export async function every(
  milliseconds: number,
  signal: AbortSignal,
  deed: () => void,
  clock: Clock = realClock,
): Promise<void> {
  while (await clock.wait(milliseconds, signal)) deed();
}
