/** What a host wishes for a new table: from the usual one, changed step by step. */

import { matters, type OptionValue } from "../../games/options";
import { usualBot } from "../../net/opening";
import type { GameInfo, NewTable, OptionInfo } from "../../protocol";

export interface Wish {
  readonly seats: number;
  /** What was changed; everything else is as usual. */
  readonly options: Readonly<Record<string, OptionValue>>;
  /** The levels of the bots, who sit on the last seats. */
  readonly bots: readonly string[];
  /** The names of people who play at this device too; left empty, they are guests. */
  readonly beside: readonly string[];
  /** Seconds for each decision; null: no clock. */
  readonly clock: number | null;
  readonly open: boolean;
  readonly hints: boolean;
  /** Whether bots may take free seats over the network. */
  readonly networkBots: boolean;
}

export function usualWish(game: GameInfo): Wish {
  return {
    seats: game.usual_seats,
    options: {},
    bots: [],
    beside: [],
    clock: null,
    open: false,
    hints: true,
    networkBots: false,
  };
}

export function offersFor(game: GameInfo, seats: number): readonly OptionInfo[] {
  return game.setups.find((setup) => setup.seats === seats)?.options ?? [];
}

/** Every option with its value: the one wished for, or the usual one. */
export function valuesOf(game: GameInfo, wish: Wish): Record<string, OptionValue> {
  const offers = offersFor(game, wish.seats);
  return Object.fromEntries(
    offers.map((offer) => [offer.name, wish.options[offer.name] ?? offer.default]),
  );
}

/** Other seats: bots leave for whom there is none, and options that no longer fit are as usual. */
export function withSeats(game: GameInfo, wish: Wish, seats: number): Wish {
  const offers = offersFor(game, seats);
  const options = Object.entries(wish.options).filter(([name, value]) =>
    offers.some((offer) => offer.name === name && fits(offer, value)),
  );
  const bots = wish.bots.slice(0, seats - 1);
  const beside = wish.beside.slice(0, seats - 1 - bots.length);
  return { ...wish, seats, options: Object.fromEntries(options), bots, beside };
}

/** As many bots; new ones are like the last. People beside the host make room. */
export function withBots(game: GameInfo, wish: Wish, count: number): Wish {
  const last = wish.bots.at(-1) ?? usualBot(game.bots);
  const bots = Array.from({ length: count }, (_, place) => wish.bots[place] ?? last);
  return { ...wish, bots, beside: wish.beside.slice(0, wish.seats - 1 - count) };
}

/** As many people at this device, the host counted. */
export function withPeopleHere(wish: Wish, count: number): Wish {
  const beside = Array.from({ length: count - 1 }, (_, place) => wish.beside[place] ?? "");
  return { ...wish, beside };
}

export function withOption(wish: Wish, name: string, value: OptionValue): Wish {
  return { ...wish, options: { ...wish.options, [name]: value } };
}

/** Whether the server would take the value, as far as bounds and choices tell. */
export function fits(offer: OptionInfo, value: OptionValue): boolean {
  const { least, most } = offer;
  const within = (count: number) => count >= (least ?? -Infinity) && count <= (most ?? Infinity);
  if (typeof value === "number") return Number.isInteger(value) && within(value);
  if (offer.kind === "document") return within(String(value).length);
  if (typeof value === "boolean") return true;
  const chosen = picked(value);
  if (!chosen.every((choice) => offer.choices.includes(choice))) return false;
  return offer.kind === "several" ? within(chosen.length) : chosen.length === 1;
}

/** Several of the choices at once are written `actor+starlet`, in the order of the choices. */
export function picked(value: OptionValue): string[] {
  return String(value).split("+").filter(Boolean);
}

export function pick(offer: OptionInfo, value: OptionValue, choice: string): string {
  const before = picked(value);
  const after = before.includes(choice)
    ? before.filter((one) => one !== choice)
    : [...before, choice];
  return offer.choices.filter((one) => after.includes(one)).join("+");
}

/** The game's own levels that can be played with so many seats. */
export function levelsFor(game: GameInfo, seats: number): string[] {
  const offers = offersFor(game, seats);
  return Object.entries(game.levels)
    .filter(([, options]) =>
      Object.keys(options).every((name) => offers.some((offer) => offer.name === name)),
    )
    .map(([level]) => level);
}

export function withLevel(game: GameInfo, wish: Wish, level: string): Wish {
  const options = game.levels[level] as Readonly<Record<string, OptionValue>>;
  return { ...wish, options: { ...wish.options, ...options } };
}

/** The level whose options these are, if it is one. */
export function levelOf(game: GameInfo, wish: Wish): string | null {
  const values = valuesOf(game, wish);
  const level = levelsFor(game, wish.seats).find((name) =>
    Object.entries(game.levels[name] ?? {}).every(([option, value]) => values[option] === value),
  );
  return level ?? null;
}

/** Whether the table can be opened with these options. */
export function isWhole(game: GameInfo, wish: Wish): boolean {
  const values = valuesOf(game, wish);
  return offersFor(game, wish.seats).every(
    (offer) => !matters(offer, values) || fits(offer, values[offer.name] ?? offer.default),
  );
}

/** What the server is asked for: only what is not as usual. */
export function newTable(game: GameInfo, wish: Wish, name: string): NewTable {
  const values = valuesOf(game, wish);
  const changed = offersFor(game, wish.seats)
    .filter((offer) => matters(offer, values))
    .filter((offer) => values[offer.name] !== offer.default)
    .map((offer) => [offer.name, values[offer.name]]);
  return {
    game: game.slug,
    seats: wish.seats,
    options: Object.fromEntries(changed) as NonNullable<NewTable["options"]>,
    bots: wish.bots,
    clock: wish.clock,
    open: wish.open,
    hints: wish.hints,
    network_bots: wish.networkBots,
    name,
  };
}
