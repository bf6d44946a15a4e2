/** How this game is played out before eyes and ears. */

import { say } from "../../text/texts.svelte";
import { heldBack, LAST, type Beat, type Moment } from "../../stage/beat";
import type { Sound } from "../../stage/sounds";
import type { Happened, Position } from "../face";
import { written } from "./cards";
import type { Event, Game, View } from "./protocol";
import { partnerIn } from "./round";

/** The order of finishing, and the careers it brings. */
export const DEAL_OVER = "deal-over";
/** What the viewer has given and received. */
export const EXCHANGE = "exchange";

/** Everybody walks to the new seats, and the cards are dealt. */
const WALK = 2_000;

type Told = Happened<Game>;

export function stage(beat: Beat<Game>): readonly Moment<Game>[] | null {
  const { position, news } = beat;
  const names = news.map(({ event }) => event.event);
  if (names.includes("deal-ended")) return betweenDeals(beat, names.indexOf("deal-ended"));
  // From the second deal on the exchange is over when somebody leads.
  const led = names.indexOf("leads");
  if (led < 0 || position.view.deal < 2 || partnerIn(position.happened) === null) return null;
  return [
    {
      position: heldBack(position, position.happened.length),
      cue: { kind: EXCHANGE, at: position.view.deal },
      hold: 0,
      station: true,
    },
    { position, hold: 0 },
  ];
}

/** The last cards, who finished how, the walk to the new seats, and what is dealt there. */
function betweenDeals(beat: Beat<Game>, ended: number): readonly Moment<Game>[] {
  const { before, position, news } = beat;
  const told = before.happened.length + ended;
  const view = afterLastCards(before.view, news.slice(0, ended));
  const last = { ...heldBack(position, told), view };
  const over = { ...heldBack(position, told + 1), view };
  const cue = { kind: DEAL_OVER, at: before.view.deal };
  const summary = { position: over, cue, hold: 0, station: true };
  if (position.outcome !== null) {
    return [{ position: last, hold: LAST }, summary, { position, hold: 0 }];
  }
  const dealt = news.findIndex(({ event }) => event.event === "dealt");
  const begun = {
    ...heldBack(position, before.happened.length + dealt + 1),
    view: asDealt(position.view, news),
  };
  return [
    { position: last, hold: LAST },
    summary,
    { position: begun, hold: WALK },
    { position, hold: WALK },
  ];
}

/** The house tells only how the table looks after all that: these cards were on it before. */
function afterLastCards(view: View, played: readonly Told[]): View {
  const sizes = [...view.sizes];
  const finished = [...view.finished];
  const hand = [...view.hand];
  for (const { event } of played) {
    if (event.event === "played") {
      sizes[event.seat] = event.left;
      if (event.seat !== view.seat) continue;
      for (const card of event.cards) hand.splice(hand.indexOf(card), 1);
    } else if (event.event === "finished") finished.push(event.seat);
  }
  return { ...view, actor: -1, sizes, finished, hand };
}

/** The new deal before anybody has given a card away. */
function asDealt(view: View, news: readonly Told[]): View {
  const sizes = [...view.sizes];
  let hand = view.hand;
  for (const { event } of news) {
    if (event.event === "dealt") hand = event.cards;
    const [from, to, count] = giftOf(event, view.seat);
    sizes[from] = (sizes[from] ?? 0) + count;
    sizes[to] = (sizes[to] ?? 0) - count;
  }
  return { ...view, actor: -1, hand, sizes, gave: [], received: [] };
}

function giftOf(
  event: Told["event"],
  seat: number,
): readonly [from: number, to: number, count: number] {
  switch (event.event) {
    case "gave":
      return [seat, event.to, event.cards.length];
    case "received":
      return [event.seat, seat, event.cards.length];
    case "gift-passed":
      return [event.seat, event.to, event.count];
    default:
      return [0, 0, 0];
  }
}

export function brief(event: Event): string | null {
  switch (event.event) {
    case "played":
      return written(event.cards);
    case "passed":
      return say("hp-brief-passed");
    case "gift-passed":
      return say("hp-brief-gift", { count: event.count });
    default:
      return null;
  }
}

export function sound(event: Event, { seat }: Position<Game>): Sound | null {
  switch (event.event) {
    case "dealt":
      return "shuffle";
    case "played":
    case "gave":
    case "received":
      return "card";
    case "deal-ended":
      return "clap";
    case "match-won":
      return seat >= 0 && event.seat !== seat ? "groan" : "applause";
    default:
      return null;
  }
}
