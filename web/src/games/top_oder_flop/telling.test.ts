// @vitest-environment happy-dom

import { afterAll, expect, it } from "vitest";
import { texts } from "../../text/texts.svelte";
import { sceneSaying } from "../../lessons/testing";
import type { Game } from "./protocol";
import { result } from "./telling";

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
