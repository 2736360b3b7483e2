/** Looks back at finished games of one's own that no review has been kept of yet, one after the other. */
import { api } from "../api/client";
import type { MyGame, Review, Update } from "../api/types";
import { gameLines, lineOf, rememberLine } from "../review/kept";
import { learner } from "./kept.svelte";

/** So many games back. */
const MOST = 20;

/** Keeps what a review says of one's own seat: the line of the game, and its mistakes. */
export function takeIn(game: string, review: Review, updates: readonly Update[], seat: number, at: number): void {
  const table = updates.at(-1)?.table;
  if (table === undefined) return;
  const line = lineOf(game, review, table, seat, at);
  if (line === null) return;
  rememberLine(line);
  learner.learn(game, review, updates, seat, at);
}

/** Games that count: finished, played by one person in one seat without hints, and not looked back at yet. */
export function openGames(games: readonly MyGame[]): MyGame[] {
  const known = new Set(gameLines().flatMap((line) => (line.decisions === undefined ? [] : [line.game])));
  return games
    .filter((game) => game.status === "over" && game.source === "play" && game.you.length === 1 && !game.practised)
    .slice(0, MOST)
    .filter((game) => !known.has(game.game))
    .reverse();
}

export async function lookBack(signal: AbortSignal, tell: (done: number, of: number) => void): Promise<void> {
  const games = openGames(await api.mine());
  for (const [done, { game, you, updated }] of games.entries()) {
    if (signal.aborted) return;
    tell(done, games.length);
    const review = await api.review(game, null, signal);
    takeIn(game, review, await api.updates(game, 0), you[0] ?? 0, Date.parse(updated));
  }
  tell(games.length, games.length);
}
