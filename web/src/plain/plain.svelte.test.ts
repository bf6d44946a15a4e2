// @vitest-environment happy-dom

import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import type { AnyGame, Json, Named, Scene } from "../games/face";
import { bySlug } from "../games/found";
import { lessonOf, positionAt, stops } from "../lessons/lesson";
import { practice } from "../lessons/practice";
import { NO_HANDS } from "../games/hands";
import { sceneOf as sceneFor } from "../table/scene";
import { texts } from "../text/texts.svelte";
import { plainFace } from ".";
import { handOf, inLine, partsOf } from "./walk";

const GAME = "magic-lantern";
const WORDS = `
magic-lantern-title = Magic Lantern
magic-lantern-view-lamp-lit = shining
magic-lantern-told-bid = { $me ->
    [yes] You bid { $slide }.
   *[no] { $who } bids { $slide }.
}
magic-lantern-action-bid = Bid { $slide }
magic-lantern-reason-burnt = the lamp has burnt out
`;
const NAMES = ["Mia", "Bo"];
const bid = (slide: number): Named<AnyGame> => ({ kind: "bid", slide, notation: `${slide}` });

function sceneOf(view: Json, changes: Partial<Scene> = {}): Scene {
  const table = practice({ game: GAME, seats: 2, options: {}, documents: {} });
  return sceneFor({ ...table, names: NAMES, actor: 0, view }, changes);
}

beforeAll(async () => {
  vi.stubGlobal(
    "fetch",
    vi.fn(() => Promise.resolve(new Response(WORDS))),
  );
  await texts.speak("en");
});

afterEach(() => {
  document.body.innerHTML = "";
});

describe("any view in words", () => {
  const context = { game: GAME, names: NAMES };
  const told = (view: Json) =>
    partsOf(view, context).map(({ label, shown }) => `${label}: ${inLine(shown)}`);

  test("names its fields as people write them, and leaves out what is told elsewhere", () => {
    expect(told({ seat: 0, actor: 1, setup: {}, slides_left: 7, is_over: false })).toEqual([
      "Slides left: 7",
      "Is over: no",
    ]);
  });

  test("tells what belongs to whom by their names", () => {
    expect(told({ points_by_seat: [3, 4], scores: [1, 2], lead_seat: 1, winner: -2 })).toEqual([
      "Points: Mia 3; Bo 4",
      "Scores: Mia 1; Bo 2",
      "Lead: Bo",
      "Winner: –",
    ]);
  });

  test("tells lists of lists by name if there is one for each player", () => {
    const two = [[3], [4, 5]];
    expect(told({ won: two, won_of_three: [...two, []], piles: two })).toEqual([
      "Won: Mia 3; Bo 4, 5",
      "Won of three: 1 3; 2 4, 5; 3 none",
      "Piles: 1 3; 2 4, 5",
    ]);
  });

  test("does not take two cards for one of each player", () => {
    expect(told({ row: [3, 4], none: [] })).toEqual(["Row: 3, 4", "None: none"]);
  });

  test("goes into what is nested, and not without end", () => {
    const deep: Record<string, unknown> = {};
    deep["again"] = deep;
    expect(told({ piles: [{ top: 3 }, { top: null }] })).toEqual(["Piles: 1 Top 3; 2 Top –"]);
    expect(told(deep)[0]).toContain("…");
  });

  test("has the hand for itself", () => {
    const hand = handOf({ hand: [1, 2] }, context);
    expect(hand && `${hand.label}: ${inLine(hand.shown)}`).toBe("Your hand: 1, 2");
    expect(handOf({}, context)).toBeNull();
    expect(told({ hand: [1, 2] })).toEqual([]);
  });
});

describe("a game that the pages were not built with", () => {
  test("brings its words from the house, and those are asked for once", async () => {
    const face = await plainFace(GAME);
    await plainFace(GAME);
    expect(vi.mocked(fetch).mock.calls).toEqual([[`/api/games/${GAME}/texts?language=en`]]);
    const scene = sceneOf({ lamp: "lit" });
    expect(face.tell({ event: "bid", seat: 0, slide: 4 }, scene)).toBe("You bid 4.");
    expect(face.tell({ event: "bid", seat: 1, slide: 4 }, scene)).toBe("Bo bids 4.");
    expect(face.action(bid(4))).toBe("Bid 4");
    expect(inLine(partsOf(scene.view, { game: GAME, names: NAMES })[0]!.shown)).toBe("shining");
  });

  test("keeps its words in another language, which the house is asked for", async () => {
    await texts.speak("de");
    expect(vi.mocked(fetch).mock.lastCall).toEqual([`/api/games/${GAME}/texts?language=de`]);
    expect(texts.say(`${GAME}-title`)).toBe("Magic Lantern");
    await texts.speak("en");
  });

  test("cannot change what the pages say themselves", async () => {
    vi.mocked(fetch).mockResolvedValueOnce(new Response("web-title = Something else"));
    await texts.learn("impostor");
    expect(texts.say("web-title")).toBe("Lichtspiel");
  });

  test("is told of even where nobody wrote the words", async () => {
    const face = await plainFace(GAME);
    const scene = sceneOf({});
    const event = { event: "lamp-broke", seat: 1, slides: [1, 2], by_seat: 0 };
    expect(face.tell(event, scene)).toBe("Bo: Lamp broke, slides 1, 2, by Mia.");
    expect(face.tell({ event: "dark" }, scene)).toBe("Dark.");
  });

  test("says who is asked and who has won", async () => {
    const face = await plainFace(GAME);
    const won = (winners: number[], seat = 0) =>
      face.result(sceneOf({}, { seat, outcome: { reason: "x", winners, scores: [1, 2] } }));
    expect(face.asks(sceneOf({}))).toBe("Your turn: choose what to do.");
    expect(face.asks(sceneOf({}, { actor: 1 }))).toBe("Bo is thinking.");
    expect([won([0]), won([1]), won([0, 1]), won([])]).toEqual([
      "You win.",
      "Bo wins.",
      "Everyone wins.",
      "Nobody wins.",
    ]);
    expect(won([0], -1)).toBe("Mia wins.");
    const outcome = { reason: "burnt", winners: [0], scores: [1, 2] };
    expect(face.result(sceneOf({}, { outcome }))).toBe("You win. The lamp has burnt out.");
  });

  test("is played by its buttons", async () => {
    const face = await plainFace(GAME);
    const acted: AnyGame["action"][] = [];
    const hands = {
      ...NO_HANDS,
      attempt: (it: AnyGame["action"]) => Promise.resolve(acted.push(it) > 0),
    };
    const legal = [bid(4), bid(5)];
    const board = mount(face.Board, {
      target: document.body,
      props: { scene: sceneOf({ hand: [4, 5] }, { legal, hinted: [bid(5)] }), hands },
    });
    flushSync();
    const buttons = [...document.querySelectorAll("button")];
    expect(buttons.map((button) => button.textContent.replace(/\s+/g, " ").trim())).toEqual([
      "Bid 4",
      "Bid 5 ★ recommended",
    ]);
    buttons[1]?.click();
    expect(acted).toEqual([bid(5)]);
    await unmount(board);
  });
});

/** Views that real rules have made, nested and full as they are. */
describe.each([...bySlug(import.meta.glob("../games/*/lesson.json")).keys()])(
  "%s without its own face",
  (game) => {
    test("can be read, wherever its lesson asks for something", async () => {
      const lesson = await lessonOf(game);
      if (lesson === null) throw new Error("no lesson");
      const face = await plainFace(game);
      for (const at of stops(lesson).filter((stop) => lesson.frames[stop]?.wanted)) {
        const scene = sceneFor(positionAt(lesson, at));
        const shown = mount(face.Board, {
          target: document.body,
          props: { scene, hands: NO_HANDS },
        });
        flushSync();
        expect(document.body.textContent).not.toMatch(/undefined|\[object|NaN/);
        const actions = document.querySelectorAll("button").length;
        expect(actions).toBe(scene.outcome ? 0 : scene.legal.length);
        for (const { event } of scene.happened) {
          expect(face.tell(event, scene)).not.toMatch(/undefined|\[object|NaN/);
        }
        await unmount(shown);
      }
    });
  },
);
