/** Where the cost of each heading is written: beside its arrow, clear of Assam, badges and one another. */
import type { Forecast, Heading, Square } from "../api/types";
import { badges } from "./forecast";
import { angleOf, centre, type Point } from "./geometry";

export interface Chip {
  forecast: Forecast;
  /** The middle of the chip. */
  at: Point;
  chosen: boolean;
  worst: number;
}

export const CHIP = { width: 104, height: 52 } as const;
/** How far an arrow is from Assam's middle. */
export const ARROW = 57;
/** The drawn board reaches from here to there, frame and all. */
const LOW = -66;
const HIGH = 766;

interface Circle extends Point {
  r: number;
}

/** A point `ahead` of and `aside` from another, seen along a heading; aside is to the right. */
function seen(from: Point, heading: Heading, ahead: number, aside: number): Point {
  const angle = (angleOf(heading) * Math.PI) / 180;
  return {
    x: from.x + Math.sin(angle) * ahead + Math.cos(angle) * aside,
    y: from.y - Math.cos(angle) * ahead + Math.sin(angle) * aside,
  };
}

function clamp({ x, y }: Point): Point {
  const inside = (value: number, half: number): number => Math.min(Math.max(value, LOW + half), HIGH - half);
  return { x: inside(x, CHIP.width / 2), y: inside(y, CHIP.height / 2) };
}

/** How deep a chip reaches into a circle; 0 or less when it is clear. */
function depth(at: Point, { x, y, r }: Circle): number {
  const dx = Math.max(Math.abs(x - at.x) - CHIP.width / 2, 0);
  const dy = Math.max(Math.abs(y - at.y) - CHIP.height / 2, 0);
  return r - Math.hypot(dx, dy);
}

function overlap(a: Point, b: Point): number {
  return Math.min(CHIP.width + 4 - Math.abs(a.x - b.x), CHIP.height + 4 - Math.abs(a.y - b.y));
}

/** Around a point, every so many units. */
const AROUND = Array.from({ length: 25 }, (_, index) => (index - 12) * 14);

/** The place nearest to the one wished for where the chip lies on nothing, else where it lies on least. */
function clearest(wished: Point[], circles: Circle[], chips: Point[]): Point {
  let best: Point | null = null;
  let least = Infinity;
  const tryAt = (at: Point, away: number): void => {
    const inside = clamp(at);
    const hidden =
      circles.reduce((sum, circle) => sum + Math.max(0, depth(inside, circle)), 0) +
      chips.reduce((sum, chip) => sum + Math.max(0, overlap(inside, chip)), 0);
    const cost = 20 * hidden + away;
    if (cost < least) [best, least] = [inside, cost];
  };
  wished.forEach((at, index) => tryAt(at, index));
  const [first] = wished;
  if (least > 20 && first !== undefined)
    for (const dx of AROUND)
      for (const dy of AROUND) tryAt({ x: first.x + dx, y: first.y + dy }, 10 + Math.hypot(dx, dy) / 10);
  return best ?? { x: 0, y: 0 };
}

/** The worst that may come of a heading. */
export function worst(forecast: Forecast): number {
  return Math.max(0, ...forecast.rolls.map((roll) => roll.pays));
}

/** A chip for every heading; the chosen one sits in the corner beside its arrow, the others behind theirs. */
export function placeChips(forecasts: readonly Forecast[], chosen: Forecast | undefined, assam: Square): Chip[] {
  const middle = centre(assam);
  const circles: Circle[] = [
    { ...middle, r: 46 },
    ...forecasts.map((one) => ({ ...seen(middle, one.heading, ARROW, 0), r: 22 })),
  ];
  for (const badge of chosen === undefined ? [] : badges(chosen))
    if (badge.square !== assam) circles.push({ ...centre(badge.square), r: 38 });
  const placed: Chip[] = [];
  const order = forecasts.toSorted((a, b) => Number(b === chosen) - Number(a === chosen));
  for (const forecast of order) {
    const upright = forecast.heading === "north" || forecast.heading === "south";
    const half = (upright ? CHIP.height : CHIP.width) / 2;
    const side = (upright ? CHIP.width : CHIP.height) / 2;
    const at = (ahead: number, aside: number): Point => seen(middle, forecast.heading, ahead, aside);
    const corners = [-1, 1].map((hand) => at(ARROW + half - 8, hand * (side + 40)));
    const behind = at(ARROW + 22 + half, 0);
    const found = clearest(
      forecast === chosen ? [...corners, behind] : [behind, ...corners],
      circles,
      placed.map((chip) => chip.at),
    );
    placed.push({ forecast, at: found, chosen: forecast === chosen, worst: worst(forecast) });
  }
  return placed;
}
