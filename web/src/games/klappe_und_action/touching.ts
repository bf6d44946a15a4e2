/** Which cards and slots an action refers to, and which action a touch would mean. */

import { say, texts } from "../../text/texts.svelte";
import type { Action, View } from "./protocol";

/** An action in words, without knowing the table. */
export function inWords(action: Action): string {
  const words = phrase(action);
  return words.charAt(0).toLocaleUpperCase(texts.language) + words.slice(1);
}

function phrase(action: Action): string {
  switch (action.kind) {
    case "lay":
      return say("ka-web-lay", { scene: action.scene, slot: action.slot });
    case "choose-slot":
      return say("ka-path-slot", { slot: action.slot });
    case "cover":
      return say("ka-path-cover", { slot: action.slot });
    case "choose-scene":
      return say("ka-path-scene", { scene: action.scene });
    case "announce":
      return say("ka-path-announce", { scene: action.scene });
    case "use-extra":
      return say("ka-path-extra", { scene: action.scene });
    case "step":
      return say("ka-path-step", { step: action.step });
  }
}

/** Something on the table that can be touched; `scene` is 0 where none is to be seen. */
export type Thing =
  | { readonly at: "film"; readonly slot: number; readonly scene: number }
  | { readonly at: "hand" | "row" | "extra"; readonly scene: number }
  | { readonly at: "pile"; readonly scene: 0 };

/** Whether touching it means: this scene is to be laid, the slot comes next. */
export function isPick(view: View, thing: Thing, legal: readonly Action[]): boolean {
  if (thing.at !== "hand" && thing.at !== "row") return false;
  return view.asked.what === "lay" || (thing.at === "hand" && legal.length === 0);
}

/** The action that touching this tries; null: it is only looked at. */
export function tried(
  view: View,
  thing: Thing,
  picked: number | null,
  legal: readonly Action[],
): Action | null {
  const { scene } = thing;
  if (thing.at === "extra") return { kind: "use-extra", scene };
  if (thing.at === "pile") {
    return { kind: "step", step: view.asked.what === "extra" ? "face-down" : "turn-up" };
  }
  if (thing.at !== "film") return { kind: "choose-scene", scene };
  const { slot } = thing;
  if (view.asked.what === "lay") {
    return picked === null ? null : { kind: "lay", scene: picked, slot };
  }
  const kinds = new Set(legal.map((one) => one.kind));
  if (kinds.has("cover")) return { kind: "cover", slot };
  if (kinds.has("choose-scene")) return scene === 0 ? null : { kind: "choose-scene", scene };
  return { kind: "choose-slot", slot };
}

/** Whether this thing is part of the action, to mark it. */
export function speaksOf(action: Action, thing: Thing): boolean {
  switch (action.kind) {
    case "lay":
      return thing.at === "film" ? thing.slot === action.slot : thing.scene === action.scene;
    case "choose-slot":
    case "cover":
      return thing.at === "film" && thing.slot === action.slot;
    case "use-extra":
      return thing.at === "extra" && thing.scene === action.scene;
    case "step":
      return thing.at === "pile" && (action.step === "turn-up" || action.step === "face-down");
    default:
      return thing.at !== "extra" && thing.scene === action.scene;
  }
}
