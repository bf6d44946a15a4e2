/** What is asked, what happened and who won, in words. */

import { joined, say } from "../../text/texts.svelte";
import type { Position } from "../face";
import { SIDE_TITLES, TITLES, type Film, type SideName } from "./cards";
import type { Event, Game } from "./protocol";
import { cardShort } from "./words";

export function asks(scene: Position<Game>): string {
  const { view, seat, names } = scene;
  const { lap } = view;
  if (view.actor === seat && seat >= 0) {
    return lap > 0 ? say("tf-web-asks-opening", { lap }) : say("tf-web-asks-turn");
  }
  const who = names[view.actor] ?? "";
  return lap > 0 ? say("tf-web-waits-opening", { who, lap }) : say("tf-web-waits", { who });
}

export function tell(told: Event, scene: Pick<Position<Game>, "names" | "seat">): string {
  const params: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(told)) params[name] = toldWord(name, value);
  if ("seat" in told) {
    params["who"] = scene.names[told.seat] ?? "";
    params["me"] = told.seat === scene.seat ? "yes" : "no";
  }
  if (told.event === "moved") params["same"] = told.film === told.to_film ? "yes" : "no";
  return say(`tf-told-${told.event}`, params);
}

/** Codes of cards, films and sides become what people call them. */
function toldWord(name: string, value: unknown): string | number {
  if (Array.isArray(value)) return value.map((code) => cardShort(String(code))).join(", ");
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value === "number") return value;
  const word = String(value);
  if (name === "card" || name === "change") return cardShort(word);
  if (name === "film" || name === "to_film") return TITLES[word as Film];
  if (name === "side" || name === "to_side") return SIDE_TITLES[word as SideName];
  return word;
}

export function suspense(scene: Position<Game>): string {
  return `${reasonOf(scene)} ${say("tf-web-suspense")}`;
}

function reasonOf({ view, seat, names }: Position<Game>): string {
  return say("tf-result-reason", {
    reason: view.reason,
    who: names[view.mover] ?? "",
    me: view.mover === seat ? "yes" : "no",
  });
}

export function result(scene: Position<Game>): string {
  const { outcome: sheet } = scene;
  if (sheet === null) return "";
  const { seat, names } = scene;
  const reason = reasonOf(scene);
  const who = joined(sheet.winners.map((winner) => names[winner] ?? ""));
  const points = sheet.scores[sheet.winners[0] ?? 0] ?? 0;
  const me = sheet.winners.includes(seat) ? "yes" : "no";
  const won =
    sheet.winners.length > 1
      ? say("tf-result-shared", { who, points })
      : say("tf-result-won", { who, me, points });
  return [reason, won, placeOf(scene)].filter(Boolean).join(" ");
}

/** Where the viewer comes in, if not first. */
export function placeOf({ outcome: sheet, seat }: Position<Game>): string {
  const mine = sheet?.scores[seat];
  if (sheet === null || mine === undefined || sheet.winners.includes(seat)) return "";
  const place = 1 + sheet.scores.filter((points) => points > mine).length;
  return say("tf-result-place", { place, points: mine });
}
