// @vitest-environment happy-dom

import { flushSync, mount, unmount } from "svelte";
import { beforeAll, expect, test } from "vitest";
import { lessonOf, positionAt, stops } from "../../lessons/lesson";
import { sceneOf } from "../../table/scene";
import { texts } from "../../text/texts.svelte";
import type { Scene } from "../face";
import { NO_HANDS } from "../hands";
import Board from "./Board.svelte";
import type { Game } from "./protocol";

beforeAll(() => texts.speak("en"));

test("a scene that was picked and laid is not picked when it is dealt again", async () => {
  const lesson = await lessonOf("klappe-und-action");
  if (lesson === null) throw new Error("no lesson");
  const at = stops(lesson).find((stop) => positionAt(lesson, stop).legal[0]?.kind === "lay") ?? -1;
  const before = sceneOf(positionAt(lesson, at)) as unknown as Scene<Game>;
  const laid = { ...before, view: { ...before.view, hand: before.view.hand.slice(1) } };
  const props = $state({ scene: before, hands: NO_HANDS });
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
