/**
 * The one connection to a table. It reconnects by itself, says what it has seen, and repeats
 * unanswered commands: the server executes a repeated one once.
 */

import type {
  Command,
  Earlier,
  Hello,
  Hint,
  Presence,
  Said,
  ServerMessage,
  Update,
} from "../protocol";
import type { Why } from "../protocol";

export type Connection = "connecting" | "open" | "lost" | "closed";

/** What waits for an answer: commands, hints and questions. */
type Asked = Command | Hint | Why | Earlier;
type Answer = Exclude<ServerMessage, Update | { type: "presence" | "pong" }>;
type Without<Message, Key extends string> = Message extends unknown ? Omit<Message, Key> : never;
export type Asking = Without<Asked, "id">;

export interface Listener {
  update(update: Update): void;
  presence(presence: Presence): void;
  connection(state: Connection): void;
  /** Refused as a whole: the token is not good any more, or the table is not there. */
  refused(answer: Extract<ServerMessage, { type: "refused" }>): void;
}

/** The protocol version of this page; the type makes it equal to the server's. */
const PROTOCOL: Hello["protocol"] = 3;
const FIRST_WAIT = 300;
const LONGEST_WAIT = 8_000;
/** After this much silence a ping is sent; without an answer the connection is given up. */
const SILENCE = 10_000;

export class TableSocket {
  #socket: WebSocket | null = null;
  #seen: number | null = null;
  #epoch = "";
  #waits = 0;
  #count = 0;
  #heard = 0;
  #pinged = 0;
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

  /** The viewer has looked at everything up to this number. */
  seen(seq: number): void {
    this.#say({ type: "seen", seq });
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
    this.#heard = Date.now();
    this.#pinged = 0;
    clearInterval(this.#watch);
    this.#watch = setInterval(() => this.#listen(socket), SILENCE / 2);
    socket.onopen = () => {
      const hello: Hello = {
        type: "hello",
        token: this.token,
        seen: this.#seen,
        epoch: this.#epoch,
        protocol: PROTOCOL,
        looks: true,
      };
      socket.send(JSON.stringify(hello));
      for (const { said } of this.#asked.values()) socket.send(JSON.stringify(said));
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      if (socket === this.#socket) this.#hear(JSON.parse(event.data) as ServerMessage);
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#again();
    };
  }

  /**
   * Half-open connections say nothing: neither do we hear, nor are we told that it broke. A
   * hidden tab may be late for this, so it is the unanswered ping that counts, not the time.
   */
  #listen(socket: WebSocket): void {
    const now = Date.now();
    if (this.#pinged > 0 && now - this.#pinged > SILENCE) {
      socket.close();
      if (socket === this.#socket) this.#again();
    } else if (this.#pinged === 0 && now - this.#heard > SILENCE) {
      this.#pinged = now;
      this.#say({ type: "ping", at: now });
    }
  }

  #again(): void {
    clearInterval(this.#watch);
    this.#socket = null;
    if (this.#ended) return;
    this.#waits += 1;
    this.listener.connection("lost");
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (this.#waits - 1));
    // Not all clients at once when a server starts again.
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

  #hear(told: ServerMessage): void {
    this.#heard = Date.now();
    this.#pinged = 0;
    switch (told.type) {
      case "update":
        this.#waits = 0;
        this.listener.connection("open");
        this.#seen = told.seq;
        this.#epoch = told.epoch || this.#epoch;
        this.listener.update(told);
        return;
      case "presence":
        this.listener.presence(told);
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
