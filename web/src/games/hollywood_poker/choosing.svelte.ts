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

/** What is picked belongs to one deal. */
interface Picked {
  readonly choice: Choice;
  readonly deal: number;
}

export class Choosing {
  #picked = $state.raw<Picked>({ choice: NOTHING, deal: 0 });
  readonly #scene: () => Scene<Game>;
  readonly #hands: () => Hands<Game>;

  constructor(scene: () => Scene<Game>, hands: () => Hands<Game>) {
    this.#scene = scene;
    this.#hands = hands;
  }

  get choice(): Choice {
    const { hand, deal } = this.#scene().view;
    return this.#picked.deal === deal ? within(this.#picked.choice, hand) : NOTHING;
  }

  #choose(choice: Choice): void {
    this.#picked = { choice, deal: this.#scene().view.deal };
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

  /** Whether the server would take what is picked. */
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
      void this.#hands().attempt(meant(value, held, this.#asked));
    } else if (this.count(value) >= held) {
      this.#choose(withCount(this.choice, value, 0));
    } else if (!this.gives) {
      this.#choose(addToSet(this.choice, value));
    } else if (this.cards.length < this.due) {
      this.#choose(withCount(this.choice, value, this.count(value) + 1));
    } else {
      // One too many: it takes the place of the highest one picked.
      const highest = this.cards.at(-1) ?? value;
      const without = withCount(this.choice, highest, this.count(highest) - 1);
      this.#choose(withCount(without, value, chosen(without, value) + 1));
    }
  }

  pickAll(value: number): void {
    if (this.#scene().pending !== null) return;
    const held = this.#held(value);
    if (!this.bright(value)) {
      this.pick(value);
    } else if (this.gives) {
      const room = this.due - this.cards.length + this.count(value);
      this.#choose(withCount(this.choice, value, Math.min(held, room)));
    } else {
      this.#choose(allThatFit(this.#scene().legal, this.choice, value, held));
    }
  }

  drop(value: number): void {
    this.#choose(withCount(this.choice, value, this.count(value) - 1));
  }

  clear(): void {
    this.#choose(NOTHING);
  }

  /** Play or give what is picked; if that cannot be, the server says why. */
  async send(): Promise<void> {
    const { cards } = this;
    if (this.#scene().pending !== null || cards.length === 0) return;
    if (this.gives && this.ready) await this.#give(cards);
    else if (await this.#hands().attempt(playing(cards))) this.clear();
  }

  async pass(): Promise<void> {
    await this.#hands().attempt(PASS);
  }

  /** A gift goes card by card, each when the one before has arrived (HP-8). */
  async #give(cards: readonly number[]): Promise<void> {
    for (const card of cards) {
      if (!(await this.#hands().attempt({ kind: "give", card }))) return;
      this.drop(card);
    }
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
