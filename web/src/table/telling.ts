/** What happened, in words: the game's events by its face, the table's own here. */

import type { Face, Json, Scene } from "../games/face";
import { say, type Params } from "../text/texts.svelte";

export type Kind = "game" | "talk" | "table";

export interface Line {
  readonly seq: number;
  readonly at: number;
  readonly kind: Kind;
  readonly text: string;
  /** Who did it, if somebody did. */
  readonly seat: number | null;
}

const HOUSE = "table-";

export function tellTable(event: Json, names: readonly string[]): string {
  const kind = String(event["event"]);
  const seat = typeof event["seat"] === "number" ? event["seat"] : -1;
  const params: Record<string, string | number> = { who: names[seat] ?? "" };
  for (const [name, value] of Object.entries(event)) {
    if (typeof value === "string" || typeof value === "number") params[name] = value;
  }
  if (kind === "table-bot-seated") params["level"] = say(`web-level-${String(event["level"])}`);
  return say(kind, params as Params);
}

export function linesOf(scene: Scene<Json>, face: Face): Line[] {
  const lines: Line[] = [];
  for (const { seq, at, event } of scene.happened) {
    const kind = String(event["event"]);
    const ofHouse = kind.startsWith(HOUSE);
    const text = ofHouse ? tellTable(event, scene.names) : face.tell(event, scene);
    if (text === null) continue;
    const seat = typeof event["seat"] === "number" ? event["seat"] : null;
    lines.push({ seq, at, text, seat, kind: lineKind(kind, ofHouse) });
  }
  return lines;
}

function lineKind(event: string, ofHouse: boolean): Kind {
  if (!ofHouse) return "game";
  return event === "table-said" ? "talk" : "table";
}
