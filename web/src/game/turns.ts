/** The turns of a game, to jump to. */
import type { Update } from "../api/types";

export interface TurnStart {
  /** Counted from 1. */
  turn: number;
  seat: number;
  /** Where in the updates it begins: the table on which the turn is about to be played. */
  index: number;
}

export function turnStarts(updates: readonly Update[]): TurnStart[] {
  const found: TurnStart[] = [];
  updates.forEach(({ table }, index) => {
    const { seat, step } = table.next;
    const { turn } = table.position;
    if (seat === null || (step !== "orient" && step !== "roll")) return;
    // A turn that was taken back and played again begins where it was played last.
    const known = found.findIndex((one) => one.turn >= turn);
    if (known >= 0) found.splice(known);
    found.push({ turn, seat, index });
  });
  return found;
}

/** The turn that a moment belongs to, or null before the first. */
export function turnAt(turns: readonly TurnStart[], index: number): TurnStart | null {
  return turns.findLast((one) => one.index <= index) ?? null;
}
