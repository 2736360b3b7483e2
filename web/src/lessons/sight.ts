/** What is in sight of a small market, and where on it one may press. */
import type { Square } from "../api/types";
import { centre, grid, neighbour } from "../board/geometry";
import type { Way } from "./lesson";
import type { Drawn } from "./position";

/** A square part of the drawing, in its units. */
export interface Sight {
  x: number;
  y: number;
  side: number;
}

/** The part for a view such as `b2-f6`: half a tile more than its squares, or up to the frame. */
export function sightOf(view: string): Sight {
  const [low = "a1", high = "g7"] = view.split("-");
  const [left, bottom] = grid(low);
  const [right, top] = grid(high);
  const x0 = left === 0 ? -70 : left * 100 - 36;
  const x1 = right === 6 ? 770 : (right + 1) * 100 + 36;
  const y0 = top === 6 ? -70 : (6 - top) * 100 - 36;
  const y1 = bottom === 0 ? 770 : (7 - bottom) * 100 + 36;
  const side = Math.max(x1 - x0, y1 - y0);
  const x = left === 0 ? x0 : right === 6 ? x1 - side : (x0 + x1 - side) / 2;
  const y = top === 6 ? y0 : bottom === 0 ? y1 - side : (y0 + y1 - side) / 2;
  return { x, y, side };
}

/** The style of a button over a square, in percent of what is in sight. */
export function styleOver(sight: Sight, square: Square): string {
  const { x, y } = centre(square);
  const share = (value: number): string => `${((value / sight.side) * 100).toFixed(3)}%`;
  return `left:${share(x - 50 - sight.x)};top:${share(y - 50 - sight.y)};width:${share(100)};height:${share(100)}`;
}

const WAYS: Way[] = ["left", "ahead", "right", "behind"];
const ARROWS = ["north", "east", "south", "west"] as const;

/** The four ways Assam could turn, each with its heading and the square where its arrow stands. */
export function waysFrom({ square, heading }: Drawn["assam"]) {
  return WAYS.map((way) => {
    const index = (ARROWS.indexOf(heading) + { left: 3, ahead: 0, right: 1, behind: 2 }[way]) % 4;
    const towards = ARROWS[index] ?? "north";
    return { way, heading: towards, square: neighbour(square, towards) ?? square };
  });
}
