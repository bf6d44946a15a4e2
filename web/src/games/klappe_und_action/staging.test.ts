// @vitest-environment happy-dom

import { describe, expect, it } from "vitest";
import { recapOf } from "../../stage/recap";
import { texts } from "../../text/texts.svelte";
import type { Face, Happened, Position } from "../face";
import type { Event, Game, View } from "./protocol";
import {
  brief,
  doer,
  freshScenes,
  freshSlots,
  opens,
  PREMIERE,
  RUN,
  stage,
  TITLE,
} from "./staging";
import type { KlappeScene } from "./table";
import { edited, viewWith } from "./testing";
import { asks, breaks } from "./words";

await texts.speak("en");

const NAMES = ["Ada", "Bo"];
const FILM = [1, 4, 6, 9, 12, 15];

function told(events: readonly Event[]): Happened<Game>[] {
  return events.map((event, place) => ({ seq: place + 1, at: 0, event }));
}

function positionWith(
  view: View,
  events: readonly Event[],
  more: Partial<Position<Game>> = {},
): Position<Game> {
  return {
    seq: events.length,
    table: { seats: NAMES, options: {} } as unknown as Position["table"],
    documents: {} as Game["documents"],
    view,
    seat: view.seat,
    actor: view.actor,
    legal: [],
    happened: told(events),
    hands: null,
    outcome: null,
    names: NAMES,
    proposed: null,
    takeBack: false,
    still: false,
    ...more,
  };
}

const ACT: Event = { event: "act", act: 1, seat: 0, slots: 6 };
const SWAPPED: Event = { event: "swapped", scene: 4, slot: 2, other: 1, other_slot: 1 };
const NEEDED: Event = { event: "needed", count: 1 };
const BEFORE = positionWith(edited(FILM, "swap", 4), [ACT]);

function moments(position: Position<Game>, before = BEFORE) {
  const news = position.happened.slice(before.happened.length);
  return stage({ before, position, news });
}

describe("the projector's run", () => {
  const check = { numbers: FILM, falls: [2], needed: 1 };
  const position = positionWith({ ...edited(FILM, "cover", 0), phase: "closing", check }, [
    ...[ACT, SWAPPED, NEEDED],
  ]);
  const shown = moments(position) ?? [];
  const run = shown.slice(0, -1);

  it("goes through every slot, after the moved cards have arrived", () => {
    expect(run.map(({ cue }) => cue)).toEqual(
      [0, 1, 2, 3, 4, 5, 6].map((at) => ({ kind: RUN, at })),
    );
    expect(run[0]?.position.happened.at(-1)?.event).toEqual(SWAPPED);
  });

  it("stays at every scene for a second, and longer where the order breaks", () => {
    const holds = run.slice(1).map(({ hold }) => hold);
    expect(Math.min(...holds)).toBeGreaterThanOrEqual(1_000);
    expect(holds[1]).toBeGreaterThan(holds[0] ?? 0); // slot 2 falls
    expect(shown.at(-1)?.hold).toBeGreaterThan(holds[1] ?? 0);
  });

  it("rattles", () => {
    expect(new Set(run.map(({ sound }) => sound))).toEqual(new Set(["projector"]));
  });

  it("tells nothing of its result before its end", () => {
    for (const { position: held, words } of run) {
      expect(words).toBe("The film runs from intro to credits…");
      expect(held.happened).toHaveLength(2);
      expect(held).toMatchObject({ legal: [], outcome: null, hands: null });
      expect(held.view).toMatchObject({ phase: "editing", reason: "", actor: -1 });
    }
    expect(shown.at(-1)?.position).toBe(position);
    expect(shown.at(-1)?.hold).toBeGreaterThan(0);
  });

  it("does not tell a lost game early, either", () => {
    const lost: Event = { event: "lost", act: 1, needed: 3, left: 2 };
    const outcome = { reason: "lost", winners: [], scores: [] };
    const over = { ...edited(FILM, "", 0), phase: "over", reason: "lost", check };
    const end = moments(positionWith(over, [ACT, SWAPPED, lost], { outcome, hands: [] })) ?? [];
    for (const { position: held } of end.slice(0, -2)) {
      expect(held.view).toMatchObject({ phase: "editing", reason: "" });
      expect(held.outcome).toBeNull();
    }
    const [verdict, premiere] = end.slice(-2);
    expect([verdict?.cue, premiere?.cue]).toEqual([undefined, { kind: PREMIERE, at: 0 }]);
    expect(verdict?.words).toContain("Act 1 needs 3 reshoots");
  });

  it("is over, and that the game is won is told and heard at the premiere", () => {
    const won: Event[] = [
      { event: "succeeded", act: 3 },
      { event: "won", left: 2 },
    ];
    const outcome = { reason: "won", winners: [0, 1], scores: [3, 3] };
    const fine = { numbers: FILM, falls: [], needed: 0 };
    const over = { ...edited(FILM, "", 0), phase: "over", reason: "won", check: fine };
    const end = moments(positionWith(over, [ACT, SWAPPED, ...won], { outcome })) ?? [];
    const [verdict, premiere] = end.slice(-2);
    expect(verdict?.position.happened.at(-1)?.event).toEqual(won[0]);
    expect(verdict?.position.outcome).toBeNull();
    expect(premiere?.position.happened.at(-1)?.event).toEqual(won[1]);
    expect(premiere?.cue).toEqual({ kind: PREMIERE, at: 0 });
    expect(premiere?.hold).toBeGreaterThan(4_000);
  });
});

describe("the verdict", () => {
  const saying = (numbers: readonly number[], falls: readonly number[], needed: number) =>
    breaks(positionWith({ ...edited(numbers, "cover", 0), check: { numbers, falls, needed } }, []));

  it("says where the number falls", () => {
    expect(saying([1, 4, 9, 6, 12, 15], [4], 1)).toBe("The number falls: 6 after 9 (slot 4).");
  });

  it("says why more reshoots are needed than there are falls", () => {
    expect(saying([7, 8, 9, 1, 2, 3], [4], 3)).toBe(
      "The number falls: 1 after 9 (slot 4). In order with each other: at most 3 of 6. " +
        "Scenes that need a reshoot: 3.",
    );
  });
});

describe("an effect that leaves no choice", () => {
  const before = positionWith(edited([4, 1, 15, 9, 12, 6], "swap", 4), [ACT]);
  const forced: Event = { event: "swapped", scene: 15, slot: 4, other: 9, other_slot: 3 };
  const check = { numbers: [1, 4, 9, 15, 12, 6], falls: [5, 6], needed: 2 };
  const closed = { ...edited(check.numbers, "cover", 0), phase: "closing", check };

  it("has a moment and a line of its own, after the choice before it", () => {
    const position = positionWith(closed, [ACT, SWAPPED, forced, NEEDED]);
    const [choice, moving, effect, run] = moments(position, before) ?? [];
    expect(choice?.position.view.film).toEqual([1, 4, 15, 9, 12, 6]);
    expect(choice?.position.happened.at(-1)?.event).toEqual(SWAPPED);
    expect(moving?.position.view.film).toEqual(check.numbers);
    expect(moving?.position.happened.at(-1)?.event).toEqual(SWAPPED);
    expect(moving?.words).toBe(choice?.words);
    expect(moving?.hold).toBeGreaterThan(420);
    expect(effect?.words).toBe("Scene 15 goes to slot 4, scene 9 to slot 3.");
    expect(effect?.hold).toBeGreaterThan(1_500);
    expect(effect?.position.happened.at(-1)?.event).toEqual(forced);
    expect(effect?.position.view).toMatchObject({
      film: check.numbers,
      numbers: check.numbers,
      asked: { scene: 15 }, // its frame is marked, and what it does is explained
      check: { numbers: [], falls: [], needed: 0 },
      actor: -1,
      phase: "editing",
    });
    expect(run?.cue).toEqual({ kind: RUN, at: 0 });
  });

  it("is told as well when it has no target, before the next question", () => {
    const lapsed: Event = { event: "lapsed", scene: 15 };
    const next = edited(FILM, "swap", 16);
    const [choice, effect, end, ...more] =
      moments(positionWith(next, [ACT, SWAPPED, lapsed])) ?? [];
    expect(choice?.words).toBe("Scene 4 goes to slot 2, scene 1 to slot 1.");
    expect(effect?.words).toBe("The effect of scene 15 has no target and is lost.");
    expect(effect?.position.view.asked.scene).toBe(15);
    expect(end?.position.view).toBe(next);
    expect(more).toEqual([]);
  });

  it("is in the recap, and marked on its scene", () => {
    const lapsed: Event = { event: "lapsed", scene: 15 };
    expect(brief(lapsed)).toBe("15: no target");
    const fresh = told([lapsed]);
    const scene = { ...positionWith(closed, []), fresh } as unknown as KlappeScene;
    expect([...freshScenes(scene).keys()]).toEqual([15]);
  });
});

describe("a new act", () => {
  const next: Event = { event: "act", act: 2, seat: 1, slots: 7 };
  const events: Event[] = [ACT, { event: "ready", seat: 0 }, next, { event: "dealt", scenes: [3] }];
  const position = positionWith(viewWith({ act: 2, director: 1, actor: 1 }), events);
  const [title, dealing, end] = moments(position) ?? [];

  it("has its title over the table as it was", () => {
    expect(title?.cue).toEqual({ kind: TITLE, at: 2 });
    expect(title?.position.view.film).toEqual(FILM);
    expect(title?.position.view.act).toBe(1);
    expect(title?.position.happened.at(-1)?.event).toEqual(next);
    expect(dealing?.position).toMatchObject({ view: position.view, legal: [] });
    expect(end?.position).toBe(position);
  });

  it("is not run like the act before when both came at once", () => {
    const succeeded: Event = { event: "succeeded", act: 1 };
    const late = positionWith(position.view, [ACT, SWAPPED, succeeded, next]);
    expect(moments(late)?.map(({ cue }) => cue?.kind)).toEqual([TITLE, undefined, undefined]);
  });

  it("is run without its title when its check has come, too", () => {
    const lost: Event = { event: "lost", act: 2, needed: 3, left: 2 };
    const succeeded: Event = { event: "succeeded", act: 1 };
    const late = positionWith(edited(FILM, "", 0), [ACT, succeeded, next, SWAPPED, lost]);
    const shown = moments(late) ?? [];
    expect(new Set(shown.slice(0, -1).map(({ cue }) => cue?.kind))).toEqual(new Set([RUN]));
    expect(shown[0]?.position.happened.at(-1)?.event).toEqual(SWAPPED);
  });

  it("says who is waited for", () => {
    expect(asks(position)).toBe("Bo is choosing a scene.");
  });
});

describe("scenes that the partner moves", () => {
  const film = [4, 1, 6, 9, 12, 15];
  const partners = (view: View): View => ({ ...view, director: 1, actor: 1 });
  const before = positionWith(partners(edited(film, "swap", 4)), [ACT]);
  const next = partners({ ...edited(FILM, "swap", 9), asked: { ...BEFORE.view.asked, scene: 9 } });

  it("lie before anything is said of them", () => {
    const position = positionWith(next, [ACT, SWAPPED]);
    const [moving, end, ...more] = moments(position, before) ?? [];
    expect(moving?.position.view.film).toEqual(FILM);
    expect(moving?.position.happened).toEqual(before.happened); // log, recap, marks and sounds
    expect(asks(moving?.position as typeof position)).toBe(asks(before));
    expect(asks(position)).not.toBe(asks(before));
    expect(moving?.hold).toBeGreaterThan(420); // the cards take so long
    expect(end?.position).toBe(position);
    expect(more).toEqual([]);
  });

  it("lie before the film is run", () => {
    const check = { numbers: FILM, falls: [], needed: 0 };
    const closed = { ...edited(FILM, "cover", 0), phase: "closing", director: 1, check };
    const [moving, run] = moments(positionWith(closed, [ACT, SWAPPED, NEEDED]), before) ?? [];
    expect(moving?.position.view).toMatchObject({ film: FILM, check: { numbers: [] } });
    expect(moving?.position.happened).toEqual(before.happened);
    expect(run?.cue).toEqual({ kind: RUN, at: 0 });
  });

  it("are laid before that is told", () => {
    const empty = viewWith({ actor: 1, turn: 1 });
    const laid = viewWith({ film: [0, 9, 0, 0, 0, 0], laid: [9], laid_by: [1] });
    const news: Event = { event: "laid", seat: 1, scene: 9, slot: 2 };
    const [moving] = moments(positionWith(laid, [ACT, news]), positionWith(empty, [ACT])) ?? [];
    expect(moving?.position.view).toMatchObject({ film: laid.film, laid: [9], turn: 1, actor: 1 });
    expect(moving?.position.happened).toHaveLength(1);
  });

  it("wait for nothing where the viewer has moved them", () => {
    const mine = (view: View): View => ({ ...view, director: 0, actor: 0 });
    const position = positionWith(mine(next), [ACT, SWAPPED]);
    expect(moments(position, positionWith(mine(before.view), [ACT]))).toBeNull();
  });
});

it("what is neither is shown as it comes", () => {
  expect(moments(positionWith(edited(FILM, "swap", 9), [ACT, SWAPPED]))).toBeNull();
});

describe("what the partner has done", () => {
  const face = { brief, doer, opens } as unknown as Pick<Face, "brief" | "doer" | "opens">;
  const laid = (seat: number, scene: number, slot: number): Event => ({
    event: "laid",
    seat,
    scene,
    slot,
  });
  const recap = (view: View, events: readonly Event[]) =>
    recapOf(positionWith(view, events) as unknown as Position, face).map(
      ({ seat, deeds }) => `${NAMES[seat]} ${deeds.map(({ words }) => words).join(", ")}`,
    );

  it("is told since the viewer's own lay", () => {
    expect(recap(viewWith({}), [ACT, laid(1, 9, 4), laid(0, 3, 1), laid(1, 8, 2)])).toEqual([
      "Bo 8 → slot 2",
    ]);
  });

  it("has the director's cuts", () => {
    const view = { ...edited(FILM, "swap", 9), director: 1, seat: 0 };
    const events: Event[] = [ACT, laid(1, 12, 5), laid(0, 15, 6), { event: "editing" }, SWAPPED];
    expect(recap(view, events)).toEqual(["Bo swaps 4 and 1"]);
    expect(recap({ ...view, director: 0 }, events)).toEqual([]);
  });

  it("has what a scene does while filming, though it is the viewer's turn now", () => {
    expect(recap(viewWith({}), [ACT, laid(0, 3, 1), laid(1, 8, 2), SWAPPED])).toEqual([
      "Bo 8 → slot 2, swaps 4 and 1",
    ]);
    expect(recap(viewWith({}), [ACT, laid(1, 3, 1), laid(0, 8, 2), SWAPPED])).toEqual([]);
  });

  it("is no news in the next act", () => {
    expect(recap(viewWith({}), [ACT, laid(1, 8, 2), { ...ACT, act: 2 }])).toEqual([]);
  });

  it("is marked on the scenes it laid or moved", () => {
    const position = positionWith(edited(FILM, "swap", 9), []);
    const fresh = told([laid(1, 4, 2), laid(1, 8, 3), { ...SWAPPED }]);
    const scene = { ...position, view: { ...position.view, director: 1 }, fresh };
    expect([...freshScenes(scene as unknown as KlappeScene)]).toEqual([
      [4, { side: 1, deeds: [1, 3] }],
      [8, { side: 1, deeds: [2] }],
      [1, { side: 1, deeds: [3] }],
    ]);
  });

  it("is marked on a scene that was shown, and on a slot that was looked at", () => {
    const fresh = told([
      { event: "showed", seat: 1, scene: 12 },
      { event: "looked", seat: 1, slot: 3 },
      laid(1, 12, 5),
      { event: "skipped", seat: 1, scene: 12 },
    ]);
    const scene = { ...positionWith(viewWith({}), []), fresh } as unknown as KlappeScene;
    expect([...freshScenes(scene)]).toEqual([[12, { side: 1, deeds: [1, 3, 4] }]]);
    expect([...freshSlots(scene)]).toEqual([[3, { side: 1, deeds: [2] }]]);
  });
});
