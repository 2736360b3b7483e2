import { beforeEach, describe, expect, it, vi } from "vitest";
import type { MyGame, Review, Update } from "../../src/api/types";
import { DAY, nextStay, type Mistake } from "../../src/learning/schedule";

const store = new Map<string, string>();
globalThis.localStorage = {
  getItem: (key: string) => store.get(key) ?? null,
  setItem: (key: string, value: string) => void store.set(key, value),
} as unknown as Storage;

/** Everything as it is on a device that has kept what is in `store`. */
async function device() {
  vi.resetModules();
  const [kept, solved, lines, lookback] = await Promise.all([
    import("../../src/learning/kept.svelte"),
    import("../../src/lib/solved.svelte"),
    import("../../src/review/kept"),
    import("../../src/learning/lookback"),
  ]);
  return { ...kept, ...solved, ...lines, ...lookback };
}

const MISTAKE: Mistake = {
  id: "g-4",
  game: "g",
  at: 0,
  round: 2,
  against: "Ben",
  position: "x",
  printing: "en2021",
  played: "left",
  loss: 0.1,
  right: 0,
  missed: 0,
  due: DAY,
};
const TABLE = {
  printing: "en2021",
  position: { round: 7 },
  seats: [
    { seat: 0, name: "Ann" },
    { seat: 1, name: "Ben" },
  ],
  result: { ranking: [{ seat: 1, place: 1 }] },
};
const UPDATES = [
  { version: 1, table: { ...TABLE, position: { round: 5 } } },
  { version: 9, table: TABLE },
] as unknown as Update[];
const mistake = (move: number) => ({ move, position: `p${move}`, better: "right", win_played: 0.3, win_better: 0.4 });
const REVIEW = {
  players: [{ player: 0, win: { luck: 0 }, loss: 0.01, decisions: 30 }],
  versions: [1, 2, 9],
  moves: [
    { player: 0, played: "ahead" },
    { player: 1, played: "left" },
    { player: 0, played: "d4-e4" },
  ],
  mistakes: [mistake(1), mistake(2)],
} as unknown as Review;

describe("when a mistake comes back", () => {
  it("is after 1, 3 and 7 days, and never after three right answers", () => {
    const once = nextStay(MISTAKE, true, 5);
    expect(once).toMatchObject({ right: 1, due: 5 + 3 * DAY });
    const twice = nextStay(once!, true, 5);
    expect(twice).toMatchObject({ right: 2, due: 5 + 7 * DAY });
    expect(nextStay(twice!, true, 5)).toBeNull();
  });
  it("is the next day once it is missed, from the start", () => {
    expect(nextStay({ ...MISTAKE, right: 2 }, false, 5)).toMatchObject({ right: 0, missed: 1, due: 5 + DAY });
  });
});

describe("a learner's device", () => {
  beforeEach(() => store.clear());
  it("keeps the mistakes of one's own seat, once each", async () => {
    const { learner, takeIn, gameLines } = await device();
    for (let twice = 0; twice < 2; twice++) takeIn("g", REVIEW, UPDATES, 0, 100);
    expect(learner.mistakes).toHaveLength(1);
    expect(learner.mistakes[0]).toMatchObject({
      id: "g-2",
      position: "p2",
      played: "d4-e4",
      round: 5,
      against: "Ben",
      due: 100 + DAY,
    });
    expect(learner.mistakes[0]?.loss).toBeCloseTo(0.1);
    expect(gameLines()[0]).toMatchObject({ game: "g", players: 2, decisions: 30, won: false });
    expect(learner.due(100)).toEqual([]);
    expect(learner.due(100 + DAY)).toHaveLength(1);
  });
  it("lets a mistake go for good after three right answers", async () => {
    const { learner, takeIn } = await device();
    takeIn("g", REVIEW, UPDATES, 0, 100);
    for (const day of [1, 4, 11]) learner.answer("g-2", true, 100 + day * DAY);
    expect(learner.mistakes).toEqual([]);
    takeIn("g", REVIEW, UPDATES, 0, 200);
    expect(learner.mistakes).toEqual([]);
    expect((await device()).learner.mistakes).toEqual([]);
  });
  it("counts the first try at a puzzle and what a week has brought", async () => {
    const { learner } = await device();
    expect(learner.rating).toBeNull();
    learner.rate("a", { points: 1240, deviation: 190, volatility: 0.06 }, 0);
    learner.rate("b", { points: 1262.6, deviation: 180, volatility: 0.06 }, 9 * DAY);
    expect([learner.hasRated("a"), learner.hasRated("c"), learner.tries]).toEqual([true, false, 2]);
    expect(learner.gained(10 * DAY)).toBe(23);
    expect((await device()).learner.rating?.points).toBe(1262.6);
  });
  it("is saved as a file and opened on another device, where what is there stays", async () => {
    const first = await device();
    first.takeIn("g", REVIEW, UPDATES, 0, 100);
    first.learner.rate("a", { points: 1300, deviation: 190, volatility: 0.06 }, 0);
    first.solved.add("a", true);
    const text = JSON.stringify(first.learner.write());
    store.clear();
    const second = await device();
    second.takeIn("h", REVIEW, UPDATES, 0, 300);
    expect(second.learner.read(text)).toBe(true);
    expect(second.learner.mistakes.map((one) => one.id).toSorted()).toEqual(["g-2", "h-2"]);
    expect(second.learner.rating?.points).toBe(1300);
    expect(second.gameLines().map((one) => one.game)).toEqual(["g", "h"]);
    expect(second.solved.has("a")).toBe(true);
    expect(second.learner.read(text)).toBe(true);
    expect(second.learner.mistakes).toHaveLength(2);
  });
  it("refuses what is no such file, and reads what it kept with care", async () => {
    store.set("marrakech.learning", '{"mistakes":[{"id":1},null],"rating":{"points":"x"},"ratings":[{}],"gone":7}');
    const { learner } = await device();
    expect([learner.mistakes.length, learner.rating]).toEqual([0, null]);
    for (const text of ["", "null", "[]", "{}", '{"format":"marrakech-learner","version":2}'])
      expect(learner.read(text)).toBe(false);
  });
  it("looks back at finished games of one's own that were not looked back at", async () => {
    const { openGames, takeIn } = await device();
    const game = (id: string, more: object = {}): MyGame =>
      ({ game: id, status: "over", source: "play", you: [0], practised: false, ...more }) as unknown as MyGame;
    takeIn("known", REVIEW, UPDATES, 0, 1);
    const games = [
      game("new"),
      game("known"),
      game("practised", { practised: true }),
      game("shared", { you: [0, 1] }),
      game("file", { source: "file" }),
      game("going", { status: "playing" }),
      game("old"),
    ];
    expect(openGames(games).map((one) => one.game)).toEqual(["old", "new"]);
  });
});
