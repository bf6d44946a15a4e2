import { describe, expect, it } from "vitest";
import type { Scene } from "../face";
import { DOUBLE, written } from "./cards";
import { Choosing } from "./choosing.svelte";
import type { Action, Game, View } from "./protocol";

const PASS: Action = { kind: "pass" };
const play = (...cards: number[]): Action => ({ kind: "play", cards });
const give = (card: number): Action => ({ kind: "give", card });

/** Somebody who holds these cards and may do this; what is tried is kept. */
function seated(hand: readonly number[], legal: readonly Action[], more: Partial<View> = {}) {
  let scene = $state.raw({
    view: { hand, deal: 1, giving: -1, due: 0, owner: 1, ...more },
    legal,
    pending: null,
    happened: [],
  } as unknown as Scene<Game>);
  const tried: Action[] = [];
  const answers: boolean[] = [];
  const choosing = new Choosing(
    () => scene,
    () => ({
      attempt(action) {
        tried.push(action);
        return Promise.resolve(answers.shift() ?? true);
      },
      propose: () => undefined,
      takeBack: () => undefined,
      goOn: () => undefined,
    }),
  );
  return {
    choosing,
    tried,
    answers,
    picked: () => written(choosing.cards),
    change(view: Partial<View>) {
      scene = { ...scene, view: { ...scene.view, ...view } };
    },
    wait(pending: Action | null) {
      scene = { ...scene, pending };
    },
  };
}

describe("a set", () => {
  const legal = [play(6, 6), play(6, DOUBLE), play(9, 9), PASS];
  const hand = [3, 6, 6, 9, 9, DOUBLE];

  it("is picked card by card, and put back when all of a value are", () => {
    const { choosing, picked } = seated(hand, legal);
    choosing.pick(6);
    expect(choosing.ready).toBe(false);
    choosing.pick(6);
    expect([picked(), choosing.ready]).toEqual(["6-6", true]);
    choosing.pick(6);
    expect(picked()).toBe("");
  });

  it("is played and forgotten once the house has it", async () => {
    const { choosing, picked, tried } = seated(hand, legal);
    choosing.pickAll(9);
    await choosing.send();
    expect(tried).toEqual([play(9, 9)]);
    expect(picked()).toBe("");
  });

  it("stays picked when the house refuses it", async () => {
    const { choosing, picked, answers } = seated(hand, legal);
    answers.push(false);
    choosing.pickAll(9);
    await choosing.send();
    expect(picked()).toBe("9-9");
  });

  it("cannot have cards that answer nothing: the house is asked why", () => {
    const { choosing, picked, tried } = seated(hand, legal);
    choosing.pick(3);
    expect(tried).toEqual([play(3)]);
    expect(picked()).toBe("");
  });

  it("may be picked while others think, and loses what is gone", () => {
    const { choosing, picked, change } = seated(hand, []);
    choosing.pick(3);
    expect(picked()).toBe("3");
    change({ hand: [6, 6] });
    expect(picked()).toBe("");
  });

  it("belongs to its deal", () => {
    const { choosing, picked, change } = seated(hand, []);
    choosing.pick(3);
    change({ deal: 2 });
    expect(picked()).toBe("");
  });

  it("rests while an action is under way", async () => {
    const { choosing, picked, tried, wait } = seated(hand, legal);
    choosing.pickAll(6);
    wait(play(6, 6));
    choosing.pick(9);
    await choosing.send();
    expect([picked(), choosing.ready, tried]).toEqual(["6-6", false, []]);
  });
});

describe("a gift", () => {
  const giving = { giving: 0, due: 2, owner: -1 };
  const hand = [3, 5, 9];
  const legal = hand.map(give);

  it("is complete with as many cards as are due; one too many takes the highest one's place", () => {
    const { choosing, picked } = seated(hand, legal, giving);
    choosing.pick(5);
    choosing.pick(9);
    expect(choosing.ready).toBe(true);
    choosing.pick(3);
    expect(picked()).toBe("3-5");
  });

  it("goes card by card, each when the one before has arrived", async () => {
    const { choosing, picked, tried } = seated(hand, legal, giving);
    choosing.pick(3);
    choosing.pick(5);
    await choosing.send();
    expect(tried).toEqual([give(3), give(5)]);
    expect(picked()).toBe("");
  });

  it("stops at the card that is refused", async () => {
    const { choosing, picked, tried, answers } = seated(hand, legal, giving);
    answers.push(true, false);
    choosing.pick(3);
    choosing.pick(5);
    await choosing.send();
    expect(tried).toEqual([give(3), give(5)]);
    expect(picked()).toBe("5");
  });
});
