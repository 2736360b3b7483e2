import type { Forecast, Landing, Square } from "../api/types";

export interface Badge {
  square: Square;
  pays: number;
  tithe: number;
  out: boolean;
  weight: number;
}

/** Where Assam may land: one badge a square, since two rolls can meet on a corner. */
export function badges(forecast: Forecast): Badge[] {
  const found = new Map<Square, Badge>();
  for (const { square, pays, tithe, out, weight } of forecast.rolls) {
    const badge = found.get(square);
    if (badge === undefined) found.set(square, { square, pays, tithe, out, weight });
    else badge.weight += weight;
  }
  return [...found.values()];
}

/** The roll that walks farthest: its path is the whole way. */
export function farthest(forecast: Forecast): Landing | undefined {
  return forecast.rolls.reduce<Landing | undefined>(
    (far, roll) => (far === undefined || roll.steps > far.steps ? roll : far),
    undefined,
  );
}

/** Faces of the die out of six as a short fraction, e.g. "1/3". */
export function fraction(weight: number): string {
  return { 1: "1/6", 2: "1/3", 3: "1/2", 4: "2/3", 5: "5/6", 6: "1" }[weight] ?? `${weight}/6`;
}

/** Six arcs round a badge, clockwise from the top. */
export const BEADS: readonly string[] = Array.from({ length: 6 }, (_, bead) => {
  const at = (degrees: number): string => {
    const angle = ((degrees - 90) * Math.PI) / 180;
    return `${(29 * Math.cos(angle)).toFixed(2)} ${(29 * Math.sin(angle)).toFixed(2)}`;
  };
  return `M${at(bead * 60 + 5.75)}A29 29 0 0 1 ${at(bead * 60 + 54.25)}`;
});
