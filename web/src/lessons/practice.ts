/** A table that no server knows: for lessons and pictures. The viewer sits on the first seat. */

import type { Json, Position } from "../games/face";
import { myName } from "../net/opening";
import type { Seat } from "../protocol";
import { namesOf } from "../table/scene";

interface Setup {
  readonly game: string;
  readonly seats: number;
  readonly options: Json;
  readonly documents: Json;
}

/** A position without the table's contents. */
export function practice({ game, seats, options, documents }: Setup): Omit<Position, "view"> {
  const chairs: Seat[] = Array.from({ length: seats }, (_, seat) =>
    seat === 0 ? { name: myName(), taken: true } : { bot: "easy", taken: true },
  );
  return {
    seq: 0,
    table: {
      id: "",
      code: "",
      game,
      ruleset: 0,
      options,
      documents,
      phase: "playing",
      seats: chairs,
      open: false,
      clock: null,
      hints: false,
      network_bots: false,
      commitment: "",
      revealing: false,
      burned: [],
      created: 0,
      rematch: "",
      branched: "",
    },
    documents,
    seat: 0,
    actor: null,
    legal: [],
    happened: [],
    hands: null,
    outcome: null,
    names: namesOf(chairs),
    proposed: null,
    takeBack: false,
    still: false,
  };
}
