/** A card or marker dragged from the hand, with a mouse, a finger or a pen. */

/** Less than this is a click with an unsteady hand. */
const THRESHOLD = 8;

interface Wishes {
  /** Whether this card may be taken up; if so it is. */
  lift(card: string): boolean;
  /** It was let go over something with this `data-drop`. */
  drop(target: string): void;
}

export class Dragging {
  card = $state<string | null>(null);
  x = $state(0);
  y = $state(0);
  /** The `data-drop` of what it hangs over. */
  over = $state<string | null>(null);

  #start: { x: number; y: number; card: string } | null = null;
  #dragged = false;
  readonly #wishes: Wishes;

  constructor(wishes: Wishes) {
    this.#wishes = wishes;
  }

  begin(event: PointerEvent, card: string): void {
    if (event.button !== 0) return;
    this.#dragged = false;
    this.#start = { x: event.clientX, y: event.clientY, card };
    // Wherever the pointer goes, this element hears of it.
    (event.currentTarget as HTMLElement).setPointerCapture(event.pointerId);
  }

  move(event: PointerEvent): void {
    const start = this.#start;
    if (start === null) return;
    if (this.card === null) {
      const way = Math.hypot(event.clientX - start.x, event.clientY - start.y);
      if (way < THRESHOLD) return;
      this.#dragged = true;
      if (!this.#wishes.lift(start.card)) {
        this.#start = null;
        return;
      }
      this.card = start.card;
    }
    this.x = event.clientX;
    this.y = event.clientY;
    const under = document.elementFromPoint(this.x, this.y)?.closest<HTMLElement>("[data-drop]");
    this.over = under?.dataset["drop"] ?? null;
  }

  end(): void {
    const target = this.card === null ? null : this.over;
    this.cancel();
    if (target !== null) this.#wishes.drop(target);
  }

  cancel(): void {
    this.#start = null;
    this.card = null;
    this.over = null;
  }

  /** The click that follows a drag means nothing; one with a key follows none. */
  isClick(event: MouseEvent): boolean {
    const clicked = event.detail === 0 || !this.#dragged;
    this.#dragged = false;
    return clicked;
  }
}
