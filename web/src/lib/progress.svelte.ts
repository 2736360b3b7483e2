/** Which lessons were done in this browser, and where one stopped. */
import { keep, readKept } from "./kept";

const KEY = "marrakech.lessons";
/** The seven steps everybody takes, then three for games that need them; the data of each is in `lessons/data`. */
export const STEPS = ["turn", "walk", "tithe", "owes", "lay", "cover", "win"] as const;
export const EXTRAS = ["two", "broke", "end-turn"] as const;

interface Kept {
  done: string[];
  at: string | null;
}

function restore(value: unknown): Kept {
  const { done, at } = (typeof value === "object" && value !== null ? value : {}) as Partial<Kept>;
  return {
    done: Array.isArray(done) ? done.filter((one) => typeof one === "string") : [],
    at: typeof at === "string" ? at : null,
  };
}

class Progress {
  #kept: Kept = $state(restore(readKept(KEY)));

  isDone(lesson: string): boolean {
    return this.#kept.done.includes(lesson);
  }

  /** How many steps of a path are done. */
  steps(path: readonly string[]): number {
    return path.filter((step) => this.isDone(step)).length;
  }

  /** Where to go on: where one stopped, else at the first step not yet done. */
  next(path: readonly string[]): string {
    const { at } = this.#kept;
    if (at !== null && !this.isDone(at)) return at;
    return path.find((step) => !this.isDone(step)) ?? STEPS[0];
  }

  enter(lesson: string): void {
    this.#kept.at = lesson;
    keep(KEY, this.#kept);
  }

  finish(lesson: string): void {
    if (!this.isDone(lesson)) this.#kept.done.push(lesson);
    keep(KEY, this.#kept);
  }
}

export const progress = new Progress();
