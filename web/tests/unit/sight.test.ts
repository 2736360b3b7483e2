import { describe, expect, it } from "vitest";
import { sightOf, styleOver, waysFrom } from "../../src/lessons/sight";

describe("what is in sight", () => {
  it("is the whole market with its frame, or half a tile more than the squares", () => {
    expect(sightOf("a1-g7")).toEqual({ x: -70, y: -70, side: 840 });
    expect(sightOf("b2-f6")).toEqual({ x: 64, y: 64, side: 572 });
  });
  it("is square, and reaches the frame where the market ends", () => {
    expect(sightOf("a1-c2")).toEqual({ x: -70, y: 364, side: 406 });
  });
  it("says where the button of a square lies", () => {
    expect(styleOver({ x: 0, y: 0, side: 700 }, "a7")).toBe("left:0.000%;top:0.000%;width:14.286%;height:14.286%");
  });
});

it("turns Assam from his heading, with each arrow on the next square", () => {
  const ways = waysFrom({ square: "d4", heading: "east" });
  expect(ways.map(({ way, heading, square }) => `${way} ${heading} ${square}`)).toEqual([
    "left north d5",
    "ahead east e4",
    "right south d3",
    "behind west c4",
  ]);
  expect(waysFrom({ square: "a4", heading: "west" })[1]?.square).toBe("a4");
});
