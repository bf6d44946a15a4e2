/** Cards, places and plays in words. */

import type { TopOderFlopRowCardView as RowCard, TopOderFlopView as View } from "../../protocol";
import { say } from "../../text/texts.svelte";
import {
  cardCalled,
  printOn,
  SIDE_TITLES,
  TITLES,
  type Film,
  type Place,
  type SideName,
} from "./cards";
import { MARKER, readPlay, type Step } from "./plays";
import { sideView, signed } from "./sight";

/** `AA/CC 3`, `AA 5`, `Top→Flop −3`. */
export function cardShort(code: string): string {
  const print = printOn(code);
  if (print.kind === "change") {
    return say("tf-card", { shows: print.change, worth: signed(print.worth, true) });
  }
  return say("tf-card", { shows: filmsShort(print.films), worth: print.worth });
}

/** A pair as notations have it, `ad`: `AA/DD`; `a5`: `AA 5`. */
export function pairShort(pair: string): string {
  const print = printOn(pair);
  if (print.kind === "change" || print.films.length < 2) return cardShort(pair);
  return filmsShort(print.films);
}

function filmsShort(films: readonly Film[]): string {
  return films.map((film) => film.toUpperCase()).join("/");
}

/** In full, for ears: “Arabische Abenteuer or Coole Cops, 3”. */
export function cardLabel(code: string): string {
  const print = printOn(code);
  if (print.kind === "change") {
    return say("tf-web-change", {
      change: print.change,
      worth: signed(print.worth, true),
    });
  }
  const [one, two] = print.films.map((film) => TITLES[film]);
  if (two === undefined) return say("tf-web-card-one", { film: one ?? "", value: print.worth });
  return say("tf-web-card-two", { one: one ?? "", two, value: print.worth });
}

export function rowCardLabel({ card, shown }: RowCard, place: number): string {
  if (card === null) return say("tf-web-hidden");
  if (place === 0) return say("tf-web-face-up", { card: cardLabel(card) });
  return say(shown ? "tf-web-known" : "tf-web-secret", { card: cardLabel(card) });
}

export function sideLabel(view: View, place: Place): string {
  const side = sideView(view, place);
  const words = side.cards.map(cardLabel);
  if (side.doubled) words.push(say("tf-marker", { marker: "x2" }));
  if (side.stopped) words.push(say("tf-marker", { marker: "stop" }));
  return say("tf-web-side", {
    film: titleOf(place),
    side: sideTitle(place),
    cards: words.join("; ") || say("tf-nothing"),
    sum: side.total,
  });
}

export function rowLabel(film: Film, row: Row): string {
  const cards = row.cards.map(rowCardLabel).join("; ") || say("tf-nothing");
  return say("tf-web-row", { film: TITLES[film], cards, sum: influenceShort(row) });
}

/** A row of a display, and what the cards there that the viewer knows add up to. */
export interface Row {
  readonly cards: readonly RowCard[];
  readonly influence: number;
}

/** `7`, or `7+?` if there are cards one does not know. */
export function influenceShort({ cards, influence }: Row): string {
  const unknown = cards.filter(({ card }) => card === null).map(() => "?");
  return [signed(influence), ...unknown].join("+");
}

export function titleOf(place: Place): string {
  return TITLES[place.split(" ")[1] as Film];
}

export function sideTitle(place: Place): string {
  return SIDE_TITLES[place.split(" ")[0] as SideName];
}

/** A whole play as one sentence. */
export function actionWords(notation: string): string {
  const play = readPlay(notation);
  const film = TITLES[play.film as Film];
  const side = SIDE_TITLES[play.side as SideName];
  if (play.card === MARKER) {
    return say("tf-web-play-marker", { marker: play.where ?? "", film, side });
  }
  const card = cardShort(play.card ?? "");
  if (play.where === "own") return say("tf-web-play-own", { card, film });
  const over =
    play.over === undefined
      ? ""
      : ` ${say("tf-web-play-over", {
          pair: pairShort(play.over),
          row: TITLES[play.row as Film],
        })}`;
  if (play.taken === undefined) return say("tf-web-play-film", { card, film, side }) + over;
  const [pair = "", fromSide, fromFilm] = play.taken.split(" ");
  const move = say("tf-web-play-move", {
    card,
    pair: pairShort(pair),
    from: TITLES[fromFilm as Film],
    from_side: SIDE_TITLES[fromSide as SideName],
    film,
    side,
  });
  return move + over;
}

/** An answer in words, for buttons. */
export function answerWords(view: View, step: Step, value: string, play: Goal): string {
  switch (step) {
    case "card":
      return value === MARKER ? say("tf-step-marker") : cardShort(value);
    case "where":
      if (value === "x2" || value === "stop") return say("tf-marker", { marker: value });
      return say(`tf-where-${value}`);
    case "taken":
      return takenWords(view, value);
    case "film":
    case "row":
      return TITLES[value as Film];
    case "side":
      return SIDE_TITLES[value as SideName];
    case "over": {
      const place = `${play.side} ${play.film}` as Place;
      const code = cardCalled(value, sideView(view, place).cards);
      return code === undefined ? pairShort(value) : cardShort(code);
    }
  }
}

/** Where the play in question goes. */
export interface Goal {
  readonly film?: string;
  readonly side?: string;
}

function takenWords(view: View, taken: string): string {
  const [pair = "", side = "", film = ""] = taken.split(" ");
  const place = `${side} ${film}` as Place;
  const code = cardCalled(pair, sideView(view, place).cards);
  return say("tf-step-moved", {
    pair: code === undefined ? pairShort(pair) : cardShort(code),
    film: titleOf(place),
    side: sideTitle(place),
  });
}
