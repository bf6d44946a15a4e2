import { describe, expect, it } from "vitest";
import {
  fitting,
  goesTo,
  offers,
  question,
  readPlay,
  standing,
  triedOffer,
  triedSide,
  type Answer,
} from "./plays";

const NOTATIONS = [
  "ac3 own aa",
  "ac3 own cc",
  "ac3 top aa",
  "ac3 flop cc over cd for cc",
  "ac3 flop cc over cd for dd",
  "ac3 flop cc over ct for tt",
  "any+3 own aa",
  "any+3 moves ad from top aa to flop dd",
  "any+3 moves ad from top aa to top dd over dr for rr",
  "any+3 moves c5 from flop cc to top cc",
  "x2 top aa",
  "stop top aa",
  "stop flop cc",
];
const plays = NOTATIONS.map(readPlay);

describe("reading a notation", () => {
  it("finds the answers of a card laid over another", () => {
    expect(readPlay("ac3 flop cc over cd for dd")).toEqual({
      notation: "ac3 flop cc over cd for dd",
      card: "ac3",
      where: "film",
      side: "flop",
      film: "cc",
      over: "cd",
      row: "dd",
    });
  });

  it("finds what a change card takes, and where it goes", () => {
    expect(readPlay("any+3 moves ad from top aa to top dd over dr for rr")).toMatchObject({
      card: "any+3",
      where: "action",
      source: "top aa",
      taken: "ad top aa",
      side: "top",
      film: "dd",
      over: "dr",
      row: "rr",
    });
  });

  it("treats both uses of a marker as one thing in the hand", () => {
    expect(readPlay("stop flop cc")).toMatchObject({ card: "marker", where: "stop" });
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

describe("the nearest notation to what was tried", () => {
  const CARD = (card: string): Answer[] => [["card", card]];

  it("lays a card where one pointed", () => {
    expect(triedSide(CARD("ac3"), "top tt", [])).toBe("ac3 top tt");
  });

  it("takes the card one pointed at, or any at an empty side", () => {
    expect(triedSide(CARD("tf-3"), "top aa", ["ad4"])).toBe("tf-3 moves ad from top aa to flop aa");
    expect(triedSide(CARD("ft+3"), "flop dd", [])).toBe("ft+3 moves ad from flop dd to top dd");
    expect(triedSide(CARD("any+3"), "top cc", ["c5"])).toBe(
      "any+3 moves c5 from top cc to flop cc",
    );
  });

  it("goes on with the card that is on its way", () => {
    const answers: Answer[] = [...CARD("any+3"), ["taken", "ad top aa"]];
    expect(triedSide(answers, "flop rr", [])).toBe("any+3 moves ad from top aa to flop rr");
  });

  it("puts the marker as it was chosen", () => {
    expect(triedSide([...CARD("marker"), ["where", "stop"]], "top aa", [])).toBe("stop top aa");
    expect(triedSide(CARD("marker"), "top aa", [])).toBe("x2 top aa");
  });

  it("asks about an offer that is closed", () => {
    expect(triedOffer(CARD("ac3"), "where", "film")).toBe("ac3 top aa");
    expect(triedOffer([...CARD("tf-3"), ["where", "own"]], "film", "rr")).toBe("tf-3 own rr");
    expect(triedOffer(CARD("ft+3"), "where", "action")).toBe(
      "ft+3 moves ac from flop aa to top aa",
    );
    expect(triedOffer([...CARD("marker"), ["where", "stop"], ["film", "tt"]], "side", "flop")).toBe(
      "stop flop tt",
    );
  });
});

it("knows where a play goes", () => {
  expect(goesTo(readPlay("ac3 top aa"), "top aa")).toBe(true);
  expect(goesTo(readPlay("ac3 own aa"), "top aa")).toBe(false);
  expect(goesTo(null, "top aa")).toBe(false);
});
