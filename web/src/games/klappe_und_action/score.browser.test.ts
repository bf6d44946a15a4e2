import { flushSync, mount, unmount } from "svelte";
import { beforeAll, expect, test } from "vitest";
import { sceneSaying } from "../../lessons/testing";
import { say, texts } from "../../text/texts.svelte";
import { found } from "../testing.svelte";
import type { Event, Game } from "./protocol";
import Score from "./Score.svelte";

beforeAll(() => texts.speak("en"));

async function scoreWith(reshoots: number): Promise<string> {
  const scene = await sceneSaying<Game>("klappe-und-action", "lesson-ka-lay");
  const table = { ...scene.table, options: { ...scene.table.options, reshoots } };
  const began: Event = { event: "act", act: 1, seat: 0, slots: 6 };
  const happened = [{ seq: 1, at: 0, event: began }];
  const part = mount(Score, {
    target: document.body,
    props: { scene: { ...scene, table, happened } },
  });
  flushSync();
  const words = found(".score").textContent;
  await unmount(part);
  return words;
}

test("a film that was agreed to have no reshoots is not praised for having used none", async () => {
  const none = say("ka-web-reshoots-used", { count: 0 });
  expect(await scoreWith(2)).toContain(none);
  expect(await scoreWith(0)).not.toContain(none);
});
