/** Requests to the house. What it refuses is said in the reader's language. */

import type {
  Branch,
  GameInfo,
  Link,
  Listed,
  NewTable,
  Opened,
  Problem,
  Rematch,
} from "../protocol";
import type { Replay, Seated, TableInfo, Text } from "../protocol";
import { say, texts } from "../text/texts.svelte";

/** Refused by the house, or not reached at all. `message` is a sentence for people. */
export class Refusal extends Error {
  constructor(
    message: string,
    readonly text: Text | null,
    readonly status: number,
  ) {
    super(message);
  }
}

async function ask<Answer>(
  method: string,
  path: string,
  { body, token }: { body?: unknown; token?: string | undefined } = {},
): Promise<Answer> {
  let response: Response;
  try {
    response = await fetch(`/api${path}`, {
      method,
      headers: {
        "Accept-Language": texts.language,
        ...(body === undefined ? {} : { "Content-Type": "application/json" }),
        ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
      },
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch {
    throw new Refusal(say("web-no-house"), null, 0);
  }
  if (response.ok) return (await response.json()) as Answer;
  const problem = (await response.json().catch(() => null)) as Problem | null;
  const message = problem === null ? say("web-no-house") : problem.text;
  throw new Refusal(message, problem?.error ?? null, response.status);
}

const table = (id: string) => `/tables/${encodeURIComponent(id)}`;

export const api = {
  games: () => ask<GameInfo[]>("GET", "/games"),
  openTables: () => ask<Listed[]>("GET", "/tables"),
  open: (wish: NewTable) => ask<Opened>("POST", "/tables", { body: wish }),
  table: (id: string) => ask<TableInfo>("GET", table(id)),
  byCode: (code: string) => ask<TableInfo>("GET", `/codes/${encodeURIComponent(code)}`),
  takeSeat: (id: string, name: string, seat: number | null) =>
    ask<Seated>("POST", `${table(id)}/seats`, { body: { name, seat } }),
  seatBot: (id: string, seat: number, level: string, token: string) =>
    ask<TableInfo>("PUT", `${table(id)}/seats/${seat}/bot`, { body: { level }, token }),
  freeSeat: (id: string, seat: number, token: string) =>
    ask<TableInfo>("DELETE", `${table(id)}/seats/${seat}`, { token }),
  start: (id: string, token: string) => ask<TableInfo>("POST", `${table(id)}/start`, { token }),
  close: (id: string, token: string) => ask<TableInfo>("POST", `${table(id)}/close`, { token }),
  rematch: (id: string, token: string) => ask<Rematch>("POST", `${table(id)}/rematch`, { token }),
  link: (id: string, token: string) => ask<Link>("POST", `${table(id)}/link`, { token }),
  claim: (id: string, code: string) =>
    ask<Seated>("POST", `${table(id)}/claim`, { body: { code } }),
  record: (id: string) => ask<Record<string, unknown>>("GET", `${table(id)}/record`),
  replay: (id: string, seat: number) => ask<Replay>("GET", `${table(id)}/replay?seat=${seat}`),
  branch: (id: string, wish: Branch) => ask<Opened>("POST", `${table(id)}/branch`, { body: wish }),
  mine: (tokens: readonly string[]) => ask<Listed[]>("POST", "/mine", { body: { tokens } }),
};
