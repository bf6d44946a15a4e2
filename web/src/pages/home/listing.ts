/** Tables in lists: who sits there, and which of them are mine. */

import { keys } from "../../net/keys";
import type { Listed, ListedSeat } from "../../protocol";
import { nameOf } from "../../table/scene";
import { joined, say, texts } from "../../text/texts.svelte";

const isFree = ({ name, bot }: ListedSeat) => name === "" && bot === "";

/** How many could sit down. */
export function freeAt(listed: Listed): number {
  return listed.seats.filter(isFree).length;
}

/** Who sits there, in words; free seats are left out. */
export function peopleAt(listed: Listed): string[] {
  return listed.seats.flatMap((seat, number) =>
    isFree(seat) ? [] : [called(listed.seats, number)],
  );
}

function called(seats: readonly ListedSeat[], number: number): string {
  const name = nameOf(seats, number);
  return seats[number]?.bot ? say("name-of-bot", { name }) : name;
}

/** How far a table of mine is. */
export function stateOf(listed: Listed): string {
  const { phase, actor, seat } = listed;
  const free = freeAt(listed);
  if (phase === "waiting" && free > 0) return say("house-free-seats", { count: free });
  if (actor != null && actor === seat) return say("house-your-turn");
  return say("house-phase", { phase });
}

/** Who won a game of mine, and when it was. */
export function resultOf({ seats, seat, winners = [], changed }: Listed): string {
  const date = new Date(changed).toLocaleDateString(texts.language);
  if (winners.length === 0) return date;
  if (seat != null && winners.includes(seat)) return `${say("house-you-won")} · ${date}`;
  const who = winners.map((number) => called(seats, number));
  return `${say("house-won-by", { who: joined(who) })} · ${date}`;
}

/**
 * A rematch that somebody else asked for is held by my token of the table before: with it, to
 * continue is to sit down there.
 */
export function keepSeats(mine: readonly Listed[], tokens: readonly string[]): void {
  for (const { id, seat, token: place } of running(mine)) {
    const token = place == null ? undefined : tokens[place];
    if (seat == null || token === undefined || keys.of(id).seat) continue;
    keys.add(id, { seat: { number: seat, token } });
  }
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
  return open.filter((listed) => freeAt(listed) > 0 && !seatedAt.has(listed.id)).sort(newestFirst);
}
