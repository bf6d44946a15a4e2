/** Carrying a card with a mouse, a finger or a pen to where it is dropped. */

import type { Attachment } from "svelte/attachments";
import { on } from "svelte/events";

/** A shorter way, in pixels, is a tap with an unsteady hand. */
const SLACK = 8;

interface Wishes<Thing> {
  /** A drag starts; false refuses it. */
  lift(thing: Thing): boolean;
  /** It was dropped on the element with this `data-drop`. */
  drop(thing: Thing, target: string): void;
  /** A command is pending: what was dropped stays there until it is answered. */
  pending(): boolean;
}

interface Grip<Thing> {
  readonly thing: Thing;
  readonly pointer: number;
  readonly x: number;
  readonly y: number;
  /** Ends the listening for this pointer. */
  readonly end: AbortController;
}

/**
 * One for a board. Each card gets `of` as its attachment; the one that is carried gets the class
 * `carried` and `way` as its style's `translate`.
 */
export class Drag<Thing> {
  /** What is being dragged, or was dropped and waits for an answer. */
  thing = $state.raw<Thing | null>(null);
  /** The `data-drop` of the element under the pointer. */
  over = $state<string | null>(null);
  /** How far it has been carried. */
  way = $state("");

  readonly #wishes: Wishes<Thing>;
  #card: HTMLElement | null = null;
  #grip: Grip<Thing> | null = null;
  #carried = false;

  constructor(wishes: Wishes<Thing>) {
    this.#wishes = wishes;
    $effect(() => {
      if (!wishes.pending() && this.#grip === null) this.cancel();
    });
  }

  /**
   * A getter, so that news of the table do not tear the card from the finger; for the same reason
   * the condition of an attachment has to be `$derived`.
   */
  of(thing: () => Thing): Attachment<HTMLElement> {
    return (card) => {
      card.style.touchAction = "none"; // else the page scrolls under the finger
      card.style.userSelect = "none";
      const deaf = [
        on(card, "pointerdown", (event) => this.#take(event, card, thing())),
        on(card, "click", (event) => this.#swallow(event), { capture: true }),
      ];
      return () => {
        for (const stop of deaf) stop();
        card.style.touchAction = "";
        card.style.userSelect = "";
        // It can leave the hand under the finger: the clock has played it, or the game is over.
        if (this.#card === card) this.cancel();
      };
    };
  }

  /** It goes back to where it was. */
  cancel(): void {
    this.#grip?.end.abort();
    this.#grip = null;
    this.#card = null;
    this.thing = null;
    this.over = null;
  }

  #take(event: PointerEvent, card: HTMLElement, thing: Thing): void {
    if (this.#grip !== null) return; // a second finger
    this.#carried = false;
    if (event.button !== 0 || this.thing !== null) return;
    const end = new AbortController();
    const { signal } = end;
    this.#card = card;
    this.#grip = { thing, pointer: event.pointerId, x: event.clientX, y: event.clientY, end };
    // On the window: nothing is missed of a pointer that leaves the card at once.
    window.addEventListener("pointermove", (next) => this.#move(next), { signal });
    window.addEventListener("pointerup", (next) => this.#letGo(next), { signal });
    window.addEventListener("pointercancel", (next) => this.#breakOff(next), { signal });
    window.addEventListener("keydown", (next) => next.key === "Escape" && this.cancel(), {
      signal,
    });
  }

  #move(event: PointerEvent): void {
    const grip = this.#grip;
    if (grip?.pointer !== event.pointerId) return;
    const x = event.clientX - grip.x;
    const y = event.clientY - grip.y;
    if (this.thing === null) {
      if (Math.hypot(x, y) < SLACK || this.#wishes.pending()) return;
      this.#carried = true;
      if (!this.#wishes.lift(grip.thing)) return this.cancel();
      this.thing = grip.thing;
      // From now on the elements under the pointer get no pointer events.
      this.#card?.setPointerCapture(event.pointerId);
    }
    this.way = `${x}px ${y}px`;
    this.over = targetAt(event);
  }

  #letGo(event: PointerEvent): void {
    const { thing } = this;
    if (this.#grip?.pointer !== event.pointerId) return;
    this.#grip.end.abort();
    this.#grip = null;
    this.over = null;
    const target = thing === null ? null : targetAt(event);
    if (thing !== null && target !== null) this.#wishes.drop(thing, target);
    if (thing === null || !this.#wishes.pending()) this.cancel();
  }

  #breakOff(event: PointerEvent): void {
    if (this.#grip?.pointer === event.pointerId) this.cancel();
  }

  /** The click that ends a drag is none; one with a key is. */
  #swallow(event: MouseEvent): void {
    if (!this.#carried || event.detail === 0) return;
    event.stopImmediatePropagation();
    event.preventDefault();
  }
}

function targetAt({ clientX, clientY }: PointerEvent): string | null {
  const under = document.elementFromPoint(clientX, clientY);
  return under?.closest<HTMLElement>("[data-drop]")?.dataset["drop"] ?? null;
}
