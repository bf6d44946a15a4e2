/** What a person likes, kept in the browser. */

import { kept } from "./kept";
import { texts, wishedLanguage, type Language } from "../text/texts.svelte";

export interface Likes {
  readonly language: Language | null;
  readonly name: string;
  /** "system" asks the operating system whether things should move. */
  readonly motion: "system" | "on" | "off";
  readonly sound: boolean;
  readonly vibration: boolean;
}

/** Longer names are cut off on a phone anyway. */
export const NAME_LENGTH = 24;

const STORE = kept<Partial<Likes>>("lichtspiel-settings");
const USUAL: Likes = {
  language: null,
  name: "",
  motion: "system",
  sound: false,
  vibration: false,
};

class Settings {
  #likes = $state.raw<Likes>({ ...USUAL, ...STORE.read({}) });

  get likes(): Likes {
    return this.#likes;
  }

  like(changed: Partial<Likes>): void {
    this.#likes = { ...this.#likes, ...changed };
    STORE.write(this.#likes);
    if (changed.language) void texts.speak(changed.language);
  }

  get language(): Language {
    return this.#likes.language ?? wishedLanguage(navigator.languages);
  }

  get moves(): boolean {
    if (this.#likes.motion !== "system") return this.#likes.motion === "on";
    return !matchMedia("(prefers-reduced-motion: reduce)").matches;
  }
}

export const settings = new Settings();
