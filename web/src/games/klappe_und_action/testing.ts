/** Views for tests: a table of two, act 1, nothing laid; change what matters. */

import type { Preview, View } from "./protocol";

const UNCHECKED = { numbers: [], falls: [], needed: 0 };

export function viewWith(changes: Partial<View>): View {
  return {
    seat: 0,
    actor: 0,
    act: 1,
    director: 0,
    phase: "filming",
    asked: { what: "lay", scene: 0, copied: 0, chosen: 0 },
    film: [0, 0, 0, 0, 0, 0],
    numbers: [0, 0, 0, 0, 0, 0],
    covered: [],
    laid: [],
    slot_cards: [0, 0, 0, 0, 0, 0],
    looked: [[], []],
    hand: [3, 8, 15],
    hand_sizes: [3, 3],
    known: [],
    known_to_partner: [],
    deeds: [],
    used: [],
    decisions: 0,
    reshoots: 2,
    solo: {
      row: [],
      face_down: 0,
      forced: 0,
      extras: [],
      extras_used: [],
      returned: [],
      planted: 0,
    },
    reason: "",
    level: "",
    turn: 0,
    laid_by: [],
    cuts: [],
    check: UNCHECKED,
    previews: [],
    ...changes,
  };
}

/** A full film in editing, with this question about this scene. */
export function edited(film: readonly number[], what: string, scene: number, chosen = 0): View {
  return viewWith({
    phase: "editing",
    asked: { what, scene, copied: 0, chosen },
    film,
    numbers: film,
    laid: film,
    hand: [],
    hand_sizes: [0, 0],
  });
}

export function previewOf(
  changes: Partial<Preview> & { action: string; film: readonly number[] },
): Preview {
  return { numbers: changes.film, covered: [], check: UNCHECKED, ...changes };
}
