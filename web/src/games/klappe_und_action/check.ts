/** What the run through the strip shows of each frame. The verdict itself is the house's. */

import type { Film } from "./preview";
import type { Script } from "./script";

export interface Checked {
  readonly slot: number;
  readonly number: number;
  readonly covered: boolean;
  /** Lower than the open frame before it. */
  readonly falls: boolean;
}

export function frames(film: Film, script: Script): readonly Checked[] {
  let before = 0;
  return film.film.map((scene, at) => {
    const slot = at + 1;
    const covered = film.covered.includes(slot);
    const number = counted(film, script, at, scene);
    const falls = !covered && number < before;
    if (!covered) before = number;
    return { slot, number, covered, falls };
  });
}

/** The number a scene has in the check: some count differently on an end of the film. */
function counted(film: Film, script: Script, at: number, scene: number): number {
  const count = script.get(scene)?.count;
  const end = count?.slot === "first" ? 0 : film.film.length - 1;
  return count !== undefined && at === end ? count.number : (film.numbers[at] ?? 0);
}
