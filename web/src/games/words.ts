/** What things of any game are called: in its own words, or failing those after their names in code. */

import type { GameInfo } from "../protocol";
import { say, texts, type Params } from "../text/texts.svelte";

/** `last_card` and `last-card` as people write it: Last card. */
export function readable(name: string): string {
  const words = name.replace(/[_-]+/g, " ").trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The message, if somebody has written it; null: nobody has. */
export function saidIfKnown(id: string, params: Params = {}): string | null {
  return texts.knows(id) ? say(id, params) : null;
}

export function titleOf(game: string): string {
  return saidIfKnown(`${game}-title`) ?? readable(game);
}

/** The game in one sentence; nothing, where nobody wrote one. */
export function aboutOf(game: string): string {
  return saidIfKnown(`${game}-about`) ?? "";
}

/** How many can play: `2`, or `2–5`. */
export function seatRange({ least_seats: least, most_seats: most }: GameInfo): string {
  return least === most ? `${least}` : `${least}–${most}`;
}

/** How well a bot plays; one that a package brings may have a name instead. */
export function botLabel(level: string): string {
  return saidIfKnown(`web-level-${level}`) ?? level;
}
