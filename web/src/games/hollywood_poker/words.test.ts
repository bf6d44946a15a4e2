// @vitest-environment happy-dom

import { describe, expect, it } from "vitest";
import { texts } from "../../text/texts.svelte";
import type { Position } from "../face";
import type { Event, Game } from "./protocol";
import { result, tell } from "./words";

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
  [[0, 2], [3, 4], "Bo wins the match: Megastar most often in all the deals. You finish 2nd."],
  [
    [1, 1],
    [3, 4],
    "Bo wins the match: Megastar just as often, but with more points. You finish 2nd.",
  ],
  [
    [1, 1],
    [4, 4],
    "Bo wins the match: Megastar just as often and with as many points, but better placed in the last deal. You finish 2nd.",
  ],
])("says what decided a match (HP-22): Megastars %j, points %j", (megastars, points, words) => {
  expect(result(over(megastars, points))).toBe(words);
});

const plays = (seat: number, card: number): Event => ({
  event: "played",
  seat,
  cards: [card],
  left: 3,
});
const passes = (seat: number): Event => ({ event: "passed", seat });

/** The last of these events in words, as Ada sees it. */
function last(round: string, ...events: Event[]): string {
  const happened = events.map((event, seq) => ({ seq, at: 0, event }));
  const scene = { seat: 0, names: ["Ada", "Bo", "Cleo"], table: { options: { round } }, happened };
  const event = events.at(-1) ?? passes(0);
  return tell(event, scene as unknown as Position<Game>);
}

describe("why a round is over although somebody may hold a higher card (HP-12)", () => {
  const won: Event = { event: "round-won", seat: 2, leads: 2 };
  const lap = [plays(0, 3), plays(1, 6), plays(2, 11), won];
  const again = [plays(0, 3), passes(1), plays(2, 11), passes(0), won];

  it("one lap: everybody was asked once", () => {
    expect(last("lap", ...lap)).toBe(
      "Cleo wins the round. A round is one lap: everyone has had their turn.",
    );
  });
  it("until all pass: everybody has", () => {
    const open = [...lap.slice(0, 3), passes(0), passes(1), won];
    expect(last("open", ...open)).toBe("Cleo wins the round. Everyone else has passed.");
    expect(last("locked", ...open)).toBe("Cleo wins the round. Everyone else has passed.");
  });
  it("no way back: who had passed was not asked again", () => {
    expect(last("locked", ...again)).toBe(
      "Cleo wins the round. Everyone else has passed, and once you pass you can’t come back in.",
    );
  });
  it("one lap in which nobody beat the lead", () => {
    expect(last("lap", plays(2, 3), passes(0), passes(1), won)).toBe(
      "Cleo wins the round. Everyone else has passed.",
    );
  });
});

it("writes two cards of a gift as two cards: a dash would make them a set", () => {
  expect(last("lap", { event: "received", seat: 1, cards: [13, 12] })).toBe(
    "You receive the 12 and the 13 from Bo.",
  );
  expect(last("lap", { event: "gave", to: 1, cards: [14, 3] })).toBe(
    "You give the 3 and a Double to Bo.",
  );
  expect(last("lap", { event: "played", seat: 1, cards: [6, 14], left: 3 })).toContain("6-D");
});

it.each([
  ["de", "Du bekommst die 1, zwei 12er und ein Double von Bo."],
  ["en", "You receive the 1, two 12s and a Double from Bo."],
  ["fi", "Saat 1:n, kaksi 12-korttia ja Doublen pelaajalta Bo."],
  ["fr", "Bo vous donne le 1, deux 12 et un Double."],
] as const)(
  "names the cards of a gift, which are no number of cards: %s",
  async (language, words) => {
    await texts.speak(language);
    const received = last("lap", { event: "received", seat: 1, cards: [12, 14, 1, 12] });
    await texts.speak("en");
    expect(received.replace(", and", " and")).toBe(words);
  },
);

it("says why a deal ends in the middle of a round (HP-16)", () => {
  const ended: Event = {
    event: "deal-ended",
    deal: 1,
    order: [2, 1, 0],
    gained: [4, 2, 1],
    points: [1, 2, 4],
  };
  const told = last("lap", plays(2, 3), plays(1, 5), ended);
  expect(told).toContain(
    "Only you still have cards, so the deal ends at once, even in the middle of a round.",
  );
  expect(told).toContain("Deal 1 is over. Finishing order: Cleo, Bo, Ada.");
});
