/** Waits so many milliseconds; false: it was broken off before. */
export function pause(milliseconds: number, signal: AbortSignal): Promise<boolean> {
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
}
