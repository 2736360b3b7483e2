/**
 * The event stream of one game, kept open.
 *
 * The browser itself resumes a broken stream by `Last-Event-ID`; when it gives up (or the machine
 * slept, or went offline) we open a new one after the last version known, with a growing pause.
 */
import { api } from "./client";
import type { Gesture, Offer, Update } from "./types";

export interface StreamHandlers {
  /** The last version that arrived, asked for at every new connection. */
  version(): number;
  update(update: Update): void;
  /** Who is there, and how many have opened the link and choose a name. */
  presence?(present: boolean[], choosing: number): void;
  connected?(yes: boolean): void;
  /** Another game after this one was offered, or accepted. */
  rematch?(offer: Offer): void;
  gesture?(seat: number, gesture: Gesture): void;
}

/** Milliseconds to wait before try number `attempt` (from 0): 0.5 s, 1, 2, 4, then 8. */
export function pause(attempt: number): number {
  return 500 * 2 ** Math.min(attempt, 4);
}

export class Stream {
  #source: EventSource | null = null;
  #attempt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(
    private readonly game: string,
    private readonly handlers: StreamHandlers,
    /** The code of the invitation at which we choose a name; nobody at the table yet. */
    private readonly invite?: string,
  ) {
    addEventListener("online", this.#again);
    addEventListener("offline", this.#cut);
    document.addEventListener("visibilitychange", this.#seen);
    addEventListener("pagehide", this.#leave);
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#source?.close();
    removeEventListener("online", this.#again);
    removeEventListener("offline", this.#cut);
    document.removeEventListener("visibilitychange", this.#seen);
    removeEventListener("pagehide", this.#leave);
    this.#leave();
  }

  #connect(): void {
    if (this.#closed) return;
    clearTimeout(this.#timer);
    this.#source?.close();
    const source = new EventSource(api.eventsAddress(this.game, this.handlers.version(), this.invite));
    this.#source = source;
    source.onopen = () => {
      this.#attempt = 0;
      this.handlers.connected?.(true);
    };
    source.addEventListener("update", (message) => this.handlers.update(JSON.parse(message.data) as Update));
    source.addEventListener("presence", (message) => {
      const { present, choosing } = JSON.parse(message.data) as { present: boolean[]; choosing: number };
      this.handlers.presence?.(present, choosing);
    });
    source.addEventListener("rematch", (message) => this.handlers.rematch?.(JSON.parse(message.data) as Offer));
    source.addEventListener("gesture", (message) => {
      const { seat, gesture } = JSON.parse(message.data) as { seat: number; gesture: Gesture };
      this.handlers.gesture?.(seat, gesture);
    });
    source.onerror = () => {
      this.handlers.connected?.(false);
      // CONNECTING: the browser tries again by itself. CLOSED: it has given up.
      if (source.readyState !== EventSource.CLOSED) return;
      this.#timer = setTimeout(() => this.#connect(), pause(this.#attempt++));
    };
  }

  /** Says that we go, so that the others need not wait for us. */
  #leave = (): void => {
    if (this.invite === undefined) navigator.sendBeacon?.(api.leaveAddress(this.game));
  };
  #again = (): void => this.#connect();
  #cut = (): void => this.handlers.connected?.(false);
  #seen = (): void => {
    if (!document.hidden && this.#source?.readyState !== EventSource.OPEN) this.#connect();
  };
}
