import { describe, expect, it } from "vitest";
import type { MyGame } from "../../src/api/types";
import { bySide, secondsLeft, sinceText } from "../../src/games/slow";
import { en, fr } from "./languages";

const NOW = new Date(2026, 10, 18, 16, 0).getTime();
const at = (...date: [number, number, number, number]): string =>
  new Date(2026, date[0] - 1, date[1], date[2], date[3]).toISOString();

function slow(game: string, since: string, change: Partial<MyGame> = {}): MyGame {
  return {
    game,
    status: "playing",
    your_turn: true,
    seat: 0,
    seats: [{ held: false }, { held: false }],
    clock: { per_turn: 259_200, total: null, left: [null, null], since },
    ...change,
  } as unknown as MyGame;
}

describe("slow games", () => {
  it("come with least time first, those that wait for the reader apart", () => {
    const games = [
      slow("late", at(11, 18, 9, 0)),
      slow("soon", at(11, 16, 9, 0)),
      slow("theirs", at(11, 17, 9, 0), { your_turn: false, seat: 1 }),
      slow("held", at(11, 17, 10, 0), { seats: [{ held: true }, { held: false }] as MyGame["seats"] }),
      slow("over", at(11, 17, 9, 0), { status: "over" }),
      slow("quick", at(11, 17, 9, 0), { clock: null }),
    ];
    const { mine, others } = bySide(games, NOW);
    expect(mine.map(({ game }) => game)).toEqual(["soon", "late"]);
    expect(others.map(({ game }) => game)).toEqual(["theirs", "held"]);
    expect(secondsLeft(games[1]!, NOW)).toBe(17 * 3600);
  });

  it("tell since when as people say it", () => {
    const said = (iso: string): string => sinceText(iso, NOW, en);
    expect(said(at(11, 18, 15, 40))).toBe("for 20 minutes");
    expect(said(at(11, 18, 8, 12))).toMatch(/^since 0?8:12.* today$/);
    expect(said(at(11, 17, 19, 40))).toMatch(/^since yesterday, /);
    expect(said(at(11, 15, 21, 5))).toMatch(/^since Sunday, /);
    expect(said(at(11, 8, 21, 5))).toMatch(/^since .*8.*, /);
    expect(sinceText(at(11, 15, 21, 5), NOW, fr)).toMatch(/^depuis dimanche, /);
  });
});
