/**
 * The referee of a real table: which question stands, and what its answers are.
 *
 * It asks only what it cannot know: the top of a pile, the heading, the number, whether a tithe is paid, where the rug
 * lies. The server counts, checks and keeps; whether somebody has paid is between the players and this page.
 */
import type { Colour, RefereeTithe, Turn, Undoable } from "../api/types";
import { Controls, type Mode } from "../game/controls.svelte";
import { wait } from "../game/motion";
import { buzz } from "../lib/calls";
import { lessMotion, settings } from "../lib/settings.svelte";
import { sounds } from "../lib/sound";

export type Question = "top" | "heading" | "number" | "pay" | "free" | "rug" | "turn" | "wait";

/** Milliseconds a square of the tithe takes to be counted, all of them together, and a free walk to be seen. */
const A_SQUARE = 110;
const ALL_SQUARES = 1600;
const FREE = 1200;

export class Refereeing extends Controls {
  /** The version whose walk has been dealt with: paid, or seen to be free. */
  #settled = $state(-1);
  #counting = new AbortController();

  /** The walk that brought the table to this version, unless it came by undoing. */
  get #walked(): boolean {
    const { table, history } = this.session;
    const last = history.findLast((update) => update.version === table.version);
    // A page that has just opened, or to which the game has just moved, was not there.
    if (last === undefined || last.events.every(({ type }) => type === "moved"))
      return table.referee?.undo?.what === "roll";
    return last.events.some((event) => event.type === "walked");
  }

  get tithe(): RefereeTithe | null {
    return this.session.table.referee?.tithe ?? null;
  }

  get question(): Question {
    const { session } = this;
    if (session.due === null && !this.#ended) return "wait";
    if (this.#walked && this.#settled !== session.table.version) return this.tithe === null ? "free" : "pay";
    switch (session.table.next.step) {
      case "deal":
      case "draw":
        return "top";
      case "orient":
        return "heading";
      case "roll":
        return "number";
      case "lay":
        return "rug";
      case "turn":
        return "turn";
      default:
        return "wait";
    }
  }

  /** The last roll has ended the game, and its tithe is still to be paid. */
  get #ended(): boolean {
    const { table, stage, waiting } = this.session;
    return table.status === "over" && !stage.playing && waiting === 0;
  }

  /** Does something stand between the end of the game and its finale? */
  get open(): boolean {
    return this.question === "pay" || (this.question === "free" && !this.#ended);
  }

  override get mode(): Mode {
    return ["rug", "heading", "turn"].includes(this.question) || this.exploring ? super.mode : "squares";
  }

  override get laying(): boolean {
    return this.question === "rug";
  }

  /** The squares of the tithe light up one by one from under Assam; what is free is seen and goes on. */
  show(): void {
    const { stage, table } = this.session;
    this.#counting.abort();
    this.#counting = new AbortController();
    const { signal } = this.#counting;
    stage.tithe = null;
    if (this.question === "free") {
      const { version } = table;
      void wait(settings.speed === "instant" ? 0 : FREE, signal).then(
        () => signal.aborted || (this.#settled = version),
      );
    } else if (this.question === "pay" && this.tithe !== null) {
      const { squares, seat, to, due, paid } = this.tithe;
      stage.tithe = { squares, counted: lessMotion() ? squares.length : 0, from: seat, to, due, paid };
      if (!lessMotion()) void this.#count(squares.length, signal);
    }
  }

  async #count(squares: number, signal: AbortSignal): Promise<void> {
    for (let count = 1; count <= squares; count++) {
      await wait(Math.min(A_SQUARE, ALL_SQUARES / squares), signal);
      const { tithe } = this.session.stage;
      if (tithe === null) return;
      tithe.counted = signal.aborted ? squares : count;
    }
  }

  close(): void {
    this.#counting.abort();
    this.session.stage.tithe = null;
  }

  // Answers

  override choose(turn: Turn): void {
    const { due, table } = this.session;
    if (due === null || this.session.busy) return;
    buzz(10);
    void this.session.act(due, { type: table.next.step === "turn" ? "turn" : "heading", turn });
  }

  roll(steps: number): void {
    const { due } = this.session;
    if (due === null || this.question !== "number") return;
    buzz(10);
    void this.session.act(due, { type: "roll", steps });
  }

  draw(colour: Colour): void {
    const { due } = this.session;
    if (due !== null) void this.session.act(due, { type: "draw", colour });
  }

  /** What may lie on top of the pile of whoever lays, once the chosen rug lies: empty without piles. */
  get tops(): Colour[] {
    const { position, next } = this.session.table;
    const pile = next.seat === null ? undefined : position.piles?.[next.seat];
    if (pile === undefined || this.question !== "rug") return [];
    const left = Object.entries(pile.left) as [Colour, number][];
    return left.filter(([colour, rugs]) => rugs > (colour === next.colour ? 1 : 0)).map(([colour]) => colour);
  }

  /** The rug lies, and this one is on top of the pile now: one tap for both. */
  async layAndTurnUp(top: Colour): Promise<void> {
    const seat = this.session.due;
    const { place } = this.choice;
    if (seat === null || place === null || !this.ready) return;
    buzz(20);
    if (!(await this.session.act(seat, { type: "lay", rug: place }))) return;
    const next = this.session.history.at(-1)?.table.next;
    if (next?.step === "draw" && next.draws?.includes(top)) await this.session.act(seat, { type: "draw", colour: top });
  }

  /** The tithe is paid, or a free walk was seen: the next question comes. */
  settle(): void {
    this.#settled = this.session.table.version;
  }

  /** Enter and Space: what the one filled button of the question does. */
  override async confirm(): Promise<void> {
    if (this.question === "pay" || this.question === "free") this.settle();
    else if (this.question === "rug") {
      const [top, ...more] = this.tops;
      await (top !== undefined && more.length === 0 ? this.layAndTurnUp(top) : super.confirm());
    }
  }

  override tap(at: { x: number; y: number }): void {
    super.tap(at);
    if (this.choice.refusal !== null) {
      sounds.knock();
      buzz(30);
    }
  }

  // Undoing

  /** What undoing would take back, and whose it was; a payment is between the players, and comes first. */
  get undoable(): { seat: number; what: Undoable | "payment" } | null {
    const { table, stage } = this.session;
    if (stage.playing) return null;
    if (this.#paid && this.tithe !== null) return { seat: this.tithe.seat, what: "payment" };
    return table.referee?.undo ?? null;
  }

  get #paid(): boolean {
    return this.tithe !== null && this.#walked && this.#settled === this.session.table.version;
  }

  override async takeBack(): Promise<void> {
    await this.undo();
  }

  async undo(): Promise<void> {
    if (this.undoable === null || this.session.busy) return;
    if (this.#paid) this.#settled = -1;
    else await this.session.act(this.session.you[0] ?? 0, { type: "take_back" });
  }
}
