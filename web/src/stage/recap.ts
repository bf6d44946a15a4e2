/** What the others have done since the viewer's own last move. */

import type { AnyGame, Face, Happened, Position } from "../games/face";
import { doerOf } from "./beat";

/** What one player did in a row. */
export interface Recap {
  readonly seat: number;
  readonly deeds: readonly Told[];
}

/** A few words, and the moment they are about. */
export interface Told {
  readonly seq: number;
  readonly words: string;
}

/** What of a face tells who did what. */
type Teller = Pick<Face, "brief" | "doer" | "opens" | "closes">;

interface Deed {
  readonly seat: number;
  readonly words: string;
  readonly happened: Happened<AnyGame>;
}

function deedOf(happened: Happened<AnyGame>, position: Position, face: Teller): Deed | null {
  const seat = doerOf(happened, position, face);
  const words = seat === null ? null : face.brief(happened.event, position);
  return seat === null || words === null ? null : { seat, words, happened };
}

/** Of every other player what it did last, oldest first; nothing before the viewer's own move. */
function deedsOf(position: Position, face: Teller): readonly Deed[] {
  const found: Deed[] = [];
  const seen = new Set<number>();
  for (let at = position.happened.length - 1; at >= 0; at -= 1) {
    const happened = position.happened[at];
    if (happened === undefined || face.opens?.(happened.event)) break;
    if (found.length > 0 && face.closes?.(happened.event)) break;
    const deed = deedOf(happened, position, face);
    if (deed === null) continue;
    const again = seen.has(deed.seat) && found.at(-1)?.seat !== deed.seat;
    // A solo table has one seat for both sides, so there are no moves of others.
    if (deed.seat === position.seat || again) break;
    seen.add(deed.seat);
    found.push(deed);
  }
  return found.reverse();
}

export function recapOf(position: Position, face: Teller): readonly Recap[] {
  const recap: { seat: number; deeds: Told[] }[] = [];
  for (const { seat, words, happened } of deedsOf(position, face)) {
    const last = recap.at(-1);
    const told = { seq: happened.seq, words };
    if (last?.seat === seat) last.deeds.push(told);
    else recap.push({ seat, deeds: [told] });
  }
  return recap;
}

/** The same as they happened, for the marks on the board. */
export function freshIn(position: Position, face: Teller): readonly Happened<AnyGame>[] {
  return deedsOf(position, face).map(({ happened }) => happened);
}
