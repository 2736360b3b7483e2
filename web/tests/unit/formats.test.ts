import { describe, expect, it } from "vitest";
import { en, fr } from "./languages";

describe("figures", () => {
  it("have the language's point and a real minus", () => {
    expect([en.decimal(-2.55), fr.decimal(-2.5), en.decimal(0.126, 2)]).toEqual(["−2.5", "−2,5", "0.13"]);
    expect([en.percent(0.384), fr.percent(0.3842, 1)]).toEqual(["38 %", "38,4 %"]);
  });
  it("tell their sign where it counts", () => {
    expect([en.signed(-0.06), en.signed(0.001), en.signed(0.2)]).toEqual(["−6 %", "±0 %", "+20 %"]);
    expect([en.points(12.6), en.points(-3), en.points(0.2)]).toEqual(["+13", "−3", "±0"]);
  });
  it("count faces of the die where a chance is one", () => {
    expect([en.odds(1 / 3), fr.odds(1 / 2), en.odds(0.4)]).toEqual(["2 in 6", "3 sur 6", "40 %"]);
  });
  it("are lists, times and dates", () => {
    expect([en.list(["a", "b", "c"]), fr.list(["a", "b", "c"])]).toEqual(["a, b, and c", "a, b et c"]);
    expect(en.clock(65.4)).toBe("1:05");
    expect(fr.date(new Date(2026, 0, 31, 9, 5), "short")).toContain("31/01/2026");
  });
});
