import { describe, expect, it } from "vitest";
import { filmOf, sideOf, type Film, type Place, type SideName } from "./cards";
import {
  fitting,
  goesTo,
  moveOf,
  offers,
  playOf,
  question,
  standing,
  triedOffer,
  triedSide,
  type Answer,
} from "./plays";
import type { Action, Move } from "./protocol";

/** As the house would send them; what the notations say nobody reads here. */
const ACTIONS: readonly Action[] = [
  { kind: "keep", card: "ac3", film: "aa" },
  { kind: "keep", card: "ac3", film: "cc" },
  { kind: "lay", card: "ac3", side: "top", film: "aa" },
  { kind: "lay", card: "ac3", side: "flop", film: "cc", over: "cd", row: "cc" },
  { kind: "lay", card: "ac3", side: "flop", film: "cc", over: "cd", row: "dd" },
  { kind: "lay", card: "ac3", side: "flop", film: "cc", over: "ct", row: "tt" },
  { kind: "keep", card: "any+3", film: "aa" },
  move("ad", "top aa", "flop", "dd"),
  { ...move("ad", "top aa", "top", "dd"), over: "dr", row: "rr" },
  move("c5", "flop cc", "top", "cc"),
  { kind: "mark", marker: "x2", side: "top", film: "aa" },
  { kind: "mark", marker: "stop", side: "top", film: "aa" },
  { kind: "mark", marker: "stop", side: "flop", film: "cc" },
];
const plays = ACTIONS.map((action) => playOf({ ...action, notation: "" }));

function move(
  pair: string,
  from: Place,
  side: SideName,
  film: Film,
  card: Move["card"] = "any+3",
): Move {
  const source = { from_side: sideOf(from), from_film: filmOf(from) };
  return { kind: "move", card, pair, ...source, side, film };
}

describe("what an action answers", () => {
  it("tells a card laid over another", () => {
    expect(plays[4]).toMatchObject({
      card: "ac3",
      where: "film",
      side: "flop",
      film: "cc",
      over: "cd",
      row: "dd",
    });
  });

  it("tells what a change card takes, and where it goes", () => {
    expect(plays[8]).toMatchObject({
      card: "any+3",
      where: "action",
      source: "top aa",
      taken: "ad top aa",
      side: "top",
      film: "dd",
      over: "dr",
      row: "rr",
    });
    expect(moveOf(plays, "ad top aa")).toBe(plays[7]?.action);
  });

  it("treats both uses of a marker as one thing in the hand", () => {
    expect(plays.at(-1)).toMatchObject({ card: "marker", where: "stop" });
  });
});

describe("asking step by step", () => {
  function ask(answers: readonly Answer[]) {
    return question(fitting(plays, answers));
  }

  it("asks for card, where, film, side, what to take over and its row", () => {
    const answers: Answer[] = [];
    expect(ask(answers)).toBe("card");
    answers.push(["card", "ac3"]);
    expect(ask(answers)).toBe("where");
    answers.push(["where", "film"]);
    expect(ask(answers)).toBe("film");
    answers.push(["film", "cc"]);
    // Only flop is possible there: that is not asked.
    expect(ask(answers)).toBe("over");
    answers.push(["over", "cd"]);
    expect(ask(answers)).toBe("row");
    answers.push(["row", "dd"]);
    expect(ask(answers)).toBeNull();
    expect(fitting(plays, answers)).toHaveLength(1);
  });

  it("asks a change card which card it moves before where it goes", () => {
    const answers: Answer[] = [
      ["card", "any+3"],
      ["where", "action"],
    ];
    expect(ask(answers)).toBe("taken");
    expect(ask([...answers, ["taken", "ad top aa"]])).toBe("side");
    expect(ask([...answers, ["taken", "c5 flop cc"]])).toBeNull();
  });

  it("understands a side that is pointed at", () => {
    const left = fitting(plays, [
      ["card", "any+3"],
      ["source", "top aa"],
    ]);
    expect(left).toHaveLength(2);
    expect(question(left)).toBe("side");
  });

  it("asks nothing where nothing is legal", () => {
    expect(question([])).toBeNull();
  });
});

describe("what was chosen", () => {
  it("stays as long as a play fits", () => {
    const answers: Answer[] = [
      ["card", "ac3"],
      ["where", "film"],
    ];
    expect(standing(plays, answers)).toEqual(answers);
  });

  it("goes back to the last answer that leads somewhere", () => {
    const answers: Answer[] = [
      ["card", "ac3"],
      ["where", "film"],
      ["film", "tt"],
    ];
    expect(standing(plays, answers)).toEqual(answers.slice(0, 2));
    expect(standing([], answers)).toEqual([]);
  });
});

describe("offers", () => {
  it("tells what is open from what only explains itself", () => {
    const left = fitting(plays, [
      ["card", "marker"],
      ["where", "stop"],
    ]);
    const open = offers(left, "film", "marker", "stop").filter((offer) => offer.open);
    expect(open.map((offer) => offer.value)).toEqual(["aa", "cc"]);
    expect(offers(left, "film", "marker", "stop")).toHaveLength(5);
  });

  it("shows only the films of the card", () => {
    const left = fitting(plays, [["card", "ac3"]]);
    expect(offers(left, "film", "ac3", "own").map((offer) => offer.value)).toEqual(["aa", "cc"]);
  });
});

describe("the nearest action to what was tried", () => {
  const CARD = (card: string): Answer[] => [["card", card]];
  const tried = (answers: readonly Answer[], place: Place, cards: readonly string[] = []) =>
    triedSide(plays, answers, place, cards);

  it("lays a card where one pointed", () => {
    const lay = { kind: "lay", card: "ac3", side: "top", film: "tt" };
    expect(tried(CARD("ac3"), "top tt")).toEqual(lay);
  });

  it("takes the card one pointed at, or any at an empty side", () => {
    expect(tried(CARD("tf-3"), "top aa", ["ad4"])).toEqual(
      move("ad", "top aa", "flop", "aa", "tf-3"),
    );
    expect(tried(CARD("ft+3"), "flop dd")).toEqual(move("ad", "flop dd", "top", "dd", "ft+3"));
    expect(tried(CARD("any+3"), "top cc", ["c5"])).toEqual(move("c5", "top cc", "flop", "cc"));
  });

  it("goes on with the card that is on its way", () => {
    const answers: Answer[] = [...CARD("any+3"), ["taken", "ad top aa"]];
    expect(tried(answers, "flop rr")).toEqual(move("ad", "top aa", "flop", "rr"));
  });

  it("puts the marker as it was chosen", () => {
    const mark = { kind: "mark", side: "top", film: "aa" };
    expect(tried([...CARD("marker"), ["where", "stop"]], "top aa")).toEqual({
      ...mark,
      marker: "stop",
    });
    expect(tried(CARD("marker"), "top aa")).toEqual({ ...mark, marker: "x2" });
  });

  it("asks about an offer that is closed", () => {
    expect(triedOffer(CARD("ac3"), "where", "film")).toEqual({
      kind: "lay",
      card: "ac3",
      side: "top",
      film: "aa",
    });
    expect(triedOffer([...CARD("tf-3"), ["where", "own"]], "film", "rr")).toEqual({
      kind: "keep",
      card: "tf-3",
      film: "rr",
    });
    expect(triedOffer(CARD("ft+3"), "where", "action")).toEqual(
      move("ac", "flop aa", "top", "aa", "ft+3"),
    );
    expect(
      triedOffer([...CARD("marker"), ["where", "stop"], ["film", "tt"]], "side", "flop"),
    ).toEqual({ kind: "mark", marker: "stop", side: "flop", film: "tt" });
  });
});

it("knows where a play goes", () => {
  expect(goesTo(plays[2] ?? null, "top aa")).toBe(true);
  expect(goesTo(plays[0] ?? null, "top aa")).toBe(false);
  expect(goesTo(null, "top aa")).toBe(false);
});
