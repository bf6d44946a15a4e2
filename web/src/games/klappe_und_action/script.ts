/** The effects of the sixteen scenes, as the server has read them in the table's script (KA-26). */

import { say } from "../../text/texts.svelte";
import shipped from "./documents.json";
import type { Documents, SceneEffect } from "./protocol";

export type Effect = SceneEffect;
export type EffectName = Effect["name"];
export type Timing = Effect["timing"];

/** By scene. */
export type Script = ReadonlyMap<number, Effect>;

export function scriptOf({ script }: Documents): Script {
  return new Map(script.map((effect) => [effect.scene, effect]));
}

/** The script that ships with the game. */
export const HOUSE: Script = scriptOf(shipped as Documents);

/** What the effect does, as a sentence. */
export function inWords({ name, number, slot, must }: Effect): string {
  if (name === "count") return say("ka-effect-count", { number, slot });
  return say(`ka-effect-${name}`, { duty: must ? "must" : "may" });
}

/** The whole line of an effect: number, sign, sentence. */
export function effectLine(effect: Effect): string {
  const timing = say("ka-timing", { timing: effect.timing });
  return say("ka-effect-line", { scene: effect.scene, timing, effect: inWords(effect) });
}
