/** Words: Fluent messages in the reader's language, from the files that Python uses too. */

import { FluentBundle, FluentNumber, FluentResource } from "@fluent/bundle";
import type { Text } from "../protocol";

export const LANGUAGES = { de: "Deutsch", en: "English", fi: "suomi", fr: "français" } as const;
export type Language = keyof typeof LANGUAGES;
export type Params = Readonly<Record<string, string | number>>;

/** The files of each language, loaded when it is chosen. */
const WORDS = {
  de: () => import("./words/de"),
  en: () => import("./words/en"),
  fi: () => import("./words/fi"),
  fr: () => import("./words/fr"),
} satisfies Record<Language, () => Promise<{ default: Record<string, string> }>>;

class Texts {
  language = $state<Language>("en");
  #bundle = $state.raw(new FluentBundle("en"));
  /** All that is said in this language, ours first: what a game brings cannot replace it. */
  #sources: readonly string[] = [];
  /** Games that the pages were not built with. */
  readonly #learned = new Set<string>();

  /** Speak this language from now on; the screen changes when its words have arrived. */
  async speak(language: Language): Promise<void> {
    const [words, ...learned] = await Promise.all([
      WORDS[language](),
      ...[...this.#learned].map((game) => this.#asked(game, language)),
    ]);
    this.language = language;
    this.#use([...Object.values(words.default), ...learned]);
    document.documentElement.lang = language;
  }

  /** Know the words of a game; the server has those that the pages were not built with. */
  async learn(game: string): Promise<void> {
    if (this.knows(`${game}-title`) || this.#learned.has(game)) return;
    this.#learned.add(game);
    const { language } = this;
    const source = await this.#asked(game, language);
    if (language === this.language) this.#use([...this.#sources, source]);
  }

  /** A game's words as the server has them; nothing if it does not answer; then it is asked again. */
  async #asked(game: string, language: Language): Promise<string> {
    const address = `/api/games/${encodeURIComponent(game)}/texts?language=${language}`;
    try {
      const response = await fetch(address);
      if (response.ok) return await response.text();
    } catch {
      // The game can be played without them.
    }
    this.#learned.delete(game);
    return "";
  }

  #use(sources: readonly string[]): void {
    // Isolation marks are for mixed directions; all our languages run left to right.
    const bundle = new FluentBundle(this.language, { useIsolating: false });
    for (const source of sources) bundle.addResource(new FluentResource(source));
    this.#sources = sources;
    this.#bundle = bundle;
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

  /** What the server or a game says, without the rule's number; a game may have no words for it. */
  text = ({ id, params }: Text): string =>
    this.knows(id) ? this.say(id, params) : id.replaceAll("-", " ");
}

/** A number with a minus sign, where most languages' formats have a hyphen. */
class Count extends FluentNumber {
  override toString(scope: Parameters<FluentNumber["toString"]>[0]): string {
    return super.toString(scope).replace("-", "−");
  }
}

function asFluent(value: string | number): string | FluentNumber {
  if (typeof value === "string") return value;
  return new Count(value, { useGrouping: false }); // card 1000, not card 1,000
}

export const texts = new Texts();
/** The one way to put words on the screen. */
export const say = texts.say;

/** As it is said in a sentence: Bo, Cleo and Mia. */
export function joined(parts: readonly string[]): string {
  return new Intl.ListFormat(texts.language, { type: "conjunction" }).format(parts);
}

/** A name and what belongs to it: French has a space before the colon. */
export function entry(name: string, about: string): string {
  return say("list-entry", { name, about });
}

/** The browser's language if we have its texts, else English. */
export function wishedLanguage(wishes: readonly string[]): Language {
  for (const wish of wishes) {
    const code = wish.toLowerCase().split("-")[0] ?? "";
    if (code in LANGUAGES) return code as Language;
  }
  return "en";
}
