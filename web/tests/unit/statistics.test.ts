import { describe, expect, it } from "vitest";
import type { MyGame } from "../../src/api/types";
import { statistics } from "../../src/game/statistics";
import { localeOf } from "../../src/lib/locale";

function finished(level: string, scores: number[], change: Partial<MyGame> = {}): MyGame {
  const order = scores.map((score, seat) => ({ score, seat })).sort((a, b) => b.score - a.score);
  return {
    status: "over",
    source: "play",
    you: [0],
    practised: false,
    seats: scores.map((_, seat) => ({ seat, kind: seat === 0 ? "person" : "bot", level: seat === 0 ? null : level })),
    result: { ranking: order.map(({ score, seat }, index) => ({ seat, score, place: index + 1 })) },
    ...change,
  } as unknown as MyGame;
}

describe("statistics", () => {
  it("count wins by level and number of merchants, and leads from the oldest game on", () => {
    const found = statistics([
      finished("novice", [50, 40]),
      finished("master", [30, 44, 20]),
      finished("novice", [20, 60]),
    ]);
    expect(found.played).toBe(3);
    expect(found.leads).toEqual([-40, -14, 10]);
    expect(found.levels).toContainEqual({ key: "novice", won: 1, played: 2 });
    expect(found.levels).toContainEqual({ key: "master", won: 0, played: 1 });
    expect(found.players).toEqual([
      { key: "2", won: 1, played: 2 },
      { key: "3", won: 0, played: 1 },
    ]);
  });
  it("leave out what says nothing about how one plays", () => {
    const games = [
      finished("novice", [50, 40], { practised: true }),
      finished("novice", [50, 40], { source: "file" }),
      finished("novice", [50, 40], { you: [] }),
      finished("novice", [50, 40], { status: "playing" }),
    ];
    expect(statistics(games).played).toBe(0);
  });
});

describe("the locale of dates", () => {
  it("is the device's, where it speaks the language", () => {
    expect(localeOf("en", ["fr-FR", "en-GB"])).toBe("en-GB");
    expect(localeOf("fr", ["en-GB"])).toBe("fr");
  });
});
