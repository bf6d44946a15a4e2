/** A finished game as frames: what one seat saw, step by step. */

import type { Json, Position } from "../games/face";
import type { Moment } from "../app/router.svelte";
import type { Replay } from "../protocol";
import { namesOf } from "./scene";

/** What a board is shown at a moment; `replays` are by seat, with the spectator's as -1. */
export function replayPosition(
  replays: ReadonlyMap<number, Replay>,
  moment: Moment,
): Position | null {
  const { step, eyes } = moment;
  const replay = replays.get(eyes === "open" ? -1 : eyes);
  const frame = replay?.frames[step];
  if (replay === undefined || frame === undefined) return null;
  const over = step === replay.frames.length - 1;
  return {
    seq: step,
    table: replay.table,
    documents: replay.table.documents,
    view: frame.view,
    seat: replay.seat,
    actor: frame.actor ?? null,
    legal: [],
    happened: replay.frames.slice(0, step + 1).flatMap((one) => one.happened),
    hands: eyes === "open" ? handsAt(replays, step, replay.table.seats.length) : null,
    outcome: over ? (replay.outcome ?? null) : null,
    names: namesOf(replay.table.seats),
    proposed: null,
    takeBack: false,
    still: true,
  };
}

function handsAt(replays: ReadonlyMap<number, Replay>, step: number, seats: number): Json[] | null {
  const hands: Json[] = [];
  for (let seat = 0; seat < seats; seat += 1) {
    const view = replays.get(seat)?.frames[step]?.view;
    if (view === undefined) return null;
    hands.push(view);
  }
  return hands;
}

/** The step where another turn begins, before or after this one. */
export function nextTurn(replay: Replay, step: number, direction: 1 | -1): number {
  const last = replay.frames.length - 1;
  let found = step + direction;
  while (found > 0 && found < last && !replay.frames[found]?.turn) found += direction;
  return Math.min(last, Math.max(0, found));
}
