import { beforeEach, expect, test } from "vitest";
import { kept } from "../app/kept";
import { keys } from "./keys";

beforeEach(() => kept("lichtspiel-keys").write({}));

const seat = (number: number) => ({ number, token: `token-${number}` });

test("a table nobody sits at has no keys", () => {
  expect(keys.of("nowhere")).toEqual({});
  expect(keys.tokens()).toEqual([]);
});

test("keys of a table come together", () => {
  keys.add("a", { host: "host" });
  keys.add("a", { seat: seat(1) });
  keys.add("a", { sealed: { commitment: "c0", contribution: "ff" } });
  expect(keys.of("a")).toEqual({
    host: "host",
    seat: seat(1),
    sealed: { commitment: "c0", contribution: "ff" },
  });
});

test("tokens are those of seats, not of hosts", () => {
  keys.add("a", { host: "host", seat: seat(0) });
  keys.add("b", { host: "other" });
  keys.add("c", { seat: seat(2) });
  expect(keys.tokens()).toEqual(["token-0", "token-2"]);
});

test("who loses the seat stays the host", () => {
  keys.add("a", { host: "host", seat: seat(0) });
  keys.add("b", { seat: seat(1) });
  keys.dropSeat("a", "token-0");
  keys.dropSeat("b", "token-1");
  keys.dropSeat("never seen", "token-0");
  expect(keys.of("a")).toEqual({ host: "host" });
  expect(keys.of("b")).toEqual({});
});

test("a token that is lost takes no newer one with it", () => {
  keys.add("a", { seat: seat(0) });
  keys.dropSeat("a", "an older token");
  expect(keys.of("a")).toEqual({ seat: seat(0) });
});

test("at a shared device only the seat that is lost goes", () => {
  keys.add("a", { host: "host", seat: seat(0), shared: [seat(0), seat(1)] });
  keys.dropSeat("a", "token-1");
  expect(keys.of("a")).toEqual({ host: "host", seat: seat(0), shared: [seat(0)] });
});

test("the oldest are forgotten when there are more than the house answers for", () => {
  for (let number = 0; number < 205; number += 1) keys.add(`t${number}`, { seat: seat(number) });
  expect(keys.tokens()).toHaveLength(200);
  expect(keys.of("t4")).toEqual({});
  expect(keys.of("t5")).not.toEqual({});
});
