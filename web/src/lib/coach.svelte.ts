/** The coach of the first game: which steps somebody has met, kept in this browser. */
import type { Step } from "../api/types";
import { keep, readKept } from "./kept";

const KEY = "marrakech.coach";

class Coach {
  #seen: string[] = $state(Array.isArray(readKept(KEY)) ? (readKept(KEY) as string[]) : []);

  /** Is there something to say at this step? */
  speaks(step: Step): boolean {
    return !this.#seen.includes(step) && !this.#seen.includes("all");
  }

  /** A first game: everything is said again. */
  begin(): void {
    this.#seen = [];
    keep(KEY, this.#seen);
  }

  /** Said and read: gone for good. */
  dismiss(step: Step | "all"): void {
    if (!this.#seen.includes(step)) this.#seen.push(step);
    keep(KEY, this.#seen);
  }
}

export const coach = new Coach();
