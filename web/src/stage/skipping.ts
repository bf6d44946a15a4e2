/** A click beside everything that can be pressed, and Escape, end a wait. */

import type { Attachment } from "svelte/attachments";
import { on } from "svelte/events";
import { layers } from "../ui/layers.svelte";
import type { Director } from "./director.svelte";

const PRESSED = "button, a, input, select, label, summary";

/** For the element around a board. */
export function skipping(director: Director): Attachment<HTMLElement> {
  function click({ target }: MouseEvent): void {
    // A station has a button of its own.
    if (!director.station && !(target as Element).closest(PRESSED)) director.skip();
  }
  function key(event: KeyboardEvent): void {
    // The board comes first: there Escape puts back what is picked. In a dialog it closes that.
    if (event.key === "Escape" && !event.defaultPrevented && layers.top === null) director.skip();
  }
  return (board) => {
    const deaf = [on(board, "click", click), on(window, "keydown", key)];
    return () => {
      for (const stop of deaf) stop();
    };
  };
}
