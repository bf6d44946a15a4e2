/** Where a learner is in a lesson, and how it goes on. */

import type { AnyGame, Named, Position } from "../games/face";
import type { Event } from "../protocol";
import { positionAt, stops, wantedAt, type Frame, type Lesson } from "./lesson";

export class Course {
  readonly lesson: Lesson;
  readonly #stops: readonly number[];
  #at = $state(0);
  /** The last frame at which the coach spoke: what happened since is news. */
  #heard = $state(0);
  done = $state(false);

  constructor(lesson: Lesson) {
    this.lesson = lesson;
    this.#stops = stops(lesson);
  }

  get at(): number {
    return this.#at;
  }

  readonly frame: Frame | undefined = $derived.by(() => this.lesson.frames[this.#at]);
  readonly position: Position = $derived.by(() => positionAt(this.lesson, this.#at));
  readonly wanted: readonly Named<AnyGame>[] = $derived.by(() => wantedAt(this.lesson, this.#at));

  /** What happened since the coach spoke last. */
  readonly news: readonly Event[] = $derived.by(() =>
    this.lesson.frames.slice(this.#heard + 1, this.#at + 1).flatMap((frame) => frame.events ?? []),
  );

  /** How many of the coach's sentences have been said, this one included. */
  readonly step: number = $derived.by(() => this.#stops.filter((stop) => stop <= this.#at).length);
  get steps(): number {
    return this.#stops.length;
  }

  /** On to the next frame: what was asked is done, or read, or watched. */
  advance(): void {
    if (this.frame?.text !== undefined) this.#heard = this.#at;
    if (this.#at + 1 < this.lesson.frames.length) this.#at += 1;
    else this.done = true;
  }

  /** Jump to the coach's next line without doing what was asked. */
  skip(): void {
    const next = this.#stops.find((stop) => stop > this.#at);
    this.#at = next ?? this.lesson.frames.length - 1;
    this.#heard = this.#at;
    this.done = next === undefined;
  }

  get canGoBack(): boolean {
    return this.#at > 0;
  }

  back(): void {
    const before = this.done ? this.#at + 1 : this.#at;
    this.#at = this.#stops.findLast((stop) => stop < before) ?? 0;
    this.#heard = this.#at;
    this.done = false;
  }

  restart(): void {
    this.#at = 0;
    this.#heard = 0;
    this.done = false;
  }
}
