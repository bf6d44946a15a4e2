/** Tables in lists: who sits there, and which of them are mine. */

import type { Listed } from "../../protocol";
import { nameOf } from "../../table/scene";
import { say } from "../../text/texts.svelte";

const LEVELS: ReadonlySet<string> = new Set(["random", "easy", "medium", "strong"]);

/** In a list a bot goes by its level, and a free seat by nothing. */
export function peopleAt(listed: Listed): string[] {
  return listed.names.flatMap((name, number) => {
    if (name === "") return [];
    const bot = LEVELS.has(name);
    const called = nameOf({ name, bot: bot ? name : "" }, number);
    return [bot ? say("name-of-bot", { name: called }) : called];
  });
}

const newestFirst = (one: Listed, other: Listed) => other.changed - one.changed;

export function running(mine: readonly Listed[]): Listed[] {
  return mine.filter(({ phase }) => phase === "waiting" || phase === "playing").sort(newestFirst);
}

export function finished(mine: readonly Listed[]): Listed[] {
  return mine.filter(({ phase }) => phase === "over").sort(newestFirst);
}

/** Tables with room, other than those where I sit already. */
export function joinable(open: readonly Listed[], mine: readonly Listed[]): Listed[] {
  const seatedAt = new Set(mine.map(({ id }) => id));
  return open.filter(({ id, free }) => free > 0 && !seatedAt.has(id)).sort(newestFirst);
}
