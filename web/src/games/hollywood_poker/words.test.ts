// @vitest-environment happy-dom

import { expect, it } from "vitest";
import { texts } from "../../text/texts.svelte";
import type { Position } from "../face";
import type { Game } from "./protocol";
import { result } from "./words";

await texts.speak("en");

/** After two deals Bo has won, in front of Ada. */
function over(megastars: number[], points: number[]): Position<Game> {
  return {
    seat: 0,
    names: ["Ada", "Bo"],
    view: { reason: "deals", megastars, points },
    outcome: { ranking: [1, 0] },
  } as unknown as Position<Game>;
}

it.each([
  [[0, 2], [3, 4], "Bo wins the match: most often Megastar in all the deals."],
  [[1, 1], [3, 4], "Bo wins the match: as often Megastar, but with more points."],
  [
    [1, 1],
    [4, 4],
    "Bo wins the match: as often Megastar and with as many points, but better placed in the last deal.",
  ],
])("says what decided a match (HP-22): Megastars %j, points %j", (megastars, points, words) => {
  expect(result(over(megastars, points))).toBe(words);
});
