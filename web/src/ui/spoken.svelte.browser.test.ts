import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { settings } from "../app/settings.svelte";
import { say, texts } from "../text/texts.svelte";
import { announcer } from "./announcer.svelte";
import { layers } from "./layers.svelte";
import LiveRegion from "./LiveRegion.svelte";
import Notices from "./Notices.svelte";
import { notices } from "./notices.svelte";

let mounted: Record<string, unknown>[] = [];

beforeAll(() => texts.speak("en"));
beforeEach(() => settings.like({ motion: "off" }));
afterEach(async () => {
  for (const one of mounted) await unmount(one);
  mounted = [];
  notices.clear();
  announcer.clear();
  document.body.innerHTML = "";
  settings.like({ motion: "system" });
});

function region(props: { speaks: boolean }): HTMLElement {
  mounted.push(mount(LiveRegion, { target: document.body, props }));
  flushSync();
  return [...document.querySelectorAll<HTMLElement>("[role=log]")].at(-1) as HTMLElement;
}

describe("what is read out", () => {
  test("its region is there and empty before anything is said, unseen but not hidden", () => {
    const log = region({ speaks: true });
    expect(log.getAttribute("aria-live")).toBe("polite");
    expect(log.textContent).toBe("");
    // What is not drawn at all is not read.
    expect(log.checkVisibility({ visibilityProperty: true })).toBe(true);
    expect(log.getBoundingClientRect().width).toBeLessThanOrEqual(1);
    announcer.say("Bo plays 7.");
    flushSync();
    expect(document.querySelector("[role=log]")).toBe(log);
    expect(log.textContent).toBe("Bo plays 7.");
  });

  test("two sentences at once are two lines", () => {
    const log = region({ speaks: true });
    announcer.say("Bo plays 7.");
    announcer.say("Cleo passes.");
    flushSync();
    expect([...log.children].map((line) => line.textContent)).toEqual([
      "Bo plays 7.",
      "Cleo passes.",
    ]);
  });

  test("one region speaks; the next one does not repeat what was read before", () => {
    const below = $state({ speaks: true });
    const above = $state({ speaks: false });
    const [page, dialog] = [region(below), region(above)];
    announcer.say("Bo plays 7.");
    flushSync();
    [below.speaks, above.speaks] = [false, true];
    flushSync();
    expect([page.textContent, dialog.textContent]).toEqual(["", ""]);
    announcer.say("Cleo passes.");
    flushSync();
    expect([page.textContent, dialog.textContent]).toEqual(["", "Cleo passes."]);
    [below.speaks, above.speaks] = [true, false];
    flushSync();
    expect([page.textContent, dialog.textContent]).toEqual(["", ""]);
  });
});

describe("a notice", () => {
  const text = (it: string) => page.getByText(it, { exact: true });

  function show(props: { beside?: boolean } = {}): void {
    mounted.push(mount(Notices, { target: document.body, props }));
    flushSync();
  }

  test("is closed by its button, and its rule can be opened", async () => {
    show();
    notices.refusal({ id: "web-old-help", rule: "HP-10" });
    await page.getByRole("button", { name: say("rules-number", { rule: "HP-10" }) }).click();
    expect(notices.rule).toBe("HP-10");
    notices.rule = null;
    await page.getByRole("button", { name: say("web-close") }).click();
    expect(notices.all).toEqual([]);
  });

  test("leaves what lies below it within reach", async () => {
    document.body.innerHTML = `<button style="position: fixed; inset: auto 0 0; height: 60px">Play</button>`;
    show();
    notices.word("Copied.");
    await expect.element(text("Copied.")).toBeVisible();
    let pressed = 0;
    const button = document.querySelector("button") as HTMLElement;
    button.onclick = () => (pressed += 1);
    const { x, y, width, height } = (
      document.querySelector(".notice p") as Element
    ).getBoundingClientRect();
    const under = document.elementFromPoint(x + width / 2, y + height / 2);
    expect(under).toBe(button);
    await page.getByRole("button", { name: "Play" }).click();
    expect(pressed).toBe(1);
  });

  test("of a table stands by its sentence until the next deed; looking around is none", async () => {
    document.body.innerHTML = `<button>Card</button>`;
    show({ beside: true });
    notices.refusal("No.");
    await expect.element(text("No.")).toBeVisible();
    await userEvent.keyboard("{Tab}");
    expect(notices.all).toHaveLength(1);
    await page.getByRole("button", { name: "Card" }).click();
    expect(notices.all).toEqual([]);
  });

  test("of a table stands at the edge while a dialog lies over the sentence", () => {
    show({ beside: true });
    show();
    const places = () => [...document.querySelectorAll(".notices")].map((it) => it.className);
    notices.refusal("No.");
    flushSync();
    expect(places()).toEqual([expect.stringContaining("beside")]);
    const close = layers.add("menu");
    flushSync();
    expect(places()).toEqual([expect.not.stringContaining("beside")]);
    close();
  });
});
