import { flushSync, mount, unmount } from "svelte";
import { expect, test } from "vitest";
import { practice } from "../../lessons/practice";
import type { FaceToFaceView, Happening } from "../../protocol";
import type { Hands, Scene } from "../face";
import Board from "./Board.svelte";

const SIDE = { up: 1, down: 60, hand_size: 6, draw_size: 52, laid: [] };
const nothing: Hands = { act() {}, propose() {}, why() {}, takeBack() {} };

/** The viewer has laid these cards on the own up pile. */
function sceneAfter(...cards: readonly number[]): Scene<FaceToFaceView> {
  const tops = [1, ...cards];
  const happened: Happening[] = cards.map((card, at) => ({
    seq: at + 1,
    at: 0,
    event: { event: "laid", seat: 0, card, pile: "up", top: tops[at] },
  }));
  const view: FaceToFaceView = {
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
  };
  return {
    ...practice({ game: "face-to-face", seats: 2, options: {} }),
    view,
    happened,
    hands: null,
  };
}

test("the arrow of a jump is drawn once, and not again after a take-back", () => {
  const target = document.body;
  const props = $state({ scene: sceneAfter(20), hands: nothing });
  const board = mount(Board, { target, props });
  const show = (scene: Scene<FaceToFaceView>): void => {
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
