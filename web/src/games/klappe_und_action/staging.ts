/** How this game is played out before eyes and ears. */

import { say } from "../../text/texts.svelte";
import { heldBack, type Beat, type Moment } from "../../stage/beat";
import type { Sound } from "../../stage/sounds";
import type { Position } from "../face";
import type { Event, Game } from "./protocol";

/** The projector's light goes from frame to frame, through the whole strip. */
export const RUN = "run";
/** A title card before an act. */
export const TITLE = "title";

/** Cards that an effect has just moved arrive first. */
const ARRIVE = 900;
const FRAME = 380;
const READ = 2_200;

const CHECKS: ReadonlySet<string> = new Set(["needed", "succeeded", "lost"]);

export function stage({ before, position, news }: Beat<Game>): readonly Moment<Game>[] | null {
  const told = before.happened.length;
  const check = news.findIndex(({ event }) => CHECKS.has(event.event));
  if (check >= 0) return [...run(position, told + check), { position, hold: READ }];
  const act = news.find(({ event }) => event.event === "act")?.event;
  if (act?.event === "act") {
    // Behind the title lies what was there before: nothing moves unseen.
    const cue = { kind: TITLE, at: act.act };
    return [
      { position: { ...before, legal: [] }, cue, hold: READ },
      { position, hold: ARRIVE },
    ];
  }
  return null;
}

/** Whether the film comes out well is seen frame by frame. */
function run(position: Position<Game>, told: number): readonly Moment<Game>[] {
  const shown = heldBack(position, told);
  const words = say("ka-web-running");
  const frames = Array.from({ length: position.view.film.length + 1 }, (_, at) => at);
  return frames.map((at) => ({
    position: shown,
    cue: { kind: RUN, at },
    words,
    hold: at === 0 ? ARRIVE : FRAME,
  }));
}

export function brief(event: Event): string | null {
  switch (event.event) {
    case "laid":
      return say("ka-brief-laid", { scene: event.scene, slot: event.slot });
    case "skipped":
    case "showed":
      return say(`ka-brief-${event.event}`, { scene: event.scene });
    case "looked":
      return say("ka-brief-looked", { slot: event.slot });
    case "requested":
    case "ready":
      return say(`ka-brief-${event.event}`);
    default:
      return null;
  }
}

export function sound(event: Event): Sound | null {
  switch (event.event) {
    case "act":
      return "clap";
    case "dealt":
      return "shuffle";
    case "laid":
    case "swapped":
    case "moved":
    case "covered":
      return "card";
    case "won":
      return "applause";
    case "lost":
      return "groan";
    default:
      return null;
  }
}
