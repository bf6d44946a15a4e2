// @vitest-environment happy-dom

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Remembered, TableInfo } from "../protocol";
import { settled } from "../stage/testing";
import { Session } from "./session.svelte";
import { Line } from "./testing";

const TABLE = { id: "t", game: "magic-lantern", seats: [] } as unknown as TableInfo;
const happening = (seq: number, event: string) => ({ seq, at: 0, event: { event } });
let session: Session;

function update(seq: number, more: object = {}): void {
  Line.last.tell({ type: "update", seq, since: 0, now: 0, seat: 0, happened: [], ...more });
}

beforeEach(() => {
  vi.stubGlobal("WebSocket", Line);
  Line.all = [];
  session = new Session("t", "token");
  Line.last.open();
  update(1, { table: TABLE, happened: [happening(1, "one")] });
});

afterEach(() => {
  session.close();
  vi.unstubAllGlobals();
});

const asked = () => String(Line.last.sent.at(-1)?.["id"]);
const told = () => session.happened.map(({ event }) => event.event);

test("what happens is added to what has", () => {
  update(2, { since: 1, happened: [happening(2, "two")] });
  expect(told()).toEqual(["one", "two"]);
  expect(session.table).toBe(session.table);
  expect(session.table?.game).toBe("magic-lantern");
});

test("what was taken back is forgotten", () => {
  update(2, { since: 1, happened: [happening(2, "two")] });
  update(3, { since: 1, happened: [happening(3, "another")] });
  expect(told()).toEqual(["one", "another"]);
});

test("after a long while away everything is told anew", () => {
  update(9, { since: 0, happened: [happening(8, "eight")] });
  expect(told()).toEqual(["eight"]);
});

test("what happened earlier is asked for bit by bit", async () => {
  const ask = async (answer: Omit<Remembered, "type" | "id">): Promise<void> => {
    const asking = session.remember();
    Line.last.tell({ type: "remembered", id: asked(), ...answer });
    await asking;
  };
  update(900, { earlier: 700, happened: [happening(900, "late")] });
  await ask({ happened: [happening(650, "before")], earlier: 600 });
  expect(Line.last.sent.at(-1)).toMatchObject({ type: "earlier", until: 700 });
  await ask({ happened: [happening(1, "first")] });
  expect(session.before.map(({ seq }) => seq)).toEqual([1, 650]);
  expect([session.earlier, told()]).toEqual([0, ["late"]]);
  update(901, { happened: [happening(901, "anew")] });
  expect(session.before).toEqual([]);
});

test("whoever follows hears of the table as it is, and of every update", () => {
  const seqs: (number | undefined)[] = [];
  session.follow(() => seqs.push(session.update?.seq));
  update(2);
  update(3);
  expect(seqs).toEqual([1, 2, 3]);
});

test("an action is under way until the table shows it", async () => {
  const done = session.act({ kind: "pass" });
  expect(session.pending).toEqual({ kind: "pass" });
  Line.last.tell({ type: "done", id: asked(), seq: 2 });
  await settled();
  expect(session.pending).not.toBeNull();
  update(2);
  expect(await done).toBeNull();
  expect(session.pending).toBeNull();
});

test("an action that the table shows before the answer is over with the answer", async () => {
  const done = session.act({ kind: "pass" });
  update(2);
  expect(session.pending).not.toBeNull();
  Line.last.tell({ type: "done", id: asked(), seq: 2 });
  expect(await done).toBeNull();
  expect(session.pending).toBeNull();
});

test("a refusal is answered, and nothing is under way any more", async () => {
  const refused = session.act({ kind: "pass" });
  Line.last.tell({ type: "refused", id: asked(), text: { id: "hp-lead" } });
  expect(await refused).toMatchObject({ text: { id: "hp-lead" } });
  expect(session.pending).toBeNull();
});

test("why something is refused can be asked without doing it", async () => {
  const why = session.why({ kind: "pass" });
  Line.last.tell({ type: "explained", id: asked(), why: { id: "hp-lead", rule: "HP-10" } });
  expect(await why).toMatchObject({ rule: "HP-10" });
  expect(session.pending).toBeNull();
});
