/** A finished game as frames: what one seat saw, step by step. */

import type { Json, Position } from "../games/face";
import type { Moment } from "../app/router.svelte";
import type { Frame, Replay } from "../protocol";
import { namesOf } from "./scene";

/** The loaded parts of a replay, as one seat saw the game. */
export interface Reel extends Pick<Replay, "table" | "seat" | "outcome" | "moments"> {
  readonly frames: ReadonlyMap<number, Frame>;
}

/** The reel with one more part. */
export function spliced(reel: Reel | undefined, part: Replay): Reel {
  const { table, seat, outcome, moments } = part;
  const news = part.frames.map((frame, place) => [part.first + place, frame] as const);
  return { table, seat, outcome, moments, frames: new Map([...(reel?.frames ?? []), ...news]) };
}

/** All parts, one after the other. */
export async function wholeReel(ask: (first: number) => Promise<Replay>): Promise<Reel> {
  let reel = spliced(undefined, await ask(0));
  while (reel.frames.size < reel.moments) {
    const part = await ask(reel.frames.size);
    if (part.frames.length === 0) break;
    reel = spliced(reel, part);
  }
  return reel;
}

/** What happened up to a moment, from where the parts that are there begin. */
function happenedUpTo({ frames }: Reel, step: number): Frame["happened"] {
  let first = step;
  while (frames.has(first - 1)) first -= 1;
  const found: Frame["happened"][number][] = [];
  for (let at = first; at <= step; at += 1) found.push(...(frames.get(at)?.happened ?? []));
  return found;
}

/** What a board is shown at a moment; `replays` are by seat, with the spectator's as -1. */
export function replayPosition(
  replays: ReadonlyMap<number, Reel>,
  moment: Moment,
): Position | null {
  const { step, eyes } = moment;
  const replay = replays.get(eyes === "open" ? -1 : eyes);
  const frame = replay?.frames.get(step);
  if (replay === undefined || frame === undefined) return null;
  const over = step === replay.moments - 1;
  return {
    seq: step,
    table: replay.table,
    documents: replay.table.documents,
    view: frame.view,
    seat: replay.seat,
    actor: frame.actor ?? null,
    legal: [],
    happened: happenedUpTo(replay, step),
    hands: eyes === "open" ? handsAt(replays, step, replay.table.seats.length) : null,
    outcome: over ? (replay.outcome ?? null) : null,
    names: namesOf(replay.table.seats),
    proposed: null,
    takeBack: false,
    still: true,
  };
}

function handsAt(replays: ReadonlyMap<number, Reel>, step: number, seats: number): Json[] | null {
  const hands: Json[] = [];
  for (let seat = 0; seat < seats; seat += 1) {
    const view = replays.get(seat)?.frames.get(step)?.view;
    if (view === undefined) return null;
    hands.push(view);
  }
  return hands;
}

/** The step where another turn begins, before or after this one; or the first that is not there. */
export function nextTurn(replay: Reel, step: number, direction: 1 | -1): number {
  const last = replay.moments - 1;
  let found = step + direction;
  while (found > 0 && found < last && replay.frames.get(found)?.turn === false) found += direction;
  return Math.min(last, Math.max(0, found));
}
