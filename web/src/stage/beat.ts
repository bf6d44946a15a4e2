/** What happened, cut into moments that can be watched. */

import type { Sound } from "./sounds";
import type { AnyGame, Cue, Face, GameTypes, Happened, Position } from "../games/face";

/** One step of a table: what was shown before, what is to be shown, and what happened between. */
export interface Beat<Game extends GameTypes = AnyGame> {
  readonly before: Position<Game>;
  readonly position: Position<Game>;
  readonly news: readonly Happened<Game>[];
}

/** What the board shows for a while. A beat is one moment unless its game has more to show. */
export interface Moment<Game extends GameTypes = AnyGame> {
  /** The table as it may be told at this moment. */
  readonly position: Position<Game>;
  readonly cue?: Cue;
  /** What is said instead of what is asked. */
  readonly words?: string;
  /** What is heard, beside what happened. */
  readonly sound?: Sound;
  /** Milliseconds at normal pace, before the next moment. */
  readonly hold: number;
  /** Goes on when the viewer says so. */
  readonly station?: boolean;
}

/** Long enough to see another player's move. */
export const SEEN = 1_200;
/** Long enough for the viewer's own card to arrive; a further action does not wait for it. */
export const ARRIVED = 500;
/** The last move of a game, before anything is said about how it ended. */
export const LAST = 1_800;

/** Who did it; null for nobody. */
export function doerOf(
  { event }: Happened<AnyGame>,
  position: Position,
  face: Pick<Face, "doer">,
): number | null {
  if (event.event.startsWith("table-")) return null;
  if (face.doer !== undefined) return face.doer(event, position);
  return "seat" in event && typeof event.seat === "number" ? event.seat : null;
}

function holdOf({ position, news }: Beat, face: Pick<Face, "doer">): number {
  const ofGame = news.filter(({ event }) => !event.event.startsWith("table-"));
  if (ofGame.length === 0) return 0;
  if (position.outcome !== null) return LAST;
  const byOthers = ofGame.some(
    (it) => (doerOf(it, position, face) ?? position.seat) !== position.seat,
  );
  return position.still || byOthers ? SEEN : ARRIVED;
}

/** The moments of a beat, as its game plays them out. The last one shows its position. */
export function momentsOf(beat: Beat, face: Pick<Face, "stage" | "doer">): readonly Moment[] {
  return face.stage?.(beat) ?? [{ position: beat.position, hold: holdOf(beat, face) }];
}

/**
 * The position before its last events: with the first `told` events, and nothing that reveals the
 * rest.
 */
export function heldBack<Game extends GameTypes>(
  position: Position<Game>,
  told: number,
): Position<Game> {
  return {
    ...position,
    happened: position.happened.slice(0, told),
    legal: [],
    hands: null,
    outcome: null,
    proposed: null,
    takeBack: false,
  };
}
