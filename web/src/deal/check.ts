/** Checks a finished game in the browser: was dealt what had been sealed? */

import type { Json } from "../games/face";
import type { Params } from "../text/texts.svelte";
import { dealingOf, sameCards, type Hand } from "./deals";
import { commitmentOf, rootOf, Stream } from "./seeds";

/** The parts of a record that the check needs. */
export interface SealedRecord {
  readonly game: string;
  readonly options: Json;
  readonly commitment: string;
  readonly seed: string;
  readonly contributions: readonly string[];
}

/** What this browser noted before the cards were dealt. */
export interface Noted {
  readonly seat: number;
  readonly commitment: string;
  readonly contribution: string;
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
