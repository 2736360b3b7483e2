/**
 * The event stream of one game, kept open.
 *
 * The browser itself resumes a broken stream by `Last-Event-ID`; when it gives up (or the machine
 * slept, or went offline) we open a new one after the last version known, with a growing pause.
 *
 * A stream may also go silent without breaking, when the process that serves it is frozen. We find out by what
 * it does not bring: a version that the answer to a command has told, or in a game with a clock, where the
 * server gives a sign of life every two seconds, anything at all.
 */
import { api } from "./client";
import { listen, mention } from "./host";
import type { ClaimAnswer, Gesture, Offer, SeatClaim, Update } from "./types";

export interface StreamHandlers {
  /** The last version that arrived, asked for at every new connection. */
  version(): number;
  /** Is there a clock, so that a silent stream may cost time? */
  timed?(): boolean;
  update(update: Update): void;
  /** Who is there, and how many have opened the link and choose a name. */
  presence?(present: boolean[], choosing: number): void;
  connected?(yes: boolean): void;
  /** Another game after this one was offered, or accepted. */
  rematch?(offer: Offer): void;
  gesture?(seat: number, gesture: Gesture): void;
  /** Who asks for a seat from another browser, and what came of it. */
  claims?(claims: SeatClaim[]): void;
  answered?(answer: ClaimAnswer): void;
  /** The game was put aside because bots failed at it, or goes on again; told anew at every connection, if it is. */
  aside?(yes: boolean): void;
  /** The server answered, and would not open the stream. */
  refused?(): void;
}

/** Milliseconds to wait before try number `attempt` (from 0): 0.5 s, 1, 2, 4, then 8. */
export function pause(attempt: number): number {
  return 500 * 2 ** Math.min(attempt, 4);
}

/** Milliseconds for a new stream to open, and after which one that brings nothing is silent; doubled each time. */
export const SILENT = 5000;
/** Milliseconds within which a stream brings what the answer to a command has told. */
export const BEHIND = 2000;

export class Stream {
  #source: EventSource | null = null;
  #attempt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  /** When the stream last brought anything, the last version that it brought or began after. */
  #heard = 0;
  #brought = 0;
  /** How often in a row we have given up a silent stream. */
  #silences = 0;
  #watch: ReturnType<typeof setInterval> | undefined;

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
    this.#watch = setInterval(this.#listen, 1000);
    this.#connect();
  }

  /** The server is at a version: a stream that does not bring it soon is silent. */
  known(version: number): void {
    const source = this.#source;
    setTimeout(() => {
      if (this.#brought < version && this.#source === source && source?.readyState === EventSource.OPEN)
        this.#connect();
    }, BEHIND);
  }

  /** Opens another stream: to the server we are somebody else now. */
  renew(): void {
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearInterval(this.#watch);
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
    this.#brought = this.handlers.version();
    this.#heard = Date.now();
    const source = listen(api.eventsAddress(this.game, this.#brought, this.invite));
    this.#source = source;
    source.onopen = () => {
      this.#attempt = 0;
      this.#heard = Date.now();
      this.handlers.connected?.(true);
    };
    source.addEventListener("heartbeat", () => {
      this.#heard = Date.now();
      this.#silences = 0;
    });
    source.addEventListener("update", (message) => {
      const update = JSON.parse(message.data) as Update;
      this.#heard = Date.now();
      this.#brought = update.version;
      this.handlers.update(update);
    });
    source.addEventListener("presence", (message) => {
      const { present, choosing } = JSON.parse(message.data) as { present: boolean[]; choosing: number };
      this.handlers.presence?.(present, choosing);
    });
    source.addEventListener("rematch", (message) => this.handlers.rematch?.(JSON.parse(message.data) as Offer));
    source.addEventListener("gesture", (message) => {
      const { seat, gesture } = JSON.parse(message.data) as { seat: number; gesture: Gesture };
      this.handlers.gesture?.(seat, gesture);
    });
    source.addEventListener("claims", (message) =>
      this.handlers.claims?.((JSON.parse(message.data) as { claims: SeatClaim[] }).claims),
    );
    source.addEventListener("claim_answer", (message) =>
      this.handlers.answered?.(JSON.parse(message.data) as ClaimAnswer),
    );
    source.addEventListener("aside", (message) =>
      this.handlers.aside?.((JSON.parse(message.data) as { aside: boolean }).aside),
    );
    source.onerror = () => {
      this.handlers.connected?.(false);
      // CONNECTING: the browser tries again by itself. CLOSED: it has given up.
      if (source.readyState !== EventSource.CLOSED) return;
      this.#timer = setTimeout(() => this.#connect(), pause(this.#attempt++));
      this.handlers.refused?.();
    };
  }

  /** Opens another stream if this one is silent. */
  #listen = (): void => {
    const state = this.#source?.readyState;
    if (state === undefined || state === EventSource.CLOSED) return;
    if (state === EventSource.OPEN && !this.handlers.timed?.()) return;
    if (Date.now() - this.#heard < SILENT * 2 ** Math.min(this.#silences, 3)) return;
    this.#silences++;
    this.#connect();
  };

  /** Says that we go, so that the others need not wait for us. */
  #leave = (): void => {
    if (this.invite === undefined) mention(api.leaveAddress(this.game));
  };
  /** The network is back: at once, and soon again if it is not quite there yet. */
  #again = (): void => {
    this.#attempt = 0;
    this.#connect();
  };
  #cut = (): void => this.handlers.connected?.(false);
  #seen = (): void => {
    if (!document.hidden && this.#source?.readyState !== EventSource.OPEN) this.#connect();
  };
}
