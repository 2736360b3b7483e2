import { describe, expect, it } from "vitest";
import { judgeAnswer, judgeHalf, judgeRug, judgeSquare, judgeTurn } from "../../src/lessons/judge";
import { LESSONS, lessonOf, type LayTask, type Lesson } from "../../src/lessons/lesson";
import { readPosition, squaresIn } from "../../src/lessons/position";
import { EXTRAS, STEPS } from "../../src/lib/progress.svelte";
import { en, fr } from "./languages";

const lesson = (id: string): Lesson => lessonOf(id) as Lesson;

describe("a position line, read for drawing", () => {
  it("knows whole rugs, halves that slip under them, and Assam", () => {
    const { rugs, assam, colours, purses, visible } = readPosition(
      "7/2A>A3/2I4/7/7/7/3H^3 d4E 1:lay 17,18,19,20 9,9,9,9 3 - 4+elimination".replace("3H^3", "3H3"),
    );
    expect(assam).toEqual({ square: "d4", heading: "east" });
    expect(rugs.find((rug) => rug.colour === "A")).toMatchObject({ visible: ["c6", "d6"], neutral: false });
    expect(rugs.find((rug) => rug.colour === "I")).toMatchObject({ squares: ["c5", "c6"], visible: ["c5"] });
    expect(rugs.find((rug) => rug.colour === "H")).toMatchObject({ squares: ["d1"], visible: ["d1"] });
    expect(colours.get("c5")).toBe("I");
    expect(purses).toEqual([17, 18, 19, 20]);
    expect(visible).toEqual([1, 1, 0, 2]);
  });
  it("greys the rugs of who is out", () => {
    const { rugs } = readPosition("7/7/7/S>S5/7/7/7 d4N 1:roll 1,2,0,4 9,9,0,9 3 - 4+elimination");
    expect(rugs[0]?.neutral).toBe(true);
  });
  it("lists a view from the top", () => {
    expect(squaresIn("b2-c3")).toEqual([
      ["b3", "c3"],
      ["b2", "c2"],
    ]);
  });
});

describe("what a try comes to", () => {
  it("is read from the data", () => {
    const turn = lesson("turn").tasks[0]!;
    const walk = lesson("walk").tasks[0]!;
    const owes = lesson("owes").tasks[0]!;
    if (turn.kind !== "turn" || walk.kind !== "walk" || owes.kind !== "choose") throw new Error("other kinds");
    expect(judgeTurn(turn, "left").right).toBe(true);
    expect(judgeTurn(turn, "behind")).toMatchObject({
      right: false,
      say: { text: turn.tries.behind },
    });
    expect(en.tasks[turn.tries.behind]).toContain("half a turn");
    expect(judgeSquare(walk, "c6").right).toBe(true);
    expect(judgeSquare(walk, "b3")).toEqual({ right: false, say: { text: walk.why["else"] } });
    expect(judgeAnswer(owes, owes.right).right).toBe(true);
    expect(judgeAnswer(owes, (owes.right + 1) % owes.options.length).right).toBe(false);
  });
  it("names the rule that a rug would break", () => {
    const task = lesson("cover").tasks[0] as LayTask;
    expect(judgeRug(task, "d4", "c4", "c5")).toMatchObject({ say: { refusal: "whole" } });
    expect(judgeRug(task, "d4", "d4", "d5")).toMatchObject({ say: { refusal: "assam" } });
    expect(judgeRug(task, "d4", "a1", "b1")).toMatchObject({ say: { refusal: "away" } });
    expect(judgeRug(task, "d4", "c4", "e4")).toMatchObject({ say: { refusal: "apart" }, place: null });
    expect(judgeRug(task, "d4", "e4", "e3")).toMatchObject({ right: false, say: { text: task.allowed } });
    expect(judgeRug(task, "d4", "c4", "b4")).toMatchObject({ right: true, place: "b4-c4" });
    expect(judgeHalf(task, "d4", "d4")).toMatchObject({ right: false, say: { refusal: "assam" } });
    expect(judgeHalf(task, "d4", "a1")).toMatchObject({ right: false, say: { refusal: "far" } });
    expect(judgeHalf(task, "d4", "b4")).toBeNull();
  });
});

describe("the lessons", () => {
  it("are the seven steps and three more", () => {
    expect(LESSONS.filter((one) => !one.extra).map(({ id }) => id)).toEqual([...STEPS]);
    expect(LESSONS.filter((one) => one.extra).map(({ id }) => id)).toEqual([...EXTRAS]);
  });
  it("say the same things in both languages", () => {
    expect(Object.keys(fr.lessons)).toEqual(Object.keys(en.lessons));
    expect(en.lessons.refused.apart("d4")).toContain("the second half of a rug lies beside the first");
  });
});
