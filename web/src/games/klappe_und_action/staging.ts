/** How this game is played out before eyes and ears. */

import { say } from "../../text/texts.svelte";
import { ARRIVED, heldBack, SEEN, type Beat, type Moment } from "../../stage/beat";
import type { Sound } from "../../stage/sounds";
import type { Happened, Position } from "../face";
import type { Event, Game, View } from "./protocol";
import { isSolo, type KlappeScene } from "./table";
import { tell } from "./words";

/** The projector's light goes from frame to frame, through the whole strip. */
export const RUN = "run";
/** A title card before an act. */
export const TITLE = "title";
/** What has become of the film, before the score sheet. */
export const PREMIERE = "premiere";

/** Cards that an effect has just moved arrive first. */
const ARRIVE = 900;
/** Long enough to read the scene in the light, and what is said of it. */
const FRAME = 1_000;
/** Where the order breaks there is more to read. */
const BREAK = 2_000;
const READ = 2_200;
/** How the check came out, with every place where the order breaks. */
const VERDICT = 3_200;
/** The curtain opens, and there is something to read. */
const GALA = 5_200;

const CHECKS: ReadonlySet<string> = new Set(["needed", "succeeded", "lost"]);
/** Events of the editing phase that move no scene. */
const FILM_STAYS: ReadonlySet<string> = new Set([...CHECKS, "editing", "lapsed", "skipped", "won"]);

/** What takes scenes from one place to another. */
const MOVES: ReadonlySet<string> = new Set(["laid", "swapped", "moved"]);

type Swappable = Pick<View, "film" | "numbers">;

export function stage({ before, position, news }: Beat<Game>): readonly Moment<Game>[] | null {
  const told = before.happened.length;
  const begun = news.findLastIndex(({ event }) => event.event === "act");
  const act = news[begun]?.event;
  const check = news.findIndex(({ event }, at) => at > begun && CHECKS.has(event.event));
  const forced = act === undefined ? byThemselves({ before, position, news }) : [];
  const first = forced.length > 0 ? [] : onTheWay({ before, position, news }, position.view);
  if (check >= 0) {
    const shown = [...first, ...forced, ...run(position, told + check)];
    return [...shown, ...verdict({ before, position, news })];
  }
  if (act?.event === "act") {
    // Behind the title lies what was there before: nothing moves unseen.
    const cue = { kind: TITLE, at: act.act };
    const shown = { ...heldBack(position, told + begun + 1), view: quiet(before.view) };
    return [
      { position: shown, cue, hold: READ },
      // Nobody is asked before the cards are dealt.
      { position: heldBack(position, position.happened.length), hold: ARRIVE },
      { position, hold: 0 },
    ];
  }
  if (forced.length > 0) return [...forced, { position, hold: 0 }];
  return first.length > 0 ? [...first, { position, hold: SEEN }] : null;
}

/**
 * Scenes that somebody else moves are seen on their way before anything is said of it: until they
 * lie, the old question stands. One's own are seen while they are chosen.
 */
function onTheWay(
  { before, position, news }: Beat<Game>,
  { film, numbers }: Swappable,
): readonly Moment<Game>[] {
  const moves = news.find(({ event }) => MOVES.has(event.event))?.event as Event | undefined;
  const isOwn = moves !== undefined && doer(moves, position) === position.seat && !position.still;
  const lies = film.every((scene, place) => scene === before.view.film[place]);
  if (moves === undefined || isOwn || lies) return [];
  const { actor, asked, turn, phase, cuts, check, reason } = before.view;
  const waiting = { actor, asked, turn, phase, cuts, check, reason, previews: [] };
  const view = { ...position.view, film, numbers, ...waiting };
  return [
    { position: { ...heldBack(position, before.happened.length), actor, view }, hold: ARRIVED },
  ];
}

/**
 * Scissors effects that nobody chose: they must be carried out and leave no choice, or have no
 * target. First what was chosen is seen, then each of them: the scenes move, then its line is told.
 */
function byThemselves(beat: Beat<Game>): readonly Moment<Game>[] {
  const { before, position, news } = beat;
  const own = news.flatMap(({ event }, at) => {
    const nobodys = event.event === "lapsed" || event.event === "swapped";
    return nobodys && at > 0 ? [{ at, scene: event.scene, moves: event.event === "swapped" }] : [];
  });
  const [first] = own;
  const chosen = first && filmBefore(position.view, news.slice(first.at));
  if (first === undefined || !chosen) return [];
  const words = (count: number): string => tell(news[count - 1]?.event as Event, position);
  const moment = (count: number, told: number, scene: number, hold: number): Moment<Game>[] => {
    const film = filmBefore(position.view, news.slice(count));
    if (film === null) return [];
    const view = { ...unchecked(position.view), ...film };
    const asked = { ...view.asked, scene };
    const shown = heldBack(position, before.happened.length + told);
    return [{ position: { ...shown, view: { ...view, asked } }, words: words(told), hold }];
  };
  return [
    ...onTheWay(beat, chosen),
    ...moment(first.at, first.at, 0, ARRIVE),
    ...own.flatMap(({ at, scene, moves }) => [
      ...(moves ? moment(at + 1, at, scene, ARRIVED) : []),
      ...moment(at + 1, at + 1, scene, READ),
    ]),
  ];
}

/** The film without what came later; null: that cannot be told from the happenings. */
function filmBefore(view: View, later: readonly Happened<Game>[]): Swappable | null {
  const film = [...view.film];
  const numbers = [...view.numbers];
  for (const { event } of later.toReversed()) {
    if (FILM_STAYS.has(event.event)) continue;
    if (event.event !== "swapped") return null;
    const [one, other] = [event.slot - 1, event.other_slot - 1];
    for (const strip of [film, numbers]) {
      [strip[one], strip[other]] = [strip[other] ?? 0, strip[one] ?? 0];
    }
  }
  return { film, numbers };
}

/** Nobody is asked anything meanwhile. */
function quiet(view: View): View {
  return { ...view, actor: -1, asked: { what: "", scene: 0, copied: 0, chosen: 0 }, previews: [] };
}

/** Before the film is run. */
function unchecked(view: View): View {
  const check = { numbers: [], falls: [], needed: 0 };
  return { ...quiet(view), phase: "editing", reason: "", check };
}

/** Whether the film comes out well is seen frame by frame. */
function run(position: Position<Game>, told: number): readonly Moment<Game>[] {
  const view = { ...unchecked(position.view), check: position.view.check };
  const shown = { ...heldBack(position, told), view };
  const words = say("ka-web-running");
  const frames = Array.from({ length: position.view.film.length + 1 }, (_, at) => at);
  return frames.map((at) => ({
    position: shown,
    cue: { kind: RUN, at },
    words,
    sound: "projector",
    hold: at === 0 ? ARRIVE : position.view.check.falls.includes(at) ? BREAK : FRAME,
  }));
}

/** What the run has shown; after the last one, where that leads. That it is won is told there. */
function verdict({ before, position, news }: Beat<Game>): readonly Moment<Game>[] {
  if (position.outcome === null) return [{ position, hold: VERDICT }];
  const won = news.findIndex(({ event }) => event.event === "won");
  const told = won < 0 ? position : heldBack(position, before.happened.length + won);
  const last = told.happened.at(-1)?.event as Event;
  return [
    { position: told, words: tell(last, position), hold: VERDICT },
    { position, cue: { kind: PREMIERE, at: 0 }, hold: GALA },
    { position, hold: 0 }, // afterwards the film can be looked at
  ];
}

/** Of what was done before a new act nothing is news any more. */
export function opens({ event }: Event): boolean {
  return event === "act";
}

/** Whose deed it is: an effect names nobody. Alone one does everything oneself. */
export function doer(event: Event, position: Position<Game>): number | null {
  if (isSolo(position)) return position.seat;
  if ("seat" in event) return event.seat;
  // While filming it is an effect of the scene laid last; the view may be a turn further already.
  const at = position.happened.findLastIndex((told) => told.event === event);
  const earlier = position.happened.slice(0, at < 0 ? undefined : at);
  const cause = earlier.findLast(
    ({ event: { event: name } }) => name === "laid" || name === "editing",
  );
  return cause?.event.event === "laid" ? cause.event.seat : position.view.director;
}

/** What others have done since the viewer's own move: which side did it last, and when. */
export interface Done {
  readonly side: number;
  readonly deeds: readonly number[];
}

/** What was done to scenes: laid, moved, shown, left without its effect. */
export function freshScenes(scene: KlappeScene): ReadonlyMap<number, Done> {
  return freshIn(scene, scenesOf);
}

/** The slots whose card was looked at. */
export function freshSlots(scene: KlappeScene): ReadonlyMap<number, Done> {
  return freshIn(scene, (event) => (event.event === "looked" ? [event.slot] : []));
}

function freshIn(
  scene: KlappeScene,
  touchedBy: (event: Happened<Game>["event"]) => readonly number[],
): ReadonlyMap<number, Done> {
  const found = new Map<number, Done>();
  for (const { seq, event } of scene.fresh) {
    for (const touched of touchedBy(event)) {
      const deeds = found.get(touched)?.deeds ?? [];
      found.set(touched, { side: doer(event as Event, scene) ?? 0, deeds: [...deeds, seq] });
    }
  }
  return found;
}

function scenesOf(event: Happened<Game>["event"]): readonly number[] {
  switch (event.event) {
    case "swapped":
      return [event.scene, event.other];
    case "laid":
    case "moved":
    case "took-number":
    case "covered":
    case "showed":
    case "skipped":
    case "lapsed":
      return [event.scene];
    default:
      return [];
  }
}

export function brief(event: Event): string | null {
  switch (event.event) {
    case "swapped":
      return say("ka-brief-swapped", { scene: event.scene, other: event.other });
    case "moved":
    case "covered":
      return say(`ka-brief-${event.event}`, { scene: event.scene, slot: event.slot });
    case "took-number":
      return say("ka-brief-took-number", { scene: event.scene, number: event.number });
    case "laid":
      return say("ka-brief-laid", { scene: event.scene, slot: event.slot });
    case "skipped":
    case "lapsed":
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
