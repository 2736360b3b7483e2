/** Where the die comes to rest: on bare ground, away from Assam's way. */
import type { Rug, Square } from "../api/types";
import { ALL_SQUARES, centre, type Point } from "./geometry";

/** A point for the die: the bare square farthest from all it must not hide, else a corner of the frame. */
export function dieSpot(rugs: readonly Rug[], keepClear: readonly Square[]): Point {
  const covered = new Set(rugs.flatMap((rug) => rug.visible));
  const clear = keepClear.map(centre);
  const room = (at: Point): number => Math.min(...clear.map((other) => Math.hypot(other.x - at.x, other.y - at.y)));
  let best: Point | null = null;
  let most = 130;
  for (const square of ALL_SQUARES) {
    if (covered.has(square)) continue;
    const at = centre(square);
    // The near half of the board first: that is where the die comes from and where the eye is.
    const score = Math.min(room(at), 260) + at.y / 20;
    if (room(at) >= 130 && score > most) [best, most] = [at, score];
  }
  if (best !== null) return best;
  const corners = [
    { x: 690, y: 690 },
    { x: 10, y: 10 },
    { x: 690, y: 10 },
    { x: 10, y: 690 },
  ];
  return corners.reduce((far, at) => (room(at) > room(far) ? at : far));
}
