import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { settings } from "../app/settings.svelte";
import { unseen } from "../games/testing.svelte";
import { keys } from "../net/keys";
import { comesReady, startsAtOnce } from "../net/opening";
import { say, texts } from "../text/texts.svelte";
import { seatedAt, type Seated } from "./testing";

let table: Seated;
const button = (name: string): HTMLElement => {
  const found = [...document.querySelectorAll<HTMLElement>("dialog[open] .button")].find((it) =>
    it.textContent.includes(say(name)),
  );
  if (found === undefined) throw new Error(`there is no ${say(name)}`);
  return found;
};

beforeAll(() => texts.speak("de"));
beforeEach(() => {
  settings.like({ motion: "on" });
  keys.add("t", { seat: { number: 0, token: "token" } });
});
afterEach(async () => {
  await table.leave();
  settings.like({ motion: "system" });
  keys.dropSeat("t", "token");
  await page.viewport(390, 844);
});

const ENDS = [
  ["lesson-ff-last", "web-rematch"],
  ["lesson-tf-stop", "web-rematch"],
  ["lesson-ka-reshoot", "web-together-again"],
] as const;
const SIZES = [
  [360, 640],
  [390, 844],
] as const;

test.each(ENDS)("what comes next can be pressed at once after the game: %s", async (last, next) => {
  table = await seatedAt(last);
  await table.tell(1);
  await table.clock.pass(120_000);
  await document.fonts.ready;
  for (const [width, height] of SIZES) {
    await page.viewport(width, height);
    const hidden = [next, "web-same-deal", "web-replay", "web-to-home"].map((it) =>
      unseen(button(it)),
    );
    expect(hidden, `${width} × ${height}`).toEqual(["", "", "", ""]);
  }
});

describe("after a game", () => {
  /** Asked of the house, and what it answers. */
  const asked: [string, unknown][] = [];
  async function press(name: string, answer: unknown): Promise<void> {
    table = await seatedAt("lesson-ff-last");
    await table.tell(1);
    await table.clock.pass(120_000);
    asked.length = 0;
    vi.stubGlobal("fetch", (address: string, { body }: RequestInit = {}) => {
      asked.push([address, typeof body === "string" ? JSON.parse(body) : null]);
      return Promise.resolve(Response.json(answer));
    });
    await userEvent.click(button(name));
    await vi.waitUntil(() => location.pathname === "/table/next");
  }
  afterEach(() => {
    history.replaceState(null, "", "/");
    keys.dropSeat("next", "new");
  });

  test("the winner is told so, and louder than in a sentence", async () => {
    table = await seatedAt("lesson-ff-last");
    await table.tell(1);
    await table.clock.pass(120_000);
    expect(document.querySelector(".after.won .cry")?.textContent).toContain(say("web-you-won"));
    expect(document.querySelector(".after.lost")).toBeNull();
  });

  test.each([
    [[0, 1], "won"],
    [[], "lost"],
  ])("a team wins or loses together: %j, %s", async (winners, how) => {
    table = await seatedAt("lesson-ka-reshoot");
    await table.tell(1, { outcome: { reason: how, winners, scores: [0, 0] } });
    await table.clock.pass(120_000);
    const cry = document.querySelector(`.after.${how} .cry`)?.textContent;
    expect(cry).toContain(say(`web-together-${how}`));
    const words = document.querySelector(".after")?.textContent;
    expect(words).toContain(say("web-together-again"));
    expect(words).not.toContain(say("web-rematch"));
  });

  test("a rematch against bots is dealt at once", async () => {
    await press("web-rematch", { table: "next", code: "abc" });
    expect(asked[0]?.[0]).toContain("/rematch");
    expect(startsAtOnce("next") || comesReady("next")).toBe(true);
  });

  test("the same deal is begun again from the first move", async () => {
    await press("web-same-deal", {
      table: { id: "next" },
      host_token: "host",
      seated: { seat: 0, token: "new" },
    });
    expect(asked[0]?.[0]).toContain("/branch");
    expect(asked[0]?.[1]).toMatchObject({ step: 0, seat: 0 });
  });
});
