import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { realClock, stageClock } from "./clock";

/** What waits for the next frame: a device that is busy paints late. */
const frames = new Map<number, FrameRequestCallback>();
function paint(): void {
  const due = [...frames.values()];
  frames.clear();
  for (const draw of due) draw(0);
}

beforeEach(() => {
  frames.clear();
  let number = 0;
  vi.useFakeTimers();
  vi.stubGlobal("requestAnimationFrame", (draw: FrameRequestCallback) => {
    frames.set((number += 1), draw);
    return number;
  });
  vi.stubGlobal("cancelAnimationFrame", (frame: number) => frames.delete(frame));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A wait, and how it ended; undefined: it has not. */
function begin(clock: typeof realClock): { ended?: boolean; stop(): void } {
  const control = new AbortController();
  const wait: { ended?: boolean; stop(): void } = { stop: () => control.abort() };
  void clock.wait(1_000, control.signal).then((ended) => (wait.ended = ended));
  return wait;
}

it("counts on the stage from when a moment is painted", async () => {
  const wait = begin(stageClock);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(wait.ended).toBeUndefined();
  paint();
  await vi.advanceTimersByTimeAsync(999);
  expect(wait.ended).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1);
  expect(wait.ended).toBe(true);
});

it("counts elsewhere from now on", async () => {
  const wait = begin(realClock);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(wait.ended).toBe(true);
});

it.each([
  ["before it is painted", () => undefined],
  ["after it is painted", paint],
])("is broken off on the stage %s", async (_, first) => {
  const wait = begin(stageClock);
  first();
  wait.stop();
  await vi.advanceTimersByTimeAsync(0);
  expect(wait.ended).toBe(false);
  paint();
  expect(vi.getTimerCount()).toBe(0);
});
