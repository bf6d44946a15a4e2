/** Cards, places and plays in words. */

import { say } from "../../text/texts.svelte";
import {
  cardCalled,
  filmOf,
  printOn,
  SIDE_TITLES,
  sideOf,
  TITLES,
  type Film,
  type Place,
  type SideName,
} from "./cards";
import { MARKER, moveOf, type Play, type Step } from "./plays";
import type { Action, Move, RowCardView as RowCard, View } from "./protocol";
import { sideView, signed } from "./sight";

/** `AA/CC 3`, `AA 5`, `Top→Flop −3`. */
export function cardShort(code: string): string {
  const print = printOn(code);
  if (print.kind === "change") {
    return say("tf-card", { shows: print.change, worth: signed(print.worth, true) });
  }
  return say("tf-card", { shows: filmsShort(print.films), worth: print.worth });
}

/** A pair as actions have it, `ad`: `AA/DD`; `a5`: `AA 5`. */
/** A film by its letters, as on the cards. */
export function filmShort(film: string): string {
  return film.toUpperCase();
}

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
    cards: words.join(say("list-between")) || say("tf-nothing"),
    sum: side.total,
  });
}

export function rowLabel(film: Film, row: Row): string {
  const cards = row.cards.map(rowCardLabel).join(say("list-between")) || say("tf-nothing");
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

/** The same beside the cards: how many of them are unknown is seen there. */
export function sumOf({ cards, influence }: Row): string {
  return signed(influence) + (cards.some(({ card }) => card === null) ? "+?" : "");
}

export function titleOf(place: Place): string {
  return TITLES[filmOf(place)];
}

export function sideTitle(place: Place): string {
  return SIDE_TITLES[sideOf(place)];
}

/** A whole play as one sentence. */
export function actionWords(action: Action): string {
  const film = TITLES[action.film];
  if (action.kind === "keep") return say("tf-web-play-own", { card: cardShort(action.card), film });
  const side = SIDE_TITLES[action.side];
  if (action.kind === "mark") {
    return say("tf-web-play-marker", { marker: action.marker, film, side });
  }
  const card = cardShort(action.card);
  const over =
    action.over === undefined || action.row === undefined
      ? ""
      : ` ${say("tf-web-play-over", { pair: pairShort(action.over), row: TITLES[action.row] })}`;
  if (action.kind === "lay") return say("tf-web-play-film", { card, film, side }) + over;
  const move = say("tf-web-play-move", {
    card,
    pair: pairShort(action.pair),
    from: TITLES[action.from_film],
    from_side: SIDE_TITLES[action.from_side],
    film,
    side,
  });
  return move + over;
}

/** An answer in words, for buttons; `plays` are those that may give it. */
export function answerWords(view: View, step: Step, value: string, plays: readonly Play[]): string {
  switch (step) {
    case "card":
      return value === MARKER ? say("tf-step-marker") : cardShort(value);
    case "where":
      if (value === "x2" || value === "stop") return say("tf-marker", { marker: value });
      return say(`tf-where-${value}`);
    case "taken": {
      const move = moveOf(plays, value);
      return move === undefined ? "" : takenWords(view, move);
    }
    case "film":
    case "row":
      return TITLES[value as Film];
    case "side":
      return SIDE_TITLES[value as SideName];
    case "over": {
      const goal = plays[0]?.action;
      if (goal === undefined || !("side" in goal)) return pairShort(value);
      return lowestShort(view, value, `${goal.side} ${goal.film}`);
    }
  }
}

/** The card there that a pair stands for. */
function lowestShort(view: View, pair: string, place: Place): string {
  const code = cardCalled(pair, sideView(view, place).cards);
  return code === undefined ? pairShort(pair) : cardShort(code);
}

function takenWords(view: View, { pair, from_side, from_film }: Move): string {
  const place: Place = `${from_side} ${from_film}`;
  return say("tf-step-moved", {
    pair: lowestShort(view, pair, place),
    film: titleOf(place),
    side: sideTitle(place),
  });
}
