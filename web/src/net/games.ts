/** The games of the house. They change only with it, so they are asked for once. */

import type { GameInfo } from "../protocol";
import { api } from "./api";

export interface OptionOffer {
  readonly name: string;
  readonly kind: string;
  readonly rule: string;
  readonly default: boolean | number | string;
  readonly choices: readonly string[];
  readonly least: number | null;
  readonly most: number | null;
}

export interface Setup {
  readonly seats: number;
  readonly options: readonly OptionOffer[];
}

export type Game = Omit<GameInfo, "options"> & { readonly setups: readonly Setup[] };

let asked: Promise<readonly Game[]> | null = null;

export function games(): Promise<readonly Game[]> {
  asked ??= api.games().then(
    (found) => found.map(withSetups),
    (error: unknown) => {
      asked = null; // the next one asks again
      throw error;
    },
  );
  return asked;
}

function withSetups({ options, ...game }: GameInfo): Game {
  const setups = [];
  for (let seats = game.least_seats; seats <= game.most_seats; seats += 1) {
    setups.push({ seats, options: options.map((option) => offer(option, seats)) });
  }
  return { ...game, setups };
}

function offer(option: GameInfo["options"][number], seats: number): OptionOffer {
  const { name, kind, rule } = option;
  const base = { name, kind, rule, default: option.default, choices: [], least: null, most: null };
  const [least, most] = option.allowed.split("–").map(Number);
  switch (kind) {
    case "choice":
      return { ...base, choices: option.allowed.split(", ") };
    case "careers": {
      const choices = option.allowed.slice(4).split("+");
      const wanted = seats - 2;
      const usual = choices.slice(0, wanted).join("+");
      return { ...base, choices, least: wanted, most: wanted, default: usual };
    }
    case "number":
    case "numberbyseats":
      return { ...base, kind: "number", least: least ?? 0, most: most ?? 0 };
    default:
      return base;
  }
}
