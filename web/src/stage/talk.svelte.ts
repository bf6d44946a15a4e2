/** What people say to each other at a table: seen when it comes, whatever the board is showing. */

import type { Happening } from "../protocol";

export interface Words {
  readonly seq: number;
  readonly at: number;
  readonly seat: number;
  readonly text: string;
}

function wordsOf({ seq, at, event }: Happening): Words | null {
  if (event.event !== "table-said") return null;
  const { seat, text } = event as unknown as { seat: number; text: string };
  return { seq, at, seat, text };
}

/** Make one while a table is set up. */
export class Talk {
  readonly #happened: () => readonly Happening[];
  readonly #seat: () => number;
  /** The number of the last words that were there when the page came, or were read since. */
  #read = $state(0);

  constructor(happened: () => readonly Happening[], seat: () => number) {
    this.#happened = happened;
    this.#seat = seat;
    this.read();
  }

  /** Oldest first. */
  readonly all: readonly Words[] = $derived.by(() =>
    this.#happened().flatMap((happening) => wordsOf(happening) ?? []),
  );

  /** What others have said since. */
  readonly unread: readonly Words[] = $derived.by(() =>
    this.all.filter(({ seq, seat }) => seq > this.#read && seat !== this.#seat()),
  );

  read(): void {
    this.#read = this.all.at(-1)?.seq ?? this.#read;
  }
}
