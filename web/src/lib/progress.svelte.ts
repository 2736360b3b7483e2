/** Which lessons were done in this browser, and where one stopped. */
import { keep, readKept } from "./kept";

const KEY = "marrakech.lessons";
/** The seven steps everybody takes, then three for who wants them; the data of each is in `lessons/data`. */
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

  /** How many of the seven steps are done. */
  get steps(): number {
    return STEPS.filter((step) => this.isDone(step)).length;
  }

  get complete(): boolean {
    return this.steps === STEPS.length;
  }

  /** Where to go on: where one stopped, else at the first step not yet done. */
  get next(): string {
    const { at } = this.#kept;
    if (at !== null && !this.isDone(at)) return at;
    return STEPS.find((step) => !this.isDone(step)) ?? STEPS[0];
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
