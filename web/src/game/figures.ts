/** Who is drawn for a seat: the ground of the arch is the seat's colour, the figure is the person. */
import type { Colour, Seat } from "../api/types";

export const FIGURES = ["hana", "idir", "safia", "anir", "novice", "apprentice", "merchant", "master"] as const;
export type Figure = (typeof FIGURES)[number];

/** Each figure's drawing in `board/people.svg`. */
const DRAWING: Record<Figure, string> = {
  hana: "merchant-h",
  idir: "merchant-i",
  safia: "merchant-s",
  anir: "merchant-a",
  novice: "level-novice",
  apprentice: "level-apprentice",
  merchant: "level-merchant",
  master: "level-master",
};
const BY_COLOUR: Record<Colour, Figure> = { H: "hana", I: "idir", S: "safia", A: "anir" };

export const isFigure = (value: unknown): value is Figure => FIGURES.includes(value as Figure);

/** The figure a seat shows: the one its person chose, else the merchant of its first colour. */
export function figureOf(seat: Pick<Seat, "colours"> & { figure?: string | null }): Figure {
  return isFigure(seat.figure) ? seat.figure : BY_COLOUR[seat.colours[0] ?? "H"];
}

/** The symbol to draw, e.g. `#merchant-h-sorry`; the four level figures have one mood. */
export function drawingOf(figure: Figure, sorry = false): string {
  const drawing = DRAWING[figure];
  return `#${drawing}${sorry && drawing.startsWith("merchant-") ? "-sorry" : ""}`;
}
