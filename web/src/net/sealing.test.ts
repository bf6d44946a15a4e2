// @vitest-environment happy-dom

import { beforeEach, expect, test, vi } from "vitest";
import { contributionHash } from "../deal/seeds";
import type { Refused, TableInfo } from "../protocol";
import { keys } from "./keys";
import { Sealing, type SealingCommand } from "./sealing";

const FIRST = "ab".repeat(32);
const SECOND = "cd".repeat(32);
const OTHER = "ef".repeat(32);

let sent: SealingCommand[];
let answers: (Refused | null)[];
let sealing: Sealing;

function table(more: object = {}, ...hashes: string[]): TableInfo {
  const seats = hashes.map((hash) => (hash === "" ? {} : { hash, ready: true }));
  const rest = { phase: "waiting", commitment: FIRST, revealing: false, burned: [] };
  return { ...rest, ...more, seats } as unknown as TableInfo;
}

function begin(): Sealing {
  return new Sealing("t", (command) => {
    sent.push(command);
    return Promise.resolve(answers.shift() ?? null);
  });
}

/** What was committed to last, and for which seed. */
function sealedLast(): { commitment: string; hash: string } {
  return sent.findLast((command) => command.type === "ready") ?? { commitment: "", hash: "" };
}

beforeEach(() => {
  localStorage.clear();
  [sent, answers] = [[], []];
  sealing = begin();
});

test("nothing but a hash leaves the browser before all are in", async () => {
  await sealing.ready(table({}, "", ""), 0);
  const { contribution = "" } = keys.sealed("t", 0) ?? {};
  expect(contribution).toMatch(/^[0-9a-f]{32}$/);
  expect(sent).toEqual([
    { type: "ready", commitment: FIRST, hash: contributionHash(FIRST, 0, contribution) },
  ]);
  sealing.follow(table({}, sealedLast().hash, ""), 0);
  sealing.follow(table({}, sealedLast().hash, OTHER), 0);
  expect(JSON.stringify(sent)).not.toContain(contribution);
});

test("then it is revealed by itself, once, with all hashes noted", async () => {
  await sealing.ready(table({}, "", ""), 0);
  const all = table({ revealing: true }, sealedLast().hash, OTHER);
  sealing.follow(all, 0);
  sealing.follow(all, 0);
  const noted = keys.sealed("t", 0);
  expect(sent.slice(1)).toEqual([
    { type: "reveal", commitment: FIRST, contribution: noted?.contribution },
  ]);
  expect(noted?.hashes).toEqual([sealedLast().hash, OTHER]);
});

test("hashes that change later are not the ones that were noted", async () => {
  await sealing.ready(table({}, "", ""), 0);
  sealing.follow(table({ revealing: true }, sealedLast().hash, OTHER), 0);
  begin().follow(table({ revealing: true }, sealedLast().hash, SECOND), 0);
  expect(keys.sealed("t", 0)?.hashes).toEqual([sealedLast().hash, OTHER]);
});

test("nothing is revealed for another seed, or for a hash that is not ours", async () => {
  await sealing.ready(table({}, "", ""), 0);
  const { hash } = sealedLast();
  sealing.follow(table({ revealing: true, commitment: SECOND }, hash, OTHER), 0);
  sealing.follow(table({ revealing: true }, OTHER, OTHER), 0);
  expect(sent.map(({ type }) => type)).toEqual(["ready"]);
});

test("a page that was loaded anew reveals what it had committed to", async () => {
  await sealing.ready(table({}, "", ""), 0);
  const again = begin();
  const all = table({ revealing: true }, sealedLast().hash, OTHER);
  expect(again.sealed(all, 0)).toBe(true);
  again.follow(all, 0);
  expect(sent.at(-1)?.type).toBe("reveal");
});

test("a page that has forgotten it is not ready", async () => {
  await sealing.ready(table({}, "", ""), 0);
  localStorage.clear();
  expect(begin().sealed(table({}, sealedLast().hash, ""), 0)).toBe(false);
});

test("another tab of the same seat disturbs nothing", async () => {
  await sealing.ready(table({}, "", ""), 0);
  const { hash } = sealedLast();
  await begin().ready(table({}, "", ""), 0);
  sealing.follow(table({ revealing: true }, hash, OTHER), 0);
  const last = sent.at(-1);
  expect(last?.type === "reveal" && contributionHash(FIRST, 0, last.contribution)).toBe(hash);
});

test("after a round that failed it commits anew, for the new seed", async () => {
  await sealing.ready(table({}, "", ""), 0);
  const before = keys.sealed("t", 0)?.contribution;
  sealing.follow(table({ commitment: SECOND, burned: [FIRST] }, "", ""), 0);
  await vi.waitFor(() => expect(sealedLast().commitment).toBe(SECOND));
  const noted = keys.sealed("t", 0);
  expect(noted?.contribution).not.toBe(before);
  expect(noted?.burned).toEqual([FIRST]);
});

test("whoever was not ready does not become it by a failure of others", () => {
  sealing.follow(table({ commitment: SECOND, burned: [FIRST] }, "", ""), 0);
  expect(sent).toEqual([]);
});

test("a refusal is told, and not tried again", async () => {
  const refused: Refused = { type: "refused", id: "1", text: { id: "server-ready-often" } };
  answers = [refused];
  expect(await sealing.ready(table({}, "", ""), 0)).toBe(refused);
  sealing.follow(table({}, "", OTHER), 0);
  expect(sent.length).toBe(1);
});

test("seats at one device have contributions of their own", async () => {
  await sealing.ready(table({}, "", ""), 0);
  await begin().ready(table({}, "", ""), 1);
  expect(keys.sealed("t", 0)?.contribution).not.toBe(keys.sealed("t", 1)?.contribution);
});
