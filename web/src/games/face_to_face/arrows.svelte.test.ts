// @vitest-environment happy-dom

import { flushSync, mount, unmount } from "svelte";
import { expect, test } from "vitest";
import { practice } from "../../lessons/practice";
import type { Happened, Scene } from "../face";
import { NO_HANDS } from "../hands";
import Board from "./Board.svelte";
import type { Game, View } from "./protocol";

const SIDE = { up: 1, down: 60, hand_size: 6, draw_size: 52, laid: [] };

/** The viewer has laid these cards on the own up pile. */
function sceneAfter(...cards: readonly number[]): Scene<Game> {
  const tops = [1, ...cards];
  const happened: Happened<Game>[] = cards.map((card, at) => ({
    seq: at + 1,
    at: 0,
    event: { event: "laid", seat: 0, card, pile: "up", top: tops[at] ?? 0 },
  }));
  const view: View = {
    seat: 0,
    actor: 0,
    mover: 0,
    laid_this_turn: cards.length,
    helped: false,
    due: 2,
    draws: 2,
    hand: [40, 41],
    gold: { ...SIDE, up: tops.at(-1) ?? 1 },
    silver: SIDE,
    reason: "",
    winner: -1,
    wanted: [],
  };
  const { table, names } = practice({
    game: "face-to-face",
    seats: 2,
    options: {},
    documents: {},
  });
  return {
    table,
    documents: {},
    names,
    online: [true, true],
    cue: null,
    fresh: [],
    seq: cards.length,
    view,
    happened,
    seat: 0,
    actor: 0,
    legal: [],
    hands: null,
    outcome: null,
    pending: null,
    proposed: null,
    hinted: [],
    takeBack: false,
    still: false,
  };
}

test("the arrow of a jump is drawn once, and not again after a take-back", () => {
  const target = document.body;
  const props = $state({ scene: sceneAfter(20), hands: NO_HANDS });
  const board = mount(Board, { target, props });
  const show = (scene: Scene<Game>): void => {
    props.scene = scene;
    flushSync();
  };
  const isDrawn = (): boolean => target.querySelector(".pile .jump:not(.old)") !== null;
  show(sceneAfter(20, 10));
  expect(isDrawn()).toBe(true);
  const arrow = target.querySelector(".pile .jump");
  show(sceneAfter(20, 10, 15));
  expect(target.querySelector(".pile .jump")).toBe(arrow); // another card on top does not draw it again
  show(sceneAfter(20, 10));
  expect(target.querySelector(".pile .jump")).not.toBeNull();
  expect(isDrawn()).toBe(false);
  show(sceneAfter(20));
  show(sceneAfter(20, 10));
  expect(isDrawn()).toBe(true); // made anew
  void unmount(board);
});
