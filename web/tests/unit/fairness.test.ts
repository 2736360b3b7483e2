import { createHash, createHmac } from "node:crypto";
import { describe, expect, it, vi } from "vitest";
import { checkDice } from "../../src/dice/fairness";
import { freshNumber, keepCommitment, keptDice, numberFor } from "../../src/dice/numbers";
import { hex, hmac, sha256, unhex, utf8 } from "../../src/dice/sha256";
import { fairGames } from "./recorded";

describe("SHA-256", () => {
  it("is what everybody else computes, at every length around a block", () => {
    for (let length = 0; length < 200; length++) {
      const bytes = Uint8Array.from({ length }, (_, i) => (i * 7 + length) % 256);
      expect(hex(sha256(bytes))).toBe(createHash("sha256").update(bytes).digest("hex"));
      expect(hex(hmac(bytes, utf8("marrakech")))).toBe(createHmac("sha256", bytes).update("marrakech").digest("hex"));
    }
    expect(hex(unhex("00c0ffee"))).toBe("00c0ffee");
  });
});

describe("the dice of finished games of the real server", () => {
  for (const { name, file, numbers } of fairGames()) {
    const sent = new Map(numbers.flatMap((number, index) => (number === null ? [] : [[index + 1, number] as const])));
    const commitment = /\[Commitment "(\w+)"\]/.exec(file)?.[1] ?? "";

    it(`are fair: ${name}`, () => {
      expect(checkDice(file)).toEqual({ fair: true, committed: true, turns: [], numbers: [] });
      expect(checkDice(file, { commitment, numbers: sent })?.fair).toBe(true);
    });

    it(`are not fair with another commitment than was seen, or other numbers than were sent: ${name}`, () => {
      expect(checkDice(file, { commitment: "00".repeat(32), numbers: sent })?.committed).toBe(false);
      const other = new Map(
        [...sent].map(([turn], index) => [turn, index === 0 ? "f".repeat(32) : (sent.get(turn) ?? "")]),
      );
      expect(checkDice(file, { commitment, numbers: other })).toMatchObject({ fair: false, numbers: [1] });
      const secret = /\[Secret "(\w+)"\]/.exec(file)?.[1] ?? "";
      expect(checkDice(file.replace(secret, "ab".repeat(32)))?.committed).toBe(false);
    });

    it(`show the turn of a roll that was changed: ${name}`, () => {
      const forged = file.replace(
        /^5\. ([LAR]?)([1-4])/m,
        (_, turn: string, steps: string) => `5. ${turn}${(Number(steps) % 4) + 1}`,
      );
      expect(checkDice(forged)?.turns).toEqual([5]);
    });

    it(`cannot be checked before the end: ${name}`, () => {
      expect(checkDice(file.replace(/\[Result ".*"\]/, '[Result "*"]'))).toBeNull();
      expect(checkDice(file.replace(/\[Secret ".*"\]\n/, ""))).toBeNull();
    });
  }
});

describe("a number for the dice", () => {
  it("has 32 hexadecimal digits and is another each time", () => {
    const numbers = new Set(Array.from({ length: 50 }, () => freshNumber()));
    expect(numbers.size).toBe(50);
    for (const number of numbers) expect(number).toMatch(/^[0-9a-f]{32}$/);
  });

  it("stays the same for a turn, and the first commitment stays", () => {
    const kept = new Map<string, string>();
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    });
    keepCommitment("g", "seal");
    const number = numberFor("g", 3);
    expect(numberFor("g", 3)).toBe(number);
    expect(numberFor("g", 4)).not.toBe(number);
    expect(numberFor("other", 3)).not.toBe(number);
    keepCommitment("g", "another");
    expect(keptDice("g").commitment).toBe("seal");
    expect(keptDice("g").numbers.get(3)).toBe(number);
    expect(keptDice("nowhere")).toEqual({ commitment: null, numbers: new Map() });
    vi.unstubAllGlobals();
  });
});
