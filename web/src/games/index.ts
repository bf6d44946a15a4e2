/** The faces of the games, each loaded when a table needs it. */

import type { Face } from "./face";
import { bySlug } from "./found";

const FACES = bySlug(import.meta.glob<unknown>("./*/index.ts", { import: "face" }));

/** The face of a game; one that the pages were not built with has the plain one. */
export async function faceOf(game: string): Promise<Face> {
  const load = FACES.get(game);
  // Which view belongs to which game, the server knows: it sends both.
  if (load !== undefined) return (await load()) as Face;
  const { plainFace } = await import("../plain");
  return plainFace(game);
}
