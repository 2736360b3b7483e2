/** Who sits where in a position without a table: the four merchants in the order of play. */
import type { Colour, Position } from "../api/types";
import { FIGURES, type Figure } from "../game/figures";

const COLOURS: readonly Colour[] = ["H", "I", "S", "A"];
const NAMES = ["Hana", "Idir", "Safia", "Anir"];

/** A seat's colours: of two merchants with piles each has two. */
export function coloursOf(position: Pick<Position, "piles">, seat: number): Colour[] {
  const own = COLOURS[seat] ?? "H";
  return position.piles === null ? [own] : [own, COLOURS[seat + 2] ?? own];
}

export const nameOf = (seat: number): string => NAMES[seat] ?? "";
export const figureAt = (seat: number): Figure => FIGURES[seat] ?? "hana";
