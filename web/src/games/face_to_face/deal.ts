/** How it is dealt (docs/verifiable-deals.md), for whoever checks a deal. */

import { range, type Hand } from "../../deal/deals";
import type { Stream } from "../../deal/seeds";

export function dealing(stream: Stream): Hand[] {
  stream.below(2); // who starts
  const gold = stream.shuffled(range(2, 59));
  const silver = stream.shuffled(range(2, 59));
  return [gold, silver].map((pile) => pile.slice(0, 6));
}
