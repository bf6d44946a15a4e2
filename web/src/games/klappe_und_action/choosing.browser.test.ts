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

/** Where the viewer is to lay a scene. */
async function filming(): Promise<Scene<Game>> {
  const lesson = await lessonOf("klappe-und-action");
  if (lesson === null) throw new Error("no lesson");
  const at = stops(lesson).find((stop) => positionAt(lesson, stop).legal[0]?.kind === "lay") ?? -1;
  return sceneOf(positionAt(lesson, at)) as unknown as Scene<Game>;
}

const picked = () => document.querySelectorAll(".hand [aria-pressed=true]").length;

function pick(): void {
  flushSync();
  document.querySelector<HTMLElement>(".hand button")?.click();
  flushSync();
}

test("Escape puts a picked scene back on the board, not in a menu", async () => {
  const board = mount(Board, {
    target: document.body,
    props: { scene: await filming(), hands: NO_HANDS },
  });
  pick();
  const escape = (where: Element | null) => {
    where?.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
    flushSync();
  };
  const menu = document.body.appendChild(document.createElement("dialog"));
  escape(menu);
  expect(picked()).toBe(1);
  escape(document.querySelector(".hand button"));
  expect(picked()).toBe(0);
  menu.remove();
  await unmount(board);
});

test("a scene that was picked and laid is not picked when it is dealt again", async () => {
  const before = await filming();
  const laid = { ...before, view: { ...before.view, hand: before.view.hand.slice(1) } };
  const props = $state({ scene: before, hands: NO_HANDS });
  const board = mount(Board, { target: document.body, props });
  pick();
  expect(picked()).toBe(1);
  props.scene = laid;
  flushSync();
  props.scene = before;
  flushSync();
  expect(picked()).toBe(0);
  await unmount(board);
});
