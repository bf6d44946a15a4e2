/** Words in a box with a room reserved for them (`min-height`): they are as large as fits there. */

import type { Attachment } from "svelte/attachments";

/** Beside the usual size, largest first. */
const SIZES = [1, 0.92, 0.84, 0.78, 0.72];

/** For a box with one element in it; `words` is read to know when they are others. */
export function fitting(words: () => string): Attachment<HTMLElement> {
  return (box) => {
    void words();
    const inner = box.firstElementChild as HTMLElement;
    function fit(): void {
      const room = parseFloat(getComputedStyle(box).minHeight);
      for (const size of SIZES) {
        inner.style.fontSize = `${size}em`;
        if (inner.offsetHeight <= room) return;
      }
    }
    fit();
    void document.fonts.ready.then(fit); // letters of another font are narrower or wider
    const resized = new ResizeObserver(fit);
    resized.observe(box);
    return () => resized.disconnect();
  };
}
