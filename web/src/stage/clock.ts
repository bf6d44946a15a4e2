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
