/** What happened, in words: the game's events by its face, the table's own here. */

import type { AnyGame, Face, Happened, Position } from "../games/face";
import { botLabel } from "../games/words";
import type { TableEvent } from "../protocol";
import { say, texts, type Params } from "../text/texts.svelte";
import { botName } from "./scene";

export type Kind = "game" | "talk" | "table";

export interface Line {
  readonly seq: number;
  readonly at: number;
  readonly kind: Kind;
  readonly text: string;
  /** The player who did it, if any. */
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

/** Tells each happening once, as more and more of them come. */
export class Telling {
  #lines: readonly Line[] = [];
  #told: readonly Happened<AnyGame>[] = [];
  /** The players at that time; the seats may have changed since. */
  readonly #sitting = new Map<number, string>();

  /** Whether all that was told has still happened there. */
  continuedBy({ happened }: Position): boolean {
    const last = this.#told.length - 1;
    return happened[last]?.event === this.#told[last]?.event;
  }

  take(position: Position, face: Pick<Face, "tell">): readonly Line[] {
    const news = position.happened.slice(this.#told.length);
    this.#told = position.happened;
    const lines = news.flatMap((happened) => this.#tell(happened, position, face) ?? []);
    if (lines.length > 0) this.#lines = [...this.#lines, ...lines];
    return this.#lines;
  }

  #tell(
    { seq, at, event }: Happened<AnyGame>,
    position: Position,
    face: Pick<Face, "tell">,
  ): Line | null {
    const seat = "seat" in event && typeof event.seat === "number" ? event.seat : null;
    if (!isOfTable(event)) {
      const text = face.tell(event, position);
      return text === null ? null : { seq, at, text, seat, kind: "game" };
    }
    const bot = botName(position.table.seats, seat ?? 0);
    if (event.event === "table-seated") this.#sitting.set(event.seat, event.name);
    if (event.event === "table-bot-seated") this.#sitting.set(event.seat, bot);
    const who = this.#sitting.get(seat ?? -1) ?? position.names[seat ?? -1] ?? "";
    const kind = event.event === "table-said" ? "talk" : "table";
    return { seq, at, text: tellTable(event, who, bot), seat, kind };
  }
}

export function linesOf(position: Position, face: Pick<Face, "tell">): readonly Line[] {
  return new Telling().take(position, face);
}

/** Lines for positions as they follow each other; after a take-back or in another language anew. */
export function lineKeeper(): (position: Position, face: Pick<Face, "tell">) => readonly Line[] {
  let telling = new Telling();
  let { language } = texts;
  return (position, face) => {
    if (language !== texts.language || !telling.continuedBy(position)) telling = new Telling();
    language = texts.language;
    return telling.take(position, face);
  };
}
