// @vitest-environment happy-dom

import { beforeAll, expect, test } from "vitest";
import type { Face, Position } from "../games/face";
import { practice } from "../lessons/practice";
import type { Seat, TableEvent } from "../protocol";
import { texts } from "../text/texts.svelte";
import { namesOf } from "./scene";
import { linesOf } from "./telling";

beforeAll(() => texts.speak("en"));

function told(seats: readonly Seat[], ...events: readonly TableEvent[]): string[] {
  const setup = practice({
    game: "magic-lantern",
    seats: seats.length,
    options: {},
    documents: {},
  });
  const scene: Position = {
    ...setup,
    table: { ...setup.table, seats },
    names: namesOf(seats),
    view: {},
    happened: events.map((event, at) => ({ seq: at + 1, at: 0, event })),
  };
  return linesOf(scene, {} as Face).map((line) => line.text.replace(/[\u2068\u2069]/g, ""));
}

test("a bot that joins is called by its own name", () => {
  const seats: Seat[] = [
    { name: "Mia", taken: true },
    { bot: "easy", taken: true },
  ];
  const event = { event: "table-bot-seated", seat: 1, level: "easy" } as const;
  expect(told(seats, event)).toEqual(["Bo (easy) joins."]);
});

test("who has left is called by the name of then, whoever sits there now", () => {
  const seats: Seat[] = [
    { name: "Mia", taken: true },
    { bot: "easy", taken: true },
  ];
  const lines = told(
    seats,
    { event: "table-seated", seat: 1, name: "Tom" },
    { event: "table-freed", seat: 1 },
    { event: "table-bot-seated", seat: 1, level: "easy" },
  );
  expect(lines).toEqual(["Tom takes a seat.", "Tom leaves their seat.", "Bo (easy) joins."]);
});

test("a bot that has left is called by its own name on a free seat", () => {
  const seats: Seat[] = [{ name: "Mia", taken: true }, {}];
  const lines = told(
    seats,
    { event: "table-bot-seated", seat: 1, level: "strong" },
    { event: "table-freed", seat: 1 },
  );
  expect(lines).toEqual(["Bo (strong) joins.", "Bo leaves their seat."]);
});
