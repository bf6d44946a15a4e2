/** How this game is played out before eyes and ears. */

import { calledBy } from "../../table/scene";
import { say } from "../../text/texts.svelte";
import { heldBack, LAST, SEEN, type Beat, type Moment } from "../../stage/beat";
import type { Sound } from "../../stage/sounds";
import type { Happened, Position } from "../face";
import { written } from "./cards";
import type { DealEnded, Event, Game, Gave, GiftPassed, Received, View } from "./protocol";
import { partnerIn } from "./round";
import { giftInWords, rankingOf, tell } from "./words";

/** The order of finishing, and the careers it brings. */
export const DEAL_OVER = "deal-over";
/** What the viewer has given and received. */
export const EXCHANGE = "exchange";

/** The steps up to whoever has won the match, from the last one on; `at` are shown. */
export const FINALE = "finale";

/** All but the winner take so long together, and no one of them longer than the other limit. */
const CLIMB = 3_600;
const STEP = 1_200;
const CHEERED = 2_800;

/** Everybody walks to the new seats, and the cards are dealt. */
const WALK = 2_600;

/** The cards of a gift are on their way: nobody's number has changed yet. */
const FLIGHT = 450;

const GIFTS: ReadonlySet<string> = new Set(["gave", "received", "gift-passed"]);

type Told = Happened<Game>;

/**
 * The end of a deal, the walk to the new seats, each gift, and a rest after the exchange. The server
 * tells only how the table looks after all that: what it looked like between is worked out here.
 */
export function stage(beat: Beat<Game>): readonly Moment<Game>[] | null {
  const moments = [...dealEnd(beat), ...newDeal(beat), ...exchange(beat), ...finale(beat)];
  return moments.length === 0 ? null : [...moments, { position: beat.position, hold: 0 }];
}

/** The last cards, and who finished how. */
function dealEnd({ before, position, news }: Beat<Game>): readonly Moment<Game>[] {
  const at = news.findLastIndex(({ event }) => event.event === "deal-ended");
  const ended = news[at]?.event;
  // Whoever comes back after several deals is shown none of their ends: the log has them.
  if (ended?.event !== "deal-ended" || ended.deal !== before.view.deal) return [];
  const told = before.happened.length + at;
  const played = news.slice(0, at);
  const view = afterCards(before.view, played);
  const last = played.findLast(({ event }) => event.event === "played")?.event;
  const words = last?.event === "played" ? tell(last, position) : "";
  return [
    { position: { ...heldBack(position, told), view }, words, hold: LAST },
    {
      position: { ...heldBack(position, told + 1), view: { ...view, points: ended.points } },
      cue: { kind: DEAL_OVER, at: ended.deal },
      words: standing(ended, position),
      hold: 0,
      station: true,
    },
  ];
}

/** First everybody else, then the winner: what it means is told after that. */
function finale({ before, position, news }: Beat<Game>): readonly Moment<Game>[] {
  const won = news.findIndex(({ event }) => event.event === "match-won");
  const ranks = rankingOf(position);
  if (won < 0) return [];
  const held = heldBack(position, before.happened.length + won);
  const { outcome } = position;
  return ranks.toReversed().map((seat, at) => {
    const last = at === ranks.length - 1;
    const mine = seat === position.seat;
    return {
      position: { ...held, outcome },
      cue: { kind: FINALE, at: at + 1 },
      words: say(last ? "hp-told-match-won" : "hp-result-place", {
        place: ranks.length - at,
        who: last ? (position.names[seat] ?? "") : calledBy(position, seat),
        me: mine ? "yes" : "no",
        points: position.view.points[seat] ?? 0,
        megastars: position.view.megastars[seat] ?? 0,
      }),
      ...(last && { sound: position.seat < 0 || mine ? "applause" : "groan" }),
      hold: last ? CHEERED : Math.min(STEP, CLIMB / (ranks.length - 1)),
    };
  });
}

/** How the viewer came out of it; who only watches hears who was first. */
function standing({ deal, order }: DealEnded, now: Position<Game>): string {
  const place = order.indexOf(now.seat) + 1;
  if (place === 0) return say("hp-web-won-deal", { deal, who: now.names[order[0] ?? -1] ?? "" });
  if (now.outcome !== null) return say("hp-web-finished-last", { place });
  const career = say("hp-career", { career: now.view.ladder[place - 1] ?? "none" });
  return say("hp-web-finished", { place, career });
}

/** The walk to the new seats, and the gifts that nobody has a choice about. */
function newDeal({ before, position, news }: Beat<Game>): readonly Moment<Game>[] {
  const begun = news.findLastIndex(({ event }) => event.event === "deal-begins");
  if (begun < 0 || position.view.deal < 2) return [];
  const later = news.slice(begun + 1);
  const dealt = later.findIndex(({ event }) => isGift(event));
  const cards = dealt < 0 ? later.length : dealt;
  const walk = {
    position: {
      ...heldBack(position, before.happened.length + begun + 1 + cards),
      view: beforeTheLead(position.view, later, cards),
    },
    words: walking(position),
    hold: WALK,
  };
  return [walk, ...gifts(position, later)];
}

/** Each gift on its own: first its cards are on their way, then they are there. */
function gifts(position: Position<Game>, later: readonly Told[]): readonly Moment<Game>[] {
  const told = position.happened.length - later.length;
  return later.flatMap(({ event }, at) => {
    if (!isGift(event)) return [];
    const shown = heldBack(position, told + at + 1);
    const words = tell(event, position);
    const moment = (landed: number, hold: number): Moment<Game> => ({
      position: { ...shown, view: beforeTheLead(position.view, later, at + 1, landed) },
      words,
      hold,
    });
    return [moment(at, FLIGHT), moment(at + 1, SEEN)];
  });
}

function walking({ view, seat }: Position<Game>): string {
  const career = view.careers[seat];
  if (career === undefined) return say("hp-web-walk");
  return say("hp-web-walk-as", { career: say("hp-career", { career }) });
}

/** The gifts of choice. From the second deal on the exchange is over when somebody leads. */
function exchange(beat: Beat<Game>): readonly Moment<Game>[] {
  const { before, position, news } = beat;
  if (position.view.deal < 2) return [];
  const led = news.findLastIndex(({ event }) => event.event === "leads");
  if (led < 0) return chosenGifts(beat, news);
  const held = heldBack(position, before.happened.length + led + 1);
  const view = beforeTheLead(position.view, news.slice(led + 1), 0);
  const chosen = chosenGifts(beat, news);
  if (partnerIn(held.happened) === null) return chosen;
  return [
    ...chosen,
    {
      position: { ...held, view },
      cue: { kind: EXCHANGE, at: view.deal },
      words: say("hp-web-exchanged", {
        gave: giftInWords(view.gave),
        got: giftInWords(view.received),
      }),
      hold: 0,
      station: true,
    },
  ];
}

/** Those of a new deal were shown with it. */
function chosenGifts({ position }: Beat<Game>, news: readonly Told[]): readonly Moment<Game>[] {
  const begins = news.some(({ event }) => event.event === "deal-begins");
  return begins ? [] : gifts(position, news);
}

/** Several moves came in one: the table as it was before the last of them. */
export function between(before: View, news: readonly Told[], actor: number): View {
  const gifts = news.filter(({ event }) => isGift(event));
  const sizes = [...before.sizes];
  for (const { event } of gifts) {
    const [from, to, cards] = giftOf(event, before.seat);
    sizes[from] = (sizes[from] ?? 0) - cards;
    sizes[to] = (sizes[to] ?? 0) + cards;
  }
  return { ...afterCards({ ...before, sizes }, news), actor };
}

function afterCards(view: View, played: readonly Told[]): View {
  const acts = [...view.acts];
  const sizes = [...view.sizes];
  const finished = [...view.finished];
  const hand = [...view.hand];
  for (const { event } of played) {
    if (event.event === "passed") acts[event.seat] = "pass";
    else if (event.event === "finished") finished.push(event.seat);
    else if (event.event === "round-won") acts.fill(null);
    else if (event.event === "played") {
      acts[event.seat] = written(event.cards);
      sizes[event.seat] = event.left;
      if (event.seat !== view.seat) continue;
      for (const card of event.cards) hand.splice(hand.indexOf(card), 1);
    }
  }
  return { ...view, actor: -1, acts, sizes, finished, hand };
}

/**
 * The running deal before anybody has led: `later` are happenings of it up to this view, of which
 * only so many have happened yet. The cards of so many of them have `landed`.
 */
function beforeTheLead(
  view: View,
  later: readonly Told[],
  count: number,
  landed: number = count,
): View {
  const sizes = [...view.sizes];
  const giver = view.order[view.giving] ?? -1;
  // Cards that are named for a gift lie aside.
  if (giver >= 0) sizes[giver] = (sizes[giver] ?? 0) + view.named;
  for (const { event } of later) {
    if (event.event === "played") sizes[event.seat] = (sizes[event.seat] ?? 0) + event.cards.length;
  }
  for (const { event } of later.slice(landed)) {
    const [from, to, cards] = giftOf(event, view.seat);
    sizes[from] = (sizes[from] ?? 0) + cards;
    sizes[to] = (sizes[to] ?? 0) - cards;
  }
  return {
    ...view,
    ...ownCards(view, later, count),
    sizes,
    actor: -1,
    giving: -1,
    owner: -1,
    acts: view.acts.map(() => null),
    finished: [],
  };
}

/** The viewer's hand and gifts at that time: what they are now, without what came later. */
function ownCards(
  view: View,
  later: readonly Told[],
  count: number,
): Pick<View, "hand" | "gave" | "received"> {
  const hand = [...view.hand];
  let { gave, received } = view;
  for (const { event } of later) {
    if (event.event === "played" && event.seat === view.seat) hand.push(...event.cards);
  }
  for (const { event } of later.slice(count)) {
    if (event.event === "received") {
      received = [];
      for (const card of event.cards) hand.splice(hand.indexOf(card), 1);
    } else if (event.event === "gave") {
      gave = [];
      hand.push(...event.cards);
    }
  }
  return { hand: hand.sort((one, other) => one - other), gave, received };
}

function isGift(event: Told["event"]): event is Gave | Received | GiftPassed {
  return GIFTS.has(event.event);
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

export function brief(event: Told["event"]): string | null {
  switch (event.event) {
    case "played":
      return written(event.cards);
    case "passed":
      return say("hp-brief-passed");
    case "gift-passed":
      return say("hp-brief-gift", { count: event.count });
    case "received":
    case "gave":
      return say("hp-brief-gift", { count: event.cards.length });
    default:
      return null;
  }
}

/** Of what was done before this nothing is news any more. */
export function opens({ event }: Event): boolean {
  return event === "deal-begins";
}

/** A round and the exchange are over for good when somebody has played after them. */
export function closes({ event }: Event): boolean {
  return event === "round-won" || event === "leads";
}

/** Whose deed it is: what the viewer gave away is told without saying so. */
export function doer(event: Event, { seat }: Position<Game>): number | null {
  if (event.event === "gave") return seat;
  return "seat" in event ? event.seat : null;
}

export function sound(event: Event): Sound | null {
  switch (event.event) {
    case "dealt":
      return "shuffle";
    case "played":
    case "gave":
    case "received":
    case "gift-passed":
      return "card";
    case "deal-ended":
      return "clap";
    default:
      return null; // who has won the match is heard when the star is reached
  }
}
