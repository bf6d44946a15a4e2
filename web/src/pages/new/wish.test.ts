import { describe, expect, test } from "vitest";
import type { GameInfo, OptionInfo } from "../../protocol";
import {
  fits,
  isWhole,
  levelOf,
  levelsFor,
  newTable,
  pick,
  usualWish,
  valuesOf,
  withBots,
  withLevel,
  withOption,
  withPeopleHere,
  withSeats,
} from "./wish";

function option(name: string, changes: Partial<OptionInfo>): OptionInfo {
  const bare = { name, rule: "XX-1", choices: [], least: null, most: null, when: {} };
  return { ...bare, kind: "flag", default: false, ...changes };
}

const number = (name: string, usual: number, least: number, most: number) =>
  option(name, { kind: "number", default: usual, least, most });
const target = (least: number) => ({
  ...number("target", least, least, 200),
  when: { end: "points" },
});
const deals = { ...number("deals", 10, 1, 100), when: { end: "deals" } };
const careers = (wanted: number, usual: string) =>
  option("careers", {
    kind: "several",
    default: usual,
    choices: ["director", "actor", "starlet"],
    least: wanted,
    most: wanted,
  });
const end = option("end", { kind: "choice", default: "points", choices: ["points", "deals"] });

const GAME: GameInfo = {
  slug: "magic-lantern",
  ruleset: 1,
  least_seats: 2,
  most_seats: 4,
  usual_seats: 3,
  cooperative: false,
  setups: [
    { seats: 2, options: [end, target(20), deals] },
    {
      seats: 3,
      options: [end, target(20), deals, careers(1, "director")],
    },
    {
      seats: 4,
      options: [end, target(30), deals, careers(2, "director+actor")],
    },
  ],
  levels: { short: { end: "deals", deals: 3 }, starry: { careers: "starlet" } },
  bots: ["easy", "medium", "strong"],
  rules: "HP",
};

describe("a wish", () => {
  test("begins as the usual table, and asks for nothing special", () => {
    const wish = usualWish(GAME);
    expect(isWhole(GAME, wish)).toBe(true);
    expect(newTable(GAME, wish, "Mia")).toEqual({
      game: "magic-lantern",
      seats: 3,
      options: {},
      bots: [],
      clock: null,
      open: false,
      hints: true,
      network_bots: false,
      name: "Mia",
    });
  });

  test("keeps the host's seat when seats go, and the bots that still have one", () => {
    const wish = withBots(GAME, withSeats(GAME, usualWish(GAME), 4), 3);
    expect(withSeats(GAME, wish, 2).bots).toEqual(["medium"]);
  });

  test("seats new bots like the last one", () => {
    const wish = { ...usualWish(GAME), bots: ["strong"] };
    expect(withBots(GAME, wish, 2).bots).toEqual(["strong", "strong"]);
    expect(withBots(GAME, wish, 0).bots).toEqual([]);
  });

  test("seats the best bot of a game that has no usual one", () => {
    const game = { ...GAME, bots: ["random", "strong"] };
    expect(withBots(game, usualWish(game), 1).bots).toEqual(["strong"]);
  });

  test("forgets options that do not fit the new number of seats", () => {
    let wish = withOption(usualWish(GAME), "target", 25);
    wish = withOption(wish, "careers", "starlet");
    expect(valuesOf(GAME, withSeats(GAME, wish, 4))).toMatchObject({
      target: 30,
      careers: "director+actor",
    });
    expect(valuesOf(GAME, withSeats(GAME, wish, 2))).toMatchObject({ target: 25 });
  });

  test("sends only what is not as usual and matters", () => {
    let wish = withOption(usualWish(GAME), "target", 40);
    wish = withOption(wish, "end", "deals");
    wish = withOption(wish, "deals", 5);
    expect(newTable(GAME, wish, "Mia").options).toEqual({ end: "deals", deals: 5 });
  });

  test("is not whole while careers are missing", () => {
    expect(isWhole(GAME, withOption(usualWish(GAME), "careers", ""))).toBe(false);
  });
});

describe("people at one device", () => {
  test("are the host and those beside", () => {
    expect(withPeopleHere(usualWish(GAME), 1).beside).toEqual([]);
    expect(withPeopleHere({ ...usualWish(GAME), beside: ["Bo"] }, 3).beside).toEqual(["Bo", ""]);
  });

  test("make room for bots and for fewer seats", () => {
    const wish = withPeopleHere(usualWish(GAME), 3);
    expect(withBots(GAME, wish, 1).beside).toHaveLength(1);
    expect(withSeats(GAME, wish, 2).beside).toHaveLength(1);
  });
});

describe("levels", () => {
  test("are offered where all their options are", () => {
    expect(levelsFor(GAME, 2)).toEqual(["short"]);
    expect(levelsFor(GAME, 3)).toEqual(["short", "starry"]);
  });

  test("stand for their options", () => {
    const wish = withLevel(GAME, usualWish(GAME), "short");
    expect(levelOf(GAME, wish)).toBe("short");
    expect(levelOf(GAME, withOption(wish, "deals", 4))).toBeNull();
  });
});

describe("values", () => {
  test("of several choices are written in their order", () => {
    const offer = careers(2, "");
    expect(pick(offer, "starlet", "director")).toBe("director+starlet");
    expect(pick(offer, "director+starlet", "starlet")).toBe("director");
  });

  test.each([
    [number("target", 20, 20, 200), 20, true],
    [number("target", 20, 20, 200), 19, false],
    [number("target", 20, 20, 200), 20.5, false],
    [careers(2, ""), "director+actor", true],
    [careers(2, ""), "director", false],
    [careers(1, ""), "stuntman", false],
    [end, "deals", true],
    [end, "points+deals", false],
    [option("deck", { kind: "document", default: "house", least: 0, most: 9 }), "a\nb", true],
    [
      option("deck", { kind: "document", default: "house", least: 0, most: 9 }),
      "0123456789",
      false,
    ],
  ])("fit or do not: %o %s", (offer, value, whether) => {
    expect(fits(offer, value)).toBe(whether);
  });
});
