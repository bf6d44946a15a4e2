/** What this game says: events, what is asked, the result, and labels for cards and piles. */

import { calledBy } from "../../table/scene";
import { say, texts } from "../../text/texts.svelte";
import type { Position } from "../face";
import { sideOf } from "./lays";
import { pileOf, type Kind, type Pile } from "./piles";
import type { Action, Event, Game } from "./protocol";

type FaceToFaceScene = Position<Game>;

const yes = (so: boolean) => (so ? "yes" : "no");

export function tell(it: Event, scene: FaceToFaceScene): string {
  switch (it.event) {
    case "dealt":
      return say("ff-told-dealt", { cards: it.cards.join(", ") });
    case "drew-cards":
      if (it.cards.length === 0) return say("ff-told-drew-nothing");
      return say("ff-told-drew-cards", { cards: it.cards.join(", ") });
    case "starts":
      return say("ff-told-starts", by(it.seat, scene));
    case "laid": {
      const { card, pile, top } = it;
      const helped = yes(pile.startsWith("help") && scene.seat === 1 - it.seat);
      return say("ff-told-laid", { ...by(it.seat, scene), card, pile, top, helped });
    }
    case "drew":
      return say("ff-told-drew", { ...by(it.seat, scene), count: it.count });
    case "won":
      return say("ff-told-won", by(it.seat, scene));
  }
}

function by(seat: number, scene: FaceToFaceScene): { who: string; me: string } {
  return { who: scene.names[seat] ?? "", me: yes(seat === scene.seat) };
}

export function asks(scene: FaceToFaceScene): string {
  const { view, legal } = scene;
  if (view.actor !== scene.seat) {
    return say("ff-web-waits", { who: scene.names[view.mover] ?? "" });
  }
  if (legal.length === 1 && legal[0]?.kind === "end") return say("ff-web-asks-end");
  return say("ff-web-asks", { laid: view.laid_this_turn, due: view.due });
}

export function result(scene: FaceToFaceScene): string {
  const { table, view } = scene;
  const loser = sideOf(view, 1 - view.winner);
  const grace = table.options["last_card_grace"] === true;
  const last = view.reason === "stuck" && grace && loser.hand_size === 1;
  const how = say(last ? "ff-result-stuck-last" : `ff-result-${view.reason}`, sidesOf(scene));
  return `${how} ${leftOver(scene)}`;
}

/** Who has won, in as few words as can be. */
export function verdict(scene: FaceToFaceScene): string {
  return say("ff-web-verdict", sidesOf(scene));
}

/** With how many cards the other was left. */
export function leftOver(scene: FaceToFaceScene): string {
  const loser = sideOf(scene.view, 1 - scene.view.winner);
  return say("ff-result-left", { ...sidesOf(scene), left: loser.hand_size + loser.draw_size });
}

function sidesOf({ names, seat, view }: FaceToFaceScene): Record<"who" | "other" | "me", string> {
  return {
    who: names[view.winner] ?? "",
    other: names[1 - view.winner] ?? "",
    me: seat < 0 ? "no" : view.winner === seat ? "yes" : "lost",
  };
}

export function action(it: Action): string {
  return it.kind === "end"
    ? say("ff-web-end")
    : say("ff-web-lay", { card: it.card, pile: it.pile });
}

/** A card of the hand, with the piles it may go on when the viewer is asked. */
export function cardLabel(card: number, fits: readonly Pile[] | null): string {
  if (fits === null) return say("ff-web-card", { card });
  if (fits.length === 0) return say("ff-web-card-unfit", { card });
  const piles = fits.map((pile) => say("ff-web-onto", { pile }));
  const list = new Intl.ListFormat(texts.language, { type: "disjunction" });
  return say("ff-web-card-fits", { card, piles: list.format(piles) });
}

/** A pile and its top; "your" and "the opponent's" are for those who play. */
export function pileLabel(scene: FaceToFaceScene, owner: number, kind: Kind): string {
  const top = sideOf(scene.view, owner)[kind];
  if (scene.seat < 0) return say("ff-web-pile-of", { who: scene.names[owner] ?? "", kind, top });
  return say("ff-web-pile", { pile: pileOf(kind, owner === scene.seat), top });
}

export function drawLabel(scene: FaceToFaceScene, seat: number): string {
  const count = sideOf(scene.view, seat).draw_size;
  return say("ff-web-draw-pile", { who: calledBy(scene, seat), count });
}

export function handLabel(scene: FaceToFaceScene, seat: number): string {
  const count = sideOf(scene.view, seat).hand_size;
  return say("ff-web-hand-of", { who: calledBy(scene, seat), count });
}
