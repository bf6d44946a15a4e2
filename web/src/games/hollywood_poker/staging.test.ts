// @vitest-environment happy-dom

import { describe, expect, it } from "vitest";
import { freshIn, recapOf } from "../../stage/recap";
import { SEEN, type Beat, type Moment } from "../../stage/beat";
import { texts } from "../../text/texts.svelte";
import type { Face, Happened, Position } from "../face";
import type { Event, Game, View } from "./protocol";
import { between, brief, closes, DEAL_OVER, doer, EXCHANGE, FINALE, opens, stage } from "./staging";
import { asks } from "./words";

await texts.speak("en");

const NAMES = ["Ada", "Bo", "Cleo", "Dario"];
const LADDER = ["megastar", "director", "actor", "dishwasher"];

/** Four at the table, seat 0 looks; the deal before is nearly over. */
function viewWith(changes: Partial<View> = {}): View {
  return {
    seat: 0,
    actor: 1,
    deal: 1,
    order: [0, 1, 2, 3],
    ladder: LADDER,
    careers: NAMES.map(() => "none"),
    hand: [7],
    sizes: [1, 1, 0, 2],
    played: [[], [], [], []],
    gave: [],
    received: [],
    giving: -1,
    named: 0,
    due: 0,
    leader: 0,
    acts: ["3", null, null, null],
    owner: 0,
    finished: [2],
    points: [0, 0, 0, 0],
    megastars: [0, 0, 0, 0],
    time_up: false,
    reason: "",
    ...changes,
  };
}

function told(...events: Event[]): Happened<Game>[] {
  return events.map((event, place) => ({ seq: place + 1, at: 0, event }));
}

function positionWith(
  view: View,
  events: readonly Event[],
  more: Partial<Position<Game>> = {},
): Position<Game> {
  return {
    seq: events.length,
    table: { seats: NAMES } as unknown as Position["table"],
    documents: {},
    view,
    seat: view.seat,
    actor: view.actor,
    legal: [],
    happened: told(...events),
    hands: null,
    outcome: null,
    names: NAMES,
    proposed: null,
    takeBack: false,
    still: false,
    ...more,
  };
}

const BEFORE: Event[] = [
  { event: "deal-begins", deal: 1, order: [0, 1, 2, 3] },
  { event: "played", seat: 2, cards: [2], left: 0 },
  { event: "finished", seat: 2, place: 1 },
  { event: "played", seat: 0, cards: [3], left: 1 },
];
/** Bo plays the last card but one and is second; then Ada is third. */
const LAST_CARDS: Event[] = [
  { event: "played", seat: 1, cards: [9], left: 0 },
  { event: "finished", seat: 1, place: 2 },
  { event: "passed", seat: 3 },
  { event: "played", seat: 0, cards: [7], left: 0 },
  { event: "finished", seat: 0, place: 3 },
];
const ENDED: Event = {
  event: "deal-ended",
  deal: 1,
  order: [2, 1, 0, 3],
  gained: [4, 2, 1, 0],
  points: [1, 2, 4, 0],
};
const BEGINS: Event = { event: "deal-begins", deal: 2, order: [2, 1, 0, 3] };
const DEALT: Event = { event: "dealt", cards: [3, 5, 13] };
/** Ada is third of four: she gives her highest to Bo; Dario gives two to Cleo. */
const FORCED: Event[] = [
  { event: "gift-passed", seat: 3, to: 2, count: 2 },
  { event: "gave", to: 1, cards: [13] },
];
const CHOSEN: Event[] = [
  { event: "gift-passed", seat: 2, to: 3, count: 2 },
  { event: "received", seat: 1, cards: [4] },
];
const LEADS: Event = { event: "leads", seat: 2 };

const NEXT = {
  deal: 2,
  order: [2, 1, 0, 3],
  careers: ["actor", "director", "megastar", "dishwasher"],
  points: [1, 2, 4, 0],
  acts: [null, null, null, null],
  finished: [],
  owner: -1,
} as const;
/** Forced gifts are given; Cleo has named the first of her two cards. */
const AFTER_FORCED = viewWith({
  ...NEXT,
  hand: [3, 5],
  gave: [13],
  sizes: [2, 4, 4, 2],
  actor: 2,
  giving: 0,
  named: 1,
});
const AFTER_EXCHANGE = viewWith({
  ...NEXT,
  hand: [3, 4, 5],
  gave: [13],
  received: [4],
  sizes: [3, 3, 3, 4],
  actor: 2,
});

function moments(before: Position<Game>, position: Position<Game>): readonly Moment<Game>[] {
  const beat: Beat<Game> = {
    before,
    position,
    news: position.happened.slice(before.happened.length),
  };
  return stage(beat) ?? [];
}

const lastOf = (moment: Moment<Game> | undefined) => moment?.position.happened.at(-1)?.event.event;

describe("between two deals", () => {
  const before = positionWith(viewWith(), BEFORE);
  const events = [...BEFORE, ...LAST_CARDS, ENDED, BEGINS, DEALT, ...FORCED];
  const position = positionWith(AFTER_FORCED, events);
  const [cards, summary, walk, sent, gift, given, own, end, ...more] = moments(before, position);

  it("shows the last cards on the table first, as they were before the next deal", () => {
    expect(lastOf(cards)).toBe("finished");
    expect(cards?.hold).toBeGreaterThan(0);
    expect(cards?.position.view).toMatchObject({
      deal: 1,
      order: [0, 1, 2, 3],
      hand: [],
      sizes: [0, 0, 0, 2],
      finished: [2, 1, 0],
      acts: ["7", "9", null, "pass"],
      points: [0, 0, 0, 0],
      actor: -1,
    });
    expect(cards?.words).toBe("You play 7 (no cards left).");
  });

  it("tells the order of finishing until the viewer goes on, with everybody still there", () => {
    expect(summary).toMatchObject({ cue: { kind: DEAL_OVER, at: 1 }, station: true });
    expect(summary?.words).toBe("You finish 3rd: your new career is Actor.");
    expect(lastOf(summary)).toBe("deal-ended");
    expect(summary?.position.view).toMatchObject({ order: [0, 1, 2, 3], points: [1, 2, 4, 0] });
    expect(summary?.position.view.careers).toEqual(["none", "none", "none", "none"]);
  });

  it("lets everybody walk to the new seats, with the hand as it was dealt", () => {
    expect(walk?.words).toBe("New seats, new cards. Your career: Actor.");
    expect(walk?.position.view).toMatchObject({
      deal: 2,
      order: [2, 1, 0, 3],
      hand: [3, 5, 13],
      gave: [],
      received: [],
      sizes: [3, 3, 3, 4],
      giving: -1,
      actor: -1,
    });
  });

  it("shows gift after gift", () => {
    expect(sent?.words).toBe(gift?.words);
    expect(given?.words).toBe(own?.words);
    expect(gift?.words).toBe("Dario gives 2 cards to Cleo.");
    expect(gift?.position.view).toMatchObject({ hand: [3, 5, 13], sizes: [3, 3, 5, 2], gave: [] });
    expect(own?.words).toBe("You give the 13 to Bo.");
    expect(own?.hold).toBe(SEEN);
    expect(own?.position.view).toMatchObject({ hand: [3, 5], sizes: [2, 4, 5, 2], gave: [13] });
  });

  it("counts nobody’s cards anew before they have arrived", () => {
    expect(sent?.position.view).toMatchObject({ sizes: walk?.position.view.sizes });
    expect(sent?.position.happened).toEqual(gift?.position.happened);
    expect(given?.position.view).toMatchObject({ sizes: gift?.position.view.sizes, gave: [13] });
    expect(sent?.hold).toBeLessThan(SEEN);
  });

  it("ends with the table as it is, and tells nothing of it before", () => {
    expect(end?.position).toBe(position);
    expect(more).toEqual([]);
    for (const { position: shown } of [cards, summary, walk, sent, gift, given, own].flatMap(
      (it) => it ?? [],
    )) {
      expect(shown).toMatchObject({ legal: [], outcome: null, hands: null });
    }
  });

  it("shows somebody who watches the same, without cards", () => {
    const watching = { seat: -1, hand: [], gave: [], received: [] };
    const gifts: Event[] = [
      { event: "gift-passed", seat: 3, to: 2, count: 2 },
      { event: "gift-passed", seat: 0, to: 1, count: 1 },
    ];
    const seen = [...BEFORE, ...LAST_CARDS, ENDED, BEGINS, ...gifts];
    const shown = moments(
      positionWith(viewWith(watching), BEFORE),
      positionWith({ ...AFTER_FORCED, ...watching }, seen),
    );
    expect(shown.map(lastOf)).toEqual([
      ...["finished", "deal-ended", "deal-begins"],
      ...["gift-passed", "gift-passed", "gift-passed", "gift-passed", "gift-passed"],
    ]);
    expect(shown[1]?.words).toBe("Deal 1 is over: Cleo was first out of cards.");
    expect(shown[2]?.words).toBe("Everyone takes a new seat, and the cards are dealt.");
    expect(shown[2]?.position.view).toMatchObject({ sizes: [3, 3, 3, 4], hand: [] });
  });

  it("has no new seats after the match's last deal", () => {
    const won: Event = { event: "match-won", seat: 2, reason: "deals" };
    const ranking = [2, 0, 1, 3];
    const outcome = { reason: "deals", winners: [2], scores: [], ranking, megastars: [] };
    const over = positionWith(
      viewWith({ actor: -1, hand: [], sizes: [0, 0, 0, 2], reason: "deals", points: ENDED.points }),
      [...BEFORE, ...LAST_CARDS, ENDED, won],
      { outcome, hands: [] },
    );
    const shown = moments(before, over);
    const finale = shown.slice(2, -1);
    expect(finale.map(({ cue }) => [cue?.kind, cue?.at])).toEqual(
      ranking.map((_, at) => [FINALE, at + 1]),
    );
    expect(finale.find(({ words }) => words?.startsWith("2."))?.words).toMatch(/^2\. Ada \(you\):/);
    // The last one comes first, and the winner is told and heard last.
    expect(finale.map(({ words }) => words?.slice(0, 2))).toEqual([
      "4.",
      "3.",
      "2.",
      expect.any(String),
    ]);
    expect(finale.map(({ sound }) => sound)).toEqual([undefined, undefined, undefined, "groan"]);
    expect([...shown.slice(0, 2), shown.at(-1)].map((it) => it && lastOf(it))).toEqual([
      "finished",
      "deal-ended",
      "match-won",
    ]);
    expect(shown.filter(({ station }) => station)).toEqual([shown[1]]);
    expect(shown[1]?.words).toBe("You finish the last deal in 3rd place.");
    expect(shown.slice(0, 2).every(({ position: it }) => it.outcome === null)).toBe(true);
    expect(shown[1]?.position.view.reason).toBe("");
  });

  it("shows the end of none when several deals went by at once", () => {
    const later = { ...AFTER_EXCHANGE, deal: 3 };
    const again: Event[] = [
      { ...ENDED, deal: 2 },
      { ...BEGINS, deal: 3 },
    ];
    const shown = moments(
      before,
      positionWith(later, [...BEFORE, ...LAST_CARDS, ENDED, BEGINS, ...again, DEALT]),
    );
    expect(shown.some(({ cue }) => cue?.kind === DEAL_OVER)).toBe(false);
    expect(shown[0]?.position.view.deal).toBe(3);
  });
});

describe("the end of the exchange", () => {
  const begun = [...BEFORE, ...LAST_CARDS, ENDED, BEGINS, DEALT, ...FORCED];
  const before = positionWith(AFTER_FORCED, begun);

  it("rests until the viewer goes on, and says what was given and got", () => {
    const [, , , , rest, end, ...more] = moments(
      before,
      positionWith(AFTER_EXCHANGE, [...begun, ...CHOSEN, LEADS]),
    );
    expect(rest).toMatchObject({ cue: { kind: EXCHANGE, at: 2 }, station: true });
    expect(rest?.words).toBe("You gave the 13 and got the 4.");
    expect(rest?.position.view).toMatchObject({ hand: [3, 4, 5], gave: [13], received: [4] });
    expect(end?.position.view).toBe(AFTER_EXCHANGE);
    expect(more).toEqual([]);
  });

  it("shows each of the last gifts on its own before", () => {
    const shown = moments(before, positionWith(AFTER_EXCHANGE, [...begun, ...CHOSEN, LEADS]));
    const [, gift, , got] = shown;
    expect(gift?.words).toBe("Cleo gives 2 cards to Dario.");
    expect(gift?.position.happened.at(-1)?.event).toEqual(CHOSEN[0]);
    expect(gift?.position.view).toMatchObject({ hand: [3, 5], received: [], sizes: [2, 4, 3, 4] });
    expect(got?.words).toBe("You receive the 4 from Bo.");
    expect(got?.position.view).toMatchObject({ hand: [3, 4, 5], received: [4] });
    expect([gift, got].map((moment) => (moment?.hold ?? 0) >= 1000)).toEqual([true, true]);
  });

  it("shows the table before the lead when updates came together", () => {
    const plays: Event[] = [
      { event: "played", seat: 2, cards: [5, 5], left: 1 },
      { event: "passed", seat: 1 },
      { event: "played", seat: 0, cards: [4], left: 2 },
    ];
    const view = { ...AFTER_EXCHANGE, hand: [3, 5], sizes: [2, 3, 1, 4], owner: 0 };
    const shown = moments(before, positionWith(view, [...begun, ...CHOSEN, LEADS, ...plays]));
    const rest = shown.find(({ station }) => station);
    expect(lastOf(rest)).toBe("leads");
    expect(rest?.position.view).toMatchObject({
      hand: [3, 4, 5],
      sizes: [3, 3, 3, 4],
      owner: -1,
      acts: [null, null, null, null],
    });
  });

  it("does not stop whoever has no part in it", () => {
    const passed = (event: Event): Event =>
      event.event === "gave" || event.event === "received"
        ? { event: "gift-passed", seat: 0, to: 1, count: 1 }
        : event;
    const view = { ...AFTER_EXCHANGE, seat: -1, hand: [], gave: [], received: [] };
    const told = [...begun, ...CHOSEN, LEADS].map(passed).filter((it) => it.event !== "dealt");
    const seen = told.slice(0, told.length - CHOSEN.length - 1);
    const shown = moments(positionWith({ ...view, giving: 0 }, seen), positionWith(view, told));
    expect(shown.map(({ station }) => station ?? false)).toEqual(shown.map(() => false));
    expect(shown[0]?.hold).toBeGreaterThan(0);
  });

  it("is none in the first deal", () => {
    const first: Event[] = [{ event: "deal-begins", deal: 1, order: [0, 1, 2, 3] }, DEALT, LEADS];
    expect(moments(positionWith(viewWith(), []), positionWith(viewWith(), first))).toEqual([]);
  });
});

describe("what the others have done", () => {
  const face = { brief, doer, opens, closes } as unknown as Pick<
    Face,
    "brief" | "doer" | "opens" | "closes"
  >;
  const recap = (events: readonly Event[], seat = 0) =>
    recapOf(positionWith(viewWith({ seat }), events) as unknown as Position, face).map(
      ({ seat: who, deeds }) => `${NAMES[who]} ${deeds.map(({ words }) => words).join(", ")}`,
    );

  it("is told since the viewer's own move", () => {
    expect(recap([...BEFORE, ...LAST_CARDS.slice(0, 3)])).toEqual(["Bo 9", "Dario passes"]);
  });

  it("is no news in the next deal", () => {
    expect(recap([...BEFORE, ...LAST_CARDS.slice(0, 3), ENDED, BEGINS, DEALT])).toEqual([]);
  });

  it("is no news in the next round, once somebody has led it", () => {
    const won: Event = { event: "round-won", seat: 1, leads: 1 };
    const round = [...BEFORE, ...LAST_CARDS.slice(0, 3), won];
    expect(recap(round)).toEqual(["Bo 9", "Dario passes"]);
    expect(recap([...round, { event: "played", seat: 1, cards: [6, 6], left: 2 }])).toEqual([
      "Bo 6-6",
    ]);
  });

  it("is no news of the exchange, once somebody has led", () => {
    const led: Event = { event: "played", seat: 2, cards: [5], left: 3 };
    const given = [BEGINS, DEALT, ...FORCED, ...CHOSEN, LEADS];
    expect(recap(given)).toEqual(["Cleo gives 2", "Bo gives 1"]);
    expect(recap([...given, led])).toEqual(["Cleo 5"]);
  });

  it("begins anew after the viewer's own gift", () => {
    expect(recap([BEGINS, DEALT, ...FORCED, ...CHOSEN])).toEqual(["Cleo gives 2", "Bo gives 1"]);
  });

  it("is the same on the board", () => {
    const position = positionWith(viewWith(), [...BEFORE, ...LAST_CARDS.slice(0, 3)]);
    expect(freshIn(position as unknown as Position, face).map(({ event }) => event)).toEqual([
      LAST_CARDS[0],
      LAST_CARDS[2],
    ]);
  });
});

describe("a gift in the middle of the exchange", () => {
  const begun = [...BEFORE, ...LAST_CARDS, ENDED, BEGINS, DEALT, ...FORCED];
  const [gift] = CHOSEN as [Event];
  const choosing = { ...AFTER_FORCED, actor: 1, giving: 1, named: 0, sizes: [2, 4, 3, 4] };
  const shown = moments(
    positionWith(AFTER_FORCED, begun),
    positionWith(choosing, [...begun, gift]),
  );

  it("stands in the line as long as the others, with nobody marked as choosing", () => {
    expect(shown[1]).toMatchObject({ words: "Cleo gives 2 cards to Dario.", hold: SEEN });
    expect(shown[1]?.position.view).toMatchObject({ actor: -1, sizes: [2, 4, 3, 4] });
  });

  it("is followed by who is choosing now", () => {
    expect(shown).toHaveLength(3);
    const [, , end] = shown;
    expect(end?.words).toBeUndefined();
    expect(end && asks(end.position)).toBe("Bo is choosing what to give.");
  });
});

describe("moves that came together", () => {
  it("leave the table between them as it was: what the first one did, and who is next", () => {
    const [played, finished] = told(...LAST_CARDS);
    const news = [played, finished].flatMap((it) => it ?? []);
    const view = between(viewWith(), news, 3);
    expect(view).toMatchObject({ actor: 3, acts: ["3", "9", null, null], sizes: [1, 0, 0, 2] });
    expect(view.finished).toEqual([2, 1]);
  });

  it("move the cards of a gift between two gifts", () => {
    const view = between(AFTER_FORCED, told({ event: "gift-passed", seat: 1, to: 2, count: 1 }), 2);
    expect(view).toMatchObject({ actor: 2, sizes: [2, 3, 5, 2] });
  });
});
