import { beforeEach, describe, expect, it, vi } from "vitest";
import { api } from "../../src/api/client";
import { Telling } from "../../src/game/telling.svelte";
import { game } from "./recorded";

const soon = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

describe("a game told again", () => {
  const all = game("four");
  const marked: number[] = [];
  let telling: Telling;
  beforeEach(async () => {
    vi.stubGlobal("document", { hidden: false });
    vi.stubGlobal("requestAnimationFrame", () => 0);
    vi.spyOn(api, "updates").mockResolvedValue(all);
    vi.spyOn(api, "open").mockResolvedValue({ you: [0] } as never);
    marked.length = 0;
    telling = new Telling("test", (version) => marked.push(version));
    telling.open(null);
    await soon();
  });

  it("begins at the start of a game that is over, or at the version named", async () => {
    expect(telling.index).toBe(0);
    telling.open(all[5]!.version);
    await soon();
    expect(telling.shown).toBe(all[5]);
    expect(marked).toEqual([]);
  });
  it("jumps within the game, says where it is and what happened", () => {
    telling.jump(7);
    telling.jump(999);
    expect(telling.shown).toBe(all.at(-1));
    telling.jump(-1);
    expect(telling.index).toBe(0);
    expect(marked).toEqual([all[7]!.version, all.at(-1)!.version, all[0]!.version]);
    expect(telling.lines.at(-1)?.text).toBe(telling.say(all[0]!));
  });
  it("goes where the address leads without writing it again", () => {
    telling.visit(all[3]!.version);
    expect(telling.index).toBe(3);
    expect(marked).toEqual([]);
  });
  it("leaps by turns, within one first to its start", () => {
    const [first, second] = telling.turns;
    expect(telling.index).toBe(first!.index);
    telling.leap(1);
    expect(telling.index).toBe(second!.index);
    telling.jump(second!.index + 1);
    telling.leap(-1);
    expect(telling.index).toBe(second!.index);
    telling.leap(-1);
    expect(telling.index).toBe(first!.index);
  });
});
