import { describe, expect, it } from "vitest";
import { isDraw, turnNumber, type Node } from "../../src/analysis/study.svelte";

/** The last of some moves tried one after the other. */
function tried(moves: string[], endsTurn = false): Node {
  const node = (move: string | null, parent: Node | null): Node => {
    return { id: 0, move, parent, seen: null, children: [], comment: "", endsTurn };
  };
  return moves.reduce((last, move) => node(move, last), node(null, null));
}

describe("the turns of what was tried", () => {
  const moves = ["ahead", "3", "b1-b2", "+I", "left", "2", "c3-d3", "+S", "right"];
  it("count a rug drawn with the rug before it", () => {
    const turns = moves.map((_, index) => turnNumber(tried(moves.slice(0, index + 1))));
    expect(turns).toEqual([1, 1, 1, 1, 2, 2, 2, 2, 3]);
  });
  it("end with turning Assam in the variant", () => {
    const variant = ["3", "b1-b2", "+I", "left", "2", "c3-d3", "right"];
    const turns = variant.map((_, index) => turnNumber(tried(variant.slice(0, index + 1), true)));
    expect(turns).toEqual([1, 1, 1, 1, 2, 2, 2]);
  });
  it("know a rug drawn by its sign", () => {
    expect(moves.filter(isDraw)).toEqual(["+I", "+S"]);
  });
});
