/** For tests: a WebSocket without a server at its other end. */

import type { ServerMessage } from "../protocol";

/** A connection that is opened, broken and answered by hand. */
export class Line {
  static readonly OPEN = 1;
  static all: Line[] = [];
  /** The one that was opened last. */
  static get last(): Line {
    return Line.all.at(-1) as Line;
  }
  readyState = 0;
  readonly sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(readonly address: string) {
    Line.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.readyState = 3;
  }
  open(): void {
    this.readyState = Line.OPEN;
    this.onopen?.();
  }
  tell(told: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(told) });
  }
  breakOff(): void {
    this.readyState = 3;
    this.onclose?.();
  }
}
