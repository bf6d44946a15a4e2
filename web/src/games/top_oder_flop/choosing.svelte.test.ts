import { expect, it } from "vitest";
import type { Scene } from "../face";
import { Choosing } from "./choosing.svelte";
import type { Action, Game } from "./protocol";

const KEEP: Action = { kind: "keep", card: "a5", film: "aa" };
const LAY: Action = { kind: "lay", card: "a5", side: "top", film: "aa" };
const instead = (row: "aa" | "dd"): Action => ({
  kind: "lay",
  card: "a5",
  side: "flop",
  film: "aa",
  over: "ad",
  row,
});
const MARK: Action = { kind: "mark", marker: "stop", side: "top", film: "aa" };
const LEGAL = [KEEP, LAY, instead("aa"), instead("dd"), MARK];

/** Somebody who may do this and has picked up the AA 5; others may come and go meanwhile. */
function seated() {
  let scene = $state.raw({
    view: { films: [] },
    seat: 0,
    legal: LEGAL,
    pending: null,
    hinted: [],
    outcome: null,
  } as unknown as Scene<Game>);
  const choosing = new Choosing(
    () => scene,
    () => ({
      attempt: () => Promise.resolve(true),
      propose: () => undefined,
      takeBack: () => undefined,
      goOn: () => undefined,
    }),
  );
  choosing.lift("a5");
  return {
    choosing,
    hear(legal: readonly Action[]) {
      scene = { ...scene, legal } as Scene<Game>;
    },
  };
}

it("takes a row that is pointed at for one's own card, not for one that could be replaced", () => {
  const { choosing } = seated();
  choosing.pointRow("aa");
  expect(choosing.last?.action).toEqual(KEEP);
});

it("takes it for the replaced card when that is asked", () => {
  const { choosing } = seated();
  choosing.point("flop aa");
  expect(choosing.asked).toBe("row");
  choosing.pointRow("dd");
  expect(choosing.last?.action).toEqual(instead("dd"));
});

it("keeps what was picked when the same is allowed once more", () => {
  const { choosing, hear } = seated();
  hear(LEGAL.map((action) => ({ ...action })));
  expect(choosing.card).toBe("a5");
});
