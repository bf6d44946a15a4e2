/** How this game is played out before eyes and ears. */

import { say } from "../../text/texts.svelte";
import { heldBack, LAST, SEEN, type Beat, type Moment } from "../../stage/beat";
import type { Sound } from "../../stage/sounds";
import type { Position } from "../face";
import type { Event, Game } from "./protocol";
import { STUCK, stuckWords, VERDICT, wantedIn } from "./stuck";
import { tell, verdict } from "./words";

/** Four piles and a hand are to be compared. */
const EXPLAINED = 4_500;

const CHEERED = 2_400;

/** The last card is seen before anything is said about who has won; then why nothing went any more. */
export function stage({ before, position, news }: Beat<Game>): readonly Moment<Game>[] | null {
  const end = news.findIndex(({ event }) => event.event === "won");
  if (end < 0) return null;
  const shown = heldBack(position, before.happened.length + end);
  const last = news[end - 1]?.event;
  const ending = [
    // A card that is still on its way tells nothing: it lands under its own sentence.
    ...(last === undefined
      ? []
      : [{ position: shown, words: tell(last as Event, position), hold: LAST }]),
    { position: shown, words: say("ff-web-over"), hold: SEEN },
  ];
  const open = { ...shown, hands: position.hands };
  const explained =
    wantedIn(position).length === 0
      ? []
      : [
          {
            position: open,
            cue: { kind: STUCK, at: 0 },
            words: stuckWords(position),
            hold: EXPLAINED,
          },
        ];
  return [
    ...ending,
    ...explained,
    {
      position: open,
      cue: { kind: VERDICT, at: 0 },
      words: verdict(position),
      sound: hasLost(position) ? "groan" : "applause",
      hold: CHEERED,
    },
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

export function sound(event: Event): Sound | null {
  switch (event.event) {
    case "dealt":
      return "shuffle";
    case "laid":
      return "card";
    default:
      return null; // who has won is heard with the verdict
  }
}

function hasLost({ seat, view }: Position<Game>): boolean {
  return seat >= 0 && view.winner !== seat;
}
