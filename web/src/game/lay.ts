/**
 * Choosing a place for the rug: by pointer, by two taps, by arrow keys.
 *
 * The server says which places are legal and why the others are not; this only finds the one meant.
 */
import type { Heading, LegalRug, Next, Place, Refusal, Square } from "../api/types";
import { STEP, centre, ends, placeOf, seam, type Point } from "../board/geometry";

export interface Choice {
  /** First square tapped, while the second is awaited. */
  first: Square | null;
  /** The place meant: under the pointer, or chosen. */
  place: Place | null;
  /** Chosen, and waiting to be confirmed. */
  pinned: boolean;
  /** Why the place last tried is not allowed. */
  refusal: { place: Place | null; why: Refusal } | null;
}

export const NOTHING: Choice = { first: null, place: null, pinned: false, refusal: null };

type Places = Pick<Next, "rugs" | "refused">;

export function legal(next: Places, place: Place | null): LegalRug | null {
  return next.rugs.find((rug) => rug.rug === place) ?? null;
}

export function whyNot(next: Places, place: Place): Refusal | null {
  return next.refused.find((refused) => refused.rug === place)?.why ?? null;
}

/** Squares that some legal rug covers. */
export function openSquares(next: Places): Set<Square> {
  return new Set(next.rugs.flatMap((rug) => rug.squares));
}

/** Squares beside Assam that may take the first half. */
export function firstHalves(next: Places, assam: Square): Square[] {
  return [...openSquares(next)].filter((square) => placeOf(square, assam) !== null);
}

/** Squares that may take the other half when `first` takes one. */
export function partners(next: Places, first: Square): Square[] {
  return next.rugs.filter((rug) => rug.squares.includes(first)).flatMap((rug) => rug.squares.filter((square) => square !== first));
}

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** Far enough from every seam to mean the place itself and not a legal one beside it. */
const REACH = 62;

/** The place under the pointer: the nearest legal one in reach, else the nearest of all, with the reason against it. */
export function pointedAt(next: Places, point: Point): Pick<Choice, "place" | "refusal"> {
  const nearest = <T extends { rug: Place }>(places: readonly T[]): T | undefined =>
    places.reduce<T | undefined>((best, one) => (best === undefined || distance(seam(one.rug), point) < distance(seam(best.rug), point) ? one : best), undefined);
  const good = nearest(next.rugs);
  if (good !== undefined && distance(seam(good.rug), point) <= REACH) return { place: good.rug, refusal: null };
  const bad = nearest(next.refused);
  if (bad === undefined) return { place: null, refusal: null };
  return { place: null, refusal: { place: bad.rug, why: bad.why } };
}

/** The most telling reason why no rug may lie on a square. */
function whyNoRug(next: Places, square: Square): Refusal {
  const reasons = next.refused.filter((refused) => ends(refused.rug).includes(square)).map((refused) => refused.why);
  if (reasons.every((why) => why === "assam")) return "assam";
  return reasons.includes("whole_rug") ? "whole_rug" : "away";
}

/** A tap on a square: the first half, then the second; a lone second half is chosen at once. */
export function tap(next: Places, choice: Choice, square: Square): Choice {
  if (choice.first !== null && choice.first !== square) {
    const place = placeOf(choice.first, square);
    if (place !== null) {
      if (legal(next, place) !== null) return { first: null, place, pinned: true, refusal: null };
      if (!openSquares(next).has(square)) return { ...choice, refusal: { place, why: whyNot(next, place) ?? "away" } };
    }
  }
  if (choice.first === square) return NOTHING;
  const others = partners(next, square);
  if (others.length === 0) return { ...NOTHING, refusal: { place: null, why: whyNoRug(next, square) } };
  if (others.length === 1) return { first: null, place: placeOf(square, others[0] as Square), pinned: true, refusal: null };
  return { first: square, place: null, pinned: false, refusal: null };
}

/** The next legal place that way from the one chosen, or the same where there is none. */
export function moveChoice(rugs: readonly LegalRug[], from: Place | null, heading: Heading): Place | null {
  if (from === null) return rugs[0]?.rug ?? null;
  const here = seam(from);
  const [dx, dy] = STEP[heading];
  let best: Place | null = null;
  let least = Infinity;
  for (const { rug } of rugs) {
    const there = seam(rug);
    const along = (there.x - here.x) * dx - (there.y - here.y) * dy;
    const across = Math.abs((there.x - here.x) * dy + (there.y - here.y) * dx);
    if (along <= 1) continue;
    const cost = along + 2 * across;
    if (cost < least) {
      least = cost;
      best = rug;
    }
  }
  return best ?? from;
}

/** Of a place's two squares, the one nearer to Assam first: the rug unrolls from there. */
export function fromAssam(place: Place, assam: Square): [Square, Square] {
  const [a, b] = ends(place);
  const at = centre(assam);
  return distance(centre(a), at) <= distance(centre(b), at) ? [a, b] : [b, a];
}
