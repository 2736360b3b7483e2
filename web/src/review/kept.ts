/** Luck and loss in the games that were reviewed on this device, one line each. */
import type { Review, Table } from "../api/types";
import { keep, readKept } from "../lib/kept";

export interface GameLine {
  game: string;
  /** Milliseconds since 1970. */
  at: number;
  /** In chances of winning. */
  luck: number;
  /** Chances of winning lost a decision. */
  loss: number;
  /** The others, e.g. `Idir, Safia`. */
  against: string;
  printing: string;
  /** Of all merchants; lines of before this was kept have none of these three. */
  players?: number;
  decisions?: number;
  won?: boolean;
}

const KEY = "marrakech-reviews";
const MOST = 200;

export const isLine = (one: unknown): one is GameLine =>
  typeof one === "object" &&
  one !== null &&
  ["at", "luck", "loss"].every((name) => typeof (one as Record<string, unknown>)[name] === "number") &&
  ["game", "against", "printing"].every((name) => typeof (one as Record<string, unknown>)[name] === "string");

/** The lines, oldest first. */
export function gameLines(): GameLine[] {
  const found = readKept(KEY);
  return Array.isArray(found) ? found.filter(isLine).toSorted((a, b) => a.at - b.at) : [];
}

/** The line of a game for one seat. */
export function lineOf(game: string, review: Review, table: Table, seat: number, at: number): GameLine | null {
  const player = review.players.find((one) => one.player === seat);
  if (player === undefined) return null;
  const against = table.seats.filter((one) => one.seat !== seat).map((one) => one.name ?? "");
  return {
    game,
    at,
    luck: player.win.luck,
    loss: player.loss,
    against: against.join(", "),
    printing: table.printing,
    players: table.seats.length,
    decisions: player.decisions,
    won: table.result?.ranking.some((one) => one.seat === seat && one.place === 1) ?? false,
  };
}

/** Keeps lines from elsewhere, e.g. from another device; those of the same games stay as they are. */
export function addLines(lines: readonly GameLine[]): void {
  const known = new Set(gameLines().map((one) => one.game));
  const all = [...gameLines(), ...lines.filter((one) => !known.has(one.game))];
  keep(KEY, all.toSorted((a, b) => a.at - b.at).slice(-MOST));
}

/** Keeps a line, in place of an earlier one of the same game. */
export function rememberLine(line: GameLine): void {
  const others = gameLines().filter((one) => one.game !== line.game);
  const before = gameLines().find((one) => one.game === line.game);
  keep(KEY, [...others, { ...line, at: before?.at ?? line.at }].slice(-MOST));
}
