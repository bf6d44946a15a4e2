/**
 * Games are found by their folders: no list names them. What there is of a game for the browser lies
 * in `games/<module>/`, each kind under one name (`lesson.json`, `deal.ts`, …), and the slug of the
 * game is the folder's name with hyphens.
 */

/** The files of one kind, as `import.meta.glob` finds them in the games' folders, by game. */
export function bySlug<Found>(files: Readonly<Record<string, Found>>): ReadonlyMap<string, Found> {
  return new Map(Object.entries(files).map(([path, found]) => [slugOf(path), found]));
}

function slugOf(path: string): string {
  return (path.split("/").at(-2) ?? "").replaceAll("_", "-");
}
