/**
 * Where things lie on the drawn board.
 *
 *        a    b   ...  g        A square is 100 units wide; x grows to the east, y to the south,
 *   7 (0,0) .......... (600,0)  so the corner of a7 is the origin and the centre of a1 is (50, 650).
 *   .                           Angles are degrees clockwise from north.
 *   1 (0,600) ...... (600,600)
 */
import type { Heading, PathStep, Place, Rug, Square } from "../api/types";

export const SIDE = 7;
export const UNIT = 100;
const EDGE = SIDE * UNIT;

export interface Point {
  x: number;
  y: number;
}

export const HEADINGS: readonly Heading[] = ["north", "east", "south", "west"];

/** Column and row counted from a1, e.g. [3, 3] for `d4`. */
export function grid(square: Square): [column: number, row: number] {
  return [square.charCodeAt(0) - 97, square.charCodeAt(1) - 49];
}

/** The square's name, or null off the board, e.g. `d4` for (3, 3). */
export function squareAt(column: number, row: number): Square | null {
  const inside = column >= 0 && row >= 0 && column < SIDE && row < SIDE;
  return inside ? String.fromCharCode(97 + column, 49 + row) : null;
}

export function centre(square: Square): Point {
  const [column, row] = grid(square);
  return { x: column * UNIT + UNIT / 2, y: (SIDE - 1 - row) * UNIT + UNIT / 2 };
}

/** The square under a point of the drawing, or null outside the market. */
export function squareUnder({ x, y }: Point): Square | null {
  return squareAt(Math.floor(x / UNIT), SIDE - 1 - Math.floor(y / UNIT));
}

export const ALL_SQUARES: readonly Square[] = Array.from(
  { length: SIDE * SIDE },
  (_, index) => squareAt(index % SIDE, SIDE - 1 - Math.floor(index / SIDE)) as Square,
);

export function angleOf(heading: Heading): number {
  return HEADINGS.indexOf(heading) * 90;
}

/** One step that way, for arrow keys: [columns, rows]. */
export const STEP: Record<Heading, [number, number]> = {
  north: [0, 1],
  east: [1, 0],
  south: [0, -1],
  west: [-1, 0],
};

export function neighbour(square: Square, heading: Heading): Square | null {
  const [column, row] = grid(square);
  const [dx, dy] = STEP[heading];
  return squareAt(column + dx, row + dy);
}

/** The two squares of a place, e.g. ["d4", "e4"] for `d4-e4`. */
export function ends(place: Place): [Square, Square] {
  return [place.slice(0, 2), place.slice(3, 5)];
}

/** The box of a rug's two squares, e.g. for a `<rect>`, drawn in by some units on every side. */
export function rugRect(place: Place, inset: number) {
  const middle = seam(place);
  const [across, down] = place[0] === place[3] ? [50, 100] : [100, 50];
  const [width, height] = [2 * (across - inset), 2 * (down - inset)];
  return { x: middle.x - width / 2, y: middle.y - height / 2, width, height };
}

/** The middle of a place: its seam. */
export function seam(place: Place): Point {
  const [a, b] = ends(place).map(centre) as [Point, Point];
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

/** The place of two neighbouring squares in the server's spelling, or null if they do not touch. */
export function placeOf(one: Square, other: Square): Place | null {
  const [c1, r1] = grid(one);
  const [c2, r2] = grid(other);
  if (Math.abs(c1 - c2) + Math.abs(r1 - r2) !== 1) return null;
  return c1 + r1 < c2 + r2 ? `${one}-${other}` : `${other}-${one}`;
}

/** Degrees from one square to its neighbour in the drawing of a rug, where 0 is east and 90 south. */
function lie(from: Square, to: Square): number {
  const a = centre(from);
  const b = centre(to);
  return (Math.round(Math.atan2(b.y - a.y, b.x - a.x) / (Math.PI / 2)) * 90 + 360) % 360;
}

/** Puts the drawing of a rug (200 x 100, lying east) with one end on `from` and the other on `to`. */
export function rugTransform(from: Square, to: Square): string {
  const { x, y } = centre(from);
  return `translate(${x} ${y}) rotate(${lie(from, to)}) translate(-50 -50)`;
}

export interface DrawnRug {
  key: string;
  form: "whole" | "half" | "scrap";
  transform: string;
  tag: Point;
  rug: Rug;
}

/** How a rug is drawn: whole, cut where it slips under another, or a scrap whose other side is unknown. */
export function drawRug(rug: Rug): DrawnRug {
  const [first = "a1", second] = rug.visible;
  const key = `${rug.colour}${rug.squares.join("")}`;
  if (second !== undefined) {
    const place = placeOf(first, second) ?? `${first}-${second}`;
    // A whole rug is always drawn from its north or west end, so that it looks the same in any order.
    const [low, high] = ends(place);
    const [from, to] = grid(low)[0] === grid(high)[0] ? [high, low] : [low, high];
    return { key, form: "whole", transform: rugTransform(from, to), tag: seam(place), rug };
  }
  const hidden = rug.squares.find((square) => square !== first);
  const transform = rugTransform(first, hidden ?? neighbour(first, "east") ?? (neighbour(first, "west") as Square));
  return { key, form: hidden === undefined ? "scrap" : "half", transform, tag: centre(first), rug };
}

/** A straight line or an arc of a leg; `at` takes 0..1. */
interface Stretch {
  length: number;
  at(share: number): Point & { angle: number };
  d: string;
}

function line(from: Point, to: Point): Stretch {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const angle = (Math.atan2(dx, -dy) * 180) / Math.PI;
  return {
    length: Math.hypot(dx, dy),
    at: (share) => ({ x: from.x + dx * share, y: from.y + dy * share, angle }),
    d: `L${to.x} ${to.y}`,
  };
}

const RING = UNIT / 2;

/** An arc on a mosaic's ring from one edge point to another; `turn` in degrees, clockwise positive. */
function arc(around: Point, from: Point, turn: number): Stretch {
  const start = Math.atan2(from.y - around.y, from.x - around.x);
  const sweep = (turn * Math.PI) / 180;
  const at = (share: number) => {
    const a = start + sweep * share;
    const angle = (a * 180) / Math.PI + 90 + (turn > 0 ? 90 : -90);
    return { x: around.x + RING * Math.cos(a), y: around.y + RING * Math.sin(a), angle };
  };
  const end = at(1);
  const round = (n: number) => Math.round(n * 100) / 100;
  return {
    length: RING * Math.abs(sweep),
    at,
    d: `A${RING} ${RING} 0 ${Math.abs(turn) > 180 ? 1 : 0} ${turn > 0 ? 1 : 0} ${round(end.x)} ${round(end.y)}`,
  };
}

/** Where a walker on `square` crosses the edge when leaving by that side. */
function gate(square: Square, side: Heading): Point {
  const { x, y } = centre(square);
  if (side === "north") return { x, y: 0 };
  if (side === "south") return { x, y: EDGE };
  return side === "east" ? { x: EDGE, y } : { x: 0, y };
}

/** One step of a walk as a smooth line from square to square, round a mosaic where there is one. */
export class Leg {
  readonly mosaic: boolean;
  readonly d: string;
  readonly #stretches: Stretch[];
  readonly length: number;

  constructor(from: Square, step: PathStep) {
    const a = centre(from);
    const b = centre(step.square);
    this.mosaic = step.mosaic !== null;
    this.#stretches = step.left === null || step.mosaic === null ? [line(a, b)] : Leg.#around(from, step, step.left);
    this.d = this.#stretches.map((stretch) => stretch.d).join("");
    this.length = this.#stretches.reduce((sum, stretch) => sum + stretch.length, 0);
  }

  static #around(from: Square, step: PathStep, side: Heading): Stretch[] {
    const out = gate(from, side);
    if (step.mosaic === "corner") {
      const around = from === "g7" ? { x: EDGE, y: 0 } : { x: 0, y: EDGE };
      // Off the top of g7 and off the bottom of a1 the ring is walked clockwise.
      const turn = side === "north" || side === "south" ? 270 : -270;
      const ring = arc(around, out, turn);
      return [line(centre(from), out), ring, line(ring.at(1), centre(step.square))];
    }
    const back = gate(step.square, side);
    const around = { x: (out.x + back.x) / 2, y: (out.y + back.y) / 2 };
    const forward = side === "north" || side === "south" ? back.x > out.x : back.y > out.y;
    const clockwise = side === "north" || side === "east" ? forward : !forward;
    return [line(centre(from), out), arc(around, out, clockwise ? 180 : -180), line(back, centre(step.square))];
  }

  /** Place and angle after a share (0..1) of the leg. */
  at(share: number): Point & { angle: number } {
    let left = Math.min(Math.max(share, 0), 1) * this.length;
    for (const stretch of this.#stretches) {
      if (left <= stretch.length) return stretch.at(stretch.length === 0 ? 1 : left / stretch.length);
      left -= stretch.length;
    }
    return (this.#stretches.at(-1) as Stretch).at(1);
  }
}

export function legs(from: Square, path: readonly PathStep[]): Leg[] {
  let here = from;
  return path.map((step) => {
    const leg = new Leg(here, step);
    here = step.square;
    return leg;
  });
}

/** The way drawn under a forecast, e.g. `M350 150L350 50`. */
export function way(from: Square, path: readonly PathStep[]): string {
  const { x, y } = centre(from);
  return `M${x} ${y}${legs(from, path)
    .map((leg) => leg.d)
    .join("")}`;
}

/** The nearest angle to `near` that points the same way as `angle`, so that nothing spins the long way round. */
export function unwind(angle: number, near: number): number {
  return near + ((((angle - near) % 360) + 540) % 360) - 180;
}

/** The outline of a set of squares as closed paths, drawn `inset` units inside. */
export function outline(squares: readonly Square[], inset: number): string {
  const inside = new Set(squares);
  const has = (column: number, row: number): boolean => {
    const name = squareAt(column, row);
    return name !== null && inside.has(name);
  };
  // Walk each border edge clockwise; corners are pulled inwards by `inset`.
  type Edge = { from: string; to: string; dx: number; dy: number; x: number; y: number };
  const edges: Edge[] = [];
  for (const square of inside) {
    const [column, row] = grid(square);
    const x = column * UNIT;
    const y = (SIDE - 1 - row) * UNIT;
    const add = (x0: number, y0: number, dx: number, dy: number): void => {
      edges.push({ from: `${x0},${y0}`, to: `${x0 + dx * UNIT},${y0 + dy * UNIT}`, dx, dy, x: x0, y: y0 });
    };
    if (!has(column, row + 1)) add(x, y, 1, 0);
    if (!has(column + 1, row)) add(x + UNIT, y, 0, 1);
    if (!has(column, row - 1)) add(x + UNIT, y + UNIT, -1, 0);
    if (!has(column - 1, row)) add(x, y + UNIT, 0, -1);
  }
  const rest = new Set(edges);
  const paths: string[] = [];
  while (rest.size > 0) {
    let edge = rest.values().next().value as Edge;
    const ring: Edge[] = [];
    for (;;) {
      rest.delete(edge);
      ring.push(edge);
      const here: Edge = edge;
      const next = [...rest].filter((other) => other.from === here.to);
      if (next.length === 0) break;
      // Where two squares meet at a corner only, turn right to stay with the same square.
      edge = (next.find((other) => other.dx === -here.dy && other.dy === here.dx) ?? next[0]) as Edge;
    }
    const corners = ring.filter((e, i) => {
      const before = ring[(i + ring.length - 1) % ring.length] as Edge;
      return before.dx !== e.dx || before.dy !== e.dy;
    });
    const points = corners.map((e) => {
      const i = ring.indexOf(e);
      const before = ring[(i + ring.length - 1) % ring.length] as Edge;
      // The inward side of an edge walked clockwise is on its right: (-dy, dx).
      return `${e.x + inset * (-e.dy - before.dy)} ${e.y + inset * (e.dx + before.dx)}`;
    });
    paths.push(`M${points.join("L")}Z`);
  }
  return paths.join("");
}
