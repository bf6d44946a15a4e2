/** The games and their faces, each loaded when a table needs it. */

import type { Face } from "./face";

const FACES: Readonly<Record<string, () => Promise<{ face: unknown }>>> = {
  "face-to-face": () => import("./face_to_face"),
  "hollywood-poker": () => import("./hollywood_poker"),
  "top-oder-flop": () => import("./top_oder_flop"),
  "klappe-und-action": () => import("./klappe_und_action"),
};

export function hasFace(game: string): boolean {
  return game in FACES;
}

export async function faceOf(game: string): Promise<Face> {
  const load = FACES[game];
  if (load === undefined) throw new Error(`no face for ${game}`);
  // Which view belongs to which game, the house knows: it sends both.
  return (await load()).face as Face;
}
