// @vitest-environment happy-dom

import { flushSync, mount, unmount } from "svelte";
import { beforeAll, expect, test } from "vitest";
import { lessonOf, sceneAt, stops } from "../../lessons/lesson";
import { texts } from "../../text/texts.svelte";
import type { Scene } from "../face";
import Board from "./Board.svelte";
import type { Game } from "./protocol";

const nothing = { act() {}, propose() {}, why() {}, takeBack() {} };

beforeAll(() => texts.speak("en"));

test("a scene that was picked and laid is not picked when it is dealt again", async () => {
  const lesson = await lessonOf("klappe-und-action");
  if (lesson === null) throw new Error("no lesson");
  const at = stops(lesson).find((stop) => sceneAt(lesson, stop).legal[0]?.kind === "lay") ?? -1;
  const before = sceneAt(lesson, at) as unknown as Scene<Game>;
  const laid = { ...before, view: { ...before.view, hand: before.view.hand.slice(1) } };
  const props = $state({ scene: before, hands: nothing });
  const board = mount(Board, { target: document.body, props });
  flushSync();
  const picked = () => document.querySelectorAll(".hand [aria-pressed=true]").length;
  document.querySelector<HTMLElement>(".hand button")?.click();
  flushSync();
  expect(picked()).toBe(1);
  props.scene = laid;
  flushSync();
  props.scene = before;
  flushSync();
  expect(picked()).toBe(0);
  await unmount(board);
});
