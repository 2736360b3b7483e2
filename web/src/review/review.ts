/** A review as the page shows it: which moments matter to one seat, and what is told of each. */
import type { GameEvent, Review, ReviewMistake, ReviewMove, Update } from "../api/types";

export type Kind = "luck" | "choice";

export interface Moment {
  /** The move, counted from 0. */
  move: number;
  kind: Kind;
  seat: number;
  /** What it changed for the seat that looks, -1..1. */
  change: number;
  version: number;
  round: number;
  played: string;
  paid: { from: number; to: number; sum: number } | null;
  steps: number | null;
  mistake: ReviewMistake | null;
  /** What the review says of the move. */
  row: ReviewMove;
}

/** At most so many moments are marked on the curve. */
export const MOST = 7;
/** Luck that moves less than this is not marked. */
const LEAST = 0.05;

export type Paid = Extract<GameEvent, { type: "paid" }>;
export type Walked = Extract<GameEvent, { type: "walked" }>;

export const eventsOf = (updates: readonly Update[], version: number): GameEvent[] =>
  updates.find((update) => update.version === version)?.events ?? [];

/** The update of a version, and the one before it. */
export function around(
  updates: readonly Update[],
  version: number,
): { before: Update | undefined; after: Update | undefined } {
  const index = updates.findIndex((update) => update.version === version);
  return { before: updates[index - 1], after: updates[index] };
}

/** One move as a moment for the seat that looks. */
export function momentAt(review: Review, updates: readonly Update[], move: number, focus: number): Moment {
  const played = review.moves[move] as ReviewMove;
  const version = review.versions[move] ?? 0;
  const events = eventsOf(updates, version);
  const paid = played.chance ? (events.find((event) => event.type === "paid") as Paid | undefined) : undefined;
  const walked = played.chance ? (events.find((event) => event.type === "walked") as Walked | undefined) : undefined;
  const { before, after } = around(updates, version);
  return {
    move,
    kind: played.chance ? "luck" : "choice",
    seat: played.player,
    change: played.change[focus] ?? 0,
    version,
    round: (before ?? after)?.table.position.round ?? 1,
    played: played.played,
    paid: paid === undefined ? null : { from: paid.seat, to: paid.to, sum: paid.paid },
    steps: walked?.steps ?? null,
    mistake: review.mistakes.find((one) => one.move === move) ?? null,
    row: played,
  };
}

/** The moments that turned the game for a seat, in order; its own mistakes weigh more than luck and gifts. */
export function turningPoints(review: Review, updates: readonly Update[], focus: number): Moment[] {
  const all = review.moves.map((_, move) => momentAt(review, updates, move, focus));
  const own = all
    .filter((one) => one.mistake !== null && one.seat === focus)
    .toSorted((a, b) => a.change - b.change)
    .slice(0, MOST);
  const rest = all
    .filter(
      (one) => Math.abs(one.change) >= LEAST && (one.kind === "luck" || (one.mistake !== null && one.seat !== focus)),
    )
    .toSorted((a, b) => Math.abs(b.change) - Math.abs(a.change));
  return [...own, ...rest].slice(0, MOST).toSorted((a, b) => a.move - b.move);
}

/** The moment to begin with: the worst own choice, else what moved most. */
export function firstShown(points: readonly Moment[], focus: number): number {
  const own = points
    .filter((one) => one.kind === "choice" && one.seat === focus)
    .toSorted((a, b) => a.change - b.change)[0];
  const most = points.toSorted((a, b) => Math.abs(b.change) - Math.abs(a.change))[0];
  return (own ?? most)?.move ?? 0;
}

/** Everybody's chances before the first move and after each: one row for each point of the curve. */
export const shares = (review: Review): number[][] => [review.start, ...review.moves.map((move) => move.win)];

/** Chances at the versions asked for: those after the last move that had come by then. */
export function sharesAt(review: Review, versions: readonly number[]): Map<number, number[]> {
  const rows = shares(review);
  return new Map(
    versions.map((version) => [version, rows[review.versions.filter((one) => one <= version).length] ?? review.start]),
  );
}

/** Of the rolls that could have come: how many sixths cost at least as much, and the range of the others. */
export function oddsOfPaying(
  before: Update | undefined,
  events: readonly GameEvent[],
  sum: number,
): { weight: number; least: number; most: number } | null {
  const oriented = events.find((event) => event.type === "oriented");
  const turn = oriented?.type === "oriented" ? oriented.turn : "ahead";
  const rolls = before?.table.next.headings.find((heading) => heading.turn === turn)?.rolls;
  if (rolls === undefined || rolls.length === 0) return null;
  const others = rolls.filter((roll) => roll.pays < sum).map((roll) => roll.pays);
  return {
    weight: rolls.filter((roll) => roll.pays >= sum).reduce((all, roll) => all + roll.weight, 0),
    least: Math.min(...others, sum),
    most: Math.max(...others, 0),
  };
}
