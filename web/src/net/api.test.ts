// @vitest-environment happy-dom

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { kept } from "../app/kept";
import { api, Refusal } from "./api";
import { claimSeat } from "./claim";
import { keys } from "./keys";
import { seatBeside, takeSeat } from "./opening";
import { newToken } from "./token";

const seated = { table: "T1", code: "abc", seat: 1, token: "" };

beforeEach(() => {
  vi.useFakeTimers();
  kept("lichtspiel-keys").write({});
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A house that answers so, one after the other; null: the answer is lost. Tells what it heard. */
function house(...answers: (Response | null)[]): { body: unknown; path: string }[] {
  const heard: { body: unknown; path: string }[] = [];
  vi.stubGlobal("fetch", (path: string, { body }: { body: string }) => {
    heard.push({ path, body: JSON.parse(body) });
    const answer = answers[heard.length - 1];
    if (answer == null) return Promise.reject(new TypeError("lost"));
    return Promise.resolve(answer);
  });
  return heard;
}

const ok = (body: unknown) => new Response(JSON.stringify(body), { status: 201 });
const refused = (id: string, params = {}) =>
  new Response(JSON.stringify({ error: { id, params }, text: "no" }), { status: 400 });

async function settled<Result>(work: Promise<Result>): Promise<Result> {
  work.catch(() => undefined);
  await vi.runAllTimersAsync();
  return work;
}

test("tokens are what the house wants, and never the same", () => {
  const tokens = Array.from({ length: 100 }, newToken);
  expect(new Set(tokens).size).toBe(100);
  for (const token of tokens) expect(token).toMatch(/^[A-Za-z0-9_-]{43}$/);
});

test("a request whose answer is lost is sent again with the same token", async () => {
  const heard = house(null, new Response("{", { status: 201 }), ok(seated));
  await settled(takeSeat("T1", "Ada", 1));
  expect(heard).toHaveLength(3);
  expect(new Set(heard.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  const { token } = heard[0]?.body as { token: string };
  expect(keys.of("T1")).toEqual({ seat: { number: 1, token } });
});

test("a table is opened once, however often it is asked for", async () => {
  const heard = house(null, null, ok({}));
  await settled(api.open({ game: "magic-lantern" }));
  expect(new Set(heard.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  expect(heard[0]?.body).toHaveProperty("tokens.host");
});

test("what is refused is not asked again", async () => {
  const heard = house(refused("server-full"));
  await expect(settled(takeSeat("T1", "Ada", 1))).rejects.toThrow("no");
  expect(heard).toHaveLength(1);
});

test("who gives up and tries again later asks with the same token", async () => {
  const first = house();
  await expect(settled(takeSeat("T1", "Ada", 1))).rejects.toBeInstanceOf(Refusal);
  const then = house(ok(seated));
  await settled(takeSeat("T1", "Ada", 1));
  expect(then[0]?.body).toEqual(first[0]?.body);
});

test("a seat that was given without being told is found again", async () => {
  const heard = house(refused("server-token-holds", { seat: 3, name: "Ada" }));
  await settled(takeSeat("T1", "Bea", 0));
  const { token } = heard[0]?.body as { token: string };
  expect(keys.of("T1")).toEqual({ seat: { number: 2, token } });
});

test("a personal link that was not answered stays, for the same token", async () => {
  history.replaceState(null, "", "/table/T1#claim=secret");
  const first = house();
  await expect(settled(claimSeat("T1"))).rejects.toBeInstanceOf(Refusal);
  expect(location.hash).toBe("#claim=secret");
  const then = house(ok(seated));
  expect(await settled(claimSeat("T1"))).toBe(true);
  expect(then[0]?.body).toEqual(first[0]?.body);
  expect(location.hash).toBe("");
});

test("a proxy that answers for a house that is away is no answer", async () => {
  const heard = house(new Response("<h1>Bad Gateway</h1>", { status: 502 }), ok(seated));
  await settled(takeSeat("T1", "Ada", 1));
  expect(heard).toHaveLength(2);
});

test("a personal link is used with a token of its own", async () => {
  const heard = house(null, null, null, null, ok(seated));
  await expect(settled(takeSeat("T1", "Ada", 1))).rejects.toThrow(Refusal);
  location.hash = "#claim=code";
  await settled(claimSeat("T1"));
  const tokens = heard.map(({ body }) => (body as { token: string }).token);
  expect(tokens[4]).not.toBe(tokens[3]);
});

test("who sits beside is kept before the answer comes", async () => {
  keys.add("T1", { seat: { number: 0, token: "host" } });
  house(null, null, null, null);
  await expect(settled(seatBeside("T1", ["Bo"]))).rejects.toThrow(Refusal);
  expect(keys.of("T1").shared?.map(({ number }) => number)).toEqual([0, 1]);
});
