/** What a board is shown of a table. */

import type { Position, Scene } from "../games/face";
import type { Seat } from "../protocol";
import type { Session } from "../net/session.svelte";
import { say } from "../text/texts.svelte";

/** Bots have names too: "the second medium bot" is nobody. By seat, so that a bot keeps its own. */
const BOTS = ["Ada", "Bo", "Cleo", "Dario", "Elia", "Fanny", "Gus", "Hedy"] as const;
/** For a bot whose name is taken at the table. */
const OTHERS = ["Ines", "Joris", "Kaarlo", "Livia", "Milo", "Nadja", "Otto", "Pia"] as const;

type Chair = Pick<Seat, "name" | "bot">;

export function nameOf(seats: readonly Chair[], number: number): string {
  const seat = seats[number];
  if (seat?.bot) return botName(seats, number);
  return seat?.name || say("seat-number", { number: number + 1 });
}

/** The bot name of this seat, also while a person has it. */
export function botName(seats: readonly Chair[], number: number): string {
  const usual = BOTS[number % BOTS.length] ?? "";
  return seats.some(({ name }) => sameName(name, usual))
    ? (OTHERS[number % OTHERS.length] ?? "")
    : usual;
}

function sameName(one: string | undefined, other: string): boolean {
  return one?.toLowerCase() === other.toLowerCase();
}

export function namesOf(seats: readonly Chair[]): string[] {
  return seats.map((_, number) => nameOf(seats, number));
}

/** Whether the viewer has won; null while the game goes on, and for who only watches. */
export function wonBy(scene: Pick<Position, "outcome" | "seat">): boolean | null {
  const outcome = scene.outcome as { readonly winners?: readonly number[] } | null;
  if (outcome === null || scene.seat < 0) return null;
  return outcome.winners?.includes(scene.seat) ?? null;
}

/** For sentences: everybody by name, the viewer marked as such. */
export function calledBy(scene: Pick<Position, "names" | "seat">, seat: number): string {
  const name = scene.names[seat] ?? "";
  return seat === scene.seat ? say("name-of-viewer", { name }) : name;
}

/** The table as the server has told it; null before the cards are dealt. */
export function positionOf(session: Session): Position | null {
  const { table, update } = session;
  if (table === null || update?.view == null) return null;
  return {
    seq: update.seq,
    table,
    documents: table.documents,
    view: update.view,
    seat: update.seat,
    actor: update.actor ?? null,
    legal: update.legal ?? [],
    happened: session.happened,
    hands: update.hands ?? null,
    outcome: update.outcome ?? null,
    names: namesOf(table.seats),
    proposed: update.proposed ?? null,
    takeBack: update.take_back ?? false,
    still: false,
  };
}

/** A position for display only, as in a picture: no connections, no pending commands. */
export function sceneOf(position: Position, more: Partial<Scene> = {}): Scene {
  return {
    online: position.names.map(() => true),
    pending: null,
    hinted: [],
    cue: null,
    fresh: [],
    ...position,
    ...more,
  };
}
