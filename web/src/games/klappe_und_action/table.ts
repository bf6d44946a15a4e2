/** Seats and their scenes: readings of the view that several components share. */

import { say } from "../../text/texts.svelte";
import type { Named, Position, Scene } from "../face";
import type { Game, View } from "./protocol";

export type Klappe = Position<Game>;
export type KlappeScene = Scene<Game>;
/** An action as the server names it. */
export type Deed = Named<Game>;

export function isSolo(scene: Pick<Klappe, "table">): boolean {
  return scene.table.seats.length === 1;
}

/** The side at the bottom of the board: the viewer's, or the first one for spectators. */
export function nearSide(view: View): number {
  return Math.max(0, view.seat);
}

/** In solo the second side has no seat: it is the fictional partner. */
export function sideName(scene: Klappe, side: number): string {
  return isSolo(scene) && side === 1 ? say("ka-seat-partner") : (scene.names[side] ?? "");
}

/** Who laid this scene of the film, and as which of the act, counted from 1. */
export function laidBy(view: View, scene: number): { side: number; place: number } | null {
  const at = view.laid.indexOf(scene);
  return at < 0 ? null : { side: view.laid_by[at] ?? 0, place: at + 1 };
}

/** Slot cards that the viewer knows; after the end, those that anybody knew. */
export function slotCards(scene: Klappe): readonly number[] {
  const { view, hands } = scene;
  return view.slot_cards.map(
    (card, at) => card || hands?.map((hand) => hand.slot_cards[at] ?? 0).find(Boolean) || 0,
  );
}

/** The name of a solo level; null for a combination that has none. */
export function levelName({ level }: View): string | null {
  return level === "" ? null : say("ka-level", { level });
}
