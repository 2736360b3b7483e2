/** The server's facts about printings and levels, fetched once, and again while a level is being made ready. */
import { api } from "../api/client";
import type { About, Printing } from "../api/types";

/** Milliseconds before looking for the time `attempt` (from 0) whether a level is ready: 2 s, 4, 8, then 16. */
export function patience(attempt: number): number {
  return 2000 * 2 ** Math.min(attempt, 3);
}

class Facts {
  about: About | null = $state.raw(null);
  failed = $state(false);
  #asked = false;

  ask(): void {
    if (this.#asked) return;
    this.#asked = true;
    api.about().then(
      (about) => (this.about = about),
      () => {
        this.failed = true;
        this.#asked = false;
      },
    );
  }

  /** Looks again, e.g. whether a bot is ready by now; what is known stays until the answer comes. */
  refresh(): void {
    this.#asked = false;
    this.ask();
  }

  /** Looks again, less and less often, until it is told to stop. */
  watch(): () => void {
    let timer: ReturnType<typeof setTimeout>;
    const wait = (attempt: number): void => {
      timer = setTimeout(() => {
        this.refresh();
        wait(attempt + 1);
      }, patience(attempt));
    };
    wait(0);
    return () => clearTimeout(timer);
  }

  /** Does the server say that a level is being made ready? */
  preparing(level: string): boolean {
    return this.about?.levels.some((one) => one.id === level && !one.ready) ?? false;
  }

  /** The address for other devices: ours, unless the page was opened as localhost and the server knows better. */
  get host(): string {
    return (this.#local && this.about?.network) || location.host;
  }

  /** No other device can reach this server. */
  get alone(): boolean {
    return this.#local && this.about !== null && this.about.network === null;
  }

  get #local(): boolean {
    return ["localhost", "127.0.0.1", "[::1]"].includes(location.hostname);
  }

  /** Has the operator left hints and reviews open? */
  get analysis(): boolean {
    return !this.about?.house.no_analysis;
  }

  /** May one play on from a position? */
  get playOn(): boolean {
    return !this.about?.house.no_play_on;
  }

  printing(id: string): Printing | undefined {
    return this.about?.printings.find((one) => one.id === id);
  }

  edge(id: string): Printing["edge"] {
    return this.printing(id)?.edge ?? "mosaics";
  }
}

export const facts = new Facts();
