import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { settings } from "../app/settings.svelte";
import { found } from "../games/testing.svelte";
import { Line } from "../net/testing";
import type { Explained, TableInfo, Update } from "../protocol";
import { ARRIVED, LAST, SEEN } from "../stage/beat";
import { settled } from "../stage/testing";
import { say, texts } from "../text/texts.svelte";
import { announcer } from "../ui/announcer.svelte";
import { layers } from "../ui/layers.svelte";
import { seatedAt, type Seated } from "./testing";

let table: Seated;
const spoken = vi.spyOn(announcer, "say");

beforeAll(() => texts.speak("en"));
beforeEach(() => {
  settings.like({ motion: "on" });
  spoken.mockClear();
});
afterEach(async () => {
  await table.leave();
  settings.like({ motion: "system" });
});

/** How long the board shows who has won. */
const VERDICT = 2_400;
const play = (): HTMLElement => document.querySelector(".play") as HTMLElement;
const seq = (): number => Number(play().dataset["seq"]);
const isBusy = (): boolean => play().dataset["busy"] === "true";
const sentence = (): string => document.querySelector(".asks")?.textContent ?? "";
const sheet = (): Element | null => document.querySelector("dialog[open] .after");
const readOut = (): readonly string[] => spoken.mock.calls.map(([text]) => text);
const times = (text: string): number => readOut().filter((said) => said === text).length;
const button = (id: string) => page.getByRole("button", { name: say(id), exact: true });

/** At the edge of the table, where nothing can be pressed. */
async function clickBeside(): Promise<void> {
  const board = document.querySelector(".board") as Element;
  const { left, width, top, height } = board.getBoundingClientRect();
  for (let y = 1; y < height; y += 3) {
    const under = document.elementFromPoint(left + width / 2, top + y);
    if (under === null || !board.contains(under) || under.closest("button") !== null) continue;
    await userEvent.click(board, { position: { x: width / 2, y } });
    return;
  }
  throw new Error("nothing but buttons");
}

async function closeByEscape(): Promise<void> {
  await userEvent.keyboard("{Escape}");
  // The browser tells that it has closed a dialog in a task of its own.
  await vi.waitUntil(() => layers.top === null);
  expect(document.querySelector("dialog[open]")).toBeNull();
  await settled();
}

describe("what happens is shown", () => {
  /** The viewer has ended a turn; the partner lays two cards and draws. */
  beforeEach(async () => {
    table = await seatedAt("lesson-ff-end");
  });

  test("one beat at a time, each until it was seen; board, log and sentence go with it", async () => {
    const first = seq();
    const lines = () => document.querySelectorAll(".log li").length;
    const told = lines();
    const lastLine = () => [...document.querySelectorAll(".log li > span")].at(-1)?.textContent;
    await table.tell(4);
    expect(seq()).toBe(first + 1); // the viewer's own cards
    expect(sentence()).toBe(lastLine());
    await table.clock.pass(ARRIVED);
    expect(seq()).toBe(first + 2);
    expect(document.querySelectorAll(".board [data-deed]")).toHaveLength(1);
    expect(lines() - told).toBe(2);
    expect(sentence()).toBe(lastLine());
    await table.clock.pass(SEEN - 1);
    expect(seq()).toBe(first + 2);
    await table.clock.pass(1);
    expect(seq()).toBe(first + 3);
    await table.clock.pass(SEEN);
    expect([seq(), isBusy()]).toEqual([first + 4, true]);
    await table.clock.pass(SEEN);
    expect(isBusy()).toBe(false);
  });

  test("until a click beside everything that can be pressed", async () => {
    await table.tell(2);
    await table.clock.pass(ARRIVED);
    expect(isBusy()).toBe(true);
    await userEvent.click(document.querySelector(".hand button") as Element);
    expect(isBusy()).toBe(true);
    await clickBeside();
    await settled();
    expect(isBusy()).toBe(false);
  });

  test("until Escape, which puts back what is picked first", async () => {
    await userEvent.click(document.querySelector(".hand button") as Element);
    const picked = () => document.querySelectorAll(".hand [aria-pressed=true]").length;
    expect(picked()).toBe(1);
    await table.tell(2);
    await table.clock.pass(ARRIVED);
    await userEvent.keyboard("{Escape}");
    expect([picked(), isBusy()]).toEqual([0, true]);
    await userEvent.keyboard("{Escape}");
    await settled();
    expect(isBusy()).toBe(false);
  });

  test("not behind a dialog: that is waited for", async () => {
    const first = seq();
    await button("web-table-menu").click();
    await table.tell(2);
    await table.clock.pass(10 * SEEN);
    expect(seq()).toBe(first);
    await closeByEscape();
    expect(seq()).toBe(first + 1);
    await table.clock.pass(ARRIVED);
    expect(seq()).toBe(first + 2);
  });

  test("and Escape that closes a menu ends no wait", async () => {
    const first = seq();
    await table.tell(2);
    await button("web-table-menu").click();
    await closeByEscape();
    expect(seq()).toBe(first + 1);
    await table.clock.pass(ARRIVED);
    expect(seq()).toBe(first + 2);
  });

  test("never again after the page was left", async () => {
    await table.tell(3);
    spoken.mockClear();
    await table.leave();
    await table.clock.pass(10 * SEEN);
    expect(readOut()).toEqual([]);
    expect(table.clock.waiting).toBe(0);
  });
});

test("Escape in a menu leaves a picked scene picked", async () => {
  table = await seatedAt("lesson-ka-lay");
  const picked = () => document.querySelectorAll(".hand [aria-pressed=true]").length;
  await userEvent.click(document.querySelector(".hand button") as Element);
  expect(picked()).toBe(1);
  await button("web-table-menu").click();
  await closeByEscape();
  expect(picked()).toBe(1);
  await userEvent.keyboard("{Escape}"); // the focus is on the button of the menu
  expect(picked()).toBe(1);
  (document.querySelector(".hand button") as HTMLElement).focus();
  await userEvent.keyboard("{Escape}");
  expect(picked()).toBe(0);
});

describe("how it ended", () => {
  test("is told when the last card was seen, and not before", async () => {
    table = await seatedAt("lesson-ff-last");
    await table.tell(1);
    const card = sentence();
    expect(card).toContain("52");
    await table.clock.pass(LAST - 1); // it lands under its own sentence
    expect(sentence()).toBe(card);
    await table.clock.pass(SEEN);
    expect(sheet()).toBeNull();
    expect(sentence()).toBe(say("ff-web-over"));
    await table.clock.pass(1); // on the board first
    expect(sheet()).toBeNull();
    expect(sentence()).not.toBe(say("ff-web-over"));
    await table.clock.pass(VERDICT);
    expect(sheet()).not.toBeNull();
  });

  test("can be put away, and be read again", async () => {
    table = await seatedAt("lesson-ff-last");
    await table.tell(1);
    await table.clock.pass(LAST + SEEN + VERDICT);
    await userEvent.keyboard("{Escape}");
    expect(sheet()).toBeNull();
    await button("web-after").click();
    expect(sheet()).not.toBeNull();
  });

  test("every line of a beat in several moments is read out, each once", async () => {
    table = await seatedAt("lesson-ff-last");
    const lines = () => [...document.querySelectorAll(".log li span")].map((it) => it.textContent);
    const before = lines().length;
    await table.tell(1);
    await table.clock.pass(LAST + SEEN + VERDICT);
    const news = lines().slice(before);
    expect(news).toHaveLength(2); // the last card, and who has won
    for (const line of news) expect(times(line)).toBe(1);
    expect(times(say("ff-web-over"))).toBe(1);
  });

  test("what is said during many moments is read out once", async () => {
    table = await seatedAt("lesson-ka-edit");
    await table.tell(1);
    await table.clock.pass(60_000);
    expect(isBusy()).toBe(false);
    expect(times(say("ka-web-running"))).toBe(1);
  });
});

describe("chat", () => {
  const HELLO = { event: "table-said", seat: 1, text: "Hello!" };

  test("is heard when it comes, whatever is being shown, and once", async () => {
    table = await seatedAt("lesson-ff-end");
    const said = () => readOut().filter((text) => text.includes("Hello!")).length;
    await table.tell(2);
    await table.add(HELLO);
    expect(isBusy()).toBe(true);
    expect(said()).toBe(1);
    await expect.element(page.getByText("Hello!").first()).toBeVisible();
    // More is shown, somebody joins, the log is opened: it was heard.
    await table.add({ event: "table-seated", seat: 1, name: "Bo" });
    await table.clock.pass(10 * SEEN);
    await button("web-log-and-chat").click();
    await settled();
    expect(said()).toBe(1);
  });
});

test("a moment can have a sound of its own", async () => {
  const voices = vi.spyOn(AudioContext.prototype, "createGain");
  table = await seatedAt("lesson-ff-end", {
    sound: () => null,
    stage: ({ position }) => [
      { position, hold: SEEN, sound: "projector" },
      { position, hold: 0 },
    ],
  });
  await userEvent.click(found(".hand button")); // now it may sound
  voices.mockClear();
  await table.tell(1);
  expect(voices.mock.calls.length).toBeGreaterThan(1);
  voices.mockClear();
  await table.clock.pass(SEEN);
  expect(voices).not.toHaveBeenCalled();
  voices.mockRestore();
});

describe("asking before moves that can’t be taken back", () => {
  beforeEach(() => settings.like({ asksFirst: true }));
  afterEach(() => settings.like({ asksFirst: false }));

  /** Do what the game offers first, as its board would; the server says whether it is final. */
  async function lay(answer: Partial<Explained>): Promise<void> {
    table = await seatedAt("lesson-ff-up");
    await userEvent.keyboard("{Escape}");
    await userEvent.click(found(".hand button:not(.unfit)"));
    await userEvent.click(found("[data-pile].lit"));
    await settled();
    const asked = table.sent().at(-1);
    expect(asked).toMatchObject({ type: "why", action: { kind: "lay" } });
    Line.last.tell({ type: "explained", id: String(asked?.["id"]), ...answer });
    await settled();
  }
  const acts = () => table.sent().filter(({ type }) => type === "act").length;

  test("what can be taken back is done at once", async () => {
    await lay({});
    expect(document.querySelector("dialog[open]")).toBeNull();
    expect(acts()).toBe(1);
  });

  test("nothing is sent before the answer, and then once", async () => {
    await lay({ final: true });
    expect(acts()).toBe(0);
    await button("web-do-it").click();
    await settled();
    expect(acts()).toBe(1);
    expect(document.querySelector("dialog[open]")).toBeNull();
  });

  test("no is no", async () => {
    await lay({ final: true });
    await closeByEscape();
    expect(acts()).toBe(0);
  });
});

describe("a mistake", () => {
  test("in how a beat is played out does not stop the table", async () => {
    const complaint = vi.spyOn(console, "error").mockImplementation(() => undefined);
    table = await seatedAt("lesson-ff-end", {
      stage() {
        throw new Error("not rehearsed");
      },
    });
    const first = seq();
    await table.tell(2);
    expect([seq(), isBusy()]).toEqual([first + 2, false]);
    expect(complaint).toHaveBeenCalledTimes(2);
    complaint.mockRestore();
  });

  test("in a sound does not either", async () => {
    vi.spyOn(console, "info").mockImplementation(() => undefined);
    const silent = vi.spyOn(AudioContext.prototype, "createGain").mockImplementation(() => {
      throw new Error("no device");
    });
    table = await seatedAt("lesson-ff-end");
    await userEvent.click(found(".hand button")); // now it may sound
    const first = seq();
    await table.tell(4);
    await table.clock.pass(10 * SEEN);
    expect([seq(), isBusy()]).toEqual([first + 4, false]);
    expect(silent).toHaveBeenCalled();
    silent.mockRestore();
  });
});

describe("a question", () => {
  const ASKED = `lay show look look-again request answer give return copy swap around first second
    number move move-to turn extra cover plant alone ready`.split(/\s+/);
  const top = (): number => document.querySelector(".board")?.getBoundingClientRect().top ?? NaN;
  const sizes = [
    [360, 640],
    [390, 844],
  ] as const;

  afterEach(async () => {
    await page.viewport(390, 844);
    await texts.speak("en");
  });

  test.each(["de", "fi", "fr"] as const)(
    "of any length leaves the board where it is: %s",
    async (language) => {
      let asked = "";
      await texts.speak(language);
      table = await seatedAt("lesson-ka-lay", {
        asks: () => say("ka-web-asks", { asked, scene: 15, chosen: 15, who: "Konstantin" }),
      });
      await document.fonts.ready;
      for (const [width, height] of sizes) {
        await page.viewport(width, height);
        // With as many buttons beside it as there can be, and as few.
        for (const all of [true, false]) {
          const info = table.session.table as TableInfo;
          const more = { table: { ...info, hints: all }, take_back: all } as Partial<Update>;
          const tops = new Map<number, string>();
          for (asked of ASKED) {
            await table.again(more);
            tops.set(top(), sentence());
            const [inner, box] = [found(".asks span"), found(".asks")];
            expect(inner.offsetHeight, sentence()).toBeLessThanOrEqual(box.clientHeight);
            expect(inner.offsetWidth, sentence()).toBeLessThanOrEqual(box.clientWidth);
          }
          expect([...tops], `${width}, ${all}`).toHaveLength(1);
        }
      }
    },
  );
});

test("a spectator who arrives moves nothing, and no card is measured anew", async () => {
  table = await seatedAt("lesson-ff-end");
  const measured = vi.spyOn(Element.prototype, "getBoundingClientRect");
  Line.last.tell({ type: "presence", online: [true, true], watching: 1, looking: [] });
  await settled();
  const cards = () =>
    measured.mock.contexts.filter((it) => (it as HTMLElement).dataset["card"] !== undefined);
  expect(table.session.watching).toBe(1);
  expect(cards()).toHaveLength(0);
  await table.tell(1);
  expect(cards().length).toBeGreaterThan(0);
  measured.mockRestore();
});
