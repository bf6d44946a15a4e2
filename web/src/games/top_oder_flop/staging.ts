/** How this game is played out before eyes and ears. */

import { say } from "../../text/texts.svelte";
import { heldBack, LAST, type Beat, type Moment } from "../../stage/beat";
import type { Sound } from "../../stage/sounds";
import type { Position } from "../face";
import { SIDE_TITLES, type SideName } from "./cards";
import type { Event, Game } from "./protocol";
import { suspense } from "./telling";
import { cardShort, filmShort } from "./words";

/** Film by film it is told what it brought to whom; last what was left over. */
export const PREMIERE = "premiere";

/** Long enough to read a film's line. */
const FILM = 2_600;

export function stage({ before, position, news }: Beat<Game>): readonly Moment<Game>[] | null {
  const { outcome } = position;
  const end = news.findIndex(({ event }) => event.event === "over");
  if (outcome === null || end < 0) return null;
  const shown = heldBack(position, before.happened.length + end);
  const words = suspense(position);
  const films = Array.from({ length: outcome.films.length + 1 }, (_, at) => at);
  return [
    { position: shown, words, hold: LAST },
    ...films.map((at) => ({
      // The sheet is told as far as the cue goes.
      position: { ...shown, outcome },
      cue: { kind: PREMIERE, at },
      words,
      hold: FILM,
    })),
    { position, hold: 0 },
  ];
}

export function brief(event: Event): string | null {
  switch (event.event) {
    case "opened":
      return say("tf-brief-opened", {
        card: cardShort(event.card),
        film: filmShort(event.film),
      });
    case "kept":
      return say("tf-brief-kept", { film: filmShort(event.film) });
    case "laid":
      return say("tf-brief-laid", {
        card: cardShort(event.card),
        film: filmShort(event.film),
        side: SIDE_TITLES[event.side as SideName],
      });
    case "moved":
      return say("tf-brief-moved", {
        card: cardShort(event.card),
        film: filmShort(event.to_film),
        side: SIDE_TITLES[event.to_side as SideName],
      });
    case "marked":
      return say("tf-brief-marked", {
        marker: event.marker,
        film: filmShort(event.film),
        side: SIDE_TITLES[event.side as SideName],
      });
    default:
      return null;
  }
}

export function sound(event: Event, { seat, outcome }: Position<Game>): Sound | null {
  switch (event.event) {
    case "dealt":
      return "shuffle";
    case "laid":
    case "kept":
    case "kept-card":
    case "moved":
    case "took-over":
      return "card";
    case "marked":
    case "completed":
      return "clap";
    case "over":
      return seat >= 0 && outcome !== null && !outcome.winners.includes(seat)
        ? "groan"
        : "applause";
    default:
      return null;
  }
}
