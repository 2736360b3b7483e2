import type { Clock, MyGame } from "../api/types";

/** Seconds of a day: with so many for a turn, or more, a game is a slow one. */
export const DAY = 86_400;

export const isSlow = (clock: Pick<Clock, "per_turn"> | null | undefined): boolean => (clock?.per_turn ?? 0) >= DAY;

/** A slow game that goes on, or waits for its friends. */
export const isSlowGame = ({ clock, status }: Pick<MyGame, "clock" | "status">): boolean =>
  isSlow(clock) && status !== "over";

/** Seconds of a slow game that are few: less than half a day. */
export const SHORT = DAY / 2;

/** Seconds at which a player who is short of time is warned, the second time more plainly. */
export const SOON = [10, 5] as const;

export interface TimeLeft {
  /** Seconds left. */
  left: number;
  /** Seconds there were at the start. */
  full: number;
}

/** Time left to a seat, or null without a clock; `now` is the server's time in milliseconds. */
export function timeLeft(clock: Clock | null, seat: number, running: boolean, now: number): TimeLeft | null {
  if (clock === null) return null;
  const gone = running && clock.since !== null ? Math.max(0, (now - Date.parse(clock.since)) / 1000) : 0;
  const bounds: TimeLeft[] = [];
  if (clock.per_turn !== null && running) bounds.push({ left: clock.per_turn - gone, full: clock.per_turn });
  const left = clock.left[seat];
  if (left !== null && left !== undefined) bounds.push({ left: left - gone, full: clock.total ?? left });
  const tightest = bounds.reduce<TimeLeft | null>(
    (least, one) => (least === null || one.left < least.left ? one : least),
    null,
  );
  return tightest === null ? null : { ...tightest, left: Math.max(0, tightest.left) };
}

/** Which warning is due when time goes from one reading to the next, e.g. 10 between 10.4 and 9.9. */
export function warning(before: number, after: number): number | null {
  return SOON.findLast((limit) => before > limit && after <= limit) ?? null;
}
