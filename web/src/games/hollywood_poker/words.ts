/** What Hollywood Poker says: events, questions, results, actions. */

import { calledBy } from "../../table/scene";
import { joined, say } from "../../text/texts.svelte";
import type { Position } from "../face";
import { DOUBLE, cardsOf, groupsOf, label, written } from "./cards";
import type { Action, DealEnded, Event, Game, View } from "./protocol";
import { highest, roundOf, type Round } from "./round";

type PokerScene = Position<Game>;

/** Cards for ears: 6, 6, Double. */
export function spoken(cards: readonly number[]): string {
  return cards.map((card) => (card === DOUBLE ? say("hp-web-double") : String(card))).join(", ");
}

/** Cards on a button or of a hand: 12 and 13, as 12-13 would be a set. */
export function gift(cards: readonly number[]): string {
  return joined([...cards].sort((one, other) => one - other).map(label));
}

/** Cards of a gift in a sentence: the 12 and two 13s, as "you give 13" would be a number of cards. */
export function giftInWords(cards: readonly number[]): string {
  return joined(
    groupsOf(cards).map(({ value, count }) => say("hp-gift-card", { card: label(value), count })),
  );
}

export function action(it: Action): string {
  // The clock's word is no seat's action: nobody is ever offered it.
  if (it.kind === "pass" || it.kind === "time-up") return say("hp-web-pass");
  return say(`hp-web-${it.kind}`, { cards: written(cardsOf(it)) });
}

export function asks(scene: PokerScene): string {
  const { view } = scene;
  if (view.actor < 0) return "";
  const mine = view.actor === scene.seat;
  if (view.giving >= 0) {
    if (mine) return say("hp-web-asks-give", { due: view.due });
    return say("hp-web-waits-give", { who: scene.names[view.actor] ?? "" });
  }
  const top = highest(roundOf(scene.happened));
  if (view.owner < 0 || !top?.cards) {
    return mine
      ? say("hp-web-asks-lead")
      : say("hp-web-waits-lead", { who: scene.names[view.actor] ?? "" });
  }
  const toBeat = { cards: written(top.cards), size: top.cards.length };
  return mine
    ? say("hp-web-asks-answer", { ...toBeat, owner: scene.names[view.owner] ?? "" })
    : say("hp-web-waits-answer", { ...toBeat, who: scene.names[view.actor] ?? "" });
}

/** Seats by their names, cards as they are written. */
export function tell(event: Event, scene: PokerScene): string {
  const name = (seat: number) => scene.names[seat] ?? "";
  const said: Record<string, string | number> = {};
  for (const [part, value] of Object.entries(event)) {
    if (typeof value === "string" || typeof value === "number") said[part] = value;
  }
  if (event.event === "played") said["cards"] = written(event.cards);
  else if (event.event === "dealt") said["cards"] = gift(event.cards);
  else if ("cards" in event) said["cards"] = giftInWords(event.cards);
  if ("order" in event) {
    said["order"] = event.order.map(name).join(", ");
  }
  if ("points" in event) {
    said["points"] = event.points.map((points, seat) => `${name(seat)} ${points}`).join(", ");
  }
  if ("to" in event) said["to"] = name(event.to);
  if ("leads" in event) said["leads"] = name(event.leads);
  if ("seat" in event) {
    said["who"] = name(event.seat);
    said["me"] = event.seat === scene.seat ? "yes" : "no";
    said["other"] = "leads" in event && event.leads !== event.seat ? "yes" : "no";
  }
  const what = say(`hp-told-${event.event}`, said);
  if (event.event === "round-won") return [what, whyRoundWon(scene, event)].join(" ").trim();
  return event.event === "deal-ended" ? `${whyDealOver(event, scene)} ${what}` : what;
}

/** Why nobody is asked any more in a round that is won, or was won by this event (HP-12). */
export function whyRoundWon({ happened, table }: PokerScene, by?: Event): string {
  const until =
    by === undefined ? happened.length : happened.findLastIndex((it) => it.event === by);
  const how = howWon(roundOf(happened.slice(0, until)), table.options["round"]);
  return how === null ? "" : say("hp-web-why-round", { how });
}

function howWon({ acts }: Round, agreed: unknown): "lap" | "locked" | "passed" | null {
  const top = acts.findLastIndex(({ cards }) => cards !== null);
  // The lead was not beaten, so all others have passed.
  if (top <= 0) return top < 0 ? null : "passed";
  if (agreed === "lap") return "lap";
  const cameBefore = acts.slice(0, top).some(({ cards }) => cards === null);
  return agreed === "locked" && cameBefore ? "locked" : "passed";
}

/** Why a deal ends at once, whatever the last player holds (HP-16). */
export function whyDealOver({ order }: Pick<DealEnded, "order">, scene: PokerScene): string {
  const last = order.at(-1) ?? -1;
  return say("hp-web-why-deal", {
    who: scene.names[last] ?? "",
    me: last === scene.seat ? "yes" : "no",
  });
}

/** All seats, the winner first: the outcome knows. */
export function rankingOf(scene: PokerScene): readonly number[] {
  return scene.outcome?.ranking ?? [];
}

export function result(scene: PokerScene): string {
  const ranks = rankingOf(scene);
  const winner = ranks[0] ?? -1;
  const place = ranks.indexOf(scene.seat) + 1;
  const how = say("hp-result", {
    who: scene.names[winner] ?? "",
    me: winner === scene.seat ? "yes" : "no",
    reason: scene.view.reason,
    by: decidedBy(scene),
  });
  return place > 1 ? `${how} ${say("hp-web-your-place", { place })}` : how;
}

/** What the winner has more of than the next one (HP-22). */
function decidedBy(scene: PokerScene): "megastars" | "points" | "place" {
  const [winner = 0, second = 0] = rankingOf(scene);
  const { megastars, points } = scene.view;
  if (megastars[winner] !== megastars[second]) return "megastars";
  return points[winner] === points[second] ? "place" : "points";
}

/** What a seat did in the running round. */
export function acted(view: View, seat: number): string {
  const act = view.acts[seat];
  if (act === "pass") return say("hp-acted-pass");
  const place = view.finished.indexOf(seat) + 1;
  if (act == null && place > 0) return say("hp-acted-finished", { place });
  return act ?? "";
}

/** A seat in one sentence, for ears. */
export function seatInWords(scene: PokerScene, seat: number, career: string): string {
  const { view } = scene;
  return say(career === "none" ? "hp-row-first" : "hp-row", {
    career: say("hp-career", { career }),
    who: calledBy(scene, seat),
    cards: say("hp-cards", { count: view.sizes[seat] ?? 0 }),
    points: view.points[seat] ?? 0,
    act: acted(view, seat) || say("hp-acted-nothing"),
    done: view.acts[seat] == null && view.finished.includes(seat) ? "yes" : "no",
  });
}
