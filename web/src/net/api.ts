/** Requests to the server. What it refuses is said in the reader's language. */

import type {
  Branch,
  GameInfo,
  GameRules,
  Health,
  Link,
  Listed,
  NewTable,
  Opened,
  Problem,
  Rematch,
} from "../protocol";
import type { Replay, Seated, TableInfo, Text, Welcome } from "../protocol";
import { say, texts } from "../text/texts.svelte";
import { newToken } from "./token";

/** Refused by the server, or not reached at all. `message` is a sentence for people. */
export class Refusal extends Error {
  constructor(
    message: string,
    readonly text: Text | null,
    readonly status: number,
  ) {
    super(message);
  }
}

interface Asked {
  readonly body?: unknown;
  readonly token?: string | undefined;
}

/** Whether a request failed without an answer: no connection, or a proxy without its server. */
export function isUnanswered(error: unknown): boolean {
  return error instanceof Refusal && error.text === null;
}

/** Milliseconds before a request whose answer was lost is sent again. */
const PAUSES = [200, 1000, 3000];

/**
 * A request that carries the token it asks a seat for: sent again it gets the same answer, so a
 * lost one loses no seat.
 */
async function askAgain<Answer>(method: string, path: string, asked: Asked): Promise<Answer> {
  for (const pause of PAUSES) {
    try {
      return await ask<Answer>(method, path, asked);
    } catch (error) {
      if (!isUnanswered(error)) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  return ask<Answer>(method, path, asked);
}

async function ask<Answer>(
  method: string,
  path: string,
  { body, token }: Asked = {},
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
  if (response.ok) {
    return response.json().catch(() => {
      throw new Refusal(say("web-no-house"), null, 0); // it broke off
    }) as Promise<Answer>;
  }
  const problem = (await response.json().catch(() => null)) as Problem | null;
  const message = problem === null ? say("web-no-house") : problem.text;
  throw new Refusal(message, problem?.error ?? null, response.status);
}

function withTokens<Wish extends NewTable | Branch>(wish: Wish): Wish {
  return { ...wish, tokens: { host: newToken(), seat: newToken() } };
}

const table = (id: string) => `/tables/${encodeURIComponent(id)}`;

export const api = {
  games: () => ask<GameInfo[]>("GET", "/games"),
  rules: (game: string) => ask<GameRules>("GET", `/games/${encodeURIComponent(game)}/rules`),
  /** The operator's message for the lobby; null if it cannot be fetched. */
  welcome: () => ask<Welcome>("GET", "/welcome").catch(() => null),
  version: () =>
    ask<Health>("GET", "/health").then(
      ({ version }) => version,
      () => "?",
    ),
  openTables: () => ask<Listed[]>("GET", "/tables"),
  open: (wish: NewTable) => askAgain<Opened>("POST", "/tables", { body: withTokens(wish) }),
  table: (id: string) => ask<TableInfo>("GET", table(id)),
  byCode: (code: string) => ask<TableInfo>("GET", `/codes/${encodeURIComponent(code)}`),
  takeSeat: (id: string, name: string, seat: number | null, token: string) =>
    askAgain<Seated>("POST", `${table(id)}/seats`, { body: { name, seat, token } }),
  seatBot: (id: string, seat: number, level: string, token: string) =>
    ask<TableInfo>("PUT", `${table(id)}/seats/${seat}/bot`, { body: { level }, token }),
  freeSeat: (id: string, seat: number, token: string) =>
    ask<TableInfo>("DELETE", `${table(id)}/seats/${seat}`, { token }),
  start: (id: string, token: string) => ask<TableInfo>("POST", `${table(id)}/start`, { token }),
  close: (id: string, token: string) => ask<TableInfo>("POST", `${table(id)}/close`, { token }),
  rematch: (id: string, token: string) => ask<Rematch>("POST", `${table(id)}/rematch`, { token }),
  link: (id: string, token: string) => ask<Link>("POST", `${table(id)}/link`, { token }),
  claim: (id: string, code: string, token: string) =>
    askAgain<Seated>("POST", `${table(id)}/claim`, { body: { code, token } }),
  record: (id: string) => ask<Record<string, unknown>>("GET", `${table(id)}/record`),
  /** The part of a replay that moment `first` is in. */
  replay: (id: string, seat: number, first: number) =>
    ask<Replay>("GET", `${table(id)}/replay?seat=${seat}&first=${first}`),
  branch: (id: string, wish: Branch) =>
    askAgain<Opened>("POST", `${table(id)}/branch`, { body: withTokens(wish) }),
  mine: (tokens: readonly string[]) => ask<Listed[]>("POST", "/mine", { body: { tokens } }),
};
