/**
 * Short notices: something copied, a refusal with its rule. At a table refusals stand by the
 * sentence that says whose turn it is (`<Notices beside />`), and end with the next deed; all
 * else stands at the edge of the screen for a while.
 */

import type { Text } from "../protocol";
import { realClock } from "../stage/clock";
import { announcer } from "./announcer.svelte";
import { say, texts } from "../text/texts.svelte";

export interface Notice {
  readonly number: number;
  readonly text: string;
  /** The number of the rule that was broken, as FF-7. */
  readonly rule: string;
  readonly kind: "word" | "refusal";
}

const SHOWN = 7_000;
/** A rule to look up wants more time. */
const SHOWN_WITH_RULE = 12_000;

export class Notices {
  all = $state.raw<readonly Notice[]>([]);
  /** The rule to show. */
  rule = $state<string | null>(null);
  /** Whether there is a sentence by which refusals stand. */
  beside = $state(false);
  #count = 0;
  readonly #ends = new Map<number, AbortController>();

  constructor(readonly clock = realClock) {}

  word(text: string): void {
    this.#add({ number: ++this.#count, text, rule: "", kind: "word" });
  }

  /** Why something was not done, with the number of the rule. */
  refusal(text: Text | string): void {
    const said = typeof text === "string" ? text : texts.text(text);
    const rule = typeof text === "string" ? "" : (text.rule ?? "");
    this.#add({ number: ++this.#count, text: said, rule, kind: "refusal" });
  }

  /** The next deed is done: what was said of the one before is over. */
  endRefusals(): void {
    for (const { number, kind } of this.all) if (kind === "refusal") this.drop(number);
  }

  drop(number: number): void {
    this.hold(number);
    this.all = this.all.filter((notice) => notice.number !== number);
  }

  /** What was for one pair of eyes is not for the next. */
  clear(): void {
    for (const { number } of this.all) this.drop(number);
  }

  /** It stays until it is released. */
  hold(number: number): void {
    this.#ends.get(number)?.abort();
    this.#ends.delete(number);
  }

  release(number: number): void {
    this.hold(number);
    const notice = this.all.find((one) => one.number === number);
    if (notice === undefined || (this.beside && notice.kind === "refusal")) return;
    const ends = new AbortController();
    this.#ends.set(number, ends);
    void this.clock
      .wait(notice.rule ? SHOWN_WITH_RULE : SHOWN, ends.signal)
      .then((passed) => passed && this.drop(number));
  }

  #add(notice: Notice): void {
    // A repeated notice replaces the one that is shown.
    this.all = [...this.all.filter((old) => old.text !== notice.text), notice].slice(-3);
    announcer.say(
      notice.rule ? say("web-rule-says", { text: notice.text, rule: notice.rule }) : notice.text,
    );
    this.release(notice.number);
  }
}

export const notices = new Notices();
