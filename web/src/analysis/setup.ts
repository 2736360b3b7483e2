/** A position being set up by hand, written in the notation that the server reads. */
import type { Colour, Heading, Square } from "../api/types";
import { HEADINGS, grid, placeOf, squareAt } from "../board/geometry";
import { readPosition } from "../lessons/position";

export interface Cell {
  colour: Colour;
  /** The square of the other half, if it is in sight too. */
  with: Square | null;
}

export interface SetUp {
  cells: Map<Square, Cell>;
  assam: { square: Square; heading: Heading };
  seat: number;
  step: string;
  purses: number[];
  /** As the notation has them: a number for each player, or for each colour of a player with two. */
  stocks: string[];
  out: string;
  tops: string;
  rules: string;
}

const LETTERS = "NESW";

/** Takes a position line apart. */
export function takeApart(line: string): SetUp {
  const drawn = readPosition(line);
  const [, , turn = "1:orient", purses = "", stocks = "", out = "-", tops = "-", rules = "4"] = line.split(" ");
  const cells = new Map<Square, Cell>();
  for (const rug of drawn.rugs) {
    const [one, other] = rug.visible;
    if (one === undefined) continue;
    cells.set(one, { colour: rug.colour, with: other ?? null });
    if (other !== undefined) cells.set(other, { colour: rug.colour, with: one });
  }
  const [seat = "1", step = "orient"] = turn.split(":");
  return {
    cells,
    assam: drawn.assam,
    seat: Number(seat) - 1,
    step,
    purses: purses.split(",").map(Number),
    stocks: stocks.split(","),
    out,
    tops,
    rules,
  };
}

/** Clears a square; a rug that loses one half shows the other. */
export function clear(cells: Map<Square, Cell>, square: Square): void {
  const cell = cells.get(square);
  if (cell?.with) {
    const other = cells.get(cell.with);
    if (other) cells.set(cell.with, { ...other, with: null });
  }
  cells.delete(square);
}

/** Lays half a rug, or a whole one on two neighbouring squares; false if they are not. */
export function lay(cells: Map<Square, Cell>, colour: Colour, one: Square, other: Square | null): boolean {
  if (other !== null && placeOf(one, other) === null) return false;
  clear(cells, one);
  if (other !== null) clear(cells, other);
  cells.set(one, { colour, with: other });
  if (other !== null) cells.set(other, { colour, with: one });
  return true;
}

const COLOURS: readonly Colour[] = ["H", "I", "S", "A"];

/** The colours of a position, and of one player: of two with a pile each, everybody has two. */
export const coloursIn = (setUp: SetUp): Colour[] => COLOURS.slice(0, setUp.stocks.length);
export const coloursAt = (setUp: SetUp, seat: number): Colour[] =>
  coloursIn(setUp).filter((_, index) => index % setUp.purses.length === seat);

/** What may be due: the variant turns Assam at the end of a turn instead of at its start. */
export const stepsOf = (setUp: SetUp): string[] =>
  setUp.rules.includes("+end-turn") ? ["roll", "lay", "turn"] : ["orient", "roll", "lay"];

/** The same market with another number of players; rugs of colours that nobody has any more are taken away. */
export function withPlayers(setUp: SetUp, players: number): SetUp {
  const switches = setUp.rules.slice(1);
  const stocks = Array.from({ length: players === 2 ? 4 : players }, () => (players === 3 ? "15" : "12"));
  const cells = new Map([...setUp.cells].filter(([, cell]) => COLOURS.indexOf(cell.colour) < stocks.length));
  return {
    ...setUp,
    cells,
    seat: Math.min(setUp.seat, players - 1),
    purses: Array.from({ length: players }, (_, index) => setUp.purses[index] ?? 30),
    stocks,
    out: "-",
    tops: players === 2 ? "H,I" : "-",
    rules: `${players}${switches.replace("+one-colour", "")}`,
  };
}

/** The switches of the rules, in the order in which the notation has them. */
export const SWITCHES = ["one-colour", "elimination", "end-turn", "keep-heading", "cover-own"] as const;
export type Switch = (typeof SWITCHES)[number];

export const hasSwitch = (setUp: SetUp, name: Switch): boolean => setUp.rules.split("+").slice(1).includes(name);

/** The same market by other rules; what no longer goes with them is changed too: what is due, and the rugs of two. */
export function withSwitch(setUp: SetUp, name: Switch, on: boolean): SetUp {
  const players = setUp.purses.length;
  const kept = SWITCHES.filter((one) => (one === name ? on : hasSwitch(setUp, one)));
  const fit = kept.filter((one) => one !== "keep-heading" || kept.includes("end-turn"));
  let changed: SetUp = { ...setUp, rules: [String(players), ...fit].join("+") };
  if (!stepsOf(changed).includes(changed.step)) changed = { ...changed, step: stepsOf(changed)[0] ?? "roll" };
  if (name !== "one-colour" || players !== 2) return changed;
  const cells = new Map([...setUp.cells].filter(([, cell]) => !on || COLOURS.indexOf(cell.colour) < 2));
  return { ...changed, cells, stocks: on ? ["15", "15"] : ["12", "12", "12", "12"], tops: on ? "-" : "H,I" };
}

/** The switches as a printing has them: who cannot pay is out or not, and its variant only where it offers one. */
export function withPrinting(setUp: SetUp, elimination: boolean, variant: boolean): SetUp {
  let changed = withSwitch(setUp, "elimination", elimination);
  changed = withSwitch(changed, "cover-own", false);
  changed = withSwitch(changed, "keep-heading", false);
  return variant ? changed : withSwitch(changed, "end-turn", false);
}

function row(cells: Map<Square, Cell>, number: number): string {
  let text = "";
  let bare = 0;
  for (let column = 0; column < 7; column++) {
    const square = squareAt(column, number) as Square;
    const cell = cells.get(square);
    if (cell === undefined) {
      bare += 1;
      continue;
    }
    const [c, r] = cell.with === null ? [-1, -1] : grid(cell.with);
    const mark = cell.with === null ? "" : c > column ? ">" : r > number ? "^" : "";
    text += `${bare > 0 ? bare : ""}${cell.colour}${mark}`;
    bare = 0;
  }
  return text + (bare > 0 ? bare : "");
}

/** The position line, e.g. `7/7/7/7/7/7/7 d4N 1:orient 30,30,30 15,15,15 - - 3`. */
export function write(setUp: SetUp): string {
  const board = [6, 5, 4, 3, 2, 1, 0].map((number) => row(setUp.cells, number)).join("/");
  const assam = `${setUp.assam.square}${LETTERS[HEADINGS.indexOf(setUp.assam.heading)] ?? "N"}`;
  return [
    board,
    assam,
    `${setUp.seat + 1}:${setUp.step}`,
    setUp.purses.join(","),
    setUp.stocks.join(","),
    setUp.out,
    setUp.tops,
    setUp.rules,
  ].join(" ");
}
