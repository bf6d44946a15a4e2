/** What is marked on a slot or a card, and why the eye should go there. */

import { find, isSame } from "../actions";
import type { Film } from "./preview";
import { changedSlots } from "./preview";
import type { Action } from "./protocol";
import type { Deed, Klappe, KlappeScene } from "./table";
import { speaksOf, tried, type Thing } from "./touching";

export interface Mark {
  /** Touching it is (part of) a legal action. */
  readonly target: boolean;
  /** Chosen, to be confirmed. */
  readonly aimed: boolean;
  /** Lies there only in the preview. */
  readonly preview: boolean;
  /** The scene whose effect is asked for. */
  readonly current: boolean;
  /** Chosen in an earlier step of the effect, or proposed by the partner. */
  readonly chosen: boolean;
  readonly hinted: boolean;
}

export interface Choosing {
  readonly picked: number | null;
  readonly aim: Deed | null;
  readonly shown: Film;
}

export function markOf(scene: KlappeScene, choosing: Choosing, thing: Thing): Mark {
  const { view, legal, hinted } = scene;
  const { picked, aim, shown } = choosing;
  const action = tried(view, thing, picked, legal);
  const hint = hinted[0];
  return {
    target: isTarget(scene, thing, picked, action),
    aimed: thing.at === "film" || picked !== thing.scene ? isSame(aim, action) : true,
    preview: thing.at === "film" && changedSlots(view, shown).has(thing.slot),
    current: thing.at === "film" && isCurrent(view, shown.film[thing.slot - 1] ?? 0),
    chosen: thing.at === "film" && (isChosen(view, thing.slot) || isProposed(scene, thing)),
    hinted: hint !== undefined && speaksOf(hint, thing),
  };
}

function isChosen({ asked }: Klappe["view"], slot: number): boolean {
  return slot === asked.chosen && (asked.what === "second" || asked.what === "move-to");
}

/** By whoever decides for all; the viewer's own proposals are aimed. */
function isProposed({ proposed, legal }: Klappe, thing: Thing): boolean {
  return proposed !== null && legal.length === 0 && speaksOf(proposed, thing);
}

function isCurrent({ asked }: Klappe["view"], film: number): boolean {
  return film > 0 && film === asked.scene;
}

function isTarget(
  { view, legal }: Klappe,
  thing: Thing,
  picked: number | null,
  action: Action | null,
): boolean {
  if (action !== null && find(legal, action) !== undefined) return true;
  if (view.asked.what !== "lay" || picked !== null) return false;
  // Nothing is picked: the scenes that can be laid or announced call for it.
  return (
    (thing.at === "hand" || thing.at === "row") &&
    legal.some(
      (one) => (one.kind === "lay" || one.kind === "announce") && one.scene === thing.scene,
    )
  );
}
