/** The end of a game as facts to tell: how it went for the reader, and how the chances turned. */
import type { Rank, Update } from "../api/types";

export type Ending = "won" | "shared" | "lost" | "out" | "watched";

/** How the game ended for those seats; one seat of several at a shared device is nobody's defeat. */
export function endingOf(ranking: readonly Rank[], you: readonly number[]): Ending {
  const own = ranking.filter((rank) => you.includes(rank.seat));
  if (own.length !== 1 || own[0] === undefined) return "watched";
  const [mine] = own;
  if (mine.place === 1) return ranking.filter((rank) => rank.place === 1).length > 1 ? "shared" : "won";
  return mine.out ? "out" : "lost";
}

export interface Sample {
  version: number;
  round: number;
}

/** Moments at which chances are asked for: the start of every round, and the end. */
export function samples(updates: readonly Update[]): Sample[] {
  const found: Sample[] = [];
  for (const { version, table } of updates) {
    const { round } = table.position;
    const start = table.status === "playing" && (table.next.step === "orient" || table.next.step === "roll");
    if (start && found.at(-1)?.round !== round) found.push({ version, round });
  }
  const last = updates.at(-1);
  if (last !== undefined && last.table.status === "over")
    found.push({ version: last.version, round: (found.at(-1)?.round ?? 0) + 1 });
  return found;
}

export interface Turning {
  round: number;
  version: number;
  /** Change of the chance to win, -1..1. */
  change: number;
  /** The largest tithe on the way, if one was paid. */
  paid: { from: number; to: number; sum: number } | null;
}

/** The two moments that moved a seat's chance most, in order; a tithe that the seat paid or got counts for more. */
export function turnings(
  updates: readonly Update[],
  known: readonly (Sample & { share: number })[],
  seat: number,
  least = 0.08,
): Turning[] {
  const steps = known.slice(1).map((after, index): Turning => {
    const before = known[index] as Sample & { share: number };
    const events = updates
      .filter((update) => update.version > before.version && update.version <= after.version)
      .flatMap((update) => update.events);
    const tithes = events.filter((event) => event.type === "paid").toSorted((a, b) => b.paid - a.paid);
    const most = tithes.find((tithe) => tithe.seat === seat || tithe.to === seat) ?? tithes[0];
    return {
      round: before.round,
      version: after.version,
      change: after.share - before.share,
      paid: most === undefined ? null : { from: most.seat, to: most.to, sum: most.paid },
    };
  });
  return steps
    .filter((step) => Math.abs(step.change) >= least)
    .toSorted((a, b) => Math.abs(b.change) - Math.abs(a.change))
    .slice(0, 2)
    .toSorted((a, b) => a.version - b.version);
}
