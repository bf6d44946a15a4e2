/** What of this game is worth a few words, and a sound. */

import { say } from "../../text/texts.svelte";
import type { Sound } from "../../stage/sounds";
import type { Position } from "../face";
import type { Event, Game } from "./protocol";

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
