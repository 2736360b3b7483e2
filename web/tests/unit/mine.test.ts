import { describe, expect, it } from "vitest";
import type { MyGame } from "../../src/api/types";
import { groupLine } from "../../src/game/series";
import { leadingFilter } from "../../src/games/mine";

const DAY = 86_400;

function mine(status: string, your_turn: boolean, days: number | null): MyGame {
  return { status, your_turn, clock: days === null ? null : { per_turn: days * DAY } } as unknown as MyGame;
}

describe("my games", () => {
  it("lead with those that wait for the reader", () => {
    expect(leadingFilter([])).toBe("over");
    expect(leadingFilter([mine("over", false, 1)])).toBe("over");
    expect(leadingFilter([mine("playing", false, 3), mine("over", false, null)])).toBe("slow");
    expect(leadingFilter([mine("playing", false, 3), mine("playing", true, null)])).toBe("live");
    expect(leadingFilter([mine("playing", true, null), mine("playing", true, 3)])).toBe("slow");
    expect(leadingFilter([mine("open", false, null)])).toBe("live");
  });

  it("tell the score of a group once it plays again", () => {
    const members = [
      { name: "Mum", wins: 0, seat: 0 },
      { name: "Ana", wins: 1, seat: 1 },
    ];
    const game = (status: string, games: number): MyGame =>
      ({ status, series: { games, members }, you: [0] }) as unknown as MyGame;
    expect(groupLine(game("playing", 0), "You")).toBeNull();
    expect(groupLine(game("over", 1), "You")).toBeNull();
    expect(groupLine(game("playing", 1), "You")).toBe("Ana 1, You 0");
    expect(groupLine(game("over", 2), "You")).toBe("Ana 1, You 0");
    expect(groupLine({ ...game("over", 2), series: null }, "You")).toBeNull();
  });
});
