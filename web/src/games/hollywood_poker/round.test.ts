import { describe, expect, it } from "vitest";
import type { Happened } from "../face";
import type { Event, Game } from "./protocol";
import { cardNames, dealsOf, dealtIn, handName, highest, partnerIn, roundOf } from "./round";

const told = (...events: Event[]): Happened<Game>[] =>
  events.map((event, place) => ({ seq: place + 1, at: 0, event }));

const begins: Event = { event: "deal-begins", deal: 1, order: [0, 1, 2] };
const plays = (seat: number, ...cards: number[]): Event => ({
  event: "played",
  seat,
  cards,
  left: 5,
});
const passes = (seat: number): Event => ({ event: "passed", seat });
const wins = (seat: number): Event => ({ event: "round-won", seat, leads: seat });

describe("the round on the table", () => {
  it("has sets and passes in the order of playing", () => {
    const round = roundOf(told(begins, plays(1, 3, 3), passes(2), plays(0, 6, 6)));
    expect(round.acts.map(({ seat, cards }) => [seat, cards])).toEqual([
      [1, [3, 3]],
      [2, null],
      [0, [6, 6]],
    ]);
    expect(round.winner).toBeNull();
    expect(highest(round)?.seat).toBe(0);
  });

  it("stays when it is won, until somebody leads", () => {
    const won = [begins, plays(1, 3), passes(2), passes(0), wins(1)];
    expect(roundOf(told(...won)).winner).toBe(1);
    const next = roundOf(told(...won, plays(1, 8)));
    expect(next.acts).toHaveLength(1);
    expect(next.winner).toBeNull();
  });

  it("is gone with a new deal", () => {
    expect(roundOf(told(begins, plays(1, 3), { ...begins, deal: 2 })).acts).toEqual([]);
  });
});

describe("cards that travel", () => {
  it("keep the names they had in the viewer's hand", () => {
    const round = roundOf(told(begins, plays(0, 6, 6), plays(1, 7, 7)));
    const names = cardNames(round, { seat: 0, deal: 1, hand: [6, 9] });
    expect(names[0]).toEqual([handName(1, 6, 1), handName(1, 6, 2)]);
    expect(new Set(names.flat()).size).toBe(4);
  });

  it("have different names when somebody plays twice in a round", () => {
    const round = roundOf(told(begins, plays(0, 6), plays(1, 7), plays(0, 9), plays(1, 10)));
    expect(new Set(cardNames(round, { seat: 0, deal: 1, hand: [] }).flat()).size).toBe(4);
  });
});

describe("what was told of the deals", () => {
  const ended: Event = {
    event: "deal-ended",
    deal: 1,
    order: [2, 0, 1],
    gained: [4, 2, 1],
    points: [2, 1, 4],
  };
  const second = told(
    begins,
    { event: "dealt", cards: [1, 2] },
    ended,
    { ...begins, deal: 2, order: [2, 0, 1] },
    { event: "dealt", cards: [5, 6] },
    { event: "gave", to: 2, cards: [6] },
  );

  it("lists the deals that are over", () => {
    expect(dealsOf(second).map((deal) => deal.order)).toEqual([[2, 0, 1]]);
  });

  it("knows the cards of the running deal and the partner of its exchange", () => {
    expect(dealtIn(second)).toEqual([5, 6]);
    expect(partnerIn(second)).toBe(2);
    expect(partnerIn(told(begins))).toBeNull();
  });
});
