import type { Clock } from "../api/types";

/** Seconds left to a seat, or null without a clock; `now` in milliseconds. */
export function secondsLeft(clock: Clock | null, seat: number, running: boolean, now: number): number | null {
  if (clock === null) return null;
  const gone = running && clock.since !== null ? Math.max(0, (now - Date.parse(clock.since)) / 1000) : 0;
  const bounds: number[] = [];
  if (clock.per_turn !== null && running) bounds.push(clock.per_turn - gone);
  const left = clock.left[seat];
  if (left !== null && left !== undefined) bounds.push(left - gone);
  return bounds.length === 0 ? null : Math.max(0, Math.min(...bounds));
}
