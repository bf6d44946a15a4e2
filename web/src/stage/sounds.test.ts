import { afterEach, beforeEach, expect, test, vi } from "vitest";

const made = vi.fn();
let touched: boolean;

/** A page that was not loaded before: it has no sound yet. */
async function play(context: object): Promise<void> {
  vi.resetModules();
  vi.stubGlobal("navigator", { userActivation: { hasBeenActive: touched } });
  vi.stubGlobal(
    "AudioContext",
    class {
      constructor() {
        made();
        Object.assign(this, context);
      }
    },
  );
  const { play } = await import("./sounds");
  play("card", 0.5);
}

beforeEach(() => {
  touched = true;
  made.mockReset();
  vi.spyOn(console, "info").mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test("no sound is made before somebody has touched the page", async () => {
  touched = false;
  await play({});
  expect(made).not.toHaveBeenCalled();
});

test("a device without sound stops nothing", async () => {
  made.mockImplementation(() => {
    throw new Error("no device");
  });
  await play({});
  expect(made).toHaveBeenCalledOnce();
});

test("a sound that fails halfway stops nothing", async () => {
  const createGain = vi.fn(() => {
    throw new Error("closed");
  });
  await play({ state: "running", currentTime: 0, createGain });
  expect(createGain).toHaveBeenCalledOnce();
});

test("sound that may not go on stops nothing", async () => {
  const resume = vi.fn(() => Promise.reject(new Error("not allowed")));
  await play({ state: "suspended", resume });
  expect(resume).toHaveBeenCalledOnce();
});
