// @vitest-environment happy-dom

import { afterAll, expect, it } from "vitest";
import { entry, texts } from "../../text/texts.svelte";
import { sceneSaying } from "../../lessons/testing";
import type { Game } from "./protocol";
import { result } from "./telling";
import { sideLabel } from "./words";

afterAll(() => texts.speak("en"));

it.each([
  ["de", "Bo und Cleo teilen sich den Sieg"],
  ["en", "Bo and Cleo share the win"],
  ["fi", "Bo ja Cleo jakavat voiton"],
  ["fr", "Bo et Cleo se partagent la victoire"],
] as const)("names the winners as people say them: %s", async (language, words) => {
  await texts.speak(language);
  const scene = await sceneSaying<Game>("top-oder-flop", "lesson-tf-stop");
  const outcome = { winners: [1, 2], scores: [3, 9, 9] } as unknown as Game["outcome"];
  expect(result({ ...scene, names: ["Ada", "Bo", "Cleo"], outcome })).toContain(words);
});

it("puts a French space before colons and semicolons of lists", async () => {
  await texts.speak("fr");
  const scene = await sceneSaying<Game>("top-oder-flop", "lesson-tf-stop");
  expect(entry("Règles", "Top oder Flop")).toBe("Règles\u202f: Top oder Flop");
  expect(sideLabel(scene.view, "top aa")).toMatch(/, \d\u202f; /);
});

it.each([
  ["de", 0, "Du kommst mit 3 Punkten auf Rang 2."],
  ["en", 0, "You finish 2nd with 3 points."],
  ["en", 1, "You win with 9 points."],
] as const)("tells whoever watches their own place: %s", async (language, seat, words) => {
  await texts.speak(language);
  const scene = await sceneSaying<Game>("top-oder-flop", "lesson-tf-stop");
  const outcome = { winners: [1], scores: [3, 9, 1] } as unknown as Game["outcome"];
  const told = result({ ...scene, seat, names: ["Ada", "Bo", "Cleo"], outcome });
  expect(told).toContain(words);
});
