/** A position line as `docs/notation.md` has it, read for drawing only. */
import type { Colour, Heading, Rug, Square } from "../api/types";
import { HEADINGS, neighbour, squareAt } from "../board/geometry";

export interface Drawn {
  rugs: Rug[];
  assam: { square: Square; heading: Heading };
  colours: Map<Square, Colour>;
  purses: number[];
  /** Squares in sight by player. */
  visible: number[];
  players: number;
}

const LETTERS = "NESW";
const COLOURS: readonly Colour[] = ["H", "I", "S", "A"];

interface Cell {
  colour: Colour;
  mark: string;
}

function readBoard(text: string): Map<Square, Cell> {
  const cells = new Map<Square, Cell>();
  text.split("/").forEach((line, index) => {
    let column = 0;
    for (const [token] of line.matchAll(/\d+|[HISA][>^]?/g)) {
      if (/\d/.test(token)) column += Number(token);
      else {
        const square = squareAt(column, 6 - index);
        if (square !== null) cells.set(square, { colour: token[0] as Colour, mark: token[1] ?? "" });
        column += 1;
      }
    }
  });
  return cells;
}

/** Whose a colour is, counted from 0. */
function ownerOf(colour: Colour, players: number): number {
  const index = COLOURS.indexOf(colour);
  return players === 2 ? index % 2 : index;
}

/** Reads a line, e.g. `7/7/7/7/7/7/7 d4N 1:orient 30,30,30 15,15,15 - - 3+elimination`. */
export function readPosition(line: string): Drawn {
  const [boardText = "", assamText = "d4N", , pursesText = "", , outText = "-", , rulesText = "4"] = line.split(" ");
  const cells = readBoard(boardText);
  const players = Number(rulesText[0]);
  const out = new Set(outText === "-" ? [] : outText.split(",").map((player) => Number(player) - 1));
  const neutral = (colour: Colour): boolean => out.has(ownerOf(colour, players));
  const linked = new Set<Square>();
  const whole: Rug[] = [];
  for (const [square, { colour, mark }] of cells) {
    const other = mark === ">" ? neighbour(square, "east") : mark === "^" ? neighbour(square, "north") : null;
    if (other === null) continue;
    linked.add(square).add(other);
    whole.push({ colour, squares: [square, other], visible: [square, other], neutral: neutral(colour) } as Rug);
  }
  const halves = [...cells]
    .filter(([square]) => !linked.has(square))
    .map(([square, { colour }]) => {
      // The line does not tell where the hidden half lies; it is drawn to slip under a rug beside it.
      const cover = HEADINGS.map((heading) => neighbour(square, heading)).find(
        (other) => other !== null && linked.has(other) && cells.get(other)?.colour !== colour,
      );
      return {
        colour,
        squares: cover ? [square, cover] : [square],
        visible: [square],
        neutral: neutral(colour),
      } as Rug;
    });
  const visible = Array.from(
    { length: players },
    (_, player) => [...cells.values()].filter(({ colour }) => ownerOf(colour, players) === player).length,
  );
  return {
    rugs: [...halves, ...whole],
    assam: { square: assamText.slice(0, 2), heading: HEADINGS[LETTERS.indexOf(assamText[2] ?? "N")] ?? "north" },
    colours: new Map([...cells].map(([square, { colour }]) => [square, colour])),
    purses: pursesText.split(",").map(Number),
    visible,
    players,
  };
}

/** The squares of a view by rows from the top, e.g. `b2-f6`. */
export function squaresIn(view: string): Square[][] {
  const [from = "a1", to = "g7"] = view.split("-");
  const rows: Square[][] = [];
  for (let row = to.charCodeAt(1); row >= from.charCodeAt(1); row--) {
    const line: Square[] = [];
    for (let column = from.charCodeAt(0); column <= to.charCodeAt(0); column++)
      line.push(String.fromCharCode(column, row));
    rows.push(line);
  }
  return rows;
}
