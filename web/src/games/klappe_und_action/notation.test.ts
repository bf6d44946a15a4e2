import { describe, expect, it } from "vitest";
import { isPick, read, speaksOf, tried } from "./notation";
import { edited, legalOf, viewWith } from "./testing";

describe("reading notations", () => {
  it("knows what each speaks of", () => {
    expect(read("12 on 3")).toEqual({ kind: "lay", scene: 12, slot: 3 });
    expect(read("slot 4")).toEqual({ kind: "slot", slot: 4 });
    expect(read("cover 2")).toEqual({ kind: "cover", slot: 2 });
    expect(read("scene 7")).toEqual({ kind: "scene", scene: 7 });
    expect(read("announce 6")).toEqual({ kind: "announce", scene: 6 });
    expect(read("extra 9")).toEqual({ kind: "extra", scene: 9 });
    expect(read("turn up")).toEqual({ kind: "step", step: "turn up" });
  });

  it("marks the card and the slot of a recommended lay", () => {
    expect(speaksOf("8 on 2", { at: "hand", scene: 8 })).toBe(true);
    expect(speaksOf("8 on 2", { at: "film", slot: 2, scene: 0 })).toBe(true);
    expect(speaksOf("8 on 2", { at: "film", slot: 3, scene: 8 })).toBe(false);
    expect(speaksOf("turn up", { at: "pile", scene: 0 })).toBe(true);
  });
});

describe("what a touch tries", () => {
  const slot = { at: "film", slot: 2, scene: 0 } as const;

  it("lays the picked scene, and only looks when none is picked", () => {
    const view = viewWith({});
    const legal = legalOf("8 on 2");
    expect(isPick(view, { at: "hand", scene: 8 }, legal)).toBe(true);
    expect(tried(view, slot, 8, legal)).toBe("8 on 2");
    expect(tried(view, slot, null, legal)).toBeNull();
  });

  it("names the slot, the scene or the reshoot, as the legal actions do", () => {
    const thing = { at: "film", slot: 3, scene: 9 } as const;
    const film = [2, 4, 9, 11, 12, 13];
    expect(tried(edited(film, "swap", 2), thing, null, legalOf("slot 3"))).toBe("slot 3");
    expect(tried(edited(film, "copy", 2), thing, null, legalOf("scene 9"))).toBe("scene 9");
    expect(tried(edited(film, "cover", 0), thing, null, legalOf("cover 1"))).toBe("cover 3");
  });

  it("shows a hand card where one is asked for", () => {
    const view = viewWith({ asked: { what: "show", scene: 3, copied: 0, chosen: 0 } });
    const legal = legalOf("scene 8", "skip");
    expect(isPick(view, { at: "hand", scene: 8 }, legal)).toBe(false);
    expect(tried(view, { at: "hand", scene: 8 }, null, legal)).toBe("scene 8");
  });

  it("lets a hand card be picked while the partner thinks", () => {
    const view = viewWith({ actor: 1, asked: { what: "look", scene: 5, copied: 0, chosen: 0 } });
    expect(isPick(view, { at: "hand", scene: 8 }, [])).toBe(true);
  });

  it("turns up, or exchanges for, a face-down scene of the row", () => {
    const asked = { what: "extra", scene: 0, copied: 0, chosen: 9 };
    expect(tried(viewWith({}), { at: "pile", scene: 0 }, null, [])).toBe("turn up");
    expect(tried(viewWith({ asked }), { at: "pile", scene: 0 }, null, [])).toBe("face-down");
  });
});
