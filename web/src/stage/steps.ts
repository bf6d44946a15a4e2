/** Moves that arrive together, because the line or the device was slow, are shown one by one. */

import type { AnyGame, Face, Happened, Position } from "../games/face";
import { doerOf, heldBack } from "./beat";

/** With more than this the viewer was away: the table is shown as it is now, with a recap. */
const MOST = 4;

type Teller = Pick<Face, "doer" | "between">;

/** The positions between two that were told, and the later one itself. */
export function stepsOf(before: Position, position: Position, face: Teller): readonly Position[] {
  const news = position.happened.slice(before.happened.length);
  const begin = movesIn(news, position, face);
  if (begin.length > MOST) return [position];
  const steps = begin.slice(1).map(({ at, doer }) => {
    const told = news.slice(0, at);
    return {
      ...heldBack(position, before.happened.length + at),
      seq: told.at(-1)?.seq ?? position.seq,
      actor: doer,
      view: face.between?.(before.view, told, doer) ?? position.view,
    };
  });
  return [...steps, position];
}

/** Where each move begins, and whose it is: what follows from one move has the same number. */
function movesIn(
  news: readonly Happened<AnyGame>[],
  position: Position,
  face: Teller,
): readonly { at: number; doer: number }[] {
  const moves: { at: number; doer: number }[] = [];
  let last: number | null = null;
  for (const [at, happened] of news.entries()) {
    const doer = happened.seq === last ? null : doerOf(happened, position, face);
    if (doer === null) continue;
    moves.push({ at, doer });
    last = happened.seq;
  }
  return moves;
}
