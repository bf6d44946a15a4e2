/** The keys of a board. */

import type { Attachment } from "svelte/attachments";
import { on } from "svelte/events";
import { layers } from "./layers.svelte";

/**
 * Keys that are pressed in the board; Escape also where nothing has the focus: a button that is
 * gone once it was pressed takes the focus with it. Letters stay with the board, so that nobody
 * acts who only speaks to the computer.
 */
export function boardKeys(keydown: (event: KeyboardEvent) => void): Attachment<HTMLElement> {
  return (board) =>
    // Before the window hears it: there Escape skips what is being shown.
    on(document, "keydown", (event) => {
      const isNowhere = event.target === document.body && layers.top === null;
      if (board.contains(event.target as Node) || (isNowhere && event.key === "Escape")) {
        keydown(event);
      }
    });
}
