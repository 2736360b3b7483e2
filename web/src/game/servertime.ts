/**
 * The server's time as this device can know it. An answer's date is good to a second; the moment at which a
 * running turn began, told with every update, is exact but for the time it took to come here.
 */
export class ServerTime {
  #coarse = 0;
  #fine: number | null = null;

  /** Milliseconds to add to the device's clock. */
  get skew(): number {
    return this.#fine ?? this.#coarse;
  }

  /** The date of an answer, rounded down to a second by its sender. */
  dated(date: string | null, now: number): void {
    const told = date === null ? Number.NaN : Date.parse(date);
    if (!Number.isNaN(told)) this.#coarse = told + 500 - now;
  }

  /** An update that has just come, and when its turn began: it cannot have come before that. */
  began(since: string | null | undefined, now: number): void {
    const told = since == null ? Number.NaN : Date.parse(since);
    if (Number.isNaN(told)) return;
    // Old updates, as of a catch-up, say less than new ones: the quickest message tells the time best.
    const skew = told - now;
    if (skew < this.#coarse - 2000) return;
    this.#fine = this.#fine === null ? skew : Math.max(this.#fine, skew);
  }
}
