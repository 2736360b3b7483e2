import { describe, expect, it } from "vitest";
import type { PathStep } from "../../src/api/types";
import {
  Leg,
  ALL_SQUARES,
  centre,
  drawRug,
  outline,
  placeOf,
  squareUnder,
  unwind,
  way,
} from "../../src/board/geometry";

const step = (
  square: string,
  heading: PathStep["heading"],
  mosaic: PathStep["mosaic"] = null,
  left: PathStep["left"] = null,
): PathStep => ({
  square,
  heading,
  mosaic,
  left,
});

describe("squares", () => {
  it("puts a7 at the top left and a1 at the bottom left", () => {
    expect(centre("a7")).toEqual({ x: 50, y: 50 });
    expect(centre("a1")).toEqual({ x: 50, y: 650 });
    expect(ALL_SQUARES[0]).toBe("a7");
    expect(ALL_SQUARES).toHaveLength(49);
  });
  it("finds every square under its own centre", () => {
    for (const square of ALL_SQUARES) expect(squareUnder(centre(square))).toBe(square);
    expect(squareUnder({ x: -1, y: 10 })).toBeNull();
  });
  it("names a place with the smaller square first", () => {
    expect(placeOf("e4", "d4")).toBe("d4-e4");
    expect(placeOf("d5", "d4")).toBe("d4-d5");
    expect(placeOf("d4", "e5")).toBeNull();
  });
});

describe("walks", () => {
  it("draws the way of the look's own picture", () => {
    const path = [step("d7", "north"), step("c7", "south", "half", "north"), step("c6", "south"), step("c5", "south")];
    expect(way("d6", path)).toBe("M350 150L350 50L350 0A50 50 0 0 0 250 0L250 50L250 150L250 250");
  });
  it.each([
    ["g7", step("g7", "west", "corner", "north"), 270],
    ["g7", step("g7", "south", "corner", "east"), 180],
    ["a1", step("a1", "north", "corner", "west"), 0],
    ["a1", step("a1", "east", "corner", "south"), 90],
    ["b7", step("a7", "south", "half", "north"), 180],
    ["g2", step("g1", "west", "half", "east"), 270],
    ["b1", step("c1", "north", "half", "south"), 0],
    ["a3", step("a2", "east", "half", "west"), 90],
  ] as const)("comes back from %s facing the way the step says", (from, to, angle) => {
    const leg = new Leg(from, to);
    const end = leg.at(1);
    expect({ x: end.x, y: end.y }).toEqual({
      x: expect.closeTo(centre(to.square).x),
      y: expect.closeTo(centre(to.square).y),
    });
    expect(((end.angle % 360) + 360) % 360).toBeCloseTo(angle);
    // The ring lies outside the market.
    const middle = leg.at(0.5);
    expect(middle.x < 0 || middle.x > 700 || middle.y < 0 || middle.y > 700).toBe(true);
  });
  it("never leaves a jump between the stretches of a leg", () => {
    const leg = new Leg("g7", step("g7", "west", "corner", "north"));
    for (let i = 0; i < 100; i++) {
      const a = leg.at(i / 100);
      const b = leg.at((i + 1) / 100);
      expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeLessThan(8);
    }
  });
  it("turns the short way", () => {
    expect(unwind(270, 0)).toBe(-90);
    expect(unwind(0, 350)).toBe(360);
  });
});

describe("rugs", () => {
  it("draws a whole rug from its north or west end", () => {
    const rug = { colour: "H" as const, squares: ["d4", "d5"], visible: ["d4", "d5"], neutral: false };
    expect(drawRug(rug)).toMatchObject({
      form: "whole",
      transform: "translate(350 250) rotate(90) translate(-50 -50)",
      tag: { x: 350, y: 300 },
    });
  });
  it("turns the hidden side of a half away", () => {
    const rug = { colour: "S" as const, squares: ["d4", "e4"], visible: ["e4"], neutral: false };
    expect(drawRug(rug)).toMatchObject({
      form: "half",
      transform: "translate(450 350) rotate(180) translate(-50 -50)",
    });
  });
  it("draws a scrap where only one square is known", () => {
    expect(drawRug({ colour: "S", squares: ["g4"], visible: ["g4"], neutral: false }).form).toBe("scrap");
  });
});

describe("outline", () => {
  it("goes round one square, inside it", () => {
    expect(outline(["a7"], 7)).toBe("M7 7L93 7L93 93L7 93Z");
  });
  it("goes round an L and its inner corner", () => {
    expect(outline(["c6", "c5", "d5"], 7)).toBe("M207 107L293 107L293 207L393 207L393 293L207 293Z");
  });
  it("draws two rings for squares that meet at a corner only", () => {
    expect(outline(["a1", "b2"], 5).match(/Z/g)).toHaveLength(2);
  });
});
