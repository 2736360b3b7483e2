/** What the player is choosing right now, shared by the board, the prompt and the keyboard. */
import type { Forecast, Heading, Place, Square, Turn } from "../api/types";
import { neighbour, squareUnder, type Point } from "../board/geometry";
import { buzz } from "../lib/calls";
import { settings } from "../lib/settings.svelte";
import { NOTHING, dragOver, legal, moveChoice, onPlaced, pointedAt, tapAt, type Choice } from "./lay";
import type { Playing } from "./session.svelte";
import { standingChoices } from "./takeback";

export type Mode = "headings" | "rugs" | "squares" | "none";

export class Controls {
  turn: Turn = $state("ahead");
  choice: Choice = $state.raw(NOTHING);
  /** The player looks round the squares instead of choosing. */
  exploring = $state(false);
  cursor: Square = $state("d4");
  /** The first choice taken back makes the game practice: the reader is asked whether that is meant. */
  asking = $state(false);
  #version = -1;

  constructor(readonly session: Playing) {}

  /** What the arrow keys move between. */
  get mode(): Mode {
    const { stage, due } = this.session;
    if (stage.playing) return "none";
    if (this.exploring || due === null) return "squares";
    const { step, headings } = stage.table.next;
    return step === "lay" ? "rugs" : headings.length > 0 ? "headings" : "squares";
  }

  /** Is a rug to be laid here and now? */
  get laying(): boolean {
    return this.session.due !== null && this.session.table.next.step === "lay";
  }

  get forecasts(): Forecast[] {
    return this.session.due === null ? [] : this.session.table.next.headings;
  }

  get forecast(): Forecast | undefined {
    return this.forecasts.find((one) => one.turn === this.turn) ?? this.forecasts[0];
  }

  /** Forgets the choice when the game has gone on. */
  refresh(): void {
    const { table } = this.session;
    if (table.version === this.#version) return;
    this.#version = table.version;
    this.turn = table.next.headings.some((one) => one.turn === "ahead")
      ? "ahead"
      : (table.next.headings[0]?.turn ?? "ahead");
    this.choice = NOTHING;
    this.exploring = false;
    this.cursor = table.position.assam.square;
  }

  get ready(): boolean {
    if (this.session.busy || !this.session.online || this.session.due === null) return false;
    return this.session.table.next.step !== "lay" || this.choice.pinned;
  }

  arrow(heading: Heading): void {
    if (this.mode === "squares") this.cursor = neighbour(this.cursor, heading) ?? this.cursor;
    else if (this.mode === "headings") {
      const way = this.forecasts.find((one) => one.heading === heading);
      if (way !== undefined) this.choose(way.turn);
    } else if (this.mode === "rugs") {
      const { rugs } = this.session.table.next;
      this.pin(moveChoice(rugs, this.choice.place, heading));
    }
  }

  /** An arrow on the board was pressed. */
  choose(turn: Turn): void {
    this.turn = turn;
  }

  pin(place: Place | null): void {
    if (legal(this.session.table.next, place) !== null) this.choice = { ...NOTHING, place, pinned: true };
  }

  /** The mouse moves over the board: a ghost of the rug goes where a click would put it. */
  point(at: Point | null): void {
    if (this.mode !== "rugs" || this.choice.pinned) return;
    const place = at === null ? null : pointedAt(this.session.table.next, this.choice, at);
    if (place !== this.choice.place) this.choice = { ...this.choice, place };
  }

  /**
   * A tap or click: it chooses a place, or moves the rug that waits there. On that rug it does nothing, for it may
   * only have been meant to complete it; the quick chose that it lays it.
   */
  tap(at: Point): void {
    if (this.mode !== "rugs") return;
    if (onPlaced(this.choice, squareUnder(at))) {
      if (settings.quickLay) void this.confirm();
      return;
    }
    this.#choose(
      tapAt(this.session.table.next, { ...this.choice, place: this.choice.pinned ? this.choice.place : null }, at),
    );
  }

  /** A drag from a square onto its neighbour. */
  drag(from: Square, to: Square): void {
    if (this.mode === "rugs") this.#choose(dragOver(this.session.table.next, this.choice, from, to));
  }

  #choose(choice: Choice): void {
    if (choice.pinned && choice.place !== this.choice.place) buzz(10);
    this.choice = choice;
  }

  cancel(): void {
    if (this.exploring) this.exploring = false;
    else this.choice = NOTHING;
  }

  async confirm(): Promise<void> {
    const seat = this.session.due;
    if (seat === null || !this.ready) return;
    const { step } = this.session.table.next;
    buzz(20);
    if (step === "orient") await this.session.act(seat, { type: "roll", turn: this.forecast?.turn ?? "ahead" });
    else if (step === "roll") await this.session.act(seat, { type: "roll" });
    else if (step === "turn") await this.session.act(seat, { type: "turn", turn: this.forecast?.turn ?? "left" });
    else if (step === "lay" && this.choice.place !== null)
      await this.session.act(seat, { type: "lay", rug: this.choice.place });
  }

  /** Is there a choice of ours to take back, in a game where that is allowed? */
  get mayTakeBack(): boolean {
    const { table, you, stage, told } = this.session;
    return table.take_back && table.status === "playing" && !stage.playing && standingChoices(told, you) > 0;
  }

  async takeBack(sure = false): Promise<void> {
    const seat = this.session.due ?? this.session.you[0];
    this.asking = seat !== undefined && this.mayTakeBack && !this.session.table.practised && !sure;
    if (seat !== undefined && this.mayTakeBack && !this.asking) await this.session.act(seat, { type: "take_back" });
  }
}
