import { beforeEach, expect, test, vi } from "vitest";
import type { Seat } from "../../src/api/types";
import { askedLevel, evenAfter, keepRungs } from "../../src/game/even";

const seat = (rung: number | null, next: number | null): Seat => ({ rung, next_rung: next }) as Seat;

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

test("a new game goes on where the last one ended", () => {
  expect(askedLevel("even")).toBe("even");
  keepRungs([seat(null, null), seat(3, 4)]);
  expect(askedLevel("even")).toBe("even:4");
  expect(askedLevel("novice")).toBe("novice");
  keepRungs([seat(null, null)]);
  expect(askedLevel("even")).toBe("even:4");
});

test("what was kept by hand and makes no sense is not asked for", () => {
  for (const odd of ["99", "-1", "1.5", '"4"', "{}"]) {
    localStorage.setItem("marrakech-even", odd);
    expect(askedLevel("even")).toBe("even");
  }
});

test("an even bot says how it goes on", () => {
  expect(evenAfter(seat(3, 4))).toBe("up");
  expect(evenAfter(seat(3, 2))).toBe("down");
  expect(evenAfter(seat(8, 8))).toBe("same");
  expect(evenAfter(seat(3, null))).toBe(null);
  expect(evenAfter(seat(null, null))).toBe(null);
});
