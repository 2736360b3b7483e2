/** The even level: how strong it plays next is kept in this browser, and a new game goes on from there. */
import type { Seat } from "../api/types";
import { keep, readKept } from "../lib/kept";

const KEY = "marrakech-even";
export const EVEN = "even";

/** A level as it is asked for: the even one with the rung that was kept, e.g. `even:4`. */
export function askedLevel(level: string): string {
  const rung = readKept(KEY);
  return level === EVEN && typeof rung === "number" && Number.isInteger(rung) && rung >= 0 && rung <= 8
    ? `${EVEN}:${rung}`
    : level;
}

/** How an even bot goes on after a game: better, worse or the same; null for all others. */
export function evenAfter(seat: Seat): "up" | "down" | "same" | null {
  if (seat.rung === null || seat.next_rung === null) return null;
  if (seat.next_rung === seat.rung) return "same";
  return seat.next_rung > seat.rung ? "up" : "down";
}

/** Keeps how strong the even bots of a finished game play next. */
export function keepRungs(seats: readonly Seat[]): void {
  const next = seats.find((seat) => seat.next_rung !== null)?.next_rung;
  if (next !== undefined && next !== null) keep(KEY, next);
}
