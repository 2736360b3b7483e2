import { describe, expect, it } from "vitest";
import type { Hint } from "../../src/api/types";
import { adviceRefusal, hintGrounds, hintText } from "../../src/game/hint";
import { en } from "../../src/i18n/en";
import { fr } from "../../src/i18n/fr";

const base = { version: 7, seat: 1, left_off: 0, seconds: 0.9 };
const master: Hint = {
  ...base,
  bot: "master",
  nodes: 12345,
  depth: 3,
  choices: [
    { turn: null, rug: "d4-e4", win: [0.2, 0.41, 0.39], score: [30, 38.2, 35], value: 0.41 },
    { turn: null, rug: "c4-d4", win: [0.2, 0.39, 0.41], score: [30, 37, 35], value: 0.39 },
  ],
};
const greedy: Hint = {
  ...base,
  bot: "greedy",
  nodes: 3,
  depth: 1,
  choices: [
    { turn: "left", rug: null, win: null, score: null, value: 2.5 },
    { turn: "ahead", rug: null, win: null, score: null, value: 1.3 },
  ],
};

describe("a hint in words", () => {
  it("tells chance, score and the next best", () => {
    expect(hintText(master, en)).toBe("Lay d4–e4: wins 41 % of the time; expects 38 points; the next best, c4–d4: 39 %.");
    expect(hintText(master, fr)).toBe("Posez d4–e4 : gagne 41 % du temps ; espère 38 points ; ensuite, c4–d4 : 39 %.");
  });

  it("tells points where the bot knows no chances", () => {
    expect(hintText(greedy, en)).toBe("Turn Assam left: worth 1.2 points more than the next best, ahead.");
    expect(hintText(greedy, fr)).toBe("Tournez Assam à gauche : vaut 1,2 point de plus que le suivant, tout droit.");
  });

  it("claims no difference where there is none, and no rival where there is none", () => {
    const [best, second] = greedy.choices;
    if (best === undefined || second === undefined) throw new Error("two choices");
    expect(hintText({ ...greedy, choices: [best, { ...second, value: 2.49 }] }, en)).toBe("Turn Assam left: as good as ahead.");
    expect(hintText({ ...greedy, choices: [best] }, en)).toBe("Turn Assam left: there is no other choice.");
    expect(hintText({ ...greedy, choices: [] }, en)).toBe("");
  });

  it("says who advises while the master is not ready", () => {
    expect(hintGrounds(master, en)).toBe("3 turns ahead, 12,345 positions.");
    expect(hintGrounds(greedy, en)).toBe("The master is still getting ready: this is the apprentice's advice. One turn ahead, 3 positions.");
    expect(hintGrounds(greedy, fr)).toMatch(/^Le maître se prépare encore : c’est un conseil du niveau apprenti\./);
  });

  it("has words for every refusal", () => {
    expect(adviceRefusal("level_not_ready", en)).toMatch(/getting ready/);
    expect(adviceRefusal("not_casual", fr)).toMatch(/contre des robots/);
    expect(adviceRefusal("game_over", en)).toBe(en.refusals.game_over);
  });
});

describe("levels", () => {
  it("are told in both languages", () => {
    for (const words of [en, fr]) {
      expect(Object.keys(words.advice.levels)).toEqual(["novice", "apprentice", "merchant", "master"]);
      for (const level of Object.keys(words.advice.levels)) expect(words.levels[level]).toBeTruthy();
    }
  });
});
