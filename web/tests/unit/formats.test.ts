import { describe, expect, it } from "vitest";
import { en, fr } from "./languages";

describe("figures", () => {
  it("have the language's point and a real minus", () => {
    expect([en.decimal(-2.55), fr.decimal(-2.5), en.decimal(0.126, 2)]).toEqual(["−2.5", "−2,5", "0.13"]);
    expect([en.percent(0.384), fr.percent(0.3842, 1)]).toEqual(["38%", "38,4\u00a0%"]);
  });
  it("tell their sign where it counts", () => {
    expect([en.signed(-0.06), en.signed(0.001), en.signed(0.2)]).toEqual(["−6%", "±0%", "+20%"]);
    expect([en.signed(-0.0614, 1), en.signed(0.0004, 1)]).toEqual(["−6.1%", "±0.0%"]);
    expect([en.points(12.6), en.points(-3), en.points(0.2)]).toEqual(["+12.6", "−3.0", "+0.2"]);
    expect([en.points(18, 0), en.points(-57.6, 0), en.points(0.3, 0)]).toEqual(["+18", "−58", "±0"]);
  });
  it("count faces of the die where a chance is one", () => {
    expect([en.odds(1 / 3), fr.odds(1 / 2), en.odds(0.4)]).toEqual(["2 in 6", "3 sur 6", "40%"]);
  });
  it("are lists, times and dates", () => {
    expect([en.list(["a", "b", "c"]), fr.list(["a", "b", "c"])]).toEqual(["a, b, and c", "a, b et c"]);
    expect(en.clock(65.4)).toBe("1:05");
    expect([en.clock(4 * 3600 + 120), en.clock(5000), fr.clock(86_400)]).toEqual(["4 h", "1 h 23 min", "1 jour"]);
    expect([en.clock(190_800), fr.clock(190_800)]).toEqual(["2 days 5 h", "2 jours 5 h"]);
    expect(fr.date(new Date(2026, 0, 31, 9, 5), "short")).toContain("31/01/2026");
  });
});
