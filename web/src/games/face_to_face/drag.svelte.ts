/** Dragging a card of the hand with finger, pen or mouse. */

import { isPile, type Pile } from "./notation";

/** So far a finger may slip and it is still a tap. */
const SLACK = 7;

interface Grip {
  readonly pointer: number;
  readonly card: number;
  readonly from: { readonly x: number; readonly y: number };
  readonly width: number;
  /** Where on the card the finger lies. */
  readonly offset: { readonly x: number; readonly y: number };
}

export interface Drops {
  began(card: number): void;
  /** Null: let go where nothing is. True: the card stays where it is until it is answered. */
  dropped(card: number, pile: Pile | null): boolean;
}

export class Drag {
  /** The card in the air. */
  card = $state<number | null>(null);
  over = $state<Pile | null>(null);
  /** It was let go over a pile, and nobody has answered yet. */
  waits = $state(false);
  x = $state(0);
  y = $state(0);
  width = $state(0);

  #grip: Grip | null = null;
  #wasDrag = false;

  constructor(private readonly drops: Drops) {}

  down(event: PointerEvent, card: number): void {
    if (event.button !== 0 || this.card !== null) return;
    const element = event.currentTarget as HTMLElement;
    const rect = element.getBoundingClientRect();
    this.#wasDrag = false;
    this.#grip = {
      pointer: event.pointerId,
      card,
      from: { x: event.clientX, y: event.clientY },
      width: rect.width,
      offset: { x: event.clientX - rect.x, y: event.clientY - rect.y },
    };
    element.setPointerCapture(event.pointerId);
  }

  move(event: PointerEvent): void {
    const grip = this.#grip;
    if (grip?.pointer !== event.pointerId) return;
    if (this.card === null) {
      const way = Math.hypot(event.clientX - grip.from.x, event.clientY - grip.from.y);
      if (way < SLACK) return;
      this.card = grip.card;
      this.width = grip.width;
      this.#wasDrag = true;
      this.drops.began(grip.card);
    }
    this.x = event.clientX - grip.offset.x;
    this.y = event.clientY - grip.offset.y;
    this.over = pileAt(event.clientX, event.clientY);
  }

  up(event: PointerEvent): void {
    const { card, over } = this;
    if (this.#grip?.pointer !== event.pointerId) return;
    this.#grip = null;
    this.over = null;
    if (card === null) return;
    this.waits = this.drops.dropped(card, over);
    if (!this.waits) this.land();
  }

  cancel(): void {
    this.#grip = null;
    if (this.card === null) return;
    this.drops.dropped(this.card, null);
    this.land();
  }

  /** The card is back in the hand, or on its pile. */
  land(): void {
    this.card = null;
    this.over = null;
    this.waits = false;
  }

  /** A drag ends with a click too; only a real one counts, and a key's is. */
  clicked(event: MouseEvent): boolean {
    const real = event.detail === 0 || !this.#wasDrag;
    this.#wasDrag = false;
    return real;
  }
}

function pileAt(x: number, y: number): Pile | null {
  const found = document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-pile]");
  const name = found?.dataset["pile"];
  return isPile(name) ? name : null;
}
