/**
 * How a game looks and speaks in the browser. A face shows the view and the legal actions it
 * was given; it knows no rule. What it may not do, the house explains.
 *
 * A game's folder is `games/<module>/`, where its slug is the module's name with hyphens. Each of
 * these files is found there by its name, and each may be missing:
 *
 *     index.ts             exports `face`; without it the game has the plain one (`plain/`)
 *     Poster.svelte        for the home page, 400 × 600; without it the title is drawn
 *     mark.css             sets --mark for [data-game="<slug>"]: its colours in lists of tables
 *     deal.ts              exports `dealing`, which recomputes a deal; without it nobody can here
 *     lesson.json          the guided game, made by `make golden`; without it none is offered
 *     rules.json           pictures for the page of the rules, made by `make golden`
 *     rules/<rule>.svelte  what that page shows below a rule besides pictures
 *
 * Only games of this repository have such a folder: the pages are built with them. A game that comes
 * as a package of its own is played with the plain face.
 */

import type { Component } from "svelte";
import type { Act, Event, TableEvent, TableInfo } from "../protocol";

/** A view or an outcome before anybody knows of which game. */
export type Json = Readonly<Record<string, unknown>>;

/** What of a game goes over the wire: `Game` in its own `protocol.ts`, made from the rules. */
export interface GameTypes {
  readonly view: object;
  readonly event: { readonly event: string };
  readonly action: { readonly kind: string };
  readonly outcome: object;
  readonly documents: object;
}

/** The same before anybody knows of which game. */
export interface AnyGame {
  readonly view: Json;
  readonly event: Event;
  readonly action: Exclude<Act["action"], string> & { readonly kind: string };
  readonly outcome: Json;
  readonly documents: Json;
}

/** An action as the house sends it: its kind, its parts, and its notation, which names it. */
export type Named<Game extends GameTypes> = Game["action"] & { readonly notation: string };

/** Something that happened: an event of the game, or one of the table. */
export interface Happened<Game extends GameTypes> {
  readonly seq: number;
  readonly at: number;
  readonly event: Game["event"] | TableEvent;
}

/** A table at one moment, live or in a replay: all that a board draws. */
export interface Scene<Game extends GameTypes = AnyGame> {
  readonly table: TableInfo;
  /** What the documents among the table's options say. */
  readonly documents: Game["documents"];
  readonly view: Game["view"];
  /** Whose eyes: a seat, or -1 for somebody who watches. */
  readonly seat: number;
  /** Whose turn it is; null: nobody's. */
  readonly actor: number | null;
  readonly legal: readonly Named<Game>[];
  readonly happened: readonly Happened<Game>[];
  /** After the end: what every seat saw. */
  readonly hands: readonly Game["view"][] | null;
  readonly outcome: Game["outcome"] | null;
  /** Names by seat, as they are shown. */
  readonly names: readonly string[];
  readonly online: readonly boolean[];
  /** The action sent and not yet answered. */
  readonly pending: Game["action"] | null;
  /** What the seat to act proposes where all decide together; null: nothing. */
  readonly proposed: Named<Game> | null;
  /** What a hint recommends, best first; empty: none was asked for. */
  readonly hinted: readonly Named<Game>[];
  readonly takeBack: boolean;
  /** In a replay or a picture: nothing can be done, so nothing is offered. */
  readonly still: boolean;
}

/** What a board can ask of the table. In a replay nothing of it does anything. */
export interface Hands<Game extends GameTypes = AnyGame> {
  /** Play a legal action. */
  act(action: Game["action"]): void;
  /** Show the others what one would do, where all decide together; null withdraws it. */
  propose(action: Game["action"] | null): void;
  /** Somebody tried what is not legal: the house says why, with the rule. */
  why(action: Game["action"]): void;
  takeBack(): void;
}

export interface BoardProps<Game extends GameTypes = AnyGame> {
  scene: Scene<Game>;
  hands: Hands<Game>;
  /** The board plays out what has just happened; `scene` does not tell yet how it ends. */
  playing?: boolean;
  /** It has been played out, or nobody wants to see more of it. */
  played?(): void;
}

/** Something that happened and that a board plays out before anything else tells how it ends. */
export interface Played {
  /** Where in `happened` it begins. */
  readonly from: number;
  /** What is said meanwhile. */
  readonly words: string;
}

export interface ScoreProps<Game extends GameTypes = AnyGame> {
  scene: Scene<Game>;
  /** All is told now, or nobody wants to hear more of it. */
  ended?(): void;
}

export interface Face<Game extends GameTypes = AnyGame> {
  readonly Board: Component<BoardProps<Game>>;
  /** The score sheet after the game. */
  readonly Score: Component<ScoreProps<Game>>;
  /** An event in words, for the log and the live region; null: not worth a line. */
  tell(event: Game["event"], scene: Scene<Game>): string | null;
  /** What is asked of the viewer, or who is thinking about what, in one plain sentence. */
  asks(scene: Scene<Game>): string;
  /** Who has won and why. */
  result(scene: Scene<Game>): string;
  /** What the board plays out of the latest happenings; null: nothing. */
  plays?(scene: Scene<Game>): Played | null;
  /** What is said instead until a score sheet that is told bit by bit has ended. */
  suspense?(scene: Scene<Game>): string;
  /** An action in words, for hints and labels. */
  action(action: Named<Game>): string;
}
