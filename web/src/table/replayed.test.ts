// @vitest-environment happy-dom

import { expect, test } from "vitest";
import { hashOf, momentOf, type Moment } from "../app/router.svelte";
import type { Frame, Replay, TableInfo } from "../protocol";
import { nextTurn, replayPosition, spliced, wholeReel, type Reel } from "./replayed";

const table = { seats: [{ name: "Ada" }, { bot: "easy" }] } as unknown as TableInfo;

function frame(step: number, turn: boolean, seat: number): Frame {
  const happened = [{ seq: step + 1, at: step, event: { event: "laid", card: step } }];
  return { action: null, seat: 0, at: step, actor: 0, turn, happened, view: { step, eyes: seat } };
}

const TURNS = [true, false, true, false, false, true, false];

/** The moments from `first` on, before `end`. */
function part(seat: number, first: number, end: number): Replay {
  const frames = TURNS.map((turn, step) => frame(step, turn, seat)).slice(first, end);
  return { table, seat, outcome: { winners: [0] }, moments: TURNS.length, first, frames };
}
const replayOf = (seat: number): Reel => spliced(undefined, part(seat, 0, TURNS.length));

const replays = new Map([-1, 0, 1].map((seat) => [seat, replayOf(seat)]));

test("a moment is what one pair of eyes had seen until then", () => {
  const scene = replayPosition(replays, { step: 2, eyes: 1 });
  expect(scene?.view).toEqual({ step: 2, eyes: 1 });
  expect(scene?.happened.map((it) => it.seq)).toEqual([1, 2, 3]);
  expect(scene?.hands).toBeNull();
  expect(scene?.outcome).toBeNull();
});

test("open hands are everybody's, at the same moment", () => {
  const scene = replayPosition(replays, { step: 6, eyes: "open" });
  expect(scene?.hands).toEqual([
    { step: 6, eyes: 0 },
    { step: 6, eyes: 1 },
  ]);
  expect(scene?.outcome).toEqual({ winners: [0] });
});

test("what has not arrived yet is not shown", () => {
  expect(replayPosition(new Map([[-1, replayOf(-1)]]), { step: 0, eyes: 1 })).toBeNull();
  expect(replayPosition(replays, { step: 99, eyes: -1 })).toBeNull();
});

test("of a long game, what is there is shown: from where the parts that came begin", () => {
  const later = spliced(undefined, part(-1, 4, 6));
  const seen = (reel: Reel, step: number) =>
    replayPosition(new Map([[-1, reel]]), { step, eyes: -1 })?.happened.map((it) => it.seq);
  expect(seen(later, 3)).toBeUndefined();
  expect(seen(later, 5)).toEqual([5, 6]);
  expect(seen(spliced(later, part(-1, 2, 4)), 5)).toEqual([3, 4, 5, 6]);
  expect(nextTurn(later, 5, -1)).toBe(3);
});

test("a whole game is asked for part by part", async () => {
  const asked: number[] = [];
  const reel = await wholeReel((first) => {
    asked.push(first);
    return Promise.resolve(part(0, first, first + 3));
  });
  expect(asked).toEqual([0, 3, 6]);
  expect([...reel.frames.keys()]).toEqual([0, 1, 2, 3, 4, 5, 6]);
});

test("turns are found in both directions, and the ends are ends", () => {
  const replay = replayOf(-1);
  expect(nextTurn(replay, 0, 1)).toBe(2);
  expect(nextTurn(replay, 3, 1)).toBe(5);
  expect(nextTurn(replay, 5, 1)).toBe(6);
  expect(nextTurn(replay, 6, 1)).toBe(6);
  expect(nextTurn(replay, 5, -1)).toBe(2);
  expect(nextTurn(replay, 0, -1)).toBe(0);
});

test.each(["#12", "#0", "#3.1", "#7.open"])("a moment's address %s is read as written", (hash) => {
  expect(hashOf(momentOf(hash) as Moment)).toBe(hash);
});

test.each(["", "#", "#x", "#1.9x", "#99999999", "#-3"])("rubbish %s is no moment", (hash) => {
  expect(momentOf(hash)).toBeNull();
});
