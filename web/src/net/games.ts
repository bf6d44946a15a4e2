/** The games of the house. They change only with it, so they are asked for once. */

import type { GameInfo } from "../protocol";
import { api } from "./api";

let asked: Promise<readonly GameInfo[]> | null = null;

export function games(): Promise<readonly GameInfo[]> {
  asked ??= api.games().catch((error: unknown) => {
    asked = null; // the next one asks again
    throw error;
  });
  return asked;
}

export async function gameOf(slug: string): Promise<GameInfo | null> {
  return (await games()).find((game) => game.slug === slug) ?? null;
}
