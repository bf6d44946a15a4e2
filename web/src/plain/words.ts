/**
 * What is said at the table of any game. A game may bring words of its own, by these names (they are
 * listed for its author in docs/plugins.md, and the terminal says the same):
 *
 *     <slug>-told-<event>           an event; its fields are given, $who is the player of `seat`,
 *                                   $me is "yes" if that is the reader
 *     <slug>-asks                   what the player whose turn it is has to do
 *     <slug>-waits                  $who is thinking
 *     <slug>-action-<kind>          an action; its parts and $notation are given
 *     <slug>-reason-<reason>        how the game ended
 *     <slug>-view-<field>           what a field of the view is called
 *     <slug>-view-<field>-<value>   what a value of it is called
 */

import type { AnyGame, Json, Named, Position } from "../games/face";
import { readable, saidIfKnown } from "../games/words";
import { joined, say, type Params } from "../text/texts.svelte";
import { inLine, partOf, type Context } from "./walk";

export interface Ending {
  readonly reason: string;
  readonly winners: readonly number[];
  readonly scores: readonly number[];
}

export function contextOf(scene: Position): Context {
  return { game: scene.table.game, names: scene.names };
}

export function tell(event: AnyGame["event"], scene: Position): string {
  const context = contextOf(scene);
  const kind = event.event;
  const seat = typeof event["seat"] === "number" ? event["seat"] : null;
  const who = seat === null ? "" : (scene.names[seat] ?? "");
  const fields = Object.entries(event).filter(([name]) => name !== "event" && name !== "seat");
  const parts = fields.map(([name, value]) => ({ name, ...partOf(name, value, context) }));
  const given = fields.map(([name, value]) => [name, paramOf(value)]);
  const me = seat !== null && seat === scene.seat ? "yes" : "no";
  const own = saidIfKnown(`${context.game}-told-${kind}`, {
    ...(Object.fromEntries(given) as Params),
    who,
    me,
  });
  if (own !== null) return own;
  // Nobody has put it into words: what is known of it, one thing after the other.
  const what = parts.map(({ label, shown }) => `${label.toLowerCase()} ${inLine(shown)}`);
  const line = [readable(kind), ...what].join(", ");
  return who === "" ? `${line}.` : say("plain-web-told", { who, what: line });
}

/** As Python gives it to the same message. */
function paramOf(value: unknown): string | number {
  if (typeof value === "number") return value;
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (Array.isArray(value)) return value.join(", ") || "–";
  return String(value);
}

export function asks(scene: Position): string {
  const { game } = contextOf(scene);
  if (scene.actor === null) return say("web-loading");
  const who = scene.names[scene.actor] ?? "";
  if (scene.actor !== scene.seat) {
    return saidIfKnown(`${game}-waits`, { who }) ?? say("plain-web-waits", { who });
  }
  return saidIfKnown(`${game}-asks`) ?? say("plain-web-asks");
}

export function endingOf(outcome: Json | null): Ending {
  return {
    reason: (outcome?.["reason"] as string | undefined) ?? "",
    winners: (outcome?.["winners"] as readonly number[] | undefined) ?? [],
    scores: (outcome?.["scores"] as readonly number[] | undefined) ?? [],
  };
}

export function result(scene: Position): string {
  const { game, names } = contextOf(scene);
  const { reason, winners } = endingOf(scene.outcome);
  const who = joined(winners.map((seat) => names[seat] ?? ""));
  const won =
    winners.length === 0
      ? say("plain-web-nobody-wins")
      : winners.length === names.length && names.length > 1
        ? say("plain-web-all-win")
        : winners.length === 1 && winners[0] === scene.seat
          ? say("plain-web-you-win")
          : say("plain-web-wins", { who, count: winners.length });
  const why = saidIfKnown(`${game}-reason-${reason}`);
  return why === null ? won : `${won} ${sentence(why)}`;
}

/** A reason may be worded as a sentence or as a part of one. */
function sentence(words: string): string {
  const whole = words.charAt(0).toUpperCase() + words.slice(1);
  return /[.!?]$/.test(whole) ? whole : `${whole}.`;
}

export function action(game: string, { kind, ...parts }: Named<AnyGame>): string {
  const given = Object.entries(parts).map(([name, part]) => [name, paramOf(part)]);
  return (
    saidIfKnown(`${game}-action-${kind}`, Object.fromEntries(given) as Params) ?? parts.notation
  );
}
