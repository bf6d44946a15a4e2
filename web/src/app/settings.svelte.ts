/** A person's settings, stored in the browser. */

import { prefersReducedMotion } from "svelte/motion";
import { kept } from "./kept";
import { texts, wishedLanguage, type Language } from "../text/texts.svelte";

export interface Likes {
  readonly language: Language | null;
  readonly name: string;
  /** "system" asks the operating system whether things should move. */
  readonly motion: "system" | "on" | "off";
  /** How long everything is shown that others do. */
  readonly pace: Pace;
  /** From 0, which is silence, to 1. */
  readonly volume: number;
  readonly muted: boolean;
  readonly vibration: boolean;
  /** Ask before every move, because most cannot be taken back. */
  readonly asksFirst: boolean;
}

export const PACES = ["slow", "normal", "quick"] as const;
export type Pace = (typeof PACES)[number];

/** How long a moment is held at each pace, beside normal. */
const HOLDS: Readonly<Record<Pace, number>> = { slow: 1.8, normal: 1, quick: 0.4 };

/** Longer names are cut off on a phone anyway. */
export const NAME_LENGTH = 24;

const STORE = kept<Partial<Likes>>("lichtspiel-settings");
const USUAL: Likes = {
  language: null,
  name: "",
  motion: "system",
  pace: "normal",
  volume: 0.4,
  muted: false,
  vibration: false,
  asksFirst: false,
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
    return !prefersReducedMotion.current;
  }

  /** From 0, which is silence, to 1. */
  get volume(): number {
    return this.#likes.muted ? 0 : this.#likes.volume;
  }

  /** How long a moment is held, beside normal; 0 where nothing moves. */
  get pace(): number {
    return this.moves ? HOLDS[this.#likes.pace] : 0;
  }
}

export const settings = new Settings();
