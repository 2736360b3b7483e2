import { describe, expect, it } from "vitest";
import { clearLabels } from "../../src/lib/axis";

describe("the labels of an axis", () => {
  it("do not run into each other: round 1 and round 4 are not round 14", () => {
    const labels = [
      { x: 0, text: "Round 1" },
      { x: 52, text: "4" },
      { x: 104, text: "7" },
      { x: 156, text: "10" },
      { x: 164, text: "11" },
    ];
    expect(clearLabels(labels).map(({ text }) => text)).toEqual(["Round 1", "7", "10"]);
    expect(clearLabels([])).toEqual([]);
  });
});
