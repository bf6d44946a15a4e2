/** How it is dealt (docs/verifiable-deals.md), for whoever checks a deal. */

import { last, range, type Deal, type Hand } from "../../deal/deals";
import type { Stream } from "../../deal/seeds";

export function dealing(stream: Stream, { number, told }: Deal): Hand[] {
  const seats = told.length;
  const order = last(told[0], "deal-begins")["order"] as readonly number[];
  const values = range(1, 13).flatMap((value) => Array<number>(seats).fill(value));
  const doubles = Array<number>(Math.floor(seats / 2)).fill(14);
  const pile = stream.shuffled([...values, ...doubles]);
  const hands: number[][] = told.map(() => []);
  for (const [place, card] of pile.entries()) {
    const rest = place >= 13 * seats;
    // The rest is set aside in the first deal, and the last seat's from the second on.
    const seat = rest ? (number > 0 ? order.at(-1) : undefined) : order[place % seats];
    if (seat !== undefined) hands[seat]?.push(card);
  }
  return hands;
}
