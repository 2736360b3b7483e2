/** When a mistake comes back: after 1, 3 and 7 days, until it was answered right three times in a row. */

export interface Mistake {
  /** The game and the move, e.g. `x7k2-31`. */
  id: string;
  game: string;
  /** When it was found, in milliseconds since 1970. */
  at: number;
  round: number;
  /** The others, e.g. `Idir, Safia`. */
  against: string;
  position: string;
  printing: string;
  /** What was played then. */
  played: string;
  /** Chances of winning that it gave away. */
  loss: number;
  /** Right answers in a row. */
  right: number;
  /** Wrong answers so far. */
  missed: number;
  /** When it comes back. */
  due: number;
}

export const DAY = 86_400_000;
const GAPS = [1, 3, 7];

/** The mistake after an answer, or null when it has been answered right often enough. */
export function nextStay(mistake: Mistake, right: boolean, now: number): Mistake | null {
  if (!right) return { ...mistake, right: 0, missed: mistake.missed + 1, due: now + DAY };
  const done = mistake.right + 1;
  const gap = GAPS[done];
  return gap === undefined ? null : { ...mistake, right: done, due: now + gap * DAY };
}
