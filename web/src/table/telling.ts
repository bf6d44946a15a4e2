/** What happened, in words: the game's events by its face, the table's own here. */

import type { AnyGame, Face, Happened, Scene } from "../games/face";
import { botLabel } from "../games/words";
import type { TableEvent } from "../protocol";
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

/** The table's own events are called so; no game's are. */
const TABLE = "table-";

function isOfTable(event: Happened<AnyGame>["event"]): event is TableEvent {
  return event.event.startsWith(TABLE);
}

/** `who` sat there then; `bot` is what a bot is called there. */
function tellTable(event: TableEvent, who: string, bot: string): string {
  const { event: kind, ...said } = event;
  const params: Params = { who, bot, ...said };
  if (event.event !== "table-bot-seated") return say(kind, params);
  return say(kind, { ...params, level: botLabel(event.level) });
}

export function linesOf(scene: Scene, face: Pick<Face, "tell">): Line[] {
  const lines: Line[] = [];
  /** Who sat where when it happened: somebody else may sit there now. */
  const sitting: string[] = [...scene.names];
  for (const { seq, at, event } of scene.happened) {
    const seat = "seat" in event && typeof event.seat === "number" ? event.seat : null;
    if (!isOfTable(event)) {
      const text = face.tell(event, scene);
      if (text !== null) lines.push({ seq, at, text, seat, kind: "game" });
      continue;
    }
    const bot = botName(scene.table.seats, seat ?? 0);
    if (event.event === "table-seated") sitting[event.seat] = event.name;
    if (event.event === "table-bot-seated") sitting[event.seat] = bot;
    const text = tellTable(event, sitting[seat ?? -1] ?? "", bot);
    lines.push({ seq, at, text, seat, kind: event.event === "table-said" ? "talk" : "table" });
  }
  return lines;
}
