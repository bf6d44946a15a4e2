// @vitest-environment happy-dom

import { expect, test } from "vitest";
import { hashOf, momentOf, type Moment } from "../app/router.svelte";
import type { Frame, Replay, TableInfo } from "../protocol";
import { nextTurn, replayPosition } from "./replayed";

const table = { seats: [{ name: "Ada" }, { bot: "easy" }] } as unknown as TableInfo;

function frame(step: number, turn: boolean, seat: number): Frame {
  const happened = [{ seq: step + 1, at: step, event: { event: "laid", card: step } }];
  return { action: null, seat: 0, at: step, actor: 0, turn, happened, view: { step, eyes: seat } };
}

function replayOf(seat: number): Replay {
  const turns = [true, false, true, false, false, true, false];
  const frames = turns.map((turn, step) => frame(step, turn, seat));
  return { table, seat, outcome: { winners: [0] }, frames };
}

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
