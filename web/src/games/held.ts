/** A key that is held down presses a button once, not again and again. */

import type { Attachment } from "svelte/attachments";

export const pressedOnce: Attachment<HTMLElement> = (board) => {
  function press(event: KeyboardEvent): void {
    if (event.repeat && event.key === "Enter") event.preventDefault();
  }
  board.addEventListener("keydown", press);
  return () => board.removeEventListener("keydown", press);
};
