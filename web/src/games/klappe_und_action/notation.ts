/** The notation of actions: what it speaks of, and what a touched thing would mean in it. */

import type { KlappeUndActionView as View, Legal } from "../../protocol";
import { say, texts } from "../../text/texts.svelte";

export type Play =
  | { readonly kind: "lay"; readonly scene: number; readonly slot: number }
  | { readonly kind: "slot" | "cover"; readonly slot: number }
  | { readonly kind: "scene" | "announce" | "extra"; readonly scene: number }
  | { readonly kind: "step"; readonly step: string };

const LAY = /^(\d+) on (\d+)$/;
const ONE = /^(slot|cover|scene|announce|extra) (\d+)$/;

export function read(notation: string): Play {
  const lay = LAY.exec(notation);
  if (lay) return { kind: "lay", scene: Number(lay[1]), slot: Number(lay[2]) };
  const [, kind, number] = ONE.exec(notation) ?? [];
  if (kind === "slot" || kind === "cover") return { kind, slot: Number(number) };
  if (kind === "scene" || kind === "announce" || kind === "extra") {
    return { kind, scene: Number(number) };
  }
  return { kind: "step", step: notation };
}

/** An action in words, without knowing the table. */
export function inWords(notation: string): string {
  const words = phrase(read(notation));
  return words.charAt(0).toLocaleUpperCase(texts.language) + words.slice(1);
}

function phrase(play: Play): string {
  switch (play.kind) {
    case "lay":
      return say("ka-web-lay", { scene: play.scene, slot: play.slot });
    case "step":
      return say("ka-path-step", { step: play.step.replace(" ", "-") });
    case "slot":
    case "cover":
      return say(`ka-path-${play.kind}`, { slot: play.slot });
    default:
      return say(`ka-path-${play.kind}`, { scene: play.scene });
  }
}

/** Something on the table that can be touched; `scene` is 0 where none is to be seen. */
export type Thing =
  | { readonly at: "film"; readonly slot: number; readonly scene: number }
  | { readonly at: "hand" | "row" | "extra"; readonly scene: number }
  | { readonly at: "pile"; readonly scene: 0 };

/** Whether touching it means: this scene is to be laid, the slot comes next. */
export function isPick(view: View, thing: Thing, legal: readonly Legal[]): boolean {
  if (thing.at !== "hand" && thing.at !== "row") return false;
  return view.asked.what === "lay" || (thing.at === "hand" && legal.length === 0);
}

/** The notation that touching this tries; null: it is only looked at. */
export function tried(
  view: View,
  thing: Thing,
  picked: number | null,
  legal: readonly Legal[],
): string | null {
  const kinds = new Set(legal.map((one) => read(one.notation).kind));
  if (thing.at === "extra") return `extra ${thing.scene}`;
  if (thing.at === "pile") return view.asked.what === "extra" ? "face-down" : "turn up";
  if (thing.at !== "film") return `scene ${thing.scene}`;
  if (view.asked.what === "lay") return picked === null ? null : `${picked} on ${thing.slot}`;
  if (kinds.has("cover")) return `cover ${thing.slot}`;
  if (kinds.has("scene")) return thing.scene === 0 ? null : `scene ${thing.scene}`;
  return `slot ${thing.slot}`;
}

/** Whether this thing is part of the action, to mark it. */
export function speaksOf(notation: string, thing: Thing): boolean {
  const play = read(notation);
  switch (play.kind) {
    case "lay":
      return thing.at === "film" ? thing.slot === play.slot : thing.scene === play.scene;
    case "slot":
    case "cover":
      return thing.at === "film" && thing.slot === play.slot;
    case "extra":
      return thing.at === "extra" && thing.scene === play.scene;
    case "step":
      return thing.at === "pile" && (play.step === "turn up" || play.step === "face-down");
    default:
      return thing.at !== "extra" && thing.scene === play.scene;
  }
}
