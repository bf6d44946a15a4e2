/** What is asked, what happened and who won, in words. */

import type { TopOderFlopEvent as Happened, TopOderFlopView as View } from "../../protocol";
import { say, type Params } from "../../text/texts.svelte";
import type { Json, Scene } from "../face";
import { SIDE_TITLES, TITLES, type Film, type SideName } from "./cards";
import { cardShort } from "./words";

export function asks(scene: Scene<View>): string {
  const { view, seat, names } = scene;
  const { lap } = view;
  if (view.actor === seat && seat >= 0) {
    return lap > 0 ? say("tf-web-asks-opening", { lap }) : say("tf-web-asks-turn");
  }
  const who = names[view.actor] ?? "";
  return lap > 0 ? say("tf-web-waits-opening", { who, lap }) : say("tf-web-waits", { who });
}

export function tell(event: Json, scene: Pick<Scene<View>, "names" | "seat">): string | null {
  const told = event as unknown as Happened;
  const params: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(told)) params[name] = toldWord(name, value);
  if ("seat" in told) {
    params["who"] = scene.names[told.seat] ?? "";
    params["me"] = told.seat === scene.seat ? "yes" : "no";
  }
  return say(`tf-told-${told.event}`, params as Params);
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

export interface FilmScore {
  readonly film: Film;
  readonly top: number;
  readonly flop: number;
  readonly value: number;
  readonly influence: readonly number[];
  readonly ranks: readonly number[];
  readonly points: readonly number[];
}

/** The outcome as the pad has it; the house sends it. */
export interface Sheet {
  readonly reason: string;
  readonly winners: readonly number[];
  readonly scores: readonly number[];
  readonly films: readonly FilmScore[];
  readonly cards_left: readonly number[];
  readonly markers_left: readonly number[];
  readonly left_points: readonly number[];
}

export function sheetOf(scene: Scene<View>): Sheet | null {
  return scene.outcome as unknown as Sheet | null;
}

export function suspense(scene: Scene<View>): string {
  return `${reasonOf(scene)} ${say("tf-web-suspense")}`;
}

function reasonOf({ view, seat, names }: Scene<View>): string {
  return say("tf-result-reason", {
    reason: view.reason,
    who: names[view.mover] ?? "",
    me: view.mover === seat ? "yes" : "no",
  });
}

export function result(scene: Scene<View>): string {
  const sheet = sheetOf(scene);
  if (sheet === null) return "";
  const { seat, names } = scene;
  const reason = reasonOf(scene);
  const who = sheet.winners.map((winner) => names[winner] ?? "").join(", ");
  const points = sheet.scores[sheet.winners[0] ?? 0] ?? 0;
  if (sheet.winners.length > 1) return `${reason} ${say("tf-result-shared", { who, points })}`;
  const won = say("tf-result-won", {
    who,
    me: sheet.winners.includes(seat) ? "yes" : "no",
    points,
  });
  return `${reason} ${won}`;
}
