/** Where choices lie on the board, how good each is, and how arrow keys walk from one to the next. */
import type { RankedChoice } from "../api/types";
import type { Point } from "../board/geometry";

export interface Spot extends Point {
  choice: string;
}

export type Merit = "best" | "equal" | "some" | "much";

/** A loss that a review marks is much; where values are estimated, one of so many times their error. */
const MARKED = 0.05;
const ERRORS = 3;

/** How a choice compares to the best; what is not beyond the evaluation's own error is equal to it. */
export function meritOf(ranked: RankedChoice, best: RankedChoice | undefined, error: number): Merit {
  if (ranked === best) return "best";
  if (ranked.loss <= error) return "equal";
  return ranked.loss < Math.max(MARKED, ERRORS * error) ? "some" : "much";
}

const WAYS: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The nearest spot that way, or null; what lies straight ahead is nearer than what lies aside. */
export function spotTowards(spots: readonly Spot[], from: Spot, key: string): Spot | null {
  const way = WAYS[key];
  if (way === undefined) return null;
  let found: Spot | null = null;
  let least = Infinity;
  for (const spot of spots) {
    const ahead = (spot.x - from.x) * way.x + (spot.y - from.y) * way.y;
    if (ahead <= 1) continue;
    const aside = Math.abs((spot.x - from.x) * way.y) + Math.abs((spot.y - from.y) * way.x);
    if (ahead + 2 * aside < least) [found, least] = [spot, ahead + 2 * aside];
  }
  return found;
}

export const isArrow = (key: string): boolean => key in WAYS;
