import { describe, expect, test } from "vitest";
import type { Json } from "../games/face";
import { check, type SealedRecord } from "./check";
import { commitmentOf, contributionHash, toHex } from "./seeds";

/** Golden games are played by Python and read here: what every seat was told. */
const GOLDEN = import.meta.glob<string>("../../../tests/golden/*.txt", {
  query: "?raw",
  import: "default",
  eager: true,
});

async function numberedSeed(): Promise<string> {
  const text = new TextEncoder().encode("lichtspiel seed number v1\u00001/0");
  return toHex(new Uint8Array(await crypto.subtle.digest("SHA-256", text)));
}

function toldIn(game: string, seats: number): Json[][] {
  const told: Json[][] = Array.from({ length: seats }, () => []);
  for (const [, who, events] of game.matchAll(/^ {2}(.*) told (\[.*\])$/gm)) {
    for (const [, seat] of (who ?? "").matchAll(/seat (\d)/g)) {
      told[Number(seat)]?.push(...(JSON.parse(events ?? "[]") as Json[]));
    }
  }
  return told;
}

function seatsIn(text: string): number {
  return Number(/^[a-z-]+, (\d) seats/.exec(text)?.[1]);
}

async function recordOf(text: string): Promise<SealedRecord> {
  const [head = ""] = text.split("\n");
  const [game = ""] = head.split(",");
  const options: Record<string, unknown> = {};
  for (const [, name = "", value = "null"] of head.matchAll(/([a-z_]+)=("[^"]*"|\w+)/g)) {
    options[name] = JSON.parse(value);
  }
  const seed = await numberedSeed();
  const commitment = commitmentOf(seed);
  return { game, options, seed, commitment, contributions: [] };
}

describe("a golden game", () => {
  test.each(Object.entries(GOLDEN))("%s was dealt as sealed", async (_, text) => {
    const record = await recordOf(text);
    const findings = await check(record, null, toldIn(text, seatsIn(text)));
    expect(findings.map(({ id, ok }) => [id, ok])).toEqual([
      ["web-check-seal", true],
      ["verified-deals", true],
    ]);
    expect(findings[1]?.params["count"]).toBeGreaterThan(0);
  });
});

test("the deal of a game that the pages do not know is left to others", async () => {
  const [text = ""] = Object.values(GOLDEN);
  const record = { ...(await recordOf(text)), game: "magic-lantern" };
  const findings = await check(record, null, toldIn(text, seatsIn(text)));
  expect(findings.map(({ id, ok }) => [id, ok])).toEqual([
    ["web-check-seal", true],
    ["web-check-deal-unknown", null],
  ]);
});

describe("what was altered is found", () => {
  const text = Object.values(GOLDEN).find((game) => seatsIn(game) === 3) ?? "";

  test("another seed", async () => {
    const record = { ...(await recordOf(text)), seed: "00".repeat(32) };
    const findings = await check(record, null, toldIn(text, 3));
    expect(findings.map((finding) => finding.ok)).toEqual([false, false]);
  });

  test("another commitment than the one noted before the game", async () => {
    const noted = { seat: 0, commitment: "ab".repeat(32), contribution: "" };
    const findings = await check(await recordOf(text), noted, toldIn(text, 3));
    expect(findings[0]).toMatchObject({ ok: false, id: "web-check-seal-broken" });
  });

  test("a contribution left out", async () => {
    const record = await recordOf(text);
    const noted = { seat: 0, commitment: record.commitment, contribution: "mine" };
    const findings = await check(record, noted, toldIn(text, 3));
    expect(findings.map((finding) => finding.ok)).toEqual([true, false, true]);
  });

  test("a card in somebody's hand", async () => {
    const told = toldIn(text, 3);
    const dealt = told[1]?.findIndex((event) => event["event"] === "dealt") ?? 0;
    told[1]?.splice(dealt, 1, { event: "dealt", cards: [1, 1, 2] });
    const findings = await check(await recordOf(text), null, told);
    expect(findings[1]).toMatchObject({ ok: false, params: { number: 1 } });
  });
});

describe("contributions that were sealed", () => {
  const text = Object.values(GOLDEN).find((game) => seatsIn(game) === 2) ?? "";
  const seed = "12".repeat(32);
  const commitment = commitmentOf(seed);
  const contributions = ["a".repeat(32), "b".repeat(32)];
  const hashes = contributions.map((said, seat) => contributionHash(commitment, seat, said));
  const noted = { seat: 0, commitment, contribution: "a".repeat(32), hashes };
  const lost = commitmentOf("34".repeat(32));
  const burned = {
    why: "late",
    seats: [1],
    commitment: lost,
    seed: "34".repeat(32),
    hashes: [contributionHash(lost, 0, "c".repeat(32)), "ab".repeat(32)],
    contributions: ["c".repeat(32), null],
  };

  async function found(record: object, mine: object = {}): Promise<unknown[]> {
    const whole = { ...(await recordOf(text)), seed, commitment, contributions, ...record };
    const findings = await check(whole, { ...noted, ...mine }, toldIn(text, 2));
    return findings.map(({ id, ok }) => [id, ok]).slice(2, -1);
  }

  test("are those that were revealed", async () => {
    expect(await found({})).toEqual([["web-check-others", true]]);
  });

  test("and no other, nor those of other seats", async () => {
    const other = [noted.contribution, "d".repeat(32)];
    const altered = ["web-check-others-altered", false];
    expect(await found({ contributions: other })).toEqual([altered]);
    expect(await found({}, { hashes: [...hashes].reverse() })).toEqual([altered]);
  });

  test("a seat that promised nothing contributed nothing", async () => {
    const mine = { hashes: [hashes[0], ""] };
    expect(await found({}, mine)).toEqual([["web-check-others-altered", false]]);
  });

  test("a round that failed is in the record as it was", async () => {
    const good = ["web-check-burned", true];
    const bad = ["web-check-burned-altered", false];
    const after = async (...rounds: object[]): Promise<unknown> =>
      (await found({ burned: rounds }, { burned: [lost] }))[1];
    expect(await after(burned)).toEqual(good);
    expect(await after()).toEqual(bad);
    expect(await after({ ...burned, seed: "56".repeat(32) })).toEqual(bad);
    expect(await after({ ...burned, contributions: ["c".repeat(32), "x"] })).toEqual(bad);
    expect(await after({ ...burned, contributions: ["d".repeat(32), null] })).toEqual(bad);
    expect(await after({ ...burned, seats: [0] })).toEqual(bad);
    const wrong = { ...burned, why: "wrong", contributions: ["c".repeat(32), "x"] };
    expect(await after(wrong)).toEqual(good);
    expect(await after({ ...wrong, seats: [0] })).toEqual(bad);
  });
});
