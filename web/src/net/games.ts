/** The games of the server. They change only with it, so they are asked for once. */

import type { GameInfo } from "../protocol";
import { texts } from "../text/texts.svelte";
import { api } from "./api";

let asked: Promise<readonly GameInfo[]> | null = null;

export function games(): Promise<readonly GameInfo[]> {
  asked ??= withWords().catch((error: unknown) => {
    asked = null; // the next one asks again
    throw error;
  });
  return asked;
}

async function withWords(): Promise<readonly GameInfo[]> {
  const found = await api.games();
  await Promise.all(found.map((game) => texts.learn(game.slug)));
  return found;
}

export async function gameOf(slug: string): Promise<GameInfo | null> {
  return (await games()).find((game) => game.slug === slug) ?? null;
}
