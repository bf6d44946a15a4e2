/** For tests: a table played as in a lesson, by a server that the test itself is. */

import { mount, unmount } from "svelte";
import { vi } from "vitest";
import { faceOf } from "../games";
import type { Face } from "../games/face";
import { frameSaying, lessonSaying } from "../lessons/testing";
import { positionAt } from "../lessons/lesson";
import { Session } from "../net/session.svelte";
import { Line } from "../net/testing";
import type { Happening, Update } from "../protocol";
import { settled, TestClock } from "../stage/testing";
import Play from "./Play.svelte";

export interface Seated {
  readonly clock: TestClock;
  readonly session: Session;
  /** Show the next so many frames of the lesson, each as an update. */
  tell(frames: number, more?: Partial<Update>): Promise<void>;
  /** The same once more, with something else about it. */
  again(more: Partial<Update>): Promise<void>;
  /** Another event of the table: chat, or a new player. */
  add(happening: Happening["event"], more?: Partial<Update>): Promise<void>;
  /** What was sent to the server, newest last. */
  sent(): readonly Record<string, unknown>[];
  leave(): Promise<void>;
}

/** Sit down where the coach says this. `changed`: of the game's face. */
export async function seatedAt(text: string, changed: Partial<Face> = {}): Promise<Seated> {
  vi.stubGlobal("WebSocket", Line);
  vi.stubGlobal("fetch", () => Promise.resolve(new Response("[]")));
  const lesson = await lessonSaying(text);
  const face = { ...(await faceOf(lesson.game)), ...changed };
  const clock = new TestClock();
  const session = new Session("t", "token");
  Line.last.open();
  let at = frameSaying(lesson, text);
  /** The table's own happenings among those of the lesson. */
  const added: Happening["event"][] = [];
  let told = 0;

  const send = (more: Partial<Update>): void => {
    const position = positionAt(lesson, at);
    const events = [...position.happened.map(({ event }) => event), ...added];
    Line.last.tell({
      type: "update",
      seq: events.length + 1,
      since: told,
      now: Date.now(),
      seat: 0,
      table: { ...position.table, id: "t" },
      view: position.view,
      actor: Number(position.view["actor"]),
      legal: position.legal,
      outcome: position.outcome,
      // What follows from one move has the same number.
      happened: events
        .slice(told)
        .map((event, place) => ({ seq: told === 0 ? place + 1 : events.length, at: 0, event })),
      ...more,
    });
    told = events.length;
  };
  send({});
  // A table is as tall as the window: its board fills what is left.
  const window = document.createElement("div");
  window.style.cssText = "display: flex; flex-direction: column; height: 100dvh";
  document.body.append(window);
  const page = mount(Play, { target: window, props: { session, face, clock } });
  await settled();
  let left = false;
  return {
    clock,
    session,
    async tell(frames, more = {}) {
      for (let frame = 0; frame < frames; frame += 1) {
        at += 1;
        send(more);
      }
      await settled();
    },
    async again(more) {
      send(more);
      await settled();
    },
    async add(event, more = {}) {
      added.push(event);
      send(more);
      await settled();
    },
    sent: () => Line.last.sent,
    async leave() {
      if (left) return;
      left = true;
      await unmount(page);
      window.remove();
      session.close();
      vi.unstubAllGlobals();
    },
  };
}
