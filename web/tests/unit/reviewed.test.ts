import { beforeEach, describe, expect, it } from "vitest";
import type { Review, Table } from "../../src/api/types";
import { gameLines, lineOf, rememberLine } from "../../src/review/kept";

const store = new Map<string, string>();
globalThis.localStorage = {
  getItem: (key: string) => store.get(key) ?? null,
  setItem: (key: string, value: string) => void store.set(key, value),
} as unknown as Storage;

const review = { players: [{ player: 0, win: { luck: -0.2 }, loss: 0.004, decisions: 31 }] } as unknown as Review;
const table = {
  printing: "en2021",
  result: { ranking: [{ seat: 0, place: 1 }] },
  seats: [
    { seat: 0, name: "Ann" },
    { seat: 1, name: "Ben" },
  ],
} as unknown as Table;

describe("reviewed games", () => {
  beforeEach(() => store.clear());
  it("are kept once each, oldest first, by opponents and printing", () => {
    const line = lineOf("g", review, table, 0, 5);
    expect(line).toEqual({
      game: "g",
      at: 5,
      luck: -0.2,
      loss: 0.004,
      against: "Ben",
      printing: "en2021",
      players: 2,
      decisions: 31,
      won: true,
    });
    if (line === null) return;
    rememberLine(line);
    rememberLine({ ...line, game: "h", at: 3 });
    rememberLine({ ...line, at: 9, loss: 0.003 });
    expect(gameLines().map((one) => [one.game, one.at, one.loss])).toEqual([
      ["h", 3, 0.004],
      ["g", 5, 0.003],
    ]);
    expect(lineOf("g", review, table, 1, 5)).toBeNull();
  });
  it("are read with care", () => {
    store.set("marrakech-reviews", '[{"game":1}, null, "x"]');
    expect(gameLines()).toEqual([]);
  });
});
