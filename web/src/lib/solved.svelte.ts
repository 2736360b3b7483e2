/** Which puzzles were solved on this device, and on how many days in a row the one of the day was. */
import { keep, readKept } from "./kept";

const KEY = "marrakech.puzzles";

interface Kept {
  solved: string[];
  /** Days of the daily puzzle, as dates in UTC. */
  days: string[];
}

function restore(value: unknown): Kept {
  const { solved, days } = (typeof value === "object" && value !== null ? value : {}) as Partial<Kept>;
  const texts = (list: unknown): string[] => (Array.isArray(list) ? list.filter((one) => typeof one === "string") : []);
  return { solved: texts(solved), days: texts(days) };
}

const dayOf = (date: Date): string => date.toISOString().slice(0, 10);

/** Days in a row up to today, or up to yesterday while today's is still open. */
export function streakOf(days: readonly string[], today: Date): number {
  const done = new Set(days);
  const day = new Date(today);
  if (!done.has(dayOf(day))) day.setUTCDate(day.getUTCDate() - 1);
  let streak = 0;
  while (done.has(dayOf(day))) {
    streak += 1;
    day.setUTCDate(day.getUTCDate() - 1);
  }
  return streak;
}

class Solved {
  #kept: Kept = $state(restore(readKept(KEY)));

  has(puzzle: string): boolean {
    return this.#kept.solved.includes(puzzle);
  }

  get all(): string[] {
    return [...this.#kept.solved];
  }

  /** Days on which the puzzle of the day was solved, as dates in UTC. */
  get days(): string[] {
    return [...this.#kept.days];
  }

  /** Adds what was solved on another device. */
  join(puzzles: readonly string[], days: readonly string[]): void {
    this.#kept.solved = [...new Set([...this.#kept.solved, ...puzzles])];
    this.#kept.days = [...new Set([...this.#kept.days, ...days])].toSorted().slice(-400);
    keep(KEY, this.#kept);
  }

  get count(): number {
    return this.#kept.solved.length;
  }

  get today(): boolean {
    return this.#kept.days.includes(dayOf(new Date()));
  }

  get streak(): number {
    return streakOf(this.#kept.days, new Date());
  }

  add(puzzle: string, daily: boolean): void {
    if (!this.has(puzzle)) this.#kept.solved.push(puzzle);
    if (daily && !this.today) this.#kept.days = [...this.#kept.days, dayOf(new Date())].slice(-400);
    keep(KEY, this.#kept);
  }
}

export const solved = new Solved();
