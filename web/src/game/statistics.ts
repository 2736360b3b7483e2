/** What the finished games of this device tell: who was beaten how often, and by how much. */
import type { MyGame } from "../api/types";

export interface Tally {
  key: string;
  won: number;
  played: number;
}

export interface Statistics {
  played: number;
  levels: Tally[];
  players: Tally[];
  /** Own score less the best other's, oldest game first. */
  leads: number[];
}

/** The seat that counts: games watched, passed round or read from a file say nothing about one player. */
function own(game: MyGame): number | null {
  return game.status === "over" && game.source === "play" && game.you.length === 1 && !game.practised
    ? (game.you[0] ?? null)
    : null;
}

function add(tallies: Map<string, Tally>, key: string, won: boolean): void {
  const tally = tallies.get(key) ?? { key, won: 0, played: 0 };
  tally.played += 1;
  if (won) tally.won += 1;
  tallies.set(key, tally);
}

/** `games` come newest first, as the server lists them. */
export function statistics(games: readonly MyGame[]): Statistics {
  const levels = new Map<string, Tally>();
  const players = new Map<string, Tally>();
  const leads: number[] = [];
  for (const game of [...games].reverse()) {
    const seat = own(game);
    const place = game.result?.ranking.find((rank) => rank.seat === seat);
    if (seat === null || place === undefined) continue;
    const won = place.place === 1;
    const others = (game.result?.ranking ?? []).filter((rank) => rank.seat !== seat).map((rank) => rank.score);
    leads.push(place.score - Math.max(...others));
    add(players, String(game.seats.length), won);
    const bots = new Set(game.seats.filter(({ kind }) => kind === "bot").map(({ level }) => level ?? ""));
    if (bots.size === 1 && game.seats.every(({ kind, seat: one }) => kind === "bot" || one === seat))
      add(levels, [...bots][0] ?? "", won);
  }
  return {
    played: leads.length,
    levels: [...levels.values()],
    players: [...players.values()].sort((a, b) => a.key.localeCompare(b.key)),
    leads,
  };
}
