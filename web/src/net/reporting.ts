/**
 * What a report of a problem is made of: what this page was sent of its table since it began, and
 * what went wrong. `lichtspiel replay --problem` shows it again.
 *
 * It is built up, not stripped: no token, id, code, name or word of the chat gets into it.
 */

import type { Happening, TableInfo, Update } from "../protocol";

const MOST_ERRORS = 50;
const LONGEST = 4_000;
/** Tokens and hashes; ids of tables and codes, as they stand in addresses. */
const SECRETS: readonly (readonly [RegExp, string])[] = [
  [/\/(table|tables|join|codes)\/[^/\s#?:)]+/g, "/$1/…"],
  [/#[^\s:)]*/g, "#…"],
  [/[A-Za-z0-9_-]{40,}/g, "…"],
];

export interface ReportedTable {
  readonly game: string;
  readonly ruleset: number;
  readonly seats: number;
  readonly options: Record<string, unknown>;
  readonly seat: number;
  readonly happened: readonly unknown[];
  readonly view: unknown;
}

export interface Report {
  readonly format: "lichtspiel-problem";
  readonly version: 1;
  readonly about: Readonly<Record<string, string>>;
  readonly errors: readonly string[];
  readonly table: ReportedTable | null;
}

/** What the page keeps for a report. */
export class Recorder {
  #errors: string[] = [];
  #viewer: object | null = null;
  #table: TableInfo | null = null;
  #update: Update | null = null;
  #happened: readonly Happening[] = [];

  /** Note whatever goes wrong from now on. */
  listen(page: Window): void {
    page.addEventListener("error", ({ error, message }) => this.wrong(error ?? message));
    page.addEventListener("unhandledrejection", ({ reason }) => this.wrong(reason));
  }

  wrong(error: unknown): void {
    const said = error instanceof Error ? `${error.message}\n${error.stack ?? ""}` : String(error);
    this.#errors = [...this.#errors.slice(1 - MOST_ERRORS), harmless(said).slice(0, LONGEST)];
  }

  /** Switch to another table and forget what was recorded of the previous one. */
  begin(viewer: object): void {
    this.#viewer = viewer;
    this.#table = this.#update = null;
    this.#happened = [];
  }

  /** Several seats may be played at one device: the last to begin is the one on the screen. */
  take(viewer: object, update: Update): void {
    if (viewer !== this.#viewer) return;
    if (update.table != null) this.#table = update.table;
    const before = update.since === 0 ? [] : this.#happened;
    this.#happened = [...before.filter(({ seq }) => seq <= update.since), ...update.happened];
    this.#update = update;
  }

  report(about: Readonly<Record<string, string>>): Report {
    return {
      format: "lichtspiel-problem",
      version: 1,
      about: Object.fromEntries(
        Object.entries(about).map(([name, text]) => [name, harmless(text)]),
      ),
      errors: this.#errors,
      table: this.#table === null ? null : this.#reported(this.#table),
    };
  }

  #reported({ game, ruleset, seats, options }: TableInfo): ReportedTable {
    return {
      game,
      ruleset,
      seats: seats.length,
      options,
      seat: this.#update?.seat ?? -1,
      happened: this.#happened.map(({ event }) => reportedEvent(event)),
      view: this.#update?.view ?? null,
    };
  }
}

/** Events of the game are what this seat was told. Of those of the table, names and words stay. */
function reportedEvent(event: Happening["event"]): unknown {
  const { event: kind } = event as { event: string };
  return kind.startsWith("table-") ? { event: kind } : event;
}

export function harmless(text: string): string {
  return SECRETS.reduce((left, [secret, mark]) => left.replace(secret, mark), text);
}

export const recorder = new Recorder();
