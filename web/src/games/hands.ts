/** Hands that do nothing: for pictures, replays and tests. */

import type { Hands } from "./face";

export const NO_HANDS: Hands = {
  attempt: () => Promise.resolve(false),
  propose() {},
  takeBack() {},
  goOn() {},
};
