/** What a screen reader is told while things happen. */

class Announcer {
  line = $state("");
  /** The same, for comparing: reading `line` in an effect would make it wait for itself. */
  #last = "";

  /** Politely, after whatever is being read; several lines at once become one. */
  say(text: string): void {
    // The same sentence twice in a row has to differ, or it is not read again.
    this.#last = text === this.#last ? `${text}\u00a0` : text;
    this.line = this.#last;
  }
}

export const announcer = new Announcer();
