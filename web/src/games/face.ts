/**
 * How a game looks and speaks in the browser. A face shows the view and the legal actions it
 * was given; it knows no rule. What it may not do, the server explains.
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
import type { Beat, Moment } from "../stage/beat";
import type { Sound } from "../stage/sounds";

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

/** An action as the server sends it: its kind, its parts, and its notation, which names it. */
export type Named<Game extends GameTypes> = Game["action"] & { readonly notation: string };

/** Something that happened: an event of the game, or one of the table. */
export interface Happened<Game extends GameTypes> {
  readonly seq: number;
  readonly at: number;
  readonly event: Game["event"] | TableEvent;
}

/** What the server has told of a table at one moment, or a lesson or a replay. */
export interface Position<Game extends GameTypes = AnyGame> {
  /** The number of the moment. */
  readonly seq: number;
  readonly table: TableInfo;
  /** What the documents among the table's options say. */
  readonly documents: Game["documents"];
  readonly view: Game["view"];
  /** The viewer: a seat, or -1 for a spectator. */
  readonly seat: number;
  /** Whose turn it is, or null. */
  readonly actor: number | null;
  readonly legal: readonly Named<Game>[];
  readonly happened: readonly Happened<Game>[];
  /** After the end: what every seat saw. */
  readonly hands: readonly Game["view"][] | null;
  readonly outcome: Game["outcome"] | null;
  /** Names by seat, as they are shown. */
  readonly names: readonly string[];
  /** What the seat to act proposes where all decide together; null: nothing. */
  readonly proposed: Named<Game> | null;
  readonly takeBack: boolean;
  /** In a replay or a picture: nothing can be done, so nothing is offered. */
  readonly still: boolean;
}

/** What a board plays out for a moment: the projector's run at slot 3, the premiere of film 2. */
export interface Cue {
  readonly kind: string;
  readonly at: number;
  /** What comes of it is shown, too. */
  readonly done?: boolean;
}

/** All that a board draws: a position, and what only this page knows. */
export interface Scene<Game extends GameTypes = AnyGame> extends Position<Game> {
  readonly online: readonly boolean[];
  /** The action sent and not yet answered. */
  readonly pending: Game["action"] | null;
  /** What a hint recommends, best first; empty: none was asked for. */
  readonly hinted: readonly Named<Game>[];
  readonly cue: Cue | null;
  /** What the others have done since the viewer's own last move, oldest first. */
  readonly fresh: readonly Happened<Game>[];
}

/** What a board can ask of the table. In a replay nothing of it does anything. */
export interface Hands<Game extends GameTypes = AnyGame> {
  /** Do it if it is legal; if not, the server says why. True: it is done and confirmed. */
  attempt(action: Game["action"]): Promise<boolean>;
  /** Show the others what one would do, where all decide together; null withdraws it. */
  propose(action: Game["action"] | null): void;
  takeBack(): void;
  /** Continue past what is being shown. */
  goOn(): void;
}

export interface BoardProps<Game extends GameTypes = AnyGame> {
  scene: Scene<Game>;
  hands: Hands<Game>;
}

export interface ScoreProps<Game extends GameTypes = AnyGame> {
  scene: Scene<Game>;
  /** Show once more how it ended; missing where nothing can be shown. */
  again?: (() => void) | undefined;
}

export interface Face<Game extends GameTypes = AnyGame> {
  readonly Board: Component<BoardProps<Game>>;
  /** The score sheet after the game. */
  readonly Score: Component<ScoreProps<Game>>;
  /** An event in words, for the log and the live region; null: not worth a line. */
  tell(event: Game["event"], scene: Position<Game>): string | null;
  /** What is asked of the viewer, or who is thinking about what, in one plain sentence. */
  asks(scene: Position<Game>): string;
  /** All players win or lose together. */
  readonly together?: true;
  /** Who has won and why. */
  result(scene: Position<Game>): string;
  /** An event as a few words beside the name of who did it; null: nobody's deed, or no news. */
  brief(event: Game["event"], scene: Position<Game>): string | null;
  /** Whose deed an event is; null: nobody's. Without this it is the seat that the event names. */
  doer?(event: Game["event"], scene: Position<Game>): number | null;
  /** Whether what was done before this event is no news any more: a new deal, a new act. */
  opens?(event: Game["event"]): boolean;
  /**
   * Whether what was done before this event is no news as soon as anybody has done something after it:
   * a round is won, and then somebody leads the next one. Beside that, a pass would be a lie.
   */
  closes?(event: Game["event"]): boolean;
  /**
   * The view after only these of the happenings since `before`, when somebody else's move is next.
   * Without this, moves that arrive together are told one after the other over the last view.
   */
  between?(before: Game["view"], news: readonly Happened<Game>[], actor: number): Game["view"];
  /** The moments of a beat that is more than one; null: it is one. */
  stage?(beat: Beat<Game>): readonly Moment<Game>[] | null;
  /** What is heard when this happens; null: nothing. */
  sound?(event: Game["event"], scene: Position<Game>): Sound | null;
  /** An action in words, for hints and labels. */
  action(action: Named<Game>): string;
}
