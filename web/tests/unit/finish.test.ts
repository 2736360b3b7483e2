import { describe, expect, it } from "vitest";
import type { Rank } from "../../src/api/types";
import { endingOf, samples, turnings } from "../../src/game/finish";
import { game } from "./recorded";

const rank = (seat: number, place: number, out = false): Rank => ({
  seat,
  place,
  score: 10,
  dirhams: 5,
  squares: 5,
  out,
});

describe("an ending", () => {
  it("is won, shared, lost, out or watched", () => {
    const ranking = [rank(0, 1), rank(1, 2), rank(2, 3, true)];
    expect([[0], [1], [2], [], [0, 1]].map((you) => endingOf(ranking, you))).toEqual([
      "won",
      "lost",
      "out",
      "watched",
      "watched",
    ]);
    expect(endingOf([rank(0, 1), rank(1, 1)], [1])).toBe("shared");
  });
});

describe("the curve", () => {
  it("asks at the start of every round and at the end", () => {
    const updates = game("four");
    const found = samples(updates);
    expect(found.map((one) => one.round)).toEqual(Array.from({ length: 13 }, (_, index) => index + 1));
    expect(found.at(-1)?.version).toBe(updates.at(-1)?.version);
  });
  it("marks the two moments that moved a chance most, with the tithe of that seat", () => {
    const updates = game("four");
    const shares = [0.25, 0.25, 0.6, 0.6, 0.3, 0.31, 0.3, 0.3, 0.3, 0.3, 0.3, 0.3, 0.2];
    const known = samples(updates).map((sample, index) => ({ ...sample, share: shares[index] ?? 0 }));
    const found = turnings(updates, known, 0);
    expect(found.map((one) => [one.round, Math.round(one.change * 100)])).toEqual([
      [2, 35],
      [4, -30],
    ]);
    for (const { paid } of found) if (paid !== null) expect(paid.sum).toBeGreaterThan(0);
  });
});
