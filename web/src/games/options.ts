/** The options of a table in words. What they mean to the play, only the house knows. */

import type { GameInfo, TableInfo } from "../protocol";
import { say, texts } from "../text/texts.svelte";

export type OptionValue = boolean | number | string;

/** Options that speak only when another has this value; otherwise nobody is asked for them. */
const ONLY_WHEN: Readonly<Record<string, readonly [option: string, value: OptionValue]>> = {
  "hollywood-poker-target": ["end", "points"],
  "hollywood-poker-deals": ["end", "deals"],
  "hollywood-poker-minutes": ["end", "time"],
};

export function matters(
  game: string,
  option: string,
  values: Readonly<Record<string, unknown>>,
): boolean {
  const only = ONLY_WHEN[`${game}-${option}`];
  return only === undefined || values[only[0]] === only[1];
}

export function optionLabel(game: string, option: string): string {
  return say(`${game}-option-${option}-label`);
}

export function optionHelp(game: string, option: string): string {
  return say(`${game}-option-${option}-help`);
}

export function choiceLabel(game: string, option: string, choice: string): string {
  return say(`${game}-option-${option}-${choice}`);
}

/** A sentence on what a choice means, where its name alone does not tell. */
export function choiceHelp(game: string, option: string, choice: string): string | undefined {
  const help = `${game}-option-${option}-${choice}-help`;
  return texts.knows(help) ? say(help) : undefined;
}

export function levelLabel(game: string, level: string): string {
  return say(`${game}-option-level-${level}`);
}

/** A value as people say it; documents of one's own are only named as such. */
export function valueInWords(game: string, option: string, value: unknown): string {
  if (typeof value === "boolean") return say(value ? "house-on" : "house-off");
  if (typeof value !== "string") return String(value);
  const parts = value.split("+");
  const known = parts.every((part) => texts.knows(`${game}-option-${option}-${part}`));
  return known
    ? parts.map((part) => choiceLabel(game, option, part)).join(", ")
    : choiceLabel(game, option, "own");
}

export interface OptionInWords {
  readonly name: string;
  readonly label: string;
  readonly value: string;
}

/** What this table has agreed on, as far as it matters with so many seats. */
export function optionsInWords(table: TableInfo, game: GameInfo | null): OptionInWords[] {
  const offered = game?.setups.find((setup) => setup.seats === table.seats.length)?.options;
  return Object.entries(table.options)
    .filter(([name, value]) => value !== "" && matters(table.game, name, table.options))
    .filter(([name]) => offered?.some((option) => option.name === name) ?? true)
    .map(([name, value]) => ({
      name,
      label: optionLabel(table.game, name),
      value: valueInWords(table.game, name, value),
    }));
}

const CLOCKS = [30, 60, 180, 86_400, 259_200] as const;

/** The clocks offered for a new table; null: none. */
export const OFFERED_CLOCKS: readonly (number | null)[] = [null, ...CLOCKS];

export function clockInWords(seconds: number | null): string {
  if (seconds === null) return say("house-clock-none");
  const usual = `house-clock-${seconds}`;
  return texts.knows(usual) ? say(usual) : say("house-clock-other", { seconds });
}
