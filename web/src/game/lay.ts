/**
 * Choosing a place for the rug, the same with mouse, finger and keys.
 *
 * A tap on a square takes it as one half, a tap on its neighbour as the other; a tap on the seam between two
 * squares, or a drag over them, takes both at once. Once the rug lies there, a tap elsewhere moves it; laying it
 * is a touch of its own, on the button (or on the rug itself, for those who chose that). The server says which
 * places are legal and why the others are not; this only finds the one meant.
 */
import type { Heading, LegalRug, Next, Place, Refusal, Square } from "../api/types";
import { STEP, UNIT, centre, ends, neighbour, placeOf, seam, squareUnder, type Point } from "../board/geometry";

export interface Choice {
  /** First square tapped, while the second is awaited. */
  first: Square | null;
  /** The place meant: under the pointer, or chosen. */
  place: Place | null;
  /** Chosen: the rug lies there and waits to be laid. */
  pinned: boolean;
  /** Why the place last tried is not allowed. */
  refusal: { place: Place | null; square?: Square; why: Refusal } | null;
}

export const NOTHING: Choice = { first: null, place: null, pinned: false, refusal: null };

type Places = Pick<Next, "rugs" | "refused">;

const pin = (place: Place): Choice => ({ ...NOTHING, place, pinned: true });

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
  return next.rugs
    .filter((rug) => rug.squares.includes(first))
    .flatMap((rug) => rug.squares.filter((square) => square !== first));
}

/** So near to the edge between two squares, a tap means both. */
const SEAM = 20;

/** The two squares whose seam is under the point, or null in the middle of a square. */
export function seamUnder(point: Point): Place | null {
  const square = squareUnder(point);
  if (square === null) return null;
  const { x, y } = centre(square);
  const sides: [number, Heading][] = [
    [y - point.y, "north"],
    [point.x - x, "east"],
    [point.y - y, "south"],
    [x - point.x, "west"],
  ];
  const [reach, side] = sides.reduce((far, one) => (one[0] > far[0] ? one : far));
  const other = reach >= UNIT / 2 - SEAM ? neighbour(square, side) : null;
  return other === null ? null : placeOf(square, other);
}

/** What lies under a mouse that has not clicked yet: a ghost of the rug, if a click would put it there. */
export function pointedAt(next: Places, choice: Choice, point: Point): Place | null {
  const square = squareUnder(point);
  if (square === null) return null;
  if (choice.first !== null) {
    const place = placeOf(choice.first, square);
    return legal(next, place) === null ? null : place;
  }
  const both = seamUnder(point);
  if (legal(next, both) !== null) return both;
  const others = partners(next, square);
  return others.length === 1 ? placeOf(square, others[0] as Square) : null;
}

/** Is this square under the rug that waits? */
export function onPlaced(choice: Choice, square: Square | null): boolean {
  return choice.pinned && choice.place !== null && square !== null && ends(choice.place).includes(square);
}

/** A tap at a point that is not on the rug that waits. */
export function tapAt(next: Places, choice: Choice, point: Point): Choice {
  const square = squareUnder(point);
  if (square === null) return choice;
  const both = choice.first === null ? seamUnder(point) : null;
  return both !== null && legal(next, both) !== null ? pin(both) : tap(next, choice, square);
}

/** A drag from one square onto its neighbour. */
export function dragOver(next: Places, choice: Choice, from: Square, to: Square): Choice {
  const place = placeOf(from, to);
  if (place === null) return choice;
  return legal(next, place) !== null
    ? pin(place)
    : { ...NOTHING, refusal: { place, why: whyNot(next, place) ?? "away" } };
}

/** The most telling reason why no rug may lie on a square. */
function whyNoRug(next: Places, square: Square): Refusal {
  const reasons = next.refused.filter((refused) => ends(refused.rug).includes(square)).map((refused) => refused.why);
  if (reasons.every((why) => why === "assam")) return "assam";
  return reasons.includes("whole_rug") ? "whole_rug" : "away";
}

/** A tap on a square: the first half, then the second; a lone second half is chosen at once. */
export function tap(next: Places, choice: Choice, square: Square): Choice {
  if (choice.first === square) return { ...choice, refusal: null };
  // A square that waits for its other half; or a rug that lies there and swings round on one of its halves.
  const halves =
    choice.first !== null ? [choice.first] : choice.pinned && choice.place !== null ? ends(choice.place) : [];
  const swung = halves.map((half) => placeOf(half, square)).find((place) => legal(next, place) !== null);
  if (swung != null) return pin(swung);
  const tried = choice.first === null ? null : placeOf(choice.first, square);
  if (tried !== null) return { ...choice, refusal: { place: tried, why: whyNot(next, tried) ?? "away" } };
  const others = partners(next, square);
  if (others.length === 0) return { ...choice, refusal: { place: null, square, why: whyNoRug(next, square) } };
  if (others.length === 1) return pin(placeOf(square, others[0] as Square) as Place);
  return { ...NOTHING, first: square };
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

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** Of a place's two squares, the one nearer to Assam first: the rug unrolls from there. */
export function fromAssam(place: Place, assam: Square): [Square, Square] {
  const [a, b] = ends(place);
  const at = centre(assam);
  return distance(centre(a), at) <= distance(centre(b), at) ? [a, b] : [b, a];
}
