/** How this game is played out before eyes and ears. */

import { joined, say } from "../../text/texts.svelte";
import { heldBack, LAST, type Beat, type Moment } from "../../stage/beat";
import type { Sound } from "../../stage/sounds";
import type { Position } from "../face";
import { FILMS, printOn, SIDE_TITLES, TITLES, type Film, type SideName } from "./cards";
import type { Event, Game, Outcome, View } from "./protocol";
import { signed } from "./sight";
import { suspense, tell } from "./telling";
import { cardShort, filmShort } from "./words";

/** Film by film it is told what it brought to whom; then what was left over, and who has won. */
export const PREMIERE = "premiere";

/** The poster and the names come first, and last who gets how much, line by line. */
export const OPENING = 500;
export const LINE = 220;
/** What a step has brought is in the sheet: long enough to see it there. */
const COUNTED = 1_600;
/** A face-down card is turned up: one after the other, so that eyes can follow. */
export const TURN = 400;
/** Who has won stands on the red carpet. */
const MOGULS = 4_500;
/** Why the game is over, with everything that is still face down. */
const CURTAIN = 2_400;

export function stage({ before, position, news }: Beat<Game>): readonly Moment<Game>[] | null {
  const { outcome } = position;
  const end = news.findIndex(({ event }) => event.event === "over");
  if (outcome === null || end < 0) return null;
  const shown = heldBack(position, before.happened.length + end);
  const words = suspense(position);
  const films = outcome.films.map(({ film }) => film);
  const told = (count: number) => ({
    ...shown,
    view: withHidden(position.view, films.slice(count)),
  });
  // The sheet is told as far as the cue goes: its points are added when the step has told them.
  const step = (at: number, turned: number): readonly Moment<Game>[] => {
    const moment = { position: { ...told(at + 1), outcome }, words };
    const cue = { kind: PREMIERE, at };
    const telling = OPENING + TURN * turned + LINE * (position.view.seats.length + 1);
    const counted = { ...moment, words: paid(position, outcome, at) };
    return [
      { ...moment, cue, hold: telling },
      { ...counted, cue: { ...cue, done: true }, hold: COUNTED },
    ];
  };
  const move = news.slice(0, end).findLast(({ event: { event } }) => isMove(event))?.event;
  // What is said while the last card is moving is the move; the reason comes after.
  const last =
    move === undefined
      ? []
      : [{ position: told(0), words: tell(move as Event, position), hold: LAST }];
  return [
    ...last,
    { position: told(0), words, hold: CURTAIN },
    ...films.flatMap((film, at) => step(at, faceDown(position.view, film).length)),
    ...step(films.length, 0),
    {
      // The log and the sentence tell the result after this picture of it.
      position: { ...shown, outcome },
      cue: { kind: PREMIERE, at: films.length + 1 },
      words: moguls(position, outcome),
      sound: position.seat < 0 || outcome.winners.includes(position.seat) ? "applause" : "groan",
      hold: MOGULS,
    },
    { position, hold: 0 },
  ];
}

/** Not a film that it completed, nor what somebody said at the table meanwhile. */
function isMove(event: string): boolean {
  return event !== "completed" && !event.startsWith("table-");
}

/** Who has got how much for a film, or after the last one for what was left over. */
function paid({ names }: Position<Game>, { films, left_points }: Outcome, at: number): string {
  const film = films[at];
  const title = film ? TITLES[film.film] : say("tf-web-left-stage");
  const points = (film?.points ?? left_points).map((one, seat) => ({ one, name: names[seat] }));
  const got = points.filter(({ one }) => one !== 0);
  const list = (got.length > 0 ? got : points).map(
    ({ one, name }) => `${name} ${signed(one, true)}`,
  );
  return `${title} – ${list.join(", ")}`;
}

/** Who stands on the red carpet. */
function moguls({ names }: Position<Game>, { winners }: Outcome): string {
  const who = joined(winners.map((seat) => names[seat] ?? ""));
  return `${say("tf-web-moguls", { count: winners.length })} – ${who}`;
}

/** The cards that are turned up for this film, by seat and place. */
export function faceDown(view: View, film: Film): readonly string[] {
  return view.seats.flatMap((shown, seat) =>
    (shown.rows[FILMS.indexOf(film)] ?? []).flatMap((_, place) =>
      place > 0 ? [`${seat} ${place}`] : [],
    ),
  );
}

/**
 * The table before these films had their night. The server opens all displays at once when the game is
 * over; what only its owner knew is still face down here.
 */
function withHidden(view: View, films: readonly Film[]): View {
  const isHidden = new Set(films.map((film) => FILMS.indexOf(film)));
  return {
    ...view,
    // Who leads there would tell what lies face down.
    films: view.films.map((film, at) => (isHidden.has(at) ? { ...film, ranks: [] } : film)),
    seats: view.seats.map((shown, seat) => {
      if (seat === view.seat) return shown;
      const influence = [...shown.influence];
      const rows = shown.rows.map((row, film) =>
        row.map((lying) => {
          if (!isHidden.has(film) || lying.shown || lying.card === null) return lying;
          influence[film] = (influence[film] ?? 0) - printOn(lying.card).worth;
          return { ...lying, card: null };
        }),
      );
      return { ...shown, rows, influence };
    }),
  };
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

export function sound(event: Event): Sound | null {
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
    default:
      return null;
  }
}
