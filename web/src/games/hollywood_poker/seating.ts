/** Who sits where: the viewer at the bottom, the others clockwise. */

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
