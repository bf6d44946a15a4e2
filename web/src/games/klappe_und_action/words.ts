/** What is asked, what happened and how it ended, in sentences. */

import { joined, say } from "../../text/texts.svelte";
import { changedSlots, preview } from "./preview";
import type { Event } from "./protocol";
import { isSolo, sideName, type Deed, type Klappe } from "./table";
import { inWords } from "./touching";

function listed(scenes: readonly number[]): string {
  return scenes.join(", ") || say("ka-nothing");
}

export function tell(told: Event, scene: Klappe): string {
  switch (told.event) {
    case "dealt":
    case "extras":
      return say(`ka-told-${told.event}`, { scenes: listed(told.scenes) });
    case "looked":
      return say("ka-told-looked", { who: sideName(scene, told.seat), slot: told.slot });
    case "editing":
      return say("ka-told-editing", { solo: isSolo(scene) ? "yes" : "no" });
    default: {
      const { event: kind, ...params } = told;
      if (!("seat" in params)) return say(`ka-told-${kind}`, { ...params });
      // The fictional partner has no eyes of its own: "you" is only who sits there.
      const me = params.seat === scene.seat ? "yes" : "no";
      return say(`ka-told-${kind}`, { ...params, me, who: sideName(scene, params.seat) });
    }
  }
}

export function asks(scene: Klappe): string {
  const { view } = scene;
  const { what, scene: asked, chosen } = view.asked;
  const who = sideName(scene, 1 - scene.seat);
  if (scene.legal.length === 0) {
    const actor = sideName(scene, Math.max(0, view.actor));
    if (scene.proposed) {
      return say("ka-web-proposes", { who: actor, deed: deed(scene, scene.proposed) });
    }
    return view.actor < 0 ? "" : say("ka-web-waits", { asked: what, scene: asked, who: actor });
  }
  if (what === "lay" && view.solo.forced) {
    return say("ka-web-asks-forced", { scene: view.solo.forced });
  }
  if (what === "lay" && isSolo(scene) && view.turn === 1) return say("ka-web-asks-partner");
  const extra = view.solo.extras[chosen - 1] ?? 0;
  return say("ka-web-asks", {
    asked: what === "ready" && isSolo(scene) ? "alone" : what,
    scene: what === "plant" ? extra : asked,
    chosen: what === "second" || what === "move-to" ? (view.film[chosen - 1] ?? 0) : chosen,
    who,
  });
}

/** What an action will do at this table, for the button that does it. */
export function deed(scene: Klappe, action: Deed): string {
  const { view } = scene;
  const { what, scene: asked, chosen } = view.asked;
  switch (action.kind) {
    case "choose-slot":
    case "cover":
    case "choose-scene": {
      const slot = "slot" in action ? action.slot : 0;
      const other = "slot" in action ? (view.film[slot - 1] ?? 0) : action.scene;
      const first = what === "second" || what === "move-to" ? view.film[chosen - 1] : asked;
      const number = view.numbers[slot - 1] ?? 0;
      return say("ka-web-do", { asked: what, scene: first ?? 0, other, slot, number });
    }
    case "step": {
      if (action.step !== "use") return inWords(action);
      const after = preview(view, action);
      const slots = after === null ? [] : [...changedSlots(view, after)];
      const [left = 0, right = 0] = slots.map((slot) => view.film[slot - 1] ?? 0);
      const who = sideName(scene, 1 - scene.seat);
      return say("ka-web-use", { asked: what, scene: left, other: right, who });
    }
    default:
      return inWords(action);
  }
}

export function result(scene: Klappe): string {
  const { view } = scene;
  const { act, reason, reshoots: left } = view;
  return say(`ka-result-${reason}`, { act, left, agreed: Number(scene.table.options["reshoots"]) });
}

/** What the projector's light shows in a slot, and whether its number may stand there. */
export function inTheLight({ view }: Klappe, slot: number): string {
  const { check, covered } = view;
  const number = check.numbers[slot - 1];
  if (number === undefined) return say("ka-web-running");
  const before = numberBefore(view, slot);
  const how = covered.includes(slot)
    ? "covered"
    : check.falls.includes(slot)
      ? "falls"
      : before === null
        ? "first"
        : "fine";
  return say("ka-web-run", { how, slot, number, before: before ?? 0 });
}

/** What the last open scene before a slot counts as; null: there is none. */
function numberBefore({ check, covered }: Klappe["view"], slot: number): number | null {
  for (let at = slot - 1; at > 0; at -= 1) {
    if (!covered.includes(at)) return check.numbers[at - 1] ?? null;
  }
  return null;
}

/**
 * Every place where the order breaks, in words; empty: nowhere. One fall may take several reshoots:
 * then it is said how many scenes can stay.
 */
export function breaks({ view }: Klappe): string {
  const { falls, needed, numbers } = view.check;
  const found = falls.map((slot) =>
    say("ka-web-break", {
      slot,
      number: view.check.numbers[slot - 1] ?? 0,
      before: numberBefore(view, slot) ?? 0,
    }),
  );
  if (found.length === 0) return "";
  const said = say("ka-web-breaks", { breaks: joined(found) });
  if (needed === falls.length) return said;
  const open = numbers.length - view.covered.length;
  return `${said} ${say("ka-web-kept", { open, kept: open - needed, count: needed })}`;
}

/** How the check of this act came out; null: it has not been made. */
export function verdict({ view }: Klappe): string | null {
  const { act, check, reason, reshoots: left } = view;
  if (check.numbers.length === 0) return null;
  if (check.needed === 0) return say("ka-told-succeeded", { act });
  if (reason === "lost") return say("ka-told-lost", { act, needed: check.needed, left });
  return say("ka-web-needed", { count: check.needed, left });
}

/** What was shown, traded and looked at in this act, so that nobody has to remember it. */
export function notes(scene: Klappe): readonly string[] {
  const { view } = scene;
  const lines = view.deeds.map((one) => {
    const who = sideName(scene, one.by);
    const me = one.by === scene.seat ? "yes" : "no";
    if (one.shown > 0) return say("ka-told-showed", { who, me, scene: one.shown });
    if (one.gave === 0) return say("ka-told-traded");
    const [gave, got] = me === "yes" ? [one.gave, one.got] : [one.got, one.gave];
    return say("ka-told-traded-cards", { gave, got });
  });
  const looks = view.looked.flatMap((slots, side) =>
    slots.map((slot) => {
      const card = side === scene.seat ? (view.slot_cards[slot - 1] ?? 0) : 0;
      return card > 0
        ? say("ka-told-looked-at", { slot, scene: card })
        : say("ka-told-looked", { who: sideName(scene, side), slot });
    }),
  );
  return [...lines, ...looks];
}
