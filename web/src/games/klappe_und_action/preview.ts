/** The film after an action: finds and compares the previews that the view contains. */

import type { View } from "./protocol";
import type { Deed } from "./table";

export type Film = Pick<View, "film" | "numbers" | "covered" | "check">;

/** The film that this answer would leave, if it changes the film. */
export function preview(view: View, deed: Deed | null): Film | null {
  return view.previews.find((one) => one.action === deed?.notation) ?? null;
}

/** The slots that look different in the preview. */
export function changedSlots(before: Film, after: Film): ReadonlySet<number> {
  const slots = before.film.flatMap((scene, at) => {
    const same = scene === after.film[at] && before.numbers[at] === after.numbers[at];
    const covered = after.covered.includes(at + 1) === before.covered.includes(at + 1);
    return same && covered ? [] : [at + 1];
  });
  return new Set(slots);
}
