/**
 * The film that the sixteen scenes tell, on a field of 40 × 40: a boy catches a star, loses it, and
 * brings it home. Each scene is a few shapes of one stock, put somewhere, in this order.
 */

/** A shape of the stock, where its foot stands, how large; `turn` in degrees, `flip` mirrors it. */
export interface Prop {
  readonly shape: Shape;
  readonly x: number;
  readonly y: number;
  readonly size?: number;
  readonly turn?: number;
  readonly flip?: boolean;
}

/** Colours are of the stock, too: what is far is dusk, what is near is dark. */
export type Paint =
  "dark" | "dusk" | "haze" | "sea" | "light" | "white" | "red" | "wood" | "leaf" | "skin";

type Part = readonly [Paint, string];

/** Every shape stands on 0 0 and is about ten units high. */
export const STOCK = {
  boy: [
    ["dark", "M-1.7 0 -1.2-3.4h2.4L1.7 0H.5L0-2-.5 0zM-1.7-3 -1.3-6.3q1.3-.8 2.6 0l.4 3.3z"],
    ["red", "M-1.6-6q1.6 1 3.2 0l.5 1q-2 1.2-4.2 0zM1.4-5.4l2 2.2-1.3.2z"],
    ["skin", "M-1.5-7.8a1.5 1.6 0 1 1 3 0 1.5 1.6 0 1 1-3 0z"],
    ["dark", "M-1.8-8.2q.2-1.7 1.8-1.7t1.8 1.7l1.1.2-.2.5z"],
  ],
  star: [["light", "M0-9.6l1.5 3.2 3.5.4-2.6 2.4.7 3.5L0-1.9-3.1-.1l.7-3.5L-5-6l3.5-.4z"]],
  house: [
    ["dark", "M-5 0v-6L0-10 5-6V0z"],
    ["light", "M-1-5.6h2v2h-2zM2-5.6h1.6v2H2z"],
    ["wood", "M-3.4 0v-3.6h2V0z"],
  ],
  tower: [
    ["white", "M-1.9 0-1.3-8h2.6l.6 8z"],
    ["red", "M-1.75-2h3.5l-.2-2h-3.1zM-1.45-6h2.9l-.15-2h-2.6z"],
    ["dark", "M-1.8-8h3.6v.7h-3.6zM-1.3-10.2 0-11.4l1.3 1.2z"],
    ["light", "M-1-10.2h2V-8h-2z"],
  ],
  hill: [["dusk", "M-20 0Q-10-7 0-7T20 0z"]],
  peak: [
    ["dusk", "M-9 0-1.5-10 1-7.4 2.2-8.6 9 0z"],
    ["white", "M-4.2-6.4-1.5-10 1-7.4l-1.6 1.2-1-.9-1.2 1.4z"],
  ],
  tree: [
    ["wood", "M-.6 0v-4h1.2v4z"],
    ["leaf", "M0-10.5 3.4-5.6H1.8L4-2.6H-4l2.2-3h-1.6z"],
  ],
  bush: [["leaf", "M-4.4 0q-1-3.4 1.6-3.6Q-1.6-6 .6-4.8 3.4-5.6 3.6-3 5-2.4 4.4 0z"]],
  sea: [["sea", "M-20 12V0q2.5-1.4 5 0t5 0 5 0 5 0 5 0 5 0 5 0 5 0v12z"]],
  boat: [
    ["wood", "M-5.4-2.6H5.4Q4.4.6 3 .6h-6q-1.4 0-2.4-3.2z"],
    ["dark", "M-.3-2.6v-8h.6v8z"],
    ["white", "M.7-10Q5-7 5-3.4H.7zM-.7-8.6-4-3.4h3.3z"],
  ],
  whale: [
    ["dusk", "M-8-1Q-8-6-2-6 4-6 6-2.4 8.4-2.6 9-5.4L10.4-4Q9.6 0 5.4.6q-10 1-13.4-1.6z"],
    ["white", "M-7.4-.4q4 2.2 9 .8-3.4 1-8-.2z"],
    ["dark", "M-5.6-3a.5.5 0 1 1 1 0 .5.5 0 1 1-1 0z"],
  ],
  train: [
    ["dark", "M-9 0v-5h5v-2.4h-.8v-1h4.6v1H-1V-5h6v-2h1.6v2H8l1.4 5z"],
    ["red", "M-9-1.6h18V0H-9z"],
    ["light", "M-3.2-6.6h1.4v1.4h-1.4zM8-3.8a.8.8 0 1 1 1.6 0 .8.8 0 1 1-1.6 0z"],
    ["wood", "M-8 .6a1.4 1.4 0 1 1 2.8 0zM-2 .6a1.4 1.4 0 1 1 2.8 0zM4 .6a1.4 1.4 0 1 1 2.8 0z"],
  ],
  smoke: [
    ["haze", "M0 0q-3-2-1-4 -3-1-1-3.6 1-2 3.6-1 2.6-1.6 4 .6Q8-7 6-5q1 2.6-1.8 2.6Q3-.2 0 0z"],
  ],
  wolf: [
    [
      "dark",
      "M-5 0l.6-3.6-1.6-2 .4-3 1 1.2 1-.6.8 1.8Q0-6.4 3-5.6L6-7.4 5-4l-.6 4h-1l-.6-2.6H-2L-3 0z",
    ],
    ["light", "M-4.9-5.9l.9.2-.5.4z"],
  ],
  balloon: [
    ["red", "M0-2.6Q-4-5-4-8a4 4 0 1 1 8 0q0 3-4 5.4z"],
    ["white", "M0-2.6Q-1.6-5-1.6-8q0-3 1.6-4 1.6 1 1.6 4 0 3-1.6 5.4z"],
    ["wood", "M-1.1-1.6h2.2V0h-2.2z"],
  ],
  tent: [
    ["red", "M-7 0-5.4-4.6 0-9l5.4 4.4L7 0z"],
    ["white", "M-3.4 0-2.4-4.8 0-9l2.4 4.2L3.4 0H1.2L0-5-1.2 0z"],
    ["light", "M0-9v-2.4l2.4.9L0-9.8z"],
  ],
  bridge: [["dark", "M-20 0v-4h40v4h-3q-1-3-4-3T9 0H4Q3-3 0-3t-4 3h-5q-1-3-4-3t-4 3z"]],
  arch: [["dusk", "M-10 0v-10q10-6 20 0V0H5v-5q-5-5-10 0v5z"]],
  beam: [["light", "M0 0 26-8V8z"]],
  moon: [["light", "M1-9.4a4.8 4.8 0 1 0 4 7.6A5.6 5.6 0 0 1 1-9.4z"]],
  rain: [
    [
      "haze",
      "M-9-9l-2 5h.5zM-3-8l-2 5h.5zM3-9.4l-2 5h.5zM9-8.4l-2 5h.5zM-6-3l-2 5h.5zM0-3.4l-2 5h.5zM6-3l-2 5h.5z",
    ],
  ],
  bolt: [["light", "M1-10-3-4.4h2L-2 0l4.4-6h-2L2.6-10z"]],
  gulls: [
    [
      "white",
      "M-5-1q1.6-1.6 2.6 0Q-1.4-2.6.2-1-1.6-1.4-2.4-.2-3.4-1.4-5-1zM2-4q1.2-1.2 2 0 .8-1.2 2 0-1.2-.3-2 .6Q3.2-4.3 2-4z",
    ],
  ],
  end: [["white", "M-8-4.6h16v.5H-8zM-8-.4h16v.5H-8z"]],
} as const satisfies Readonly<Record<string, readonly Part[]>>;

export type Shape = keyof typeof STOCK;

const put = (
  shape: Shape,
  x: number,
  y: number,
  size = 1,
  more: Pick<Prop, "turn" | "flip"> = {},
): Prop => ({ shape, x, y, size, ...more });

/** By scene, the first one first. What is named later lies in front. */
export const SCENES: readonly (readonly Prop[])[] = [
  // 1 At dawn a star falls behind the house on the hill.
  [
    put("hill", 20, 42, 1.3),
    put("house", 28, 35, 0.9),
    put("star", 9, 15, 0.8, { turn: 20 }),
    put("beam", 11, 10, 0.5, { turn: -32 }),
  ],
  // 2 The boy runs out to look for it.
  [
    put("hill", 8, 40, 1.1),
    put("house", 8, 34, 1.1),
    put("tree", 34, 38, 1),
    put("boy", 23, 38, 1.5),
  ],
  // 3 He finds it between the bushes.
  [
    put("tree", 5, 37, 1.5),
    put("bush", 30, 39, 1.6),
    put("star", 25, 36, 0.9),
    put("boy", 14, 38, 1.7),
    put("bush", 8, 40, 1),
  ],
  // 4 By train to the sea,
  [
    put("peak", 9, 29, 1.4),
    put("peak", 30, 29, 1.1),
    put("bridge", 20, 40, 1.4),
    put("train", 21, 33.6, 1.15),
    put("smoke", 25, 25, 0.9),
  ],
  // 5 past the lighthouse,
  [
    put("sea", 20, 35, 1),
    put("hill", 33, 40, 0.7),
    put("tower", 30, 35, 2),
    put("gulls", 10, 17, 1.3),
  ],
  // 6 and out in a boat.
  [
    put("gulls", 30, 12, 1),
    put("boat", 19, 33, 1.9),
    put("boy", 14, 30, 0.9),
    put("sea", 20, 33, 1.1),
  ],
  // 7 A whale shows the way.
  [
    put("boat", 8, 27, 0.8),
    put("sea", 20, 29, 1),
    put("whale", 22, 35, 1.5),
    put("sea", 20, 36, 1.1),
    put("smoke", 12, 25, 0.6),
  ],
  // 8 Over the mountains by balloon.
  [put("peak", 8, 42, 1.7), put("peak", 32, 42, 1.4), put("balloon", 21, 29, 2)],
  // 9 Through the desert's gate,
  [
    put("hill", 8, 42, 0.9),
    put("arch", 23, 38, 1.5),
    put("boy", 23, 38, 1.2),
    put("star", 30, 18, 0.5),
  ],
  // 10 to the circus.
  [put("tree", 4, 37, 0.9), put("tent", 21, 36, 2.3), put("boy", 34, 38, 1.2, { flip: true })],
  // 11 There somebody steals the star.
  [
    put("tent", 9, 33, 1),
    put("hill", 26, 42, 1),
    put("wolf", 24, 34, 1.7, { flip: true }),
    put("star", 33, 25, 0.7, { turn: 25 }),
  ],
  // 12 The chase over the bridge,
  [
    put("bridge", 20, 39, 1.4),
    put("wolf", 29, 33, 1.1, { flip: true }),
    put("boy", 10, 33, 1.5),
    put("star", 36, 27, 0.5),
  ],
  // 13 in thunder and rain,
  [
    put("rain", 20, 16, 1.7),
    put("bolt", 27, 25, 1.7),
    put("tree", 7, 38, 1.6),
    put("tree", 34, 39, 1.2),
    put("boy", 19, 38, 1.4),
  ],
  // 14 up the tower, in the wolf's sight.
  [
    put("sea", 20, 37, 1),
    put("tower", 16, 36, 2.6),
    put("beam", 16, 12, 0.9, { turn: 8 }),
    put("wolf", 32, 37, 0.9),
  ],
  // 15 The star flies home.
  [
    put("hill", 20, 44, 1.2),
    put("tree", 34, 37, 0.9),
    put("boy", 17, 38, 1.6),
    put("star", 26, 20, 1.3),
    put("moon", 6, 16, 0.7),
  ],
  // 16 At night it shines over the house.
  [
    put("hill", 20, 42, 1.3),
    put("house", 18, 36, 1.3),
    put("tree", 32, 37, 1.1),
    put("moon", 7, 18, 0.8),
    put("star", 28, 16, 1.2),
    put("boy", 26, 37, 0.8),
  ],
];
