/** What happened, in words: the game's events by its face, the table's own here. */

import type { Face, Json, Scene } from "../games/face";
import { botLabel } from "../games/words";
import { say, type Params } from "../text/texts.svelte";
import { botName } from "./scene";

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

/** `who` sat there then; `bot` is what a bot is called there. */
function tellTable(event: Json, who: string, bot: string): string {
  const kind = String(event["event"]);
  const params: Record<string, string | number> = { who, bot };
  for (const [name, value] of Object.entries(event)) {
    if (typeof value === "string" || typeof value === "number") params[name] = value;
  }
  if (kind === "table-bot-seated") params["level"] = botLabel(String(event["level"]));
  return say(kind, params as Params);
}

export function linesOf(scene: Scene<Json>, face: Pick<Face, "tell">): Line[] {
  const lines: Line[] = [];
  /** Who sat where when it happened: somebody else may sit there now. */
  const sitting: string[] = [...scene.names];
  for (const { seq, at, event } of scene.happened) {
    const kind = String(event["event"]);
    const ofHouse = kind.startsWith(HOUSE);
    const seat = typeof event["seat"] === "number" ? event["seat"] : null;
    const bot = botName(scene.table.seats, seat ?? 0);
    if (seat !== null && kind === "table-seated") sitting[seat] = String(event["name"]);
    if (seat !== null && kind === "table-bot-seated") sitting[seat] = bot;
    const text = ofHouse
      ? tellTable(event, sitting[seat ?? -1] ?? "", bot)
      : face.tell(event, scene);
    if (text === null) continue;
    lines.push({ seq, at, text, seat, kind: lineKind(kind, ofHouse) });
  }
  return lines;
}

function lineKind(event: string, ofHouse: boolean): Kind {
  if (!ofHouse) return "game";
  return event === "table-said" ? "talk" : "table";
}
