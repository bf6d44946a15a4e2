/** Who sits where: the viewer at the bottom, the others clockwise; and who has which career. */

import type { HollywoodPokerView } from "../../protocol";

export const CAREERS = [
  "megastar",
  "director",
  "producer",
  "casting-manager",
  "actor",
  "starlet",
  "stuntman",
  "dishwasher",
] as const;

/** A career; an extra has none yet, as everybody in the first deal. */
export type Career = (typeof CAREERS)[number] | "none";

export interface Seating {
  readonly left: readonly number[];
  readonly top: readonly number[];
  readonly right: readonly number[];
  /** Who sits at the bottom; for somebody who watches nobody does. */
  readonly bottom: number | null;
}

/** How many sit left and right, by the number of those around; the rest sit at the top. */
const SIDES = [0, 0, 0, 1, 1, 1, 2, 2, 2] as const;

export function seatingOf(order: readonly number[], viewer: number): Seating {
  const mine = order.indexOf(viewer);
  const around = mine < 0 ? [...order] : [...order.slice(mine + 1), ...order.slice(0, mine)];
  const side = SIDES[around.length] ?? 0;
  return {
    left: around.slice(0, side),
    top: around.slice(side, around.length - side),
    right: around.slice(around.length - side),
    bottom: mine < 0 ? null : viewer,
  };
}

/** The careers of this match, highest first. */
export function ladderOf(view: Pick<HollywoodPokerView, "options">): Career[] {
  const chosen = String(view.options["careers"]);
  return ["megastar", ...(chosen ? (chosen.split("+") as Career[]) : []), "dishwasher"];
}

/** The first deal has no careers; from the second on they follow the seating. */
export function careerOf(
  view: Pick<HollywoodPokerView, "options" | "deal" | "order">,
  seat: number,
): Career {
  if (view.deal < 2) return "none";
  return ladderOf(view)[view.order.indexOf(seat)] ?? "none";
}
