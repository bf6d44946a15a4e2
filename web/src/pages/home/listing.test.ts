// @vitest-environment happy-dom

import { beforeAll, beforeEach, expect, test } from "vitest";
import { kept } from "../../app/kept";
import { keys } from "../../net/keys";
import type { Listed } from "../../protocol";
import { texts } from "../../text/texts.svelte";
import { finished, joinable, keepSeats, peopleAt, resultOf, running, stateOf } from "./listing";

beforeAll(() => texts.speak("en"));
beforeEach(() => kept("lichtspiel-keys").write({}));

const FREE = { name: "", bot: "" };
const person = (name: string) => ({ name, bot: "" });
const bot = (level: string) => ({ name: "", bot: level });

function listed(id: string, changes: Partial<Listed> = {}): Listed {
  return {
    id,
    code: id,
    game: "magic-lantern",
    phase: "waiting",
    seats: [person("Mia"), FREE, bot("strong")],
    changed: 0,
    ...changes,
  };
}

test("people and bots have names, free seats have none", () => {
  expect(peopleAt(listed("a"))).toEqual(["Mia", "Cleo (bot)"]);
});

test("a person may be called as a level is", () => {
  expect(peopleAt(listed("a", { seats: [person("easy"), bot("easy")] }))).toEqual([
    "easy",
    "Bo (bot)",
  ]);
});

test("running tables come before finished ones are asked for, the newest first", () => {
  const mine = [
    listed("old", { changed: 1 }),
    listed("over", { phase: "over" }),
    listed("new", { phase: "playing", changed: 2 }),
    listed("closed", { phase: "closed" }),
  ];
  expect(running(mine).map(({ id }) => id)).toEqual(["new", "old"]);
  expect(finished(mine).map(({ id }) => id)).toEqual(["over"]);
});

test("a running table says when it is my turn", () => {
  const table = listed("a", { phase: "playing", seat: 1, actor: 0 });
  expect(stateOf(listed("a"))).toBe("1 free seat");
  expect(stateOf(table)).toBe("in progress");
  expect(stateOf({ ...table, actor: 1 })).toBe("your turn");
  expect(stateOf({ ...table, actor: null })).toBe("in progress");
});

test("a finished table says who won", () => {
  const table = listed("a", { phase: "over", seat: 0 });
  const date = new Date(0).toLocaleDateString("en");
  expect(resultOf(table)).toBe(date);
  expect(resultOf({ ...table, winners: [0] })).toBe(`you won · ${date}`);
  expect(resultOf({ ...table, seat: 1, winners: [0, 2] })).toBe(
    `won by Mia and Cleo (bot) · ${date}`,
  );
});

test("one joins where there is room and one does not sit yet", () => {
  const open = [listed("mine"), listed("full", { seats: [bot("easy")] }), listed("room")];
  expect(joinable(open, [listed("mine")]).map(({ id }) => id)).toEqual(["room"]);
});

test("at a rematch I sit by the token of the table before", () => {
  keys.add("before", { seat: { number: 1, token: "mine" } });
  const mine = [
    listed("rematch", { seat: 1, token: 1 }),
    listed("before", { seat: 1, token: 1, phase: "over" }),
    listed("elsewhere", { seat: 0, token: 7 }),
  ];
  keepSeats(mine, ["another", "mine"]);
  expect(keys.of("rematch")).toEqual({ seat: { number: 1, token: "mine" } });
  expect(keys.of("elsewhere")).toEqual({});
});

test("a seat that is known stays as it is", () => {
  const known = { seat: { number: 0, token: "newer" }, host: "host" };
  keys.add("table", known);
  keepSeats([listed("table", { seat: 1, token: 0 })], ["older"]);
  expect(keys.of("table")).toEqual(known);
});
