/** The film as it would lie after an action: shown before it is done. */

import type { KlappeUndActionView as View } from "../../protocol";
import { read } from "./notation";

export type Film = Pick<View, "film" | "numbers" | "covered">;

function swapped(film: Film, one: number, other: number): Film {
  const exchange = (row: readonly number[]): number[] =>
    row.map((value, at) =>
      at === one ? (row[other] ?? 0) : at === other ? (row[one] ?? 0) : value,
    );
  return { ...film, film: exchange(film.film), numbers: exchange(film.numbers) };
}

/** Places are counted from 0 here, slots from 1 in views and notations. */
export function preview(view: View, notation: string | null): Film {
  if (notation === null) return view;
  const play = read(notation);
  const here = view.film.indexOf(view.asked.scene);
  const chosen = view.asked.chosen - 1;
  if (play.kind === "step") {
    const around = play.step === "use" && view.asked.what === "around";
    return around ? swapped(view, here - 1, here + 1) : view;
  }
  if (play.kind === "cover") return { ...view, covered: [...view.covered, play.slot] };
  if (play.kind !== "slot") return view;
  switch (view.asked.what) {
    case "swap":
      return swapped(view, here, play.slot - 1);
    case "second":
    case "move-to":
      return swapped(view, chosen, play.slot - 1);
    case "number": {
      const number = view.numbers[play.slot - 1] ?? 0;
      return { ...view, numbers: view.numbers.map((old, at) => (at === here ? number : old)) };
    }
    default:
      return view;
  }
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
