/**
 * Our part in the dice, kept in this browser: the commitment as it was at the start, and the numbers that we sent.
 * A turn keeps its number, so that a roll sent again after a broken line is the same roll.
 */
import { keep, readKept } from "../lib/kept";
import type { Kept } from "./fairness";

interface Stored {
  commitment: string | null;
  numbers: Record<string, string>;
}

const keyOf = (game: string): string => `marrakech.dice.${game}`;

/** 128 random bits in hex, for the dice to mix in. */
export function freshNumber(source: Pick<Crypto, "getRandomValues"> = crypto): string {
  return Array.from(source.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function stored(game: string): Stored {
  const found = readKept(keyOf(game)) as Partial<Stored> | null;
  return { commitment: found?.commitment ?? null, numbers: found?.numbers ?? {} };
}

/** Keep the commitment that is seen first; a later one does not replace it. */
export function keepCommitment(game: string, commitment: string): void {
  const known = stored(game);
  if (known.commitment === null && commitment !== "") keep(keyOf(game), { ...known, commitment });
}

/** The number for the roll of a turn. */
export function numberFor(game: string, turn: number): string {
  const known = stored(game);
  const number = known.numbers[turn] ?? freshNumber();
  keep(keyOf(game), { ...known, numbers: { ...known.numbers, [turn]: number } });
  return number;
}

/** What this browser knows by itself about the dice of a game. */
export function keptDice(game: string): Kept {
  const { commitment, numbers } = stored(game);
  return { commitment, numbers: new Map(Object.entries(numbers).map(([turn, number]) => [Number(turn), number])) };
}
