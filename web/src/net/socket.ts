/**
 * The one connection to a table. It comes back by itself, says what it has seen, and repeats
 * what was not answered: the house plays a repeated command once.
 */

import type { Command, Hello, Hint, Said, Told, Update, Why } from "../protocol";

export type Connection = "connecting" | "open" | "lost" | "closed";

/** What waits for an answer: commands, hints and questions. */
type Asked = Command | Hint | Why;
type Answer = Exclude<Told, Update | { type: "presence" | "pong" }>;
type Without<Message, Key extends string> = Message extends unknown ? Omit<Message, Key> : never;
export type Asking = Without<Asked, "id">;

export interface Listener {
  update(update: Update): void;
  presence(online: readonly boolean[], watching: number): void;
  connection(state: Connection): void;
  /** Refused as a whole: the token is not good any more, or the table is not there. */
  refused(answer: Extract<Told, { type: "refused" }>): void;
}

const FIRST_WAIT = 300;
const LONGEST_WAIT = 8_000;
/** A connection that says nothing for so long is tried with a ping, and given up. */
const SILENCE = 20_000;

export class TableSocket {
  #socket: WebSocket | null = null;
  #seen: number | null = null;
  #waits = 0;
  #count = 0;
  #heard = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #watch: ReturnType<typeof setInterval> | undefined;
  #ended = false;
  readonly #asked = new Map<string, { said: Asked; answer: (answer: Answer) => void }>();
  readonly #me = crypto.getRandomValues(new Uint32Array(2)).join("-");

  constructor(
    private readonly address: string,
    private readonly token: string | null,
    private readonly listener: Listener,
  ) {
    addEventListener("online", this.#hurry);
    document.addEventListener("visibilitychange", this.#hurry);
    this.#connect();
  }

  /** Ask, and wait for the answer however often the connection breaks meanwhile. */
  ask(asking: Asking): Promise<Answer> {
    const said = { ...asking, id: `${this.#me}-${++this.#count}` } as Asked;
    return new Promise((answer) => {
      this.#asked.set(said.id, { said, answer });
      this.#say(said);
    });
  }

  close(): void {
    this.#ended = true;
    removeEventListener("online", this.#hurry);
    document.removeEventListener("visibilitychange", this.#hurry);
    clearTimeout(this.#timer);
    clearInterval(this.#watch);
    this.#socket?.close();
    this.listener.connection("closed");
  }

  #connect(): void {
    this.listener.connection(this.#waits === 0 ? "connecting" : "lost");
    const socket = new WebSocket(this.address);
    this.#socket = socket;
    socket.onopen = () => {
      const hello: Hello = { type: "hello", token: this.token, seen: this.#seen };
      socket.send(JSON.stringify(hello));
      for (const { said } of this.#asked.values()) socket.send(JSON.stringify(said));
      this.#heard = Date.now();
      clearInterval(this.#watch);
      this.#watch = setInterval(() => this.#listen(socket), SILENCE / 4);
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      if (socket === this.#socket) this.#hear(JSON.parse(event.data) as Told);
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#again();
    };
  }

  /** Half-open connections say nothing: neither do we hear, nor are we told that it broke. */
  #listen(socket: WebSocket): void {
    const silent = Date.now() - this.#heard;
    if (silent > SILENCE) {
      clearInterval(this.#watch);
      socket.close();
      if (socket === this.#socket) this.#again();
    } else if (silent > SILENCE / 2) {
      this.#say({ type: "ping", at: Date.now() });
    }
  }

  #again(): void {
    clearInterval(this.#watch);
    this.#socket = null;
    if (this.#ended) return;
    this.#waits += 1;
    this.listener.connection("lost");
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (this.#waits - 1));
    // Not all at once when a house opens again.
    this.#timer = setTimeout(() => this.#connect(), wait * (0.75 + Math.random() / 2));
  }

  readonly #hurry = (): void => {
    if (this.#ended || this.#socket !== null || document.visibilityState === "hidden") return;
    clearTimeout(this.#timer);
    this.#connect();
  };

  #say(said: Said): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(said));
  }

  #hear(told: Told): void {
    this.#heard = Date.now();
    switch (told.type) {
      case "update":
        if (this.#waits > 0 || this.#seen === null) {
          this.#waits = 0;
        }
        this.listener.connection("open");
        this.#seen = told.seq;
        this.listener.update(told);
        return;
      case "presence":
        this.listener.presence(told.online, told.watching);
        return;
      case "pong":
        return;
      default:
        this.#settle(told);
    }
  }

  #settle(answer: Answer): void {
    const asked = this.#asked.get(answer.id ?? "");
    if (asked === undefined) {
      if (answer.type === "refused") this.listener.refused(answer);
      return;
    }
    if (answer.type === "refused" && answer.text.id === "server-too-fast") {
      setTimeout(() => this.#say(asked.said), 1_000);
      return;
    }
    this.#asked.delete(asked.said.id);
    asked.answer(answer);
  }
}
