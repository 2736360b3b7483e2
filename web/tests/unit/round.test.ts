import { describe, expect, it } from "vitest";
import { placeChips, CHIP } from "../../src/board/chips";
import { badges } from "../../src/board/forecast";
import { centre } from "../../src/board/geometry";
import { dieSpot } from "../../src/board/spot";
import { change } from "../../src/game/coins";
import { lastRound } from "../../src/game/round";
import { game, type Recording } from "./recorded";

const NAMES: Recording[] = ["four", "out", "two", "variant"];

describe("the last round", () => {
  it("marks what the others laid since one's turn, as far as it is in sight, and Assam's last walk", () => {
    const updates = game("four");
    const now = updates.find((update) => update.table.next.step === "orient" && update.table.position.turn > 8)!;
    const seat = now.table.next.seat!;
    const told = updates.filter((update) => update.version <= now.version);
    const round = lastRound(told, now.table, seat);
    const others = told.slice(-6).flatMap((update) => update.events.filter((event) => event.type === "laid"));
    expect(others).toHaveLength(3);
    expect(round.rugs.map((rug) => rug.seat).toSorted()).toEqual([0, 1, 2, 3].filter((one) => one !== seat));
    expect(round.walk?.path.at(-1)?.square).toBe(now.table.position.assam.square);
    for (const rug of round.rugs)
      expect(now.table.position.rugs.some((one) => one.colour === rug.colour && one.visible === rug.squares)).toBe(
        true,
      );
  });
  it("marks nothing in the first turn", () => {
    const [first] = game("four");
    expect(lastRound([first!], first!.table, 0)).toEqual({ rugs: [], walk: null });
  });
});

describe("chips of cost", () => {
  it("lie inside the frame, clear of Assam and of one another, at every heading of whole games", () => {
    for (const { table } of NAMES.flatMap(game)) {
      const { headings } = table.next;
      for (const chosen of headings) {
        const assam = centre(table.position.assam.square);
        const chips = placeChips(headings, chosen, table.position.assam.square);
        expect(chips).toHaveLength(headings.length);
        for (const { at } of chips) {
          expect(Math.min(at.x - CHIP.width / 2, at.y - CHIP.height / 2)).toBeGreaterThanOrEqual(-68);
          expect(Math.max(at.x + CHIP.width / 2, at.y + CHIP.height / 2)).toBeLessThanOrEqual(768);
          const gap = Math.hypot(
            Math.max(0, Math.abs(assam.x - at.x) - CHIP.width / 2),
            Math.max(0, Math.abs(assam.y - at.y) - CHIP.height / 2),
          );
          expect(gap, `Assam on ${table.position.assam.square}, ${chosen.turn}`).toBeGreaterThan(34);
          for (const other of chips)
            if (other.at !== at)
              expect(Math.abs(other.at.x - at.x) >= CHIP.width || Math.abs(other.at.y - at.y) >= CHIP.height).toBe(
                true,
              );
        }
        for (const badge of badges(chosen)) {
          if (badge.square === table.position.assam.square) continue;
          const there = centre(badge.square);
          for (const { at } of chips)
            expect(
              Math.abs(there.x - at.x) > CHIP.width / 2 || Math.abs(there.y - at.y) > CHIP.height / 2,
              `${table.position.assam.square} ${chosen.turn} hides ${badge.square}`,
            ).toBe(true);
        }
      }
    }
  });
});

describe("the die", () => {
  it("rests clear of Assam's way, on bare ground while there is some", () => {
    for (const { events, table } of NAMES.flatMap(game)) {
      const walk = events.find((event) => event.type === "walked");
      if (walk === undefined) continue;
      const spot = dieSpot(table.position.rugs, [walk.from, ...walk.path.map((step) => step.square)]);
      for (const { square } of walk.path)
        expect(Math.hypot(centre(square).x - spot.x, centre(square).y - spot.y)).toBeGreaterThan(60);
    }
  });
});

describe("coins", () => {
  it("are true change", () => {
    expect(change(8)).toEqual([5, 1, 1, 1]);
    expect(change(3)).toEqual([1, 1, 1]);
    expect(change(10)).toEqual([5, 5]);
  });
});
