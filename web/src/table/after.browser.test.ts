import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { settings } from "../app/settings.svelte";
import { unseen } from "../games/testing.svelte";
import { keys } from "../net/keys";
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

const ENDS = ["lesson-ff-last", "lesson-tf-stop", "lesson-ka-reshoot"];
const SIZES = [
  [360, 640],
  [390, 844],
] as const;

test.each(ENDS)("what comes next can be pressed at once after the game: %s", async (last) => {
  table = await seatedAt(last);
  await table.tell(1);
  await table.clock.pass(120_000);
  await document.fonts.ready;
  for (const [width, height] of SIZES) {
    await page.viewport(width, height);
    const hidden = ["web-rematch", "web-replay", "web-to-home"].map((it) => unseen(button(it)));
    expect(hidden, `${width} × ${height}`).toEqual(["", "", ""]);
  }
});
