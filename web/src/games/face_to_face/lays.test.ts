import { describe, expect, it } from "vitest";
import { courseOf, distance, jumpOf, ownerOf, pileCards, tally } from "./lays";
import type { TableEvent } from "../../protocol";
import type { Happened } from "../face";
import type { Event, Game } from "./protocol";

const GOLD = 0;
const SILVER = 1;

function tale(...events: (Event | TableEvent)[]): Happened<Game>[] {
  return events.map((event, at) => ({ seq: at + 1, at: 0, event }));
}

const laid = (seat: number, card: number, pile: string, top: number): Event => ({
  event: "laid",
  seat,
  card,
  pile,
  top,
});

const GAME = tale(
  { event: "table-started" },
  { event: "dealt", cards: [2, 17, 27, 30, 40, 59] },
  { event: "starts", seat: GOLD },
  laid(GOLD, 27, "up", 1),
  laid(GOLD, 17, "up", 27),
  { event: "drew-cards", seat: GOLD, cards: [5, 6] },
  { event: "table-said", seat: SILVER, text: "laid" },
  laid(SILVER, 9, "help-up", 17),
  laid(SILVER, 58, "down", 60),
);

describe("a jump", () => {
  it("goes against the pile's direction", () => {
    expect(jumpOf("up", 17, 27)).toBe("backwards");
    expect(jumpOf("down", 45, 35)).toBe("backwards");
  });

  it("is help on the other's piles", () => {
    expect(jumpOf("help-up", 9, 17)).toBe("help");
    expect(jumpOf("help-down", 50, 40)).toBe("help");
  });

  it("is none when the pile goes its way", () => {
    expect(jumpOf("up", 28, 27)).toBeNull();
    expect(jumpOf("down", 34, 35)).toBeNull();
  });
});

describe("the course of a game", () => {
  it("has the running turn as a draft, and the turn before", () => {
    const { running, before } = courseOf(GAME);
    expect(running.map((lay) => [lay.card, lay.pile, lay.jump])).toEqual([
      [9, "help-up", "help"],
      [58, "down", null],
    ]);
    expect(before?.seat).toBe(GOLD);
    expect(before?.lays.map((lay) => lay.card)).toEqual([27, 17]);
  });

  it("begins with an empty draft", () => {
    expect(courseOf(GAME.slice(0, 3))).toEqual({ lays: [], running: [], before: null });
  });

  it("tells how far a card went", () => {
    expect(courseOf(GAME).lays.map(distance)).toEqual(["+26", "−10", "−8", "−2"]);
  });

  it("counts tricks and helps for the score sheet", () => {
    const { lays } = courseOf(GAME);
    expect(tally(lays, GOLD)).toEqual({ backwards: 1, help: 0 });
    expect(tally(lays, SILVER)).toEqual({ backwards: 0, help: 1 });
  });
});

describe("a pile", () => {
  const { lays } = courseOf(GAME);

  it("belongs to the other when a card helps", () => {
    expect(ownerOf({ seat: SILVER, pile: "help-up" })).toBe(GOLD);
    expect(ownerOf({ seat: SILVER, pile: "down" })).toBe(SILVER);
  });

  it("shows its topmost cards of either deck, top first", () => {
    expect(pileCards(lays, GOLD, "up", 9, 2)).toEqual([
      { deck: "silver", card: 9 },
      { deck: "gold", card: 17 },
    ]);
  });

  it("is only the row card as long as nothing was laid", () => {
    expect(pileCards(lays, GOLD, "down", 60, 3)).toEqual([]);
  });

  it("shows what the view has on top when the tale does not say", () => {
    expect(pileCards([], SILVER, "up", 30, 3)).toEqual([{ deck: "silver", card: 30 }]);
    expect(pileCards(lays, GOLD, "up", 30, 3)).toEqual([{ deck: "gold", card: 30 }]);
  });
});
