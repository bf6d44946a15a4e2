/** The cards the viewer has picked out: a set to play, or a gift that goes card by card. */

import type { Hands, Scene } from "../face";
import { groupsOf } from "./cards";
import {
  NOTHING,
  addToSet,
  allThatFit,
  brightIn,
  cardsIn,
  chosen,
  isLegal,
  meant,
  playing,
  withCount,
  within,
  type Choice,
} from "./choice";
import type { Game, Pass } from "./protocol";
import { highest, roundOf } from "./round";

const PASS: Pass = { kind: "pass" };

export class Choosing {
  #picked = $state.raw<Choice>(NOTHING);
  /** A gift is on its way: its next card follows when the one before has arrived. */
  #giving = $state(false);
  readonly #scene: () => Scene<Game>;
  readonly #hands: () => Hands<Game>;

  constructor(scene: () => Scene<Game>, hands: () => Hands<Game>) {
    this.#scene = scene;
    this.#hands = hands;
    const own = $derived(scene().view.hand.join(" "));
    let before = scene().view.hand.join(" ");
    $effect(() => {
      // What follows could not be sent before the house has answered.
      if (own === before || scene().pending !== null) return;
      before = own;
      // The hand has changed: a set has been played, a card given, or there is a new deal.
      if (this.gives && this.#giving) this.#giveOn();
      else this.clear();
    });
  }

  get choice(): Choice {
    return within(this.#picked, this.#scene().view.hand);
  }

  get cards(): number[] {
    return cardsIn(this.choice);
  }

  get groups(): ReturnType<typeof groupsOf> {
    return groupsOf(this.#scene().view.hand);
  }

  get myTurn(): boolean {
    return this.#scene().legal.length > 0;
  }

  /** Whether the viewer is choosing a gift. */
  get gives(): boolean {
    return this.myTurn && this.#scene().view.giving >= 0;
  }

  get due(): number {
    return this.#scene().view.due;
  }

  /** Whether the house would take what is picked. */
  get ready(): boolean {
    if (this.#scene().pending !== null) return false;
    if (this.gives) return this.cards.length === this.due;
    return isLegal(this.#scene().legal, playing(this.cards));
  }

  /** Cards that can do something now; while others think, all of them can be picked. */
  bright(value: number): boolean {
    return !this.myTurn || this.gives || brightIn(this.#scene().legal).has(value);
  }

  count(value: number): number {
    return chosen(this.choice, value);
  }

  /** One more card of a value; when all are picked, none. */
  pick(value: number): void {
    if (this.#scene().pending !== null) return;
    const held = this.#held(value);
    if (!this.bright(value)) {
      this.#hands().why(meant(value, held, this.#asked));
    } else if (this.count(value) >= held) {
      this.#picked = withCount(this.choice, value, 0);
    } else if (!this.gives) {
      this.#picked = addToSet(this.choice, value);
    } else if (this.cards.length < this.due) {
      this.#picked = withCount(this.choice, value, this.count(value) + 1);
    } else {
      // One too many: it takes the place of the highest one picked.
      const highest = this.cards.at(-1) ?? value;
      const without = withCount(this.choice, highest, this.count(highest) - 1);
      this.#picked = withCount(without, value, chosen(without, value) + 1);
    }
  }

  pickAll(value: number): void {
    if (this.#scene().pending !== null) return;
    const held = this.#held(value);
    if (!this.bright(value)) {
      this.pick(value);
    } else if (this.gives) {
      const room = this.due - this.cards.length + this.count(value);
      this.#picked = withCount(this.choice, value, Math.min(held, room));
    } else {
      this.#picked = allThatFit(this.#scene().legal, this.choice, value, held);
    }
  }

  drop(value: number): void {
    this.#picked = withCount(this.choice, value, this.count(value) - 1);
  }

  clear(): void {
    this.#picked = NOTHING;
    this.#giving = false;
  }

  /** Play or give what is picked; if that cannot be, the house says why. */
  send(): void {
    if (this.#scene().pending !== null) return;
    if (this.gives && this.ready) {
      this.#giving = true;
      this.#giveLowest();
    } else if (this.ready) {
      this.#hands().act(playing(this.cards));
    } else if (this.cards.length > 0) {
      this.#hands().why(playing(this.cards));
    }
  }

  pass(): void {
    if (this.#scene().pending !== null) return;
    if (isLegal(this.#scene().legal, PASS)) this.#hands().act(PASS);
    else this.#hands().why(PASS);
  }

  #giveLowest(): void {
    const card = this.cards[0];
    if (card !== undefined) this.#hands().act({ kind: "give", card });
  }

  /** The lowest card picked has arrived. */
  #giveOn(): void {
    const [given] = cardsIn(this.#picked);
    if (given !== undefined) {
      this.#picked = withCount(this.#picked, given, chosen(this.#picked, given) - 1);
    }
    this.#giveLowest();
  }

  #held(value: number): number {
    return this.groups.find((group) => group.value === value)?.count ?? 0;
  }

  /** How many cards a set of this round has. */
  get #asked(): number {
    const { view, happened } = this.#scene();
    return view.owner < 0 ? 1 : (highest(roundOf(happened))?.cards?.length ?? 1);
  }
}
