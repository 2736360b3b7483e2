/** What this device knows of its reader as a learner: their mistakes as puzzles, and their puzzle rating. */
import type { PrintingId, Review, SolverRating, Table, Update } from "../api/types";
import { keep, readKept } from "../lib/kept";
import { solved } from "../lib/solved.svelte";
import { addLines, gameLines, isLine, type GameLine } from "../review/kept";
import { DAY, nextStay, type Mistake } from "./schedule";

const KEY = "marrakech.learning";
const MOST_MISTAKES = 200;
const MOST_NAMES = 1500;
/** Where everybody begins: as an apprentice solves, with little certainty. */
export const FIRST_RATING: SolverRating = { points: 1250, deviation: 200, volatility: 0.06 };
/** Before so many puzzles a rating says nothing. */
export const FEWEST_RATED = 10;

interface RatedAt {
  at: number;
  points: number;
}

interface Kept {
  mistakes: Mistake[];
  /** Mistakes that were solved three times, and never come back. */
  gone: string[];
  rating: SolverRating | null;
  /** The rating after each puzzle, oldest first. */
  ratings: RatedAt[];
  /** Puzzles whose first try has counted. */
  rated: string[];
}

/** The file that everything is exported to; `marrakech learn` reads and writes it, too. */
export interface LearnerFile {
  format: "marrakech-learner";
  version: 1;
  games: GameLine[];
  mistakes: Mistake[];
  gone: string[];
  rating: SolverRating | null;
  ratings: RatedAt[];
  rated: string[];
  solved: string[];
  days: string[];
}

const isNumber = (value: unknown): value is number => typeof value === "number" && Number.isFinite(value);
const texts = (list: unknown): string[] => (Array.isArray(list) ? list.filter((one) => typeof one === "string") : []);

function isMistake(one: unknown): one is Mistake {
  const mistake = one as Record<string, unknown> | null;
  return (
    typeof mistake === "object" &&
    mistake !== null &&
    ["id", "game", "position", "printing", "played", "against"].every((name) => typeof mistake[name] === "string") &&
    ["at", "round", "loss", "right", "missed", "due"].every((name) => isNumber(mistake[name]))
  );
}

function isRating(one: unknown): one is SolverRating {
  const rating = one as Partial<SolverRating> | null;
  return (
    typeof rating === "object" &&
    rating !== null &&
    isNumber(rating.points) &&
    isNumber(rating.deviation) &&
    isNumber(rating.volatility)
  );
}

function restore(value: unknown): Kept {
  const found = (typeof value === "object" && value !== null ? value : {}) as Partial<Record<keyof Kept, unknown>>;
  return {
    mistakes: Array.isArray(found.mistakes) ? found.mistakes.filter(isMistake) : [],
    gone: texts(found.gone),
    rating: isRating(found.rating) ? found.rating : null,
    ratings: Array.isArray(found.ratings)
      ? found.ratings.filter((one: Partial<RatedAt>) => isNumber(one?.at) && isNumber(one.points))
      : [],
    rated: texts(found.rated),
  };
}

class Learner {
  #kept: Kept = $state(restore(readKept(KEY)));

  get mistakes(): readonly Mistake[] {
    return this.#kept.mistakes;
  }

  mistake(id: string): Mistake | undefined {
    return this.#kept.mistakes.find((one) => one.id === id);
  }

  /** Those that are to be tried again, the longest waiting first. */
  due(now: number): Mistake[] {
    return this.#kept.mistakes.filter((one) => one.due <= now).toSorted((a, b) => a.due - b.due);
  }

  get rating(): SolverRating | null {
    return this.#kept.rating;
  }

  /** Puzzles whose first try has counted. */
  get tries(): number {
    return this.#kept.rated.length;
  }

  hasRated(puzzle: string): boolean {
    return this.#kept.rated.includes(puzzle);
  }

  /** What the rating has gained within a week; null if it was not there before. */
  gained(now: number): number | null {
    const before = this.#kept.ratings.findLast((one) => one.at < now - 7 * DAY) ?? this.#kept.ratings[0];
    const { rating } = this.#kept;
    return rating === null || before === undefined ? null : Math.round(rating.points) - Math.round(before.points);
  }

  rate(puzzle: string, rating: SolverRating, now: number): void {
    this.#kept.rating = rating;
    this.#kept.rated = [...this.#kept.rated, puzzle].slice(-MOST_NAMES);
    this.#kept.ratings = [...this.#kept.ratings, { at: now, points: rating.points }].slice(-MOST_NAMES);
    this.#save();
  }

  /** Takes the mistakes of one's own seat out of a review; each comes for the first time after a day. */
  learn(game: string, review: Review, updates: readonly Update[], seat: number, now: number): void {
    const table = updates.at(-1)?.table;
    if (table === undefined) return;
    const known = new Set([...this.#kept.mistakes.map((one) => one.id), ...this.#kept.gone]);
    const found = review.mistakes
      .filter((one) => review.moves[one.move]?.player === seat)
      .map((one): Mistake => ({
        id: `${game}-${one.move}`,
        game,
        at: now,
        round: roundOf(review, updates, one.move),
        against: against(table, seat),
        position: one.position,
        printing: table.printing,
        played: review.moves[one.move]?.played ?? "",
        loss: one.win_better - one.win_played,
        right: 0,
        missed: 0,
        due: now + DAY,
      }))
      .filter((one) => !known.has(one.id) && one.loss > 0);
    if (found.length === 0) return;
    this.#kept.mistakes = [...this.#kept.mistakes, ...found].slice(-MOST_MISTAKES);
    this.#save();
  }

  /** A mistake was tried again. */
  answer(id: string, right: boolean, now: number): void {
    const mistake = this.mistake(id);
    if (mistake === undefined) return;
    const next = nextStay(mistake, right, now);
    const others = this.#kept.mistakes.filter((one) => one.id !== id);
    this.#kept.mistakes = next === null ? others : [...others, next];
    if (next === null) this.#kept.gone = [...this.#kept.gone, id].slice(-MOST_NAMES);
    this.#save();
  }

  write(): LearnerFile {
    return {
      format: "marrakech-learner",
      version: 1,
      games: gameLines(),
      ...$state.snapshot(this.#kept),
      solved: solved.all,
      days: solved.days,
    };
  }

  /** Takes a file in; what is here stays. Tells whether it was one. */
  read(text: string): boolean {
    let file: Partial<LearnerFile> | null;
    try {
      file = JSON.parse(text) as Partial<LearnerFile> | null;
    } catch {
      return false;
    }
    if (typeof file !== "object" || file === null || file.format !== "marrakech-learner" || file.version !== 1)
      return false;
    const other = restore(file);
    const gone = [...new Set([...this.#kept.gone, ...other.gone])];
    const mistakes = new Map([...other.mistakes, ...this.#kept.mistakes].map((one) => [one.id, one]));
    const later = other.rated.length > this.#kept.rated.length;
    this.#kept = {
      mistakes: [...mistakes.values()].filter((one) => !gone.includes(one.id)).slice(-MOST_MISTAKES),
      gone: gone.slice(-MOST_NAMES),
      rating: later ? other.rating : this.#kept.rating,
      ratings: later ? other.ratings : this.#kept.ratings,
      rated: [...new Set([...this.#kept.rated, ...other.rated])].slice(-MOST_NAMES),
    };
    addLines(Array.isArray(file.games) ? file.games.filter(isLine) : []);
    solved.join(texts(file.solved), texts(file.days));
    this.#save();
    return true;
  }

  #save(): void {
    keep(KEY, this.#kept);
  }
}

function against(table: Table & { printing: PrintingId }, seat: number): string {
  return table.seats
    .filter((one) => one.seat !== seat)
    .map((one) => one.name ?? "")
    .join(", ");
}

/** The round that a move of a review was made in. */
function roundOf(review: Review, updates: readonly Update[], move: number): number {
  const version = review.versions[move] ?? 0;
  return updates.findLast((update) => update.version < version)?.table.position.round ?? 1;
}

export const learner = new Learner();
