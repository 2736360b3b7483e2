import { describe, expect, it } from "vitest";
import {
  NOTHING,
  dragOver,
  firstHalves,
  fromAssam,
  moveChoice,
  onPlaced,
  openSquares,
  partners,
  pointedAt,
  seamUnder,
  tap,
  tapAt,
  type Choice,
} from "../../src/game/lay";
import { centre, seam } from "../../src/board/geometry";
import { tableAt } from "./recorded";

/** Assam on e3 with a whole Henna rug on d2-d3 beside him. */
const { next } = tableAt("four", 18);
const placed = (place: string): Choice => ({ ...NOTHING, place, pinned: true });

describe("the mouse, before a click", () => {
  it("shows the rug on the seam under it, and from a first half to the square under it", () => {
    expect(pointedAt(next, NOTHING, seam("f3-f4"))).toBe("f3-f4");
    expect(pointedAt(next, { ...NOTHING, first: "e4" }, centre("e5"))).toBe("e4-e5");
  });
  it("shows nothing where a click would not put a rug", () => {
    expect(pointedAt(next, NOTHING, seam("a1-b1"))).toBeNull();
    expect(pointedAt(next, NOTHING, centre("f3"))).toBeNull();
  });
});

describe("a tap", () => {
  it("means both squares on their seam, and one in the middle", () => {
    expect(seamUnder({ ...seam("e4-f4"), x: seam("e4-f4").x - 15 })).toBe("e4-f4");
    expect(seamUnder(centre("e4"))).toBeNull();
    expect(tapAt(next, NOTHING, seam("e4-f4"))).toEqual(placed("e4-f4"));
    expect(tapAt(next, NOTHING, centre("e4"))).toMatchObject({ first: "e4", place: null });
  });
  it("takes the first half, then the second", () => {
    const first = tap(next, NOTHING, "e4");
    expect(first).toMatchObject({ first: "e4", place: null });
    expect(tap(next, first, "f4")).toEqual(placed("e4-f4"));
  });
  it("takes a lone second half along", () => {
    expect(tap(next, NOTHING, "g3")).toEqual(placed("f3-g3"));
  });
  it("keeps the first half when it is tapped again", () => {
    expect(tap(next, tap(next, NOTHING, "e4"), "e4")).toMatchObject({ first: "e4", refusal: null });
  });
  it("says why the second half cannot lie there, and keeps the first", () => {
    const first = tap(next, NOTHING, "d3");
    expect(tap(next, first, "d2")).toMatchObject({ first: "d3", refusal: { place: "d2-d3", why: "whole_rug" } });
    expect(tap(next, tap(next, NOTHING, "e4"), "e3")).toMatchObject({ first: "e4", refusal: { why: "assam" } });
  });
  it("says why no rug may touch a square, and leaves the rug that lies there", () => {
    expect(tap(next, NOTHING, "e3").refusal?.why).toBe("assam");
    expect(tap(next, placed("e4-f4"), "a7")).toMatchObject({ place: "e4-f4", pinned: true, refusal: { why: "away" } });
  });
  it("starts again from another square that is not beside the first", () => {
    expect(tap(next, tap(next, NOTHING, "e4"), "e2")).toMatchObject({ first: "e2" });
  });
});

describe("a rug that lies there", () => {
  it("is under a tap on either half, and under none elsewhere", () => {
    expect([onPlaced(placed("e4-f4"), "e4"), onPlaced(placed("e4-f4"), "f4"), onPlaced(placed("e4-f4"), "e5")]).toEqual(
      [true, true, false],
    );
    expect(onPlaced({ ...placed("e4-f4"), pinned: false }, "e4")).toBe(false);
  });
  it("swings round on one half to the square tapped beside it", () => {
    expect(tap(next, placed("e4-f4"), "e5")).toEqual(placed("e4-e5"));
  });
  it("moves elsewhere by a tap there", () => {
    expect(tap(next, placed("e4-f4"), "c3")).toEqual(placed("c3-d3"));
    expect(tap(next, placed("e4-f4"), "e2")).toMatchObject({ first: "e2", pinned: false });
  });
});

describe("a drag", () => {
  it("puts the rug over both squares", () => {
    expect(dragOver(next, NOTHING, "f4", "e4")).toEqual(placed("e4-f4"));
  });
  it("says why it cannot lie there", () => {
    expect(dragOver(next, NOTHING, "d3", "d2").refusal).toEqual({ place: "d2-d3", why: "whole_rug" });
    expect(dragOver(next, NOTHING, "a1", "c1")).toEqual(NOTHING);
  });
});

describe("the arrow keys", () => {
  it("reach every legal place from the first", () => {
    const seen = new Set([next.rugs[0]?.rug ?? ""]);
    for (const from of seen)
      for (const heading of ["north", "east", "south", "west"] as const)
        seen.add(moveChoice(next.rugs, from, heading) ?? "");
    expect(seen.size).toBe(next.rugs.length);
  });
  it("stay where there is nothing that way", () => {
    const west = next.rugs.map((rug) => rug.rug).toSorted()[0] as string;
    expect(moveChoice(next.rugs, west, "west")).toBe(west);
  });
});

describe("squares", () => {
  it("offers the four squares beside Assam for the first half", () => {
    expect(firstHalves(next, "e3").toSorted()).toEqual(["d3", "e2", "e4", "f3"]);
    expect(openSquares(next).has("e3")).toBe(false);
    expect(partners(next, "d3").toSorted()).toEqual(["c3", "d4"]);
  });
  it("unrolls from Assam's side", () => {
    expect(fromAssam("e4-f4", "d4")).toEqual(["e4", "f4"]);
    expect(fromAssam("b4-c4", "d4")).toEqual(["c4", "b4"]);
  });
});
