import { describe, expect, it } from "vitest";
import type { RankedChoice } from "../../src/api/types";
import { coloursAt, stepsOf, takeApart, withPlayers, write } from "../../src/analysis/setup";
import { meritOf, spotTowards, type Spot } from "../../src/analysis/spots";
import { seam } from "../../src/board/geometry";

const FOUR = "3H>H2/7/4A2/7/7/7/7 d4N 4:orient 30,28,31,31 11,12,12,12 - - 4+elimination+end-turn";

describe("a position being set up", () => {
  it("is written as it was read", () => {
    expect(write(takeApart(FOUR))).toBe(FOUR);
    expect(stepsOf(takeApart(FOUR))).toEqual(["roll", "lay", "turn"]);
  });
  it("goes over to three, whose market has no almond", () => {
    expect(write(withPlayers(takeApart(FOUR), 3))).toBe(
      "3H>H2/7/7/7/7/7/7 d4N 3:orient 30,28,31 15,15,15 - - 3+elimination+end-turn",
    );
  });
  it("goes over to two with two colours each, and leaves no switch that cannot be", () => {
    const two = withPlayers(takeApart(FOUR), 2);
    expect(write(two)).toBe("3H>H2/7/4A2/7/7/7/7 d4N 2:orient 30,28 12,12,12,12 - H,I 2+elimination+end-turn");
    expect(coloursAt(two, 1)).toEqual(["I", "A"]);
    const one = takeApart("7/7/7/7/7/7/7 d4N 1:orient 30,30 15,15 - - 2+one-colour");
    expect(coloursAt(one, 1)).toEqual(["I"]);
    expect(withPlayers(one, 4).rules).toBe("4");
  });
});

describe("choices on the board", () => {
  const around = [
    "d5-d6",
    "c5-d5",
    "d5-e5",
    "e4-e5",
    "e4-f4",
    "e3-e4",
    "d3-e3",
    "d2-d3",
    "c3-d3",
    "c3-c4",
    "b4-c4",
    "c4-c5",
  ];
  const spots: Spot[] = around.map((choice) => ({ choice, ...seam(choice) }));
  const go = (from: string, ...keys: string[]): string | undefined =>
    keys.reduce<Spot | undefined>(
      (spot, key) => spot && (spotTowards(spots, spot, key) ?? spot),
      spots.find((one) => one.choice === from),
    )?.choice;

  it("can each be reached with arrow keys", () => {
    const reached = new Set(["d5-d6"]);
    for (const from of reached)
      for (const key of ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]) reached.add(go(from, key) ?? from);
    expect([...reached].sort()).toEqual([...around].sort());
    expect(go("c5-d5", "ArrowRight")).toBe("d5-e5");
    expect(go("d5-d6", "ArrowUp")).toBe("d5-d6");
  });
  it("leave room for figures 92 wide and 45 high", () => {
    for (const one of spots)
      for (const other of spots)
        if (one !== other) expect(Math.abs(one.x - other.x) >= 92 || Math.abs(one.y - other.y) >= 45).toBe(true);
  });
  it("are told apart only beyond the evaluation's own error", () => {
    const [best, near, far, worst] = [0, 0.01, 0.05, 0.2].map((loss) => ({ loss }) as RankedChoice);
    expect([best, near, far, worst].map((one) => meritOf(one as RankedChoice, best, 0.02))).toEqual([
      "best",
      "equal",
      "some",
      "much",
    ]);
    const exact = [best, near, far, worst].map((one) => meritOf(one as RankedChoice, best, 0));
    expect(exact).toEqual(["best", "some", "much", "much"]);
  });
});
