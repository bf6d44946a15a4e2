/** What a board is shown: made from a live table, or from a frame of a replay. */

import type { Json, Scene } from "../games/face";
import type { Seat, TableInfo } from "../protocol";
import type { Session } from "../net/session.svelte";
import { say } from "../text/texts.svelte";

/** Bots have names too: "the second medium bot" is nobody. */
const BOTS = ["Ada", "Bo", "Cleo", "Dario", "Elia", "Fanny", "Gus", "Hedy"] as const;

export function nameOf(seat: Seat | undefined, number: number): string {
  if (seat?.bot) return BOTS[number % BOTS.length] ?? "Bot";
  return seat?.name || say("seat-number", { number: number + 1 });
}

export function namesOf(table: TableInfo): string[] {
  return table.seats.map(nameOf);
}

/** For sentences: everybody by name, the viewer marked as such. */
export function calledBy(scene: Pick<Scene<unknown>, "names" | "seat">, seat: number): string {
  const name = scene.names[seat] ?? "";
  return seat === scene.seat ? say("name-of-viewer", { name }) : name;
}

export function liveScene(session: Session, hinted: readonly string[]): Scene<Json> | null {
  const { table, update } = session;
  if (table === null || update?.view == null) return null;
  return {
    table,
    view: update.view,
    seat: update.seat,
    legal: update.legal ?? [],
    happened: session.happened,
    hands: update.hands ?? null,
    outcome: update.outcome ?? null,
    names: namesOf(table),
    online: session.online,
    pending: session.pending,
    hinted,
    takeBack: update.take_back ?? false,
    still: false,
  };
}
