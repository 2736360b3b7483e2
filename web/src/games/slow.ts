/** My slow games: those that wait for me, least time first, and the others. */
import { lastAnswer } from "../api/client";
import type { MyGame } from "../api/types";
import { isSlowGame, timeLeft } from "../game/clock";
import type { Dictionary } from "../i18n/dictionary";
import { localeOf } from "../lib/locale";

const MINUTE = 60_000;

/** The server's time in milliseconds, by the date of its last answer. */
export function serverNow(asked: number): number {
  const told = lastAnswer.date === null ? Number.NaN : Date.parse(lastAnswer.date);
  return Date.now() + (Number.isNaN(told) ? 0 : told - asked);
}

/** Seconds that whoever moves has left; null where no clock runs. */
export function secondsLeft(game: MyGame, now: number): number | null {
  if (game.clock === null || game.seat === null || game.clock.since === null) return null;
  return timeLeft(game.clock, game.seat, true, now)?.left ?? null;
}

/** The games by who is waited for, each with least time first. */
export function bySide(games: readonly MyGame[], now: number): { mine: MyGame[]; others: MyGame[] } {
  const left = (game: MyGame): number => secondsLeft(game, now) ?? Number.POSITIVE_INFINITY;
  const slow = games.filter(isSlowGame).sort((a, b) => left(a) - left(b));
  const waits = (game: MyGame): boolean =>
    game.status === "playing" && game.your_turn && !game.seats[game.seat ?? 0]?.held;
  return { mine: slow.filter(waits), others: slow.filter((game) => !waits(game)) };
}

/** Since when, as people say it: "for 20 minutes", "since yesterday, 19:40", "since Sunday, 21:05". */
export function sinceText(iso: string, now: number, t: Dictionary): string {
  const at = new Date(iso);
  const words = t.slow;
  const minutes = Math.floor((now - at.getTime()) / MINUTE);
  if (minutes < 60) return words.forMinutes(Math.max(1, minutes));
  const locale = localeOf(t.code);
  const time = at.toLocaleTimeString(locale, { hour: "numeric", minute: "2-digit" });
  const midnight = new Date(now).setHours(0, 0, 0, 0);
  const days = Math.ceil((midnight - at.getTime()) / (24 * 60 * MINUTE));
  if (days <= 0) return words.sinceToday(time);
  if (days === 1) return words.sinceYesterday(time);
  const day =
    days < 7
      ? at.toLocaleDateString(locale, { weekday: "long" })
      : at.toLocaleDateString(locale, { day: "numeric", month: "long" });
  return words.since(day, time);
}
