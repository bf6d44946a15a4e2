/** The options of a table in words. What they mean to the play, only the server knows. */

import type { GameInfo, OptionInfo, TableInfo } from "../protocol";
import { say, texts } from "../text/texts.svelte";
import { readable, saidIfKnown } from "./words";

export type OptionValue = boolean | number | string;

/** Whether an option says anything beside these values of the others. */
export function matters(
  { when }: Pick<OptionInfo, "when">,
  values: Readonly<Record<string, unknown>>,
): boolean {
  return Object.entries(when).every(([other, value]) => values[other] === value);
}

export function optionLabel(game: string, option: string): string {
  return saidIfKnown(`${game}-option-${option}-label`) ?? readable(option);
}

export function optionHelp(game: string, option: string): string {
  const told = `${game}-option-${option}`;
  return saidIfKnown(`${told}-help`) ?? saidIfKnown(told) ?? "";
}

export function choiceLabel(game: string, option: string, choice: string): string {
  return saidIfKnown(`${game}-option-${option}-${choice}`) ?? readable(choice);
}

/** A document of one's own, in place of the one that ships with the game. */
export function ownLabel(game: string, option: string): string {
  return saidIfKnown(`${game}-option-${option}-own`) ?? say("house-own-document");
}

/** A sentence on what a choice means, where its name alone does not tell. */
export function choiceHelp(game: string, option: string, choice: string): string | undefined {
  const help = `${game}-option-${option}-${choice}-help`;
  return texts.knows(help) ? say(help) : undefined;
}

export function levelLabel(game: string, level: string): string {
  return choiceLabel(game, "level", level);
}

/** A value as people say it; documents of one's own are only named as such. */
export function valueInWords(game: string, option: OptionInfo, value: unknown): string {
  if (typeof value === "boolean") return say(value ? "house-on" : "house-off");
  if (typeof value !== "string") return String(value);
  if (option.kind === "document") {
    const { name, default: usual } = option;
    return value === usual ? choiceLabel(game, name, value) : ownLabel(game, name);
  }
  return value
    .split("+")
    .map((part) => choiceLabel(game, option.name, part))
    .join(", ");
}

export interface OptionInWords {
  readonly name: string;
  readonly label: string;
  readonly value: string;
}

/** What this table has agreed on, as far as it matters with so many seats. */
export function optionsInWords(table: TableInfo, game: GameInfo | null): OptionInWords[] {
  const offered = game?.setups.find((setup) => setup.seats === table.seats.length)?.options ?? [];
  return offered
    .filter(({ name }) => (table.options[name] ?? "") !== "")
    .filter((option) => matters(option, table.options))
    .map((option) => ({
      name: option.name,
      label: optionLabel(table.game, option.name),
      value: valueInWords(table.game, option, table.options[option.name]),
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
