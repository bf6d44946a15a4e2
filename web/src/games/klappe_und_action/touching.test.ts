import { describe, expect, it } from "vitest";
import { edited, viewWith } from "./testing";
import { isPick, speaksOf, tried } from "./touching";

const lay = (scene: number, slot: number) => ({ kind: "lay", scene, slot }) as const;
const chooseSlot = (slot: number) => ({ kind: "choose-slot", slot }) as const;
const chooseScene = (scene: number) => ({ kind: "choose-scene", scene }) as const;
const cover = (slot: number) => ({ kind: "cover", slot }) as const;
const step = (name: "turn-up" | "face-down" | "skip") => ({ kind: "step", step: name }) as const;

describe("what an action speaks of", () => {
  it("marks the card and the slot of a recommended lay", () => {
    expect(speaksOf(lay(8, 2), { at: "hand", scene: 8 })).toBe(true);
    expect(speaksOf(lay(8, 2), { at: "film", slot: 2, scene: 0 })).toBe(true);
    expect(speaksOf(lay(8, 2), { at: "film", slot: 3, scene: 8 })).toBe(false);
  });

  it("marks the pile that a scene is turned up from", () => {
    expect(speaksOf(step("turn-up"), { at: "pile", scene: 0 })).toBe(true);
    expect(speaksOf(step("skip"), { at: "pile", scene: 0 })).toBe(false);
  });

  it("tells an extra scene from one of the hand", () => {
    const extra = { kind: "use-extra", scene: 9 } as const;
    expect(speaksOf(extra, { at: "extra", scene: 9 })).toBe(true);
    expect(speaksOf(extra, { at: "hand", scene: 9 })).toBe(false);
    expect(speaksOf(chooseScene(9), { at: "extra", scene: 9 })).toBe(false);
  });
});

describe("what a touch tries", () => {
  const slot = { at: "film", slot: 2, scene: 0 } as const;

  it("lays the picked scene, and only looks when none is picked", () => {
    const view = viewWith({});
    const legal = [lay(8, 2)];
    expect(isPick(view, { at: "hand", scene: 8 }, legal)).toBe(true);
    expect(tried(view, slot, 8, legal)).toEqual(lay(8, 2));
    expect(tried(view, slot, null, legal)).toBeNull();
  });

  it("names the slot, the scene or the reshoot, as the legal actions do", () => {
    const thing = { at: "film", slot: 3, scene: 9 } as const;
    const film = [2, 4, 9, 11, 12, 13];
    const touch = (what: string, scene: number, legal: Parameters<typeof tried>[3]) =>
      tried(edited(film, what, scene), thing, null, legal);
    expect(touch("swap", 2, [chooseSlot(3)])).toEqual(chooseSlot(3));
    expect(touch("copy", 2, [chooseScene(9)])).toEqual(chooseScene(9));
    expect(touch("cover", 0, [cover(1)])).toEqual(cover(3));
  });

  it("shows a hand card where one is asked for", () => {
    const view = viewWith({ asked: { what: "show", scene: 3, copied: 0, chosen: 0 } });
    const legal = [chooseScene(8), step("skip")];
    expect(isPick(view, { at: "hand", scene: 8 }, legal)).toBe(false);
    expect(tried(view, { at: "hand", scene: 8 }, null, legal)).toEqual(chooseScene(8));
  });

  it("lets a hand card be picked while the partner thinks", () => {
    const view = viewWith({ actor: 1, asked: { what: "look", scene: 5, copied: 0, chosen: 0 } });
    expect(isPick(view, { at: "hand", scene: 8 }, [])).toBe(true);
  });

  it("turns up, or exchanges for, a face-down scene of the row", () => {
    const pile = { at: "pile", scene: 0 } as const;
    const asked = { what: "extra", scene: 0, copied: 0, chosen: 9 };
    expect(tried(viewWith({}), pile, null, [])).toEqual(step("turn-up"));
    expect(tried(viewWith({ asked }), pile, null, [])).toEqual(step("face-down"));
  });
});
