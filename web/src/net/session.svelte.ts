/** One viewer at one table: what the server has told, and what can be asked of it. */

import type { AnyGame } from "../games/face";
import type { Happening, Rating, Refused, TableInfo, Text, Update } from "../protocol";
import { keys } from "./keys";
import { recorder } from "./reporting";
import { renewFor } from "./renewal";
import { Sealing } from "./sealing";
import { TableSocket, type Asking, type Connection } from "./socket";

/** The seat number of a spectator. */
export const WATCHING = -1;

/** After these close codes, reconnecting with the same token is useless. */
const FINAL = new Set(["server-token", "server-seat-lost", "server-no-table", "server-closed"]);
/** The page is older than the server, or newer. */
const OTHER_VERSION = "server-protocol";
const OUTDATED: Text = { id: "web-old-help" };
/** After these close codes, the table can still be watched. */
const SEAT_LOST = new Set(["server-token", "server-seat-lost"]);

type Action = AnyGame["action"];

export class Session {
  table = $state.raw<TableInfo | null>(null);
  seat = $state(WATCHING);
  update = $state.raw<Update | null>(null);
  /** What this viewer was told, oldest first: the latest when it came, and all since. */
  happened = $state.raw<readonly Happening[]>([]);
  /** What was told before that, as far as it was asked for. */
  before = $state.raw<readonly Happening[]>([]);
  /** Up to this number there is more that was not asked for yet; 0: there is not. */
  earlier = $state(0);
  online = $state.raw<readonly boolean[]>([]);
  watching = $state(0);
  /** The seats that the table waits for at a station. */
  looking = $state.raw<readonly number[]>([]);
  connection = $state<Connection>("connecting");
  /** Why the server refuses this viewer. */
  refused = $state.raw<Text | null>(null);
  /** The action that is under way: sent, not yet answered. */
  pending = $state.raw<Action | null>(null);
  /** The server's clock minus this machine's, in milliseconds. */
  ahead = $state(0);

  readonly #socket: TableSocket;
  readonly #sealing: Sealing;
  /** Called with the first update. */
  #arrived: () => void = () => {};
  readonly #here = new Promise<void>((resolve) => (this.#arrived = resolve));
  /** The players at this device are present, whichever of them is shown. */
  readonly #besideMe: ReadonlySet<number>;
  /** The number of the last action of ours: until it is seen, it is still under way. */
  #awaited = 0;
  #seen: (() => void) | null = null;
  #follower: (() => void) | null = null;

  /** Without a token, the viewer is a spectator. */
  constructor(
    readonly id: string,
    readonly token: string | null,
  ) {
    recorder.begin(this);
    this.#sealing = new Sealing(id, (command) => this.#ask(command));
    this.#besideMe = new Set(keys.of(id).shared?.map((seat) => seat.number));
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const address = `${scheme}://${location.host}/api/tables/${encodeURIComponent(id)}/socket`;
    this.#socket = new TableSocket(address, token, {
      update: (update) => this.#take(update),
      presence: ({ online, watching, looking }) => {
        this.online = online.map((here, seat) => here || this.sharedWith(seat));
        this.watching = watching;
        this.looking = looking ?? [];
      },
      connection: (state) => (this.connection = state),
      refused: (answer) => this.#turnedAway(answer.text),
    });
  }

  close(): void {
    this.#socket.close();
  }

  get seatLost(): boolean {
    return SEAT_LOST.has(this.refused?.id ?? "");
  }

  /** The page cannot follow the server, and loading it anew did not help. */
  get outdated(): boolean {
    return this.refused === OUTDATED;
  }

  /** Whether this seat is played at this device too. */
  sharedWith(seat: number): boolean {
    return this.#besideMe.has(seat);
  }

  /** Have this called for the table as it is, and after every update. */
  follow(follower: () => void): void {
    this.#follower = follower;
    follower();
  }

  /**
   * Play an action. The answer is a refusal, or null when it is kept and the table has gone on.
   * One at a time: `pending` must be null.
   */
  async act(action: Action): Promise<Refused | null> {
    this.pending = action;
    const answer = await this.#socket.ask({ type: "act", seq: this.update?.seq ?? 0, action });
    if (answer.type !== "done") {
      this.pending = null;
      return answer.type === "refused" ? answer : null;
    }
    this.#awaited = answer.seq;
    const seen = new Promise<void>((resolve) => (this.#seen = resolve));
    this.#settle();
    await seen;
    return null;
  }

  /** Propose an action to the others; null withdraws it. */
  propose(action: Action | null): Promise<Refused | null> {
    return this.#ask({ type: "propose", seq: this.update?.seq ?? 0, action });
  }

  takeBack(): Promise<Refused | null> {
    return this.#ask({ type: "take-back", seq: this.update?.seq ?? 0 });
  }

  /** Be ready to start, and take part in the deal. */
  async ready(): Promise<Refused | null> {
    await this.#here;
    return this.table === null ? null : this.#sealing.ready(this.table, this.seat);
  }

  /** Whether this seat is ready, and this browser knows what it has committed to. */
  get isReady(): boolean {
    return this.table !== null && this.#sealing.sealed(this.table, this.seat);
  }

  /** The viewer has seen everything up to this number. */
  seen(seq: number): void {
    this.#socket.seen(seq);
  }

  say(text: string): Promise<Refused | null> {
    return this.#ask({ type: "say", text });
  }

  /** Decide again instead of the stand-in. */
  back(): Promise<Refused | null> {
    return this.#ask({ type: "back" });
  }

  /** Why may I not do this? Null: it is legal. */
  async why(action: Action): Promise<Text | null> {
    const answer = await this.#socket.ask({ type: "why", action });
    if (answer.type === "explained") return answer.why ?? null;
    return answer.type === "refused" ? answer.text : null;
  }

  /** Whether the rules let nobody take an action back; assumed if the server gives no answer. */
  async isFinal(action: Action): Promise<boolean> {
    const answer = await this.#socket.ask({ type: "why", action });
    return answer.type !== "explained" || (answer.final ?? false);
  }

  /** Ask for some more of what happened before. */
  async remember(): Promise<void> {
    const until = this.earlier;
    const answer = await this.#socket.ask({ type: "earlier", until });
    // Everything may have been told anew meanwhile.
    if (answer.type !== "remembered" || this.earlier !== until) return;
    this.before = [...answer.happened, ...this.before];
    this.earlier = answer.earlier ?? 0;
  }

  /** What the strong bot thinks of the candidates, or why it does not say. */
  async hint(): Promise<readonly Rating[] | Text> {
    const answer = await this.#socket.ask({ type: "hint" });
    if (answer.type === "hinted") return answer.ratings;
    return answer.type === "refused" ? answer.text : [];
  }

  async #ask(asking: Asking): Promise<Refused | null> {
    const answer = await this.#socket.ask(asking);
    return answer.type === "refused" ? answer : null;
  }

  #take(update: Update): void {
    this.ahead = update.now - Date.now();
    this.seat = update.seat;
    if (update.table != null) this.table = update.table;
    const before = update.since === 0 ? [] : this.happened.filter((it) => it.seq <= update.since);
    if (update.since === 0) {
      this.before = [];
      this.earlier = update.earlier ?? 0;
    }
    this.happened = [...before, ...update.happened];
    this.update = update;
    recorder.take(this, update);
    this.#arrived();
    if (this.table !== null) this.#sealing.follow(this.table, this.seat);
    this.#follower?.();
    this.#settle();
  }

  #settle(): void {
    if (this.#awaited === 0 || (this.update?.seq ?? 0) < this.#awaited) return;
    this.#awaited = 0;
    this.pending = null;
    this.#seen?.();
  }

  #turnedAway(text: Text): void {
    if (text.id === OTHER_VERSION) void this.#renew(String(text.params?.["wanted"]));
    if (!FINAL.has(text.id)) return;
    this.refused = text;
    if (this.seatLost && this.token !== null) keys.dropSeat(this.id, this.token);
    this.#socket.close();
  }

  async #renew(version: string): Promise<void> {
    this.#socket.close();
    if (!(await renewFor(version))) this.refused = OUTDATED;
  }
}
