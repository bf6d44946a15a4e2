/** How it is dealt (docs/verifiable-deals.md), for checking a deal. */

import { last, range, type Deal, type Hand } from "../../deal/deals";
import type { Stream } from "../../deal/seeds";

export function dealing(stream: Stream, { options, number, told }: Deal): Hand[] {
  const [events = []] = told;
  const act = last(events, "act");
  const director = act["seat"] as number;
  if (number === 0 && told.length > 1 && options["director"] === "random") stream.below(2);
  const gone = events.flatMap((event) =>
    event["event"] === "shuffled-back" ? [event["scene"] as number] : [],
  );
  const extras = (last(events, "extras")["scenes"] as number[] | undefined) ?? [];
  const kept = number === 0 ? [] : extras.filter((scene) => !gone.includes(scene));
  const deck = stream.shuffled(range(1, 16).filter((scene) => !kept.includes(scene)));
  const slots = act["slots"] as number;
  const drawn = slots - (act["act"] === 3 ? kept.length : 0);
  const mine = (last(events, "dealt")["scenes"] as number[]).length;
  // All slots are filled from the two hands; the director's is dealt first.
  const first = director === 0 ? mine : slots - mine;
  const hands = [deck.slice(drawn, drawn + first), deck.slice(drawn + first, drawn + slots)];
  const bySeat = director === 0 ? hands : hands.reverse();
  return bySeat.slice(0, told.length); // alone, the other hand is nobody's
}
