// @vitest-environment happy-dom

import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { TableSocket, type Connection } from "./socket";
import { Line } from "./testing";

const UPDATE = { type: "update", since: 0, now: 0, seat: 0, happened: [] } as const;
const last = () => Line.last;
let states: Connection[] = [];
let refusals: string[] = [];
let socket: TableSocket;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Line);
  Line.all = [];
  states = [];
  refusals = [];
  socket = new TableSocket("ws://house/socket", "token", {
    update: () => undefined,
    presence: () => undefined,
    connection: (state) => states.push(state),
    refused: (answer) => refusals.push(answer.text.id),
  });
  last().open();
});

afterEach(() => {
  socket.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a connection that breaks", () => {
  test("comes back and says what it has seen", async () => {
    last().tell({ ...UPDATE, seq: 6, epoch: "e" });
    last().tell({ ...UPDATE, seq: 7 });
    last().breakOff();
    expect(states.at(-1)).toBe("lost");
    await vi.advanceTimersByTimeAsync(1_000);
    last().open();
    expect(Line.all).toHaveLength(2);
    expect(last().sent[0]).toEqual({
      type: "hello",
      token: "token",
      seen: 7,
      epoch: "e",
      protocol: 3,
      looks: true,
    });
    last().tell({ ...UPDATE, seq: 8 });
    expect(states.at(-1)).toBe("open");
  });

  test("repeats what was not answered, under the same id", async () => {
    const answer = socket.ask({ type: "act", seq: 7, action: "17 up" });
    const said = last().sent.at(-1);
    last().breakOff();
    await vi.advanceTimersByTimeAsync(1_000);
    last().open();
    expect(last().sent.at(-1)).toEqual(said);
    last().tell({ type: "done", id: String(said?.["id"]), seq: 8 });
    expect(await answer).toMatchObject({ type: "done", seq: 8 });
    last().breakOff();
    await vi.advanceTimersByTimeAsync(1_000);
    last().open();
    expect(last().sent).toHaveLength(1); // only the hello
  });

  test("is tried less and less often", async () => {
    for (let time = 0; time < 8; time += 1) {
      last().breakOff();
      await vi.advanceTimersByTimeAsync(12_000);
    }
    const before = Line.all.length;
    last().breakOff();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(Line.all.length).toBe(before);
  });

  test("is noticed when nothing is heard any more", async () => {
    await vi.advanceTimersByTimeAsync(16_000);
    expect(last().sent.at(-1)).toMatchObject({ type: "ping" });
    await vi.advanceTimersByTimeAsync(16_000);
    expect(states.at(-1)).toBe("lost");
    await vi.advanceTimersByTimeAsync(2_000);
    expect(Line.all).toHaveLength(2);
  });

  test("is not given up while pings are answered, however late the timers", async () => {
    await vi.advanceTimersByTimeAsync(16_000);
    last().tell({ type: "pong", at: 0, now: 0 });
    vi.setSystemTime(Date.now() + 60_000); // the tab slept
    await vi.advanceTimersByTimeAsync(6_000);
    expect(Line.all).toHaveLength(1);
    expect(last().sent.filter((said) => said["type"] === "ping")).toHaveLength(2);
  });
});

test("haste is answered later, not refused", async () => {
  const answer = socket.ask({ type: "say", text: "hello" });
  const id = String(last().sent.at(-1)?.["id"]);
  last().tell({ type: "refused", id, text: { id: "server-too-fast" } });
  await vi.advanceTimersByTimeAsync(1_500);
  expect(last().sent.filter((said) => said["id"] === id)).toHaveLength(2);
  last().tell({ type: "refused", id, text: { id: "server-over" } });
  expect(await answer).toMatchObject({ type: "refused", text: { id: "server-over" } });
});

test("a refusal of nothing in particular is for the table", () => {
  last().tell({ type: "refused", text: { id: "server-seat-lost" } });
  expect(refusals).toEqual(["server-seat-lost"]);
});

test("a closed one stays closed", async () => {
  socket.close();
  last().breakOff();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(Line.all).toHaveLength(1);
  expect(states.at(-1)).toBe("closed");
});
