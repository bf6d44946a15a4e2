/** What a screen reader is told while things happen. */

class Announcer {
  line = $state("");

  /** Politely, after whatever is being read; several lines at once become one. */
  say(text: string): void {
    // The same sentence twice in a row has to differ, or it is not read again.
    this.line = text === this.line ? `${text}\u00a0` : text;
  }
}

export const announcer = new Announcer();
