/** Checks a finished game in the browser: was dealt what had been sealed? */

import type { Json } from "../games/face";
import type { Params } from "../text/texts.svelte";
import { dealingOf, sameCards, type Hand } from "./deals";
import type { Sealed } from "../net/keys";
import { commitmentOf, contributionHash, rootOf, Stream } from "./seeds";

/** A round of contributions that led to no deal. */
export interface BurnedRound {
  readonly why: string;
  readonly seats: readonly number[];
  readonly commitment: string;
  readonly seed: string;
  readonly hashes: readonly string[];
  readonly contributions: readonly (string | null)[];
}

/** The parts of a record that the check needs. */
export interface SealedRecord {
  readonly game: string;
  readonly options: Json;
  readonly commitment: string;
  readonly seed: string;
  readonly contributions: readonly string[];
  /** Records of before contributions were sealed have none. */
  readonly burned?: readonly BurnedRound[];
}

/** What this browser noted before the cards were dealt. */
export interface Noted extends Sealed {
  readonly seat: number;
}

export interface Finding {
  /** Null: it could not be found out here. */
  readonly ok: boolean | null;
  /** A Fluent message. */
  readonly id: string;
  readonly params: Params;
}

/** `told` is what each seat was told, by seat. */
export async function check(
  record: SealedRecord,
  noted: Noted | null,
  told: readonly (readonly Json[])[],
): Promise<Finding[]> {
  const findings = [sealed(record, noted)];
  if (noted !== null) findings.push(contributed(record, noted));
  if (noted?.hashes !== undefined) findings.push(othersContributed(record, noted.hashes));
  const before = { burned: record.burned ?? [], noted: noted?.burned ?? [] };
  if (before.burned.length + before.noted.length > 0) findings.push(failed(before));
  findings.push(await deals(record, told));
  return findings;
}

function sealed(record: SealedRecord, noted: Noted | null): Finding {
  const found = commitmentOf(record.seed);
  const wanted = noted?.commitment ?? record.commitment;
  const params = { commitment: `${wanted.slice(0, 12)}…` };
  if (found !== wanted) return { ok: false, id: "web-check-seal-broken", params };
  return { ok: true, id: noted === null ? "web-check-seal" : "web-check-seal-noted", params };
}

function contributed(record: SealedRecord, noted: Noted): Finding {
  const ok = record.contributions[noted.seat] === noted.contribution;
  return { ok, id: ok ? "web-check-mine" : "web-check-mine-missing", params: {} };
}

/** Nobody has chosen their contribution after others had revealed theirs. */
function othersContributed(record: SealedRecord, hashes: readonly string[]): Finding {
  const { commitment, contributions } = record;
  const altered = hashes.findIndex((hash, seat) => {
    const text = contributions[seat] ?? "";
    return hash !== (text === "" ? "" : contributionHash(commitment, seat, text));
  });
  if (altered < 0) return { ok: true, id: "web-check-others", params: {} };
  return { ok: false, id: "web-check-others-altered", params: { seat: altered + 1 } };
}

/** Rounds that failed are in the record, as they were. */
function failed(before: { burned: readonly BurnedRound[]; noted: readonly string[] }): Finding {
  const found = new Set(before.burned.map(({ commitment }) => commitment));
  const ok = before.burned.every(fits) && before.noted.every((commitment) => found.has(commitment));
  if (!ok) return { ok, id: "web-check-burned-altered", params: {} };
  return { ok, id: "web-check-burned", params: { count: before.burned.length } };
}

function fits({ why, seats, commitment, seed, hashes, contributions }: BurnedRound): boolean {
  if (commitmentOf(seed) !== commitment) return false;
  return contributions.every((text, seat) => {
    const blamed = seats.includes(seat);
    if (text === null) return why !== "late" || blamed === (hashes[seat] !== "");
    const honest = contributionHash(commitment, seat, text) === hashes[seat];
    return honest !== (blamed && why === "wrong") && !(blamed && why === "late");
  });
}

async function deals(record: SealedRecord, told: readonly (readonly Json[])[]): Promise<Finding> {
  const dealing = await dealingOf(record.game);
  if (dealing === null) return { ok: null, id: "web-check-deal-unknown", params: {} };
  const root = rootOf(record.seed, record.contributions);
  const count = dealsIn(told[0] ?? []).length;
  for (let number = 0; number < count; number += 1) {
    const soFar = told.map((events) => events.slice(0, (dealsIn(events)[number] ?? 0) + 1));
    const deal = { options: record.options, number, told: soFar };
    const found = dealing(new Stream(root, number), deal);
    const seen = soFar.map((events) => events.at(-1) ?? {});
    if (!found.every((hand, seat) => sameCards(hand, handIn(seen[seat])))) {
      return { ok: false, id: "web-check-deal-altered", params: { number: number + 1 } };
    }
  }
  return { ok: true, id: "verified-deals", params: { count } };
}

/** At which places a seat was dealt cards. */
function dealsIn(events: readonly Json[]): number[] {
  return events.flatMap((event, place) => (event["event"] === "dealt" ? [place] : []));
}

function handIn(dealt: Json | undefined): Hand | undefined {
  return (dealt?.["cards"] ?? dealt?.["scenes"]) as Hand | undefined;
}
