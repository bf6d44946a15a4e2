/** Words: Fluent messages in the reader's language, from the files that Python uses too. */

import { FluentBundle, FluentNumber, FluentResource } from "@fluent/bundle";
import type { Text } from "../protocol";

export const LANGUAGES = { de: "Deutsch", en: "English", fi: "suomi", fr: "français" } as const;
export type Language = keyof typeof LANGUAGES;
export type Params = Readonly<Record<string, string | number>>;

/** Each file is a piece of its own, loaded when its language is chosen. */
const FILES = import.meta.glob<string>(
  [
    "../../../src/lichtspiel/locales/*/*.ftl",
    "!../../../src/lichtspiel/locales/*/{arena,cli,terminal}.ftl",
  ],
  { query: "?raw", import: "default" },
);

class Texts {
  language = $state<Language>("en");
  #bundle = $state.raw(new FluentBundle("en"));

  /** Speak this language from now on; the screen changes when its words have arrived. */
  async speak(language: Language): Promise<void> {
    const files = Object.entries(FILES).filter(([path]) => path.includes(`/locales/${language}/`));
    const sources = await Promise.all(files.map(([, load]) => load()));
    // Isolation marks are for mixed directions; all our languages run left to right.
    const bundle = new FluentBundle(language, { useIsolating: false });
    for (const source of sources) bundle.addResource(new FluentResource(source));
    this.#bundle = bundle;
    this.language = language;
    document.documentElement.lang = language;
  }

  say = (id: string, params: Params = {}): string => {
    const pattern = this.#bundle.getMessage(id)?.value;
    if (pattern == null) return id;
    const given = Object.fromEntries(
      Object.entries(params).map(([name, value]) => [name, asFluent(value)]),
    );
    return this.#bundle.formatPattern(pattern, given, []);
  };

  knows(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  /** What the server or a game says, without the rule's number. */
  text = (text: Text): string => this.say(text.id, text.params);
}

function asFluent(value: string | number): string | FluentNumber {
  if (typeof value === "string") return value;
  return new FluentNumber(value, { useGrouping: false }); // card 1000, not card 1,000
}

export const texts = new Texts();
/** The one way to put words on the screen. */
export const say = texts.say;

/** The language of the browser, if we speak it. */
export function wishedLanguage(wishes: readonly string[]): Language {
  for (const wish of wishes) {
    const code = wish.toLowerCase().split("-")[0] ?? "";
    if (code in LANGUAGES) return code as Language;
  }
  return "en";
}
