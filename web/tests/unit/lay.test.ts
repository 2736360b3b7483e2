import { describe, expect, it } from "vitest";
import { NOTHING, firstHalves, fromAssam, moveChoice, openSquares, partners, pointedAt, tap } from "../../src/game/lay";
import { seam } from "../../src/board/geometry";
import { fixture } from "./fixture";

/** Assam on d4 with a whole Saffron rug on d5-d6. */
const next = fixture((game) => {
  game.rugs.push({ colour: "S", squares: ["d5", "d6"], visible: ["d5", "d6"], neutral: false, order: 0 });
  game.step = "lay";
}).next();

describe("the pointer", () => {
  it("finds the legal place under it", () => {
    expect(pointedAt(next, seam("e4-e5"))).toEqual({ place: "e4-e5", refusal: null });
  });
  it("says why a place is not allowed", () => {
    expect(pointedAt(next, seam("d5-d6")).refusal).toEqual({ place: "d5-d6", why: "whole_rug" });
    expect(pointedAt(next, seam("a1-a2")).refusal?.why).toBe("away");
  });
  it("reaches for a legal place rather than a refused one beside it", () => {
    const { x, y } = seam("e4-f4");
    expect(pointedAt(next, { x: x - 30, y: y + 10 }).place).toBe("e4-f4");
  });
});

describe("taps", () => {
  it("takes the first half, then the second", () => {
    const first = tap(next, NOTHING, "e4");
    expect(first).toMatchObject({ first: "e4", place: null });
    expect(tap(next, first, "f4")).toEqual({ first: null, place: "e4-f4", pinned: true, refusal: null });
  });
  it("says why the second half cannot lie there, and keeps the first", () => {
    const first = tap(next, NOTHING, "d5");
    expect(tap(next, first, "d6")).toMatchObject({ first: "d5", refusal: { place: "d5-d6", why: "whole_rug" } });
    expect(tap(next, tap(next, NOTHING, "e4"), "d4")).toMatchObject({ first: "e4", refusal: { why: "assam" } });
  });
  it("says why no rug may touch a square", () => {
    expect(tap(next, NOTHING, "d4").refusal?.why).toBe("assam");
    expect(tap(next, NOTHING, "a1").refusal?.why).toBe("away");
  });
  it("lets go of the first half when it is tapped again", () => {
    expect(tap(next, tap(next, NOTHING, "e4"), "e4")).toEqual(NOTHING);
  });
  it("starts again from another square that is not beside the first", () => {
    expect(tap(next, tap(next, NOTHING, "e4"), "c4")).toMatchObject({ first: "c4" });
  });
});

describe("the arrow keys", () => {
  it("reach every legal place from the first", () => {
    const seen = new Set([next.rugs[0]?.rug ?? ""]);
    for (const from of seen) for (const heading of ["north", "east", "south", "west"] as const) seen.add(moveChoice(next.rugs, from, heading) ?? "");
    expect(seen.size).toBe(next.rugs.length);
  });
  it("stay where there is nothing that way", () => {
    const west = next.rugs.map((rug) => rug.rug).toSorted()[0] as string;
    expect(moveChoice(next.rugs, west, "west")).toBe(west);
  });
});

describe("squares", () => {
  it("offers the four squares beside Assam for the first half", () => {
    expect(firstHalves(next, "d4").toSorted()).toEqual(["c4", "d3", "d5", "e4"]);
    expect(openSquares(next).has("d4")).toBe(false);
    expect(partners(next, "d5").toSorted()).toEqual(["c5", "e5"]);
  });
  it("unrolls from Assam's side", () => {
    expect(fromAssam("e4-f4", "d4")).toEqual(["e4", "f4"]);
    expect(fromAssam("b4-c4", "d4")).toEqual(["c4", "b4"]);
  });
});
