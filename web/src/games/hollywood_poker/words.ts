/** What Hollywood Poker says: events, questions, results, actions. */

import type { HollywoodPokerView } from "../../protocol";
import { calledBy } from "../../table/scene";
import { say } from "../../text/texts.svelte";
import type { Json, Scene } from "../face";
import { DOUBLE, deedOf, written } from "./cards";
import { highest, roundOf } from "./round";

type PokerScene = Scene<HollywoodPokerView>;

const numbers = (value: unknown): number[] => (Array.isArray(value) ? value.map(Number) : []);

/** Cards for ears: 6, 6, Double. */
export function spoken(cards: readonly number[]): string {
  return cards.map((card) => (card === DOUBLE ? say("hp-web-double") : String(card))).join(", ");
}

export function action(notation: string): string {
  const deed = deedOf(notation);
  if (deed.kind === "pass") return say("hp-web-pass");
  return say(`hp-web-${deed.kind}`, { cards: written(deed.cards) });
}

export function asks(scene: PokerScene): string {
  const { view } = scene;
  if (view.actor < 0) return "";
  const mine = view.actor === scene.seat;
  if (view.giving >= 0) {
    return mine
      ? say("hp-web-asks-give", { due: view.due })
      : say("hp-web-waits-give", { who: scene.names[view.actor] ?? "" });
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
export function tell(event: Json, scene: PokerScene): string {
  const names = (seats: readonly number[]) => seats.map((seat) => scene.names[seat] ?? "");
  const said: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(event)) {
    if (typeof value === "string" || typeof value === "number") said[name] = value;
  }
  said["cards"] = written(numbers(event["cards"]));
  const order = names(numbers(event["order"]));
  said["order"] = order.join(", ");
  said["ranks"] = order.map((name, place) => `${place + 1}. ${name}`).join(", ");
  said["points"] = numbers(event["points"])
    .map((points, seat) => `${scene.names[seat] ?? ""} ${points}`)
    .join(", ");
  const { seat, to, leads } = event;
  if (typeof to === "number") said["to"] = scene.names[to] ?? "";
  if (typeof leads === "number") said["leads"] = scene.names[leads] ?? "";
  if (typeof seat === "number") {
    said["who"] = scene.names[seat] ?? "";
    said["me"] = seat === scene.seat ? "yes" : "no";
    said["other"] = leads === undefined || leads === seat ? "no" : "yes";
  }
  return say(`hp-told-${String(event["event"])}`, said);
}

/** All seats, the winner first: the outcome knows. */
export function rankingOf(scene: PokerScene): number[] {
  return numbers(scene.outcome?.["ranking"]);
}

export function result(scene: PokerScene): string {
  const winner = rankingOf(scene)[0] ?? -1;
  return say("hp-result", {
    who: scene.names[winner] ?? "",
    me: winner === scene.seat ? "yes" : "no",
    reason: scene.view.reason,
  });
}

/** What a seat did in the running round. */
export function acted(view: HollywoodPokerView, seat: number): string {
  const act = view.acts[seat];
  if (act === "pass") return say("hp-acted-pass");
  const place = view.finished.indexOf(seat) + 1;
  if (act == null && place > 0) return say("hp-acted-finished", { place });
  return act ?? "";
}

/** A seat in one sentence, for ears. */
export function seatInWords(scene: PokerScene, seat: number, career: string): string {
  const { view } = scene;
  return say(view.deal > 1 ? "hp-row" : "hp-row-first", {
    career: say("hp-career", { career }),
    who: calledBy(scene, seat),
    cards: say("hp-cards", { count: view.sizes[seat] ?? 0 }),
    points: view.points[seat] ?? 0,
    act: acted(view, seat) || say("hp-acted-nothing"),
  });
}
