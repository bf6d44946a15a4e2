/**
 * This browser's part in the deal: it commits to a contribution, and reveals it by itself once all
 * people who play have committed to theirs. So nobody can choose the cards: docs/verifiable-deals.md.
 */

import type { Refused, TableInfo } from "../protocol";
import { keys, type Sealed } from "./keys";

export type SealingCommand =
  | { type: "ready"; commitment: string; hash: string }
  | { type: "reveal"; commitment: string; contribution: string };

export class Sealing {
  /** The person has said that they are ready; if this round fails, that counts for the next one. */
  #willing = false;
  /** For which of the table's commitments this is under way. */
  #sealing = "";
  #revealed = "";
  /** Another tab of the same seat may have noted something else meanwhile. */
  #mine: Sealed | null = null;

  constructor(
    private readonly id: string,
    private readonly ask: (command: SealingCommand) => Promise<Refused | null>,
  ) {}

  /** Whether the seat is ready, and this browser can reveal what it has committed to. */
  sealed(table: TableInfo, seat: number): boolean {
    return this.#noted(table, seat) !== null;
  }

  async ready(table: TableInfo, seat: number): Promise<Refused | null> {
    this.#willing = true;
    if (this.sealed(table, seat) || this.#sealing === table.commitment) return null;
    this.#sealing = table.commitment;
    const { commitment } = table;
    const { contributionHash } = await import("../deal/seeds");
    const contribution = random();
    const hash = contributionHash(commitment, seat, contribution);
    this.#mine = { commitment, contribution, hash, burned: table.burned };
    // Store it before sending, so that it can be revealed even after a reload.
    keys.note(this.id, seat, this.#mine);
    const refused = await this.ask({ type: "ready", commitment, hash });
    if (this.#sealing === commitment) this.#sealing = "";
    if (refused === null || refused.stale) return null; // stale: there is another round
    this.#willing = false;
    return refused;
  }

  /** The table as it is now. */
  follow(table: TableInfo, seat: number): void {
    const chair = table.seats[seat];
    if (table.phase !== "waiting" || chair === undefined) return;
    if (table.revealing) this.#reveal(table, seat);
    else if (this.#willing && !chair.ready) void this.ready(table, seat);
  }

  #noted({ commitment, seats }: TableInfo, seat: number): Sealed | null {
    const fits = (one: Sealed | null): boolean =>
      one?.commitment === commitment && one.hash === seats[seat]?.hash;
    return [this.#mine, keys.sealed(this.id, seat)].find(fits) ?? null;
  }

  #reveal(table: TableInfo, seat: number): void {
    const noted = this.#noted(table, seat);
    if (noted === null || this.#revealed === table.commitment) return;
    this.#revealed = table.commitment;
    // First come, first noted: whatever others say they committed to later is found out.
    const hashes = noted.hashes ?? table.seats.map(({ hash }) => hash ?? "");
    keys.note(this.id, seat, { ...noted, hashes });
    const { commitment, contribution } = noted;
    // If it is refused, the round has failed, and the table tells so.
    void this.ask({ type: "reveal", commitment, contribution });
  }
}

/** A seat's random contribution to the deal. */
function random(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
