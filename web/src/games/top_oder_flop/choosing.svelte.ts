/**
 * What the player has chosen so far. It outlives updates: as long as the server still lists a
 * play that fits, nothing is forgotten.
 */

import { isSame } from "../actions";
import type { Hands, Scene } from "../face";
import { cardCalled, filmOf, pairOf, printOn, sideOf, type Film, type Place } from "./cards";
import {
  fitting,
  goesTo,
  isChange,
  MARKER,
  offers,
  playOf,
  question,
  standing,
  triedOffer,
  triedRow,
  triedSide,
  type Answer,
  type Offer,
  type Play,
  type Step,
} from "./plays";
import type { Game, Mark } from "./protocol";
import { sideView } from "./sight";

export class Choosing {
  #answers = $state.raw<readonly Answer[]>([]);
  readonly #scene: () => Scene<Game>;
  readonly #hands: () => Hands<Game>;

  readonly plays: readonly Play[] = $derived.by(() => this.#scene().legal.map(playOf));
  readonly answers: readonly Answer[] = $derived(standing(this.plays, this.#answers));
  readonly left: readonly Play[] = $derived(fitting(this.plays, this.answers));
  readonly asked: Step | null = $derived(question(this.left));
  /** The card or marker in question; there may be only one that can be played. */
  readonly card: string = $derived(this.#agreed("card"));
  readonly where: string = $derived(this.#agreed("where"));
  /** A change card's action is being chosen, and the card it takes is not yet. */
  readonly taking: boolean = $derived(
    this.card !== "" && this.where !== "own" && this.asked !== null && this.#mayMove(),
  );
  /** The only play that is left. */
  readonly last: Play | null = $derived(
    this.answers.length > 0 && this.left.length === 1 ? (this.left[0] ?? null) : null,
  );
  readonly offers: readonly Offer[] = $derived(
    this.asked === null ? [] : offers(this.left, this.asked, this.card, this.where),
  );
  readonly hinted: Play | null = $derived.by(() => {
    const best = this.#scene().hinted[0];
    return this.plays.find((play) => isSame(play.action, best)) ?? null;
  });

  constructor(scene: () => Scene<Game>, hands: () => Hands<Game>) {
    this.#scene = scene;
    this.#hands = hands;
  }

  get mine(): boolean {
    return this.plays.length > 0 && this.#scene().pending === null;
  }

  /** The value all plays that are left agree on; empty: they do not. */
  #agreed(step: Step): string {
    const first = this.left[0]?.[step];
    if (first === undefined || this.answers.length === 0) return "";
    return this.left.every((play) => play[step] === first) ? first : "";
  }

  #mayMove(): boolean {
    const taken = new Set(this.left.map((play) => play.taken));
    return taken.size > 1 && !this.answers.some(([step]) => step === "taken");
  }

  // -- choosing --------------------------------------------------------------------

  forget(): void {
    this.#answers = [];
  }

  back(): void {
    this.#answers = this.answers.slice(0, -1);
  }

  /** Take a card or a marker from the hand up; the same once more puts it down. */
  lift(card: string, anew = false): void {
    if (!this.#ready(card)) return;
    if (!anew && this.card === card) this.forget();
    else this.#answers = [["card", card]];
  }

  answer(offer: Offer): void {
    if (this.asked === null) return;
    if (offer.open) this.#answers = [...this.answers, [this.asked, offer.value]];
    else void this.#hands().attempt(triedOffer(this.answers, this.asked, offer.value));
  }

  /** Point at a side of a film, perhaps at a card there. */
  point(place: Place, card?: string): void {
    if (this.card === "") return;
    if (goesTo(this.last, place)) return this.play();
    const anew: readonly Answer[] = isChange(this.card) ? [["source", place]] : goal(place);
    const found = this.#first([
      [...this.answers, ...this.#pointing(place, card)],
      [["card", this.card], ...anew],
    ]);
    if (found !== undefined) this.#answers = found;
    else
      void this.#hands().attempt(
        triedSide(this.plays, this.answers, place, this.#cardsAt(place, card)),
      );
  }

  /** Point at a row of the own display. */
  pointRow(film: Film): void {
    if (this.card === "" || this.card === MARKER) return;
    if (this.isGoal(film) || this.last?.row === film) return this.play();
    const own: readonly Answer[] = [
      ["card", this.card],
      ["where", "own"],
      ["film", film],
    ];
    // Only who replaces a card is asked for its row; everybody else means the own one.
    const found = this.#first(
      this.asked === "row" ? [[...this.answers, ["row", film]], own] : [own],
    );
    if (found !== undefined) this.#answers = found;
    else void this.#hands().attempt(triedRow(this.card, film));
  }

  play(): void {
    const play = this.last;
    if (play === null || !this.mine) return;
    this.forget();
    void this.#hands().attempt(play.action);
  }

  /** Whether the only play that is left ends in this row of the own display. */
  isGoal(film: Film): boolean {
    return this.last?.where === "own" && this.last.film === film;
  }

  // -- what lights up --------------------------------------------------------------

  canLift(card: string): boolean {
    return this.plays.some((play) => play.card === card);
  }

  /** `whole`: cards at the films are too small to be pointed at one by one. */
  lit(place: Place, whole: boolean): boolean {
    if (this.card === "" || this.last !== null) return false;
    if (this.taking) return whole && this.#leads([["source", place]]);
    return this.#leads(goal(place));
  }

  litCard(place: Place, card: string): boolean {
    if (this.card === "" || this.last !== null) return false;
    if (!this.#called(place, card)) return false;
    if (this.taking) return this.#leads([["taken", `${pairOf(card)} ${place}`]]);
    const over: Answer = ["over", pairOf(card)];
    return this.asked === "over" && this.#leads([...goal(place), over]);
  }

  litRow(film: Film): boolean {
    if (this.card === "" || this.last !== null) return false;
    if (this.asked === "row") return this.#leads([["row", film]]);
    return this.#leads([
      ["where", "own"],
      ["film", film],
    ]);
  }

  /** The card that a change card is about to move. */
  isTaken(place: Place, card: string): boolean {
    const taken = this.left[0]?.taken;
    if (taken === undefined || !this.left.every((play) => play.taken === taken)) return false;
    return taken === `${pairOf(card)} ${place}` && this.#called(place, card);
  }

  #called(place: Place, card: string): boolean {
    return cardCalled(pairOf(card), sideView(this.#scene().view, place).cards) === card;
  }

  #leads(more: readonly Answer[]): boolean {
    return fitting(this.left, more).length > 0;
  }

  // -- pointing --------------------------------------------------------------------

  /** What pointing there says after what was chosen. */
  #pointing(place: Place, card?: string): readonly Answer[] {
    if (this.taking) {
      return card === undefined ? [["source", place]] : [["taken", `${pairOf(card)} ${place}`]];
    }
    if (card !== undefined && this.litCard(place, card)) return [["over", pairOf(card)]];
    return goal(place);
  }

  /** The first of these ways that a legal play goes. */
  #first(ways: readonly (readonly Answer[])[]): readonly Answer[] | undefined {
    return ways.find((answers) => fitting(this.plays, answers).length > 0);
  }

  #cardsAt(place: Place, card?: string): readonly string[] {
    return card === undefined ? sideView(this.#scene().view, place).cards : [card];
  }

  #ready(card: string): boolean {
    const { seat, outcome, pending, still } = this.#scene();
    if (seat < 0 || outcome !== null || pending !== null || still) return false;
    if (this.canLift(card)) return true;
    void this.#hands().attempt(card === MARKER ? ANY_MARK : triedRow(card, firstFilm(card)));
    return false;
  }
}

/** No marker can be played now, wherever to. */
const ANY_MARK: Mark = { kind: "mark", marker: "x2", side: "top", film: "aa" };

function goal(place: Place): readonly Answer[] {
  return [
    ["film", filmOf(place)],
    ["side", sideOf(place)],
  ];
}

function firstFilm(card: string): Film {
  const print = printOn(card);
  return (print.kind === "influence" ? print.films[0] : undefined) ?? "aa";
}
