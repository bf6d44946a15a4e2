// @vitest-environment happy-dom

import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import App from "../app/App.svelte";
import { LANGUAGES, say, texts, type Language } from "../text/texts.svelte";

let shown: Record<string, unknown> | null = null;

afterEach(() => {
  if (shown !== null) void unmount(shown);
  shown = null;
  vi.unstubAllGlobals();
});

test.each(Object.keys(LANGUAGES) as Language[])(
  "/privacy says in %s what is kept, and for how many days",
  async (language) => {
    await texts.speak(language);
    vi.stubGlobal(
      "fetch",
      vi.fn(() => Promise.resolve(new Response(JSON.stringify({ message: "", keep_days: 90 })))),
    );
    history.pushState(null, "", "/privacy");
    dispatchEvent(new PopStateEvent("popstate"));
    shown = mount(App, { target: document.body });
    flushSync();
    await vi.waitFor(() => {
      expect(document.querySelector("h1")?.textContent).toBe(say("privacy-title"));
      expect(document.querySelector("main")?.textContent).toContain(
        say("privacy-days", { days: 90 }),
      );
    });
    expect(document.querySelectorAll("main h2").length).toBe(6);
    expect(document.querySelector("main")?.textContent).not.toMatch(/privacy-\w+/);
  },
);
