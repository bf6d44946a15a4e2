/**
 * From the seed to the cards, recomputed in the browser: docs/verifiable-deals.md says how.
 * It shares no code with the engine, so it can tell whether the server dealt what it sealed. The
 * browser's own `crypto.subtle` is missing where families play: over plain http at home.
 */

import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";

const ZERO = Uint8Array.of(0);

export function fromHex(text: string): Uint8Array {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function ascii(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

function joined(...parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

function number(value: number): Uint8Array {
  return Uint8Array.of(value >>> 24, value >>> 16, value >>> 8, value);
}

/** What a server shows before the game to bind itself to this seed. */
export function commitmentOf(seed: string): string {
  const sealed = joined(ascii("lichtspiel commitment v1"), ZERO, fromHex(seed));
  return toHex(sha256(sealed));
}

/** How a seat commits to its contribution, for this deal and this seat only. */
export function contributionHash(commitment: string, seat: number, text: string): string {
  const bound = joined(fromHex(commitment), Uint8Array.of(seat), ascii(text));
  return toHex(sha256(joined(ascii("lichtspiel contribution v1"), ZERO, bound)));
}

export function rootOf(seed: string, contributions: readonly string[]): Uint8Array {
  const words = contributions.flatMap((text) => [Uint8Array.of(text.length), ascii(text)]);
  return hmac(sha256, fromHex(seed), joined(ascii("lichtspiel root v1"), ZERO, ...words));
}

/** The bytes of one deal, and the numbers and shuffles drawn from them in order. */
export class Stream {
  #bytes: Uint8Array = new Uint8Array(0);
  #at = 0;
  #blocks = 0;

  constructor(
    private readonly root: Uint8Array,
    private readonly deal: number,
  ) {}

  #byte(): number {
    if (this.#at === this.#bytes.length) {
      this.#bytes = hmac(sha256, this.root, joined(number(this.deal), number(this.#blocks++)));
      this.#at = 0;
    }
    return this.#bytes[this.#at++] ?? 0;
  }

  /** Every answer is equally likely: the highest values are thrown away. */
  below(bound: number): number {
    let size = 1;
    while (256 ** size < bound) size += 1;
    const most = 256 ** size - (256 ** size % bound);
    for (;;) {
      let value = 0;
      for (let byte = 0; byte < size; byte += 1) value = value * 256 + this.#byte();
      if (value < most) return value % bound;
    }
  }

  /** Fisher–Yates, from the last place to the first. */
  shuffled<Card>(cards: readonly Card[]): Card[] {
    const pile = [...cards];
    for (let last = pile.length - 1; last > 0; last -= 1) {
      const other = this.below(last + 1);
      [pile[last], pile[other]] = [pile[other] as Card, pile[last] as Card];
    }
    return pile;
  }
}
