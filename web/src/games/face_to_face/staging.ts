/** How this game is played out before eyes and ears. */

import { say } from "../../text/texts.svelte";
import { heldBack, LAST, type Beat, type Moment } from "../../stage/beat";
import type { Sound } from "../../stage/sounds";
import type { Position } from "../face";
import type { Event, Game } from "./protocol";

/** The last card is seen before anything is said about who has won. */
export function stage({ before, position, news }: Beat<Game>): readonly Moment<Game>[] | null {
  const end = news.findIndex(({ event }) => event.event === "won");
  if (end < 0) return null;
  const shown = heldBack(position, before.happened.length + end);
  return [
    { position: shown, words: say("ff-web-over"), hold: LAST },
    { position, hold: 0 },
  ];
}

export function brief(event: Event): string | null {
  switch (event.event) {
    case "laid":
      return say("ff-brief-laid", { card: event.card, pile: event.pile });
    case "drew":
    case "drew-cards": {
      const count = event.event === "drew" ? event.count : event.cards.length;
      return say("ff-brief-drew", { count });
    }
    default:
      return null;
  }
}

export function sound(event: Event, { seat }: Position<Game>): Sound | null {
  switch (event.event) {
    case "dealt":
      return "shuffle";
    case "laid":
      return "card";
    case "won":
      return seat >= 0 && event.seat !== seat ? "groan" : "applause";
    default:
      return null;
  }
}
