/** Time on the stage. It is handed in, so that tests own it. */

export interface Clock {
  /** Waits so many milliseconds; false: it was broken off before. */
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
