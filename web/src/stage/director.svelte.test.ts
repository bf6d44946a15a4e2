// @vitest-environment happy-dom

import { flushSync } from "svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Face, Position } from "../games/face";
import { ARRIVED, heldBack, LAST, SEEN, type Beat, type Moment } from "./beat";
import { Director, STATION, type Staging } from "./director.svelte";
import { positionAfter, settled, TestClock } from "./testing";

let close = (): void => undefined;
afterEach(() => close());

/** A director with a clock of its own; what it has shown is kept. */
function direct(more: Partial<Staging> = {}, stage?: Face["stage"]) {
  const clock = new TestClock();
  const shown: Moment[] = [];
  let director: Director | undefined;
  close = $effect.root(() => {
    director = new Director({
      face: () => (stage === undefined ? {} : { stage }),
      clock,
      pace: () => 1,
      covered: () => false,
      shown: (moment) => shown.push(moment),
      ...more,
    });
  });
  flushSync();
  if (director === undefined) throw new Error("no director");
  director.take(positionAfter(0));
  shown.length = 0;
  return { director, clock, shown, seqs: () => shown.map(({ position }) => position.seq) };
}

/** Two moments: one that is held, one that is the end; the first is a station if so wished. */
const twoMoments =
  (station = false) =>
  ({ position }: Beat): Moment[] => [
    { position: heldBack(position, 0), cue: { kind: "run", at: 1 }, hold: 1_000, station },
    { position, hold: 0 },
  ];

describe("the director", () => {
  it("shows what is there when somebody comes, at once", () => {
    const { director } = direct();
    expect(director.position?.seq).toBe(0);
    expect(director.busy).toBe(false);
  });

  it("shows moves that arrive together one by one", async () => {
    const { director, clock, shown, seqs } = direct({
      face: () => ({
        between: (before, news, actor) => ({ ...before, after: news.length, actor }),
      }),
    });
    director.take(positionAfter(3));
    await settled();
    expect(seqs()).toEqual([1]);
    await clock.pass(SEEN);
    expect(seqs()).toEqual([1, 2]);
    await clock.pass(ARRIVED);
    expect(seqs()).toEqual([1, 2, 3]);
    const [first, second, last] = shown.map(({ position }) => position);
    expect(first?.happened).toHaveLength(1);
    expect(first?.view).toEqual({ after: 1, actor: 0 });
    expect(second).toMatchObject({ actor: 1, view: { after: 2, actor: 1 } });
    expect(last).toEqual(positionAfter(3));
  });

  it("shows what follows from one move with it, and many moves as one", async () => {
    const { director, seqs } = direct();
    const [move] = positionAfter(1).happened;
    const both = [move, { ...move, event: { event: "won", seat: 0 } }];
    director.take(positionAfter(1, { happened: both as Position["happened"] }));
    await settled();
    expect(seqs()).toEqual([1]);
    director.cut(positionAfter(1));
    director.take(positionAfter(9));
    await settled();
    expect(seqs().at(-1)).toBe(9);
  });

  it("shows one beat at a time, each for as long as an eye needs", async () => {
    const { director, clock, seqs } = direct();
    director.take(positionAfter(1));
    director.take(positionAfter(2));
    director.take(positionAfter(3));
    await settled();
    expect(seqs()).toEqual([1]);
    expect(director.busy).toBe(true);
    await clock.pass(SEEN - 1);
    expect(seqs()).toEqual([1]);
    await clock.pass(1);
    expect(seqs()).toEqual([1, 2]);
    await clock.pass(ARRIVED); // the second move is the viewer's own
    expect(seqs()).toEqual([1, 2, 3]);
    await clock.pass(SEEN);
    expect(director.busy).toBe(false);
  });

  it("holds the last move of a game longer", async () => {
    const { director, clock } = direct();
    director.take(positionAfter(1, { outcome: {} }));
    await clock.pass(LAST - 1);
    expect(director.busy).toBe(true);
    await clock.pass(1);
    expect(director.busy).toBe(false);
  });

  it("does not wait for somebody who joins or speaks", () => {
    const { director, seqs, clock } = direct();
    const said = { seq: 1, at: 0, event: { event: "table-said", seat: 1, text: "hello" } };
    director.take(positionAfter(0, { seq: 1, happened: [said] }));
    expect(seqs()).toEqual([1]);
    expect(director.busy).toBe(false);
    expect(clock.waiting).toBe(0);
  });

  it("plays out a beat of several moments in their order", async () => {
    const { director, clock, shown } = direct({}, twoMoments());
    director.take(positionAfter(1));
    await settled();
    expect(director.moment?.cue).toEqual({ kind: "run", at: 1 });
    expect(director.position?.happened).toEqual([]);
    await clock.pass(1_000);
    expect(director.moment?.cue).toBeUndefined();
    expect(shown).toHaveLength(2);
  });

  it("goes to the end of a beat when it is skipped, and on from there", async () => {
    const { director, clock, seqs } = direct({}, twoMoments());
    director.take(positionAfter(1));
    director.take(positionAfter(2));
    await settled();
    director.skip();
    await settled();
    expect(seqs()).toEqual([1, 1, 2]);
    expect(director.moment?.cue).toEqual({ kind: "run", at: 1 });
    await clock.pass(1_000);
    expect(director.busy).toBe(false);
  });

  it("goes twice as fast when more than two laps are waiting", async () => {
    const { director, clock, seqs } = direct();
    for (let move = 1; move <= 7; move += 1) director.take(positionAfter(move));
    await clock.pass(SEEN); // the first one was alone when it began
    expect(seqs()).toEqual([1, 2]);
    await clock.pass(ARRIVED / 2);
    expect(seqs()).toEqual([1, 2, 3]);
    await clock.pass(SEEN - 1); // four are left: at the usual pace again
    expect(seqs()).toEqual([1, 2, 3]);
    await clock.pass(1);
    expect(seqs()).toEqual([1, 2, 3, 4]);
  });

  it("takes the same time over a sentence, however many are waiting", async () => {
    const said = ({ position }: Beat): Moment[] => [{ position, words: "Bo moves.", hold: SEEN }];
    const { director, clock, seqs } = direct({}, said);
    for (let move = 1; move <= 9; move += 1) director.take(positionAfter(move));
    await clock.pass(2 * SEEN - 1);
    expect(seqs()).toEqual([1, 2]);
    await clock.pass(1);
    expect(seqs()).toEqual([1, 2, 3]);
  });

  it("goes faster with many seats, too, before it shows moves as one", async () => {
    const seats = Array.from({ length: 8 }, () => ({}));
    const table = { seats } as unknown as Position["table"];
    const { director, clock, seqs } = direct();
    for (let move = 1; move <= 11; move += 1) director.take(positionAfter(move, { table }));
    await clock.pass(SEEN); // the first one was alone when it began
    await clock.pass(ARRIVED / 2); // nine are left
    expect(seqs()).toEqual([1, 2, 3]);
    await clock.pass(SEEN - 1); // eight are left: at the usual pace again
    expect(seqs()).toEqual([1, 2, 3]);
    await clock.pass(1);
    expect(seqs()).toEqual([1, 2, 3, 4]);
  });

  it("shows far too many as one", async () => {
    const { director, clock, seqs } = direct();
    for (let move = 1; move <= 20; move += 1) director.take(positionAfter(move));
    await clock.pass(10 * SEEN);
    expect(seqs()).toEqual([1, 20]);
  });

  it("cuts to what is there after a move was taken back", async () => {
    const { director, clock, seqs } = direct();
    director.take(positionAfter(1));
    director.take(positionAfter(2));
    await settled();
    const other = { seq: 1, at: 0, event: { event: "moved", seat: 1, card: 3 } };
    director.take(positionAfter(1, { seq: 4, happened: [other] }));
    await clock.pass(10 * SEEN);
    expect(seqs()).toEqual([1, 4]);
    expect(director.busy).toBe(false);
  });

  it("cuts to what is there for other eyes", () => {
    const { director, seqs } = direct();
    director.take(positionAfter(1, { seat: 1 }));
    expect(seqs()).toEqual([1]);
    expect(director.busy).toBe(false);
  });

  it("takes no time where nothing moves, and shows only the end of a beat", async () => {
    const { director, clock, shown } = direct({ pace: () => 0 }, twoMoments());
    director.take(positionAfter(1));
    await settled();
    expect(shown.map(({ cue }) => cue)).toEqual([undefined]);
    expect(director.busy).toBe(false);
    expect(clock.now).toBe(0);
  });

  it("is as slow or quick as the viewer likes", async () => {
    const { director, clock } = direct({ pace: () => 0.5 });
    director.take(positionAfter(1));
    await clock.pass(SEEN / 2);
    expect(director.busy).toBe(false);
  });
});

describe("a station", () => {
  it.each([0, 1])("waits until the viewer goes on (pace %s)", async (pace) => {
    const { director, clock } = direct({ pace: () => pace }, twoMoments(true));
    director.take(positionAfter(1));
    await clock.pass(STATION - 1);
    expect(director.station).toBe(true);
    director.skip();
    await settled();
    expect(director.station).toBe(false);
    expect(director.busy).toBe(false);
  });

  it("waits no longer than the house does", async () => {
    const { director, clock } = direct({}, twoMoments(true));
    director.take(positionAfter(1));
    await clock.pass(STATION);
    expect(director.busy).toBe(false);
  });

  it("is not passed by skipping what comes before it", async () => {
    const stage = ({ position }: Beat): Moment[] => [
      { position, hold: 1_000 },
      { position, hold: 0, station: true },
      { position, hold: 500 },
    ];
    const { director, clock } = direct({}, stage);
    director.take(positionAfter(1));
    await settled();
    director.skip();
    await settled();
    expect(director.station).toBe(true);
    director.skip();
    await settled();
    expect(director.station).toBe(false);
    expect(director.busy).toBe(true); // what comes after it is shown, too
    await clock.pass(500);
    expect(director.busy).toBe(false);
  });
});

describe("while nobody can see the board", () => {
  it("waits for a dialog to be closed, and shows everything then", async () => {
    let open = $state(true);
    const { director, clock, seqs } = direct({ covered: () => open });
    director.take(positionAfter(1));
    director.take(positionAfter(2));
    await clock.pass(10 * SEEN);
    expect(seqs()).toEqual([]);
    open = false;
    flushSync();
    await clock.pass(SEEN);
    expect(seqs()).toEqual([1, 2]);
  });

  it("shows what a hidden tab has missed as one beat", async () => {
    let hidden = $state(true);
    const { director, clock, seqs } = direct({ away: () => hidden });
    for (let move = 1; move <= 5; move += 1) director.take(positionAfter(move));
    await clock.pass(10 * SEEN);
    expect(seqs()).toEqual([]);
    hidden = false;
    flushSync();
    await clock.pass(SEEN);
    expect(seqs()).toEqual([5]);
  });
});

describe("once more", () => {
  it("plays the last beat that had more than one moment", async () => {
    const { director, clock, shown } = direct({}, twoMoments());
    director.take(positionAfter(1));
    await clock.pass(1_000);
    shown.length = 0;
    director.encore();
    await settled();
    expect(shown.map(({ position, cue }) => [position.seq, cue?.kind])).toEqual([
      [0, undefined],
      [1, "run"],
    ]);
    await clock.pass(1_000);
    expect(director.moment?.cue).toBeUndefined();
    expect(director.busy).toBe(false);
  });

  it("has nothing to show before the first of them", () => {
    const { director, shown } = direct();
    director.encore();
    expect(shown).toEqual([]);
    expect(director.busy).toBe(false);
  });
});

it("shows nothing after its page is gone", async () => {
  const { director, clock, seqs } = direct();
  director.take(positionAfter(1));
  director.take(positionAfter(2));
  await settled();
  close();
  await clock.pass(10 * SEEN);
  expect(seqs()).toEqual([1]);
  expect(clock.waiting).toBe(0);
});

describe("in the middle of a beat", () => {
  it("nothing is shown after its page is gone", async () => {
    const { director, clock, shown } = direct({}, twoMoments());
    director.take(positionAfter(1));
    await settled();
    close();
    await clock.pass(10_000);
    expect(shown).toHaveLength(1);
    expect(clock.waiting).toBe(0);
  });

  it("nothing is shown after its page is gone while something lay over it", async () => {
    const { director, seqs } = direct({ covered: () => true });
    director.take(positionAfter(1));
    await settled();
    close();
    await settled();
    expect(seqs()).toEqual([]);
  });

  it("it waits for what is opened over it", async () => {
    let open = $state(false);
    const { director, clock, shown } = direct({ covered: () => open }, twoMoments());
    director.take(positionAfter(1));
    await settled();
    open = true;
    flushSync();
    await clock.pass(60_000);
    expect(shown).toHaveLength(1);
    open = false;
    flushSync();
    await settled();
    expect(shown).toHaveLength(2);
    expect(director.busy).toBe(false);
  });
});

describe("a mistake in how a beat is played out", () => {
  it("shows its end, and what comes after it", async () => {
    const complaint = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const { director, clock, seqs } = direct({}, ({ position }) => {
      if (position.seq === 1) throw new Error("not rehearsed");
      return null;
    });
    director.take(positionAfter(1));
    director.take(positionAfter(2));
    await settled();
    expect(director.position?.seq).toBe(2);
    await clock.pass(SEEN);
    expect(seqs()).toEqual([2]);
    expect(director.busy).toBe(false);
    expect(complaint).toHaveBeenCalledOnce();
    complaint.mockRestore();
  });
});
