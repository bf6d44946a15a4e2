import { expect, test } from "vitest";
import type { Update } from "../protocol";
import { harmless, Recorder } from "./reporting";

const TOKEN = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOP_-1";
const ME = {};
const ABOUT = { browser: "Firefox", page: `/table/aB3dE6gH9jK2mN5p#claim=${TOKEN}` };

function update(seq: number, since: number, ...events: object[]): Update {
  return {
    type: "update",
    seq,
    since,
    now: 0,
    seat: 1,
    happened: events.map((event, n) => ({ seq: since + 1 + n, at: 0, event })),
    table: {
      id: "aB3dE6gH9jK2mN5p",
      code: "abc234",
      game: "magic-lantern",
      ruleset: 1,
      options: { last_card_grace: false },
      seats: [{ name: "Ada" }, { name: "Bob", contribution: "luck of Bob" }],
      commitment: TOKEN,
    },
    view: { seat: 1, seq },
  } as unknown as Update;
}

test("a report has all that the seat was told since the start, and the table as it was last", () => {
  const recorder = new Recorder();
  recorder.begin(ME);
  recorder.take(ME, update(2, 0, { event: "ff-dealt" }, { event: "ff-laid", card: 5 }));
  recorder.take(ME, update(3, 2, { event: "ff-laid", card: 9 }));
  const { table } = recorder.report(ABOUT);
  expect(table?.happened).toEqual([
    { event: "ff-dealt" },
    { event: "ff-laid", card: 5 },
    { event: "ff-laid", card: 9 },
  ]);
  expect(table?.view).toEqual({ seat: 1, seq: 3 });
  recorder.take(ME, update(4, 0, { event: "ff-dealt" }));
  expect(recorder.report(ABOUT).table?.happened).toEqual([{ event: "ff-dealt" }]);
  recorder.begin({});
  recorder.take(ME, update(5, 0));
  expect(recorder.report(ABOUT).table).toBeNull();
});

test("no token, id, code, name or word of the chat is in a report", () => {
  const recorder = new Recorder();
  recorder.begin(ME);
  recorder.take(
    ME,
    update(
      2,
      0,
      { event: "table-seated", seat: 0, name: "Ada" },
      {
        event: "table-said",
        seat: 0,
        text: "my address is …",
      },
    ),
  );
  recorder.wrong(new Error(`GET /api/tables/aB3dE6gH9jK2mN5p/link with ${TOKEN} failed`));
  recorder.wrong(`at http://house/join/abc234`);
  const text = JSON.stringify(recorder.report(ABOUT));
  for (const secret of [TOKEN, "aB3dE6gH9jK2mN5p", "abc234", "Ada", "Bob", "address"]) {
    expect(text).not.toContain(secret);
  }
  expect(text).toContain("/api/tables/…/link with … failed");
});

test("the last errors are kept, not all", () => {
  const recorder = new Recorder();
  for (let n = 0; n < 200; n += 1) recorder.wrong(`error ${n}`);
  const { errors } = recorder.report(ABOUT);
  expect(errors).toHaveLength(50);
  expect(errors.at(-1)).toBe("error 199");
});

test("words without secrets stay as they are", () => {
  expect(harmless("TypeError: x is undefined at App.svelte:12:5")).toBe(
    "TypeError: x is undefined at App.svelte:12:5",
  );
});
