/**
 * Which updates are new: the stream, a command's answer and a catch-up may all bring the same one, in
 * any order, and after a cut one may be missing.
 */
import type { Update } from "../api/types";

export class Ledger {
  #waiting = new Map<number, Update>();

  constructor(public version: number) {}

  /** Takes an update in; gives back those that are now next in line, in order, each exactly once. */
  accept(update: Update): Update[] {
    if (update.version > this.version) this.#waiting.set(update.version, update);
    const ready: Update[] = [];
    for (;;) {
      const next = this.#waiting.get(this.version + 1);
      if (next === undefined) return ready;
      this.#waiting.delete(next.version);
      this.version = next.version;
      ready.push(next);
    }
  }

  /** True when later updates wait for one that never came: ask for what is after `version`. */
  get gap(): boolean {
    return this.#waiting.size > 0;
  }

  /** Starts again from a table fetched whole. */
  reset(version: number): void {
    this.version = version;
    this.#waiting.clear();
  }
}
