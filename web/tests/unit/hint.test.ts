import { describe, expect, it } from "vitest";
import type { Hint } from "../../src/api/types";
import { adviceRefusal, hintGrounds, hintText } from "../../src/game/hint";
import type { Names } from "../../src/i18n/who";
import { game } from "./recorded";
import { en, fr } from "./languages";

const base = {
  exact: false,
  version: 7,
  seat: 0,
  left_off: 0,
  seconds: 0.9,
};
const names: Names = (seat) => ({ name: ["Zoé", "Idir", "Safia", "Amal"][seat] ?? "?", you: seat === 0 });
/** The table on which seat 0 is to turn Assam, with rugs about. */
const table = game("four").find(
  (update) => update.table.next.seat === 0 && update.table.next.step === "orient" && update.table.position.turn > 20,
)!.table;
const facts: NonNullable<Hint["choices"][number]["facts"]> = {
  gained: 2,
  taken: [0, 2, 0, 0],
  joined: 6,
  follower: 1,
  toll: 1.5,
};
const master: Hint = {
  ...base,
  bot: "master",
  nodes: 12345,
  depth: 3,
  choices: [
    { turn: null, rug: "d4-e4", win: [0.41, 0.2, 0.39, 0], score: [38.2, 30, 35, 20], value: 0.41, facts },
    { turn: null, rug: "c4-d4", win: [0.39, 0.2, 0.41, 0], score: [37, 30, 35, 20], value: 0.39, facts: null },
  ],
};
const greedy: Hint = {
  ...base,
  bot: "greedy",
  nodes: 3,
  depth: 1,
  choices: [
    { turn: "left", rug: null, win: null, score: null, value: 2.5, facts: null },
    { turn: "ahead", rug: null, win: null, score: null, value: 1.3, facts: null },
  ],
};
const rug = (change: Partial<typeof facts>): Hint => ({
  ...master,
  choices: [{ ...master.choices[0]!, facts: { ...facts, ...change } }],
});

describe("a hint in words", () => {
  it("says of a rug what it joins, takes and earns", () => {
    expect(hintText(master, table, names, en)).toBe(
      "Lay d4–e4: it joins 6 of your squares, covers 2 of Idir's, " +
        "and even on the best way Idir pays you 1.5 on average.",
    );
    expect(hintText(master, table, names, fr)).toBe(
      "Posez d4–e4\u00a0: il réunit 6 de vos cases, en couvre 2 d’Idir " +
        "et même dans la meilleure direction Idir vous paie 1,5 en moyenne.",
    );
  });
  it("says less where there is less", () => {
    expect(hintText(rug({ joined: 2, taken: [0, 0, 0, 0], toll: 0 }), table, names, en)).toBe(
      "Lay d4–e4: shows 2 squares more of yours and Idir can still walk round it.",
    );
    expect(hintText(rug({ follower: null, toll: 0 }), table, names, en)).toBe(
      "Lay d4–e4: it joins 6 of your squares and covers 2 of Idir's.",
    );
  });
  it("says of a heading what it may cost", () => {
    const way = table.next.headings.find((one) => one.turn === "left")!;
    const free = {
      ...table,
      next: {
        ...table.next,
        headings: [{ ...way, average: 0, rolls: way.rolls.map((roll) => ({ ...roll, pays: 0 })) }],
      },
    };
    const dear = {
      ...table,
      next: {
        ...table.next,
        headings: [{ ...way, average: 1.5, rolls: way.rolls.map((roll, index) => ({ ...roll, pays: index })) }],
      },
    };
    expect(hintText(greedy, free, names, en)).toBe("Turn Assam left: on no roll is there anything to pay.");
    expect(hintText(greedy, dear, names, en)).toBe("Turn Assam left: you pay 1.5 on average, 3 at worst.");
    expect(hintText(greedy, { ...dear, next: { ...dear.next, step: "turn" } }, names, en)).toBe(
      "Turn Assam left: Idir then pays 1.5 on average, 3 at worst.",
    );
  });
  it("has nothing to say without a choice", () => {
    expect(hintText({ ...greedy, choices: [] }, table, names, en)).toBe("");
  });
});

describe("the figures of a hint", () => {
  it("are chance, score and the next best", () => {
    expect(hintGrounds(master, en)).toBe(
      "Wins 41% of the time; expects 38 points; the next best, c4–d4: 39%. 3 turns ahead, 12,345 positions.",
    );
    expect(hintGrounds(master, fr)).toMatch(
      /^Gagne dans 41\u00a0% des cas\u202f; score attendu\u00a0: 38\u202f; ensuite, c4–d4\u00a0: 39\u00a0%\./,
    );
  });
  it("claim no difference where there is none, and no rival where there is none", () => {
    const [best, second] = greedy.choices;
    if (best === undefined || second === undefined) throw new Error("two choices");
    expect(hintGrounds(greedy, en)).toMatch(/^Worth 1.2 points more than the next best, ahead\./);
    expect(hintGrounds({ ...greedy, choices: [best, { ...second, value: 2.49 }] }, en)).toMatch(/^As good as ahead\./);
    expect(hintGrounds({ ...greedy, choices: [best] }, en)).toMatch(/^There is no other choice\./);
  });
  it("says who advises while the master is not ready", () => {
    expect(hintGrounds(greedy, en)).toMatch(
      /The master is still getting ready: this is the apprentice's advice. One turn ahead, 3 positions.$/,
    );
    expect(hintGrounds(greedy, fr)).toMatch(/Le maître se prépare encore\u00a0: c’est un conseil du niveau apprenti\./);
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
      expect(Object.keys(words.advice.levels)).toEqual(["novice", "apprentice", "merchant", "master", "even"]);
      for (const level of Object.keys(words.advice.levels)) expect(words.levels[level]).toBeTruthy();
    }
  });
});
