/** The secrets this browser holds: one token for each seat, one for each table it hosts. */

import { kept } from "../app/kept";
import { newToken } from "./token";

export interface SeatKey {
  readonly number: number;
  readonly token: string;
}

/** What is noted before the cards are dealt, to check the deal afterwards. */
export interface Sealed {
  readonly commitment: string;
  readonly contribution: string;
  /** How this seat has committed to its contribution. */
  readonly hash?: string;
  /** How all seats had, before this one revealed its contribution. */
  readonly hashes?: readonly string[];
  /** The commitments of the rounds before that failed. */
  readonly burned?: readonly string[];
}

export interface Keys {
  /** Where I sit; the token says it is me. */
  readonly seat?: SeatKey;
  /** Several people at this device: all their seats. */
  readonly shared?: readonly SeatKey[];
  readonly host?: string;
  /** Sent to ask for a seat; whether it was given is not known yet. */
  readonly asking?: string;
  /** The same for a seat that a personal link moves here. */
  readonly claiming?: string;
  /** Of the seat, as pages of before noted it. */
  readonly sealed?: Sealed;
  /** By the number of the seat: there may be several at this device. */
  readonly noted?: Readonly<Record<number, Sealed>>;
}

const STORE = "lichtspiel-keys";
/** The most that the server answers for in one request. */
const MOST = 200;

function all(): Record<string, Keys> {
  return kept<Record<string, Keys>>(STORE).read({});
}

export const keys = {
  of(table: string): Keys {
    return all()[table] ?? {};
  },

  /** Newest last; the oldest are forgotten when there are too many. */
  add(table: string, found: Keys): void {
    const { [table]: old, ...others } = all();
    const mine = { ...old, ...found };
    if (mine.seat !== undefined && mine.seat.token === mine.asking) delete mine.asking;
    if (mine.seat !== undefined && mine.seat.token === mine.claiming) delete mine.claiming;
    const entries = [...Object.entries(others), [table, mine] as const];
    kept(STORE).write(Object.fromEntries(entries.slice(-MOST)));
  },

  /** What this browser noted of the deal, for one of its seats. */
  sealed(table: string, seat: number): Sealed | null {
    const { seat: mine, sealed, noted } = keys.of(table);
    return noted?.[seat] ?? (mine?.number === seat ? sealed : undefined) ?? null;
  },

  note(table: string, seat: number, sealed: Sealed): void {
    keys.add(table, { noted: { ...keys.of(table).noted, [seat]: sealed } });
  },

  /** The token to ask for a seat with: the same one until it is given, also after a reload. */
  asking(table: string, how: "asking" | "claiming" = "asking"): string {
    const token = keys.of(table)[how] ?? newToken();
    keys.add(table, { [how]: token });
    return token;
  },

  /** The same people sit down at the next table. */
  carry(from: string, to: string): void {
    const { sealed: _, noted: __, asking: ___, claiming: ____, ...mine } = keys.of(from);
    keys.add(to, mine);
  },

  /** This token no longer holds a seat; a newer one may. */
  dropSeat(table: string, token: string): void {
    const { [table]: old, ...others } = all();
    if (old === undefined) return;
    const { seat, shared, ...rest } = old;
    const left = shared?.filter((other) => other.token !== token) ?? [];
    const mine = {
      ...rest,
      ...(seat && seat.token !== token ? { seat } : {}),
      ...(left.length > 0 ? { shared: left } : {}),
    };
    kept(STORE).write({ ...others, ...(Object.keys(mine).length > 0 ? { [table]: mine } : {}) });
  },

  tokens(): string[] {
    return Object.values(all()).flatMap((found) => (found.seat ? [found.seat.token] : []));
  },
};
