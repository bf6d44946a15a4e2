/** The effects of the sixteen scenes, read from the script that the table plays (KA-26). */

import house from "../../../../src/lichtspiel/games/klappe_und_action/house.script?raw";
import { say } from "../../text/texts.svelte";

export type Timing = "camera" | "scissors" | "megaphone" | "none";

/** The words of a script, and the name each effect has in messages and pictures. */
const NAMES = {
  "no effect": "none",
  "lay beside a scene": "beside",
  "show a hand card": "show",
  "partner shows a hand card": "request",
  "trade hand cards": "trade",
  "look at a slot card": "look",
  "move a scene": "move",
  "copy a camera effect": "copy",
  "swap the neighbours": "around",
  "swap two others": "two",
  "take a neighbour's number": "number",
  "swap with a neighbour": "swap-neighbour",
  "swap with the left neighbour": "swap-left",
  "swap with the right neighbour": "swap-right",
  "swap with a higher scene": "swap-higher",
  "swap with a lower scene": "swap-lower",
  "swap with another scene": "swap-any",
} as const;

export type EffectName = (typeof NAMES)[keyof typeof NAMES] | "count";

export interface Effect {
  readonly scene: number;
  readonly timing: Timing;
  readonly must: boolean;
  readonly name: EffectName;
  /** What the scene counts as on one end of the film, if that is its effect. */
  readonly count?: { readonly number: number; readonly slot: "first" | "last" };
}

export type Script = ReadonlyMap<number, Effect>;

const LINE = /^(\d+) +(?:(camera|scissors|megaphone) +)?(?:(may|must) +)?(.+)$/;
const COUNT = /^count as (\d+) on the (first|last) slot$/;

/** The house has checked every line of a script; what is no line of one is a comment. */
export function parse(text: string): Script {
  const script = new Map<number, Effect>();
  for (const raw of text.split("\n")) {
    const line = (raw.split("#")[0] ?? "").trim().replace(/ +/g, " ");
    const [, scene, timing = "none", duty, words = ""] = LINE.exec(line) ?? [];
    if (scene === undefined) continue;
    const effect = {
      scene: Number(scene),
      timing: timing as Timing,
      must: duty === "must",
    };
    const [, number, slot] = COUNT.exec(words) ?? [];
    script.set(
      effect.scene,
      slot === undefined
        ? { ...effect, name: NAMES[words as keyof typeof NAMES] ?? "none" }
        : {
            ...effect,
            name: "count",
            count: { number: Number(number), slot: slot as "first" | "last" },
          },
    );
  }
  return script;
}

const read = new Map<string, Script>();

/** The script that the option's value stands for. */
export function scriptOf(value: string): Script {
  let script = read.get(value);
  if (script === undefined) {
    script = parse(value === "house" ? house : value);
    read.set(value, script);
  }
  return script;
}

/** What the effect does, as a sentence. */
export function inWords(effect: Effect): string {
  if (effect.count !== undefined) {
    return say("ka-effect-count", { number: effect.count.number, slot: effect.count.slot });
  }
  return say(`ka-effect-${effect.name}`, { duty: effect.must ? "must" : "may" });
}

/** The whole line of an effect: number, sign, sentence. */
export function effectLine(effect: Effect): string {
  const timing = say("ka-timing", { timing: effect.timing });
  return say("ka-effect-line", { scene: effect.scene, timing, effect: inWords(effect) });
}
