import { describe, expect, it } from "vitest";
import { entries, notation, sentence } from "../../src/game/logbook";
import type { Names } from "../../src/i18n/who";
import type { GameEvent, Update } from "../../src/api/types";
import { game, tableAt } from "./recorded";
import { en, fr } from "./languages";

const names: Names = (seat) => ({ name: ["Zoé", "Idir", "Safia", "Amal"][seat] ?? "?", you: false });
const table = tableAt("four", 1);
const update = (version: number, ...events: GameEvent[]): Update => ({ version, events, table });

const turn = [
  update(
    3,
    { type: "oriented", seat: 3, turn: "left", heading: "north" },
    {
      type: "walked",
      seat: 3,
      steps: 1,
      from: "d5",
      path: [{ square: "d6", heading: "north", mosaic: null, left: null }],
    },
    { type: "paid", seat: 3, to: 1, due: 2, paid: 2, squares: ["d6", "d7"] },
  ),
  update(4, { type: "laid", seat: 3, rug: "d4-d5", colour: "A", covers: [null, null] }),
];

describe("the log", () => {
  it("tells a turn in one line, in words and notation", () => {
    const [entry, ...rest] = entries(turn);
    expect(rest).toEqual([]);
    expect(entry).toMatchObject({ version: 4, seat: 3, colour: "A" });
    expect(sentence(entry!, names, en)).toBe("Amal rolled one, paid Idir 2, laid d4–d5.");
    expect(sentence(entry!, names, fr)).toBe("Amal a fait un, payé 2 à Idir, posé d4–d5.");
    expect(notation(entry!)).toBe("L1$2 d4-d5");
  });

  it("says where Assam went while that is all", () => {
    const [walking] = entries([update(3, ...(turn[0]?.events.slice(0, 2) ?? []))]);
    expect(sentence(walking!, names, en)).toBe("Amal rolled one, walked d5 to d6.");
  });

  it("has one line for every turn of a whole game, and one for its end", () => {
    const lines = entries(game("four"));
    expect(lines.filter((line) => line.turn)).toHaveLength(48);
    expect(lines.at(-1)?.events[0]?.type).toBe("ended");
    for (const line of lines.filter((one) => one.turn))
      expect(notation(line)).toMatch(/^[LAR][1-4](\$\d+)? [a-g][1-7]-[a-g][1-7]$/);
  });

  it("keeps the turn at the end with the turn it ends", () => {
    const lines = entries(game("variant")).filter((line) => line.turn);
    expect(lines).toHaveLength(45);
    expect(notation(lines[0]!)).toMatch(/^[1-4](\$\d+)? [a-g][1-7]-[a-g][1-7] [LR]$/);
  });
});
