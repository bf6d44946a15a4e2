/** Opening tables, and sitting down at them. */

import { settings } from "../app/settings.svelte";
import type { NewTable, Opened } from "../protocol";
import { say } from "../text/texts.svelte";
import { api, Refusal } from "./api";
import { gameOf } from "./games";
import { keys } from "./keys";
import { newToken } from "./token";

const USUAL_BOT = "medium";

/** Tables without other people: this tab reports ready without asking. */
const atOnce = new Set<string>();

/** Nobody else is expected at this table. */
export function startAtOnce(table: string): void {
  atOnce.add(table);
}

/** Tables opened to play at once: the player is ready on arrival. */
const comingReady = new Set<string>();

export function comeReady(table: string): void {
  comingReady.add(table);
}

export function comesReady(table: string): boolean {
  return comingReady.has(table);
}

export function startsAtOnce(table: string): boolean {
  return atOnce.has(table);
}

/** The name shown to others; optional. */
export function myName(): string {
  return settings.likes.name || say("house-guest");
}

/** The name, or a variant that is still free at the table. */
export function freeName(name: string, taken: readonly string[]): string {
  let number = 1;
  let wanted = name;
  while (taken.includes(wanted)) wanted = `${name} ${++number}`;
  return wanted;
}

/** The default bot level: the usual one, or the best one of a game without it. */
export function usualBot(levels: readonly string[]): string {
  return levels.includes(USUAL_BOT) ? USUAL_BOT : (levels.at(-1) ?? USUAL_BOT);
}

export async function usualBotOf(slug: string): Promise<string> {
  return usualBot((await gameOf(slug))?.bots ?? []);
}

/** Open a table and keep its keys; the answer is its id. */
export async function openTable(wish: NewTable): Promise<string> {
  return keepOpened(await api.open(wish));
}

export function keepOpened({ table, host_token: host, seated }: Opened): string {
  const seat = seated === null ? {} : { seat: { number: seated.seat, token: seated.token } };
  keys.add(table.id, { host, ...seat });
  return table.id;
}

/** The usual table, with bots on all other seats. */
export async function openToPlayNow(slug: string): Promise<string> {
  const game = await gameOf(slug);
  const seats = game?.usual_seats ?? 2;
  const bots = Array.from({ length: seats - 1 }, () => usualBot(game?.bots ?? []));
  const id = await openTable({ game: slug, seats, bots, name: myName() });
  startAtOnce(id);
  return id;
}

/** Sit down at this device with others; the hands are hidden while it goes round. */
export async function seatBeside(table: string, names: readonly string[]): Promise<void> {
  const host = keys.of(table).seat;
  if (host === undefined || names.length === 0) return;
  const shared = [host];
  const taken = [myName()];
  for (const name of names) {
    const called = freeName(name.trim() || say("house-guest"), taken);
    const asked = { number: host.number + shared.length, token: newToken() };
    // Kept before it is asked for: a seat whose answer is lost is ours all the same.
    shared.push(asked);
    keys.add(table, { shared: [...shared] });
    await api.takeSeat(table, called, asked.number, asked.token);
    taken.push(called);
  }
}

export async function takeSeat(table: string, name: string, seat: number): Promise<void> {
  const token = keys.asking(table);
  const number = await api.takeSeat(table, name, seat, token).then(
    (seated) => seated.seat,
    (error: unknown) => {
      // Asked for before, under another name perhaps, and given: only the answer was lost.
      const held = error instanceof Refusal && error.text?.id === "server-token-holds";
      if (!held) throw error;
      return Number(error.text.params?.["seat"]) - 1;
    },
  );
  keys.add(table, { seat: { number, token } });
}
