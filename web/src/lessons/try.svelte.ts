/** One task being tried: what is shown, what was said, and whether the goal is reached. */
import type { Colour, Place, Square } from "../api/types";
import { angleOf, centre, ends, legs, neighbour, HEADINGS, unwind } from "../board/geometry";
import { lessMotion } from "../lib/settings.svelte";
import { sounds } from "../lib/sound";
import { judgeAnswer, judgeHalf, judgeRug, judgeSquare, judgeTurn, type Refusal, type Verdict } from "./judge";
import type { AnyTask, ChooseTask, LayTask, RegionTask, Text, TurnTask, WalkTask, Way } from "./lesson";
import { type Drawn, readPosition } from "./position";

/** Milliseconds a step takes, on squares and round a mosaic; and how long a refused rug lies. */
const STEP_MS = 240;
const MOSAIC_MS = 420;
const LIES_MS = 900;

/** What Anir says: words of the lesson, a shared refusal, the first half of a rug, or how many are counted. */
export type Said = { text: Text } | { refusal: Refusal } | { first: Square } | { counted: number };

export class Try {
  readonly drawn: Drawn;
  pawn: { x: number; y: number; angle: number } = $state({ x: 0, y: 0, angle: 0 });
  said: Said | null = $state(null);
  done = $state(false);
  first: Square | null = $state(null);
  counted: Square[] = $state([]);
  marked: Square | null = $state(null);
  laid: { place: Place; colour: Colour } | null = $state(null);
  refused: { place: Place; colour: Colour } | null = $state(null);
  chosen: Way | null = $state(null);
  answer: number | null = $state(null);
  tries = $state(0);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #frame = 0;

  constructor(readonly task: AnyTask) {
    this.drawn = readPosition(task.position);
    const { square, heading } = this.drawn.assam;
    this.pawn = { ...centre(square), angle: angleOf(heading) };
  }

  /** Stops what moves; call when the task is left. */
  close(): void {
    clearTimeout(this.#timer);
    cancelAnimationFrame(this.#frame);
  }

  /** Squares that touch Assam's, or those that can take the other half of the rug begun. */
  get ringed(): Square[] {
    if (this.task.kind !== "lay" || this.done) return [];
    const { legal } = this.task;
    const { first } = this;
    if (first !== null)
      return legal.map(ends).flatMap(([one, other]) => (one === first ? [other] : other === first ? [one] : []));
    return HEADINGS.flatMap((heading) => neighbour(this.drawn.assam.square, heading) ?? []);
  }

  /** The colour of the rug being laid: the first letter of the next player's, from the turn field of the line. */
  get colour(): Colour {
    const [, , turn = "1:lay", , , , tops = "-"] = this.task.position.split(" ");
    const player = Number(turn[0]) - 1;
    if (tops !== "-") return (tops.split(",")[player] as Colour) ?? "H";
    return (["H", "I", "S", "A"] as const)[player] ?? "H";
  }

  turn(way: Way): void {
    if (this.done) return;
    const task = this.task as TurnTask;
    this.#hear(judgeTurn(task, way));
    if (!this.done) return;
    this.chosen = way;
    const quarter = { left: -90, ahead: 0, right: 90, behind: 180 }[way];
    this.pawn = { ...this.pawn, angle: this.pawn.angle + quarter };
  }

  square(square: Square): void {
    if (this.done) return;
    const { task } = this;
    if (task.kind === "lay") this.#half(square);
    else if (task.kind === "region") this.#count(task, square);
    else if (task.kind === "walk") this.#stop(task, square);
  }

  rug(one: Square, other: Square): void {
    if (this.done || this.task.kind !== "lay") return;
    this.first = null;
    const { place, ...verdict } = judgeRug(this.task, this.drawn.assam.square, one, other);
    this.#hear(verdict);
    if (place === null) return;
    if (this.done) {
      this.laid = { place, colour: this.colour };
      sounds.lay();
    } else this.#lies(place);
  }

  choose(option: number): void {
    if (this.done) return;
    const task = this.task as ChooseTask;
    this.answer = option;
    this.#hear(judgeAnswer(task, option));
    if (this.done && task.path) void this.#walk(task.path);
  }

  /** Does it, for who would rather see it first. */
  show(): void {
    const { task } = this;
    if (this.done) return;
    if (task.kind === "turn") this.turn(task.right[0] ?? "left");
    else if (task.kind === "walk") this.square(task.right[0] ?? "a1");
    else if (task.kind === "region") for (const square of task.right) this.square(square);
    else if (task.kind === "choose") this.choose(task.right);
    else {
      const [one, other] = ends(this.#example(task));
      this.rug(one, other);
    }
  }

  /** A place in the middle of what is in sight rather than at its edge. */
  #example(task: LayTask): Place {
    const [low = "a1", high = "g7"] = task.view.split("-");
    const inside = (square: Square): boolean =>
      square[0]! >= low[0]! && square[0]! <= high[0]! && square[1]! >= low[1]! && square[1]! <= high[1]!;
    return task.right.find((place) => ends(place).every(inside)) ?? task.right[0] ?? "c4-c5";
  }

  #hear(verdict: Verdict): void {
    this.tries += 1;
    this.marked = null;
    this.said = verdict.say;
    this.done = verdict.right;
  }

  #half(square: Square): void {
    if (this.first === null) {
      const refusal = judgeHalf(this.task as LayTask, this.drawn.assam.square, square);
      if (refusal !== null) {
        this.#hear(refusal);
        this.marked = square;
        return;
      }
      this.marked = null;
      this.first = square;
      this.said = { first: square };
    } else if (this.first === square) {
      this.first = null;
      this.said = null;
    } else this.rug(this.first, square);
  }

  #count(task: RegionTask, square: Square): void {
    const verdict = judgeSquare(task, square);
    if (!verdict.right) {
      this.#hear(verdict);
      this.marked = square;
      return;
    }
    this.marked = null;
    this.counted = this.counted.includes(square)
      ? this.counted.filter((one) => one !== square)
      : [...this.counted, square];
    sounds.count(this.counted.length);
    if (this.counted.length === task.right.length) this.#hear(verdict);
    else this.said = { counted: this.counted.length };
  }

  #stop(task: WalkTask, square: Square): void {
    this.#hear(judgeSquare(task, square));
    if (this.done) void this.#walk(task.path);
    else this.marked = square;
  }

  #lies(place: Place): void {
    this.refused = { place, colour: this.colour };
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.refused = null), LIES_MS);
  }

  async #walk(path: WalkTask["path"]): Promise<void> {
    const all = legs(this.drawn.assam.square, path);
    const end = path.at(-1);
    if (!lessMotion()) {
      for (const leg of all) {
        sounds.step();
        await this.#along(leg.mosaic ? MOSAIC_MS : STEP_MS, (share) => {
          const { x, y, angle } = leg.at(share);
          this.pawn = { x, y, angle: unwind(angle, this.pawn.angle) };
        });
      }
    }
    if (end !== undefined) this.pawn = { ...centre(end.square), angle: unwind(angleOf(end.heading), this.pawn.angle) };
  }

  #along(length: number, draw: (share: number) => void): Promise<void> {
    return new Promise((resolve) => {
      const start = performance.now();
      const tick = (now: number): void => {
        const share = Math.min((now - start) / length, 1);
        draw(share);
        if (share < 1) this.#frame = requestAnimationFrame(tick);
        else resolve();
      };
      this.#frame = requestAnimationFrame(tick);
    });
  }
}
