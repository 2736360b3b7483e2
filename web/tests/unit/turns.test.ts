import { describe, expect, it } from "vitest";
import { turnAt, turnStarts } from "../../src/game/turns";
import { game } from "./recorded";

describe("the turns of a game", () => {
  it("are all there, in order, each where it is about to be played", () => {
    for (const [name, count] of [
      ["four", 48],
      ["variant", 45],
    ] as const) {
      const updates = game(name);
      const turns = turnStarts(updates);
      expect(turns.map((one) => one.turn)).toEqual(Array.from({ length: count }, (_, index) => index + 1));
      for (const one of turns) expect(updates[one.index]?.table.next.seat).toBe(one.seat);
    }
  });
  it("know which one a moment belongs to", () => {
    const turns = turnStarts(game("four"));
    expect(turnAt(turns, 0)?.turn).toBe(1);
    expect(turnAt(turns, 3)?.turn).toBe(2);
    expect(turnAt([], 3)).toBeNull();
  });
});
