/** Dragging a card with mouse or finger. Where it is dropped, the element's `data-slot` tells. */

import type { Attachment } from "svelte/attachments";

/** Less is a tap with an unsteady hand. */
const BEGINS = 8;

export function draggable(drop: (slot: number) => void, lift: () => void): Attachment<HTMLElement> {
  return (card) => {
    let from: { x: number; y: number; pointer: number } | null = null;
    let lifted = false;

    function down(event: PointerEvent): void {
      if (event.button !== 0) return;
      from = { x: event.clientX, y: event.clientY, pointer: event.pointerId };
    }

    function move(event: PointerEvent): void {
      if (from === null || event.pointerId !== from.pointer) return;
      const [x, y] = [event.clientX - from.x, event.clientY - from.y];
      if (!lifted && Math.hypot(x, y) < BEGINS) return;
      if (!lifted) {
        lifted = true;
        card.setPointerCapture(event.pointerId);
        card.classList.add("dragged");
        lift();
      }
      card.style.translate = `${x}px ${y}px`;
    }

    function up(event: PointerEvent): void {
      if (lifted) {
        card.style.visibility = "hidden"; // what lies under the card?
        const under = document.elementFromPoint(event.clientX, event.clientY);
        card.style.visibility = "";
        const slot = under?.closest<HTMLElement>("[data-slot]")?.dataset["slot"];
        if (event.type === "pointerup" && slot !== undefined) drop(Number(slot));
        // The click that ends a drag is none.
        card.addEventListener("click", swallow, { capture: true, once: true });
        setTimeout(() => card.removeEventListener("click", swallow, { capture: true }));
      }
      rest();
    }

    function swallow(event: Event): void {
      event.stopImmediatePropagation();
      event.preventDefault();
    }

    function rest(): void {
      from = null;
      lifted = false;
      card.style.translate = "";
      card.classList.remove("dragged");
    }

    card.addEventListener("pointerdown", down);
    card.addEventListener("pointermove", move);
    card.addEventListener("pointerup", up);
    card.addEventListener("pointercancel", up);
    return () => {
      rest();
      card.removeEventListener("pointerdown", down);
      card.removeEventListener("pointermove", move);
      card.removeEventListener("pointerup", up);
      card.removeEventListener("pointercancel", up);
    };
  };
}
