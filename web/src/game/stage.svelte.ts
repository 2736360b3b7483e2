/**
 * What the board shows: a table, and between two tables the events that lead from one to the next,
 * played at a human pace. A skip ends any of it at once on the table that follows.
 */
import type { Colour, GameEvent, Place, Rug, Square, Table, Update } from "../api/types";
import { angleOf, centre, ends, legs, unwind } from "../board/geometry";
import { lessMotion, settings } from "../lib/settings.svelte";
import { sounds } from "../lib/sound";
import { ease, tween, wait } from "./motion";

const PACE = { slow: 1.5, normal: 1, fast: 0.45, instant: 0 } as const;

export interface Unrolling {
  place: Place;
  colour: Colour;
  share: number;
}

export interface Tithe {
  squares: Square[];
  counted: number;
  from: number;
  to: number;
  due: number;
}

export class Stage {
  table: Table = $state.raw() as Table;
  rugs: Rug[] = $state.raw([]);
  assam = $state({ x: 350, y: 350, angle: 0 });
  purses: number[] = $state([]);
  die: { face: number | null; tumbling: boolean } = $state({ face: null, tumbling: false });
  unrolling: Unrolling | null = $state(null);
  tithe: Tithe | null = $state(null);
  /** The event being shown, for the words above the board. */
  event: GameEvent | null = $state.raw(null);
  playing = $state(false);
  /** Set by the page: sends coins from panel to panel. */
  flyCoins: ((from: number, to: number, coins: number, ms: number) => void) | null = null;

  constructor(table: Table) {
    this.settle(table);
  }

  /** Shows a table as it is. */
  settle(table: Table): void {
    this.table = table;
    this.rugs = table.position.rugs;
    this.purses = [...table.position.purses];
    const { square, heading } = table.position.assam;
    this.assam = { ...centre(square), angle: unwind(angleOf(heading), this.assam.angle) };
    this.unrolling = null;
    this.tithe = null;
    this.event = null;
    this.die.tumbling = false;
  }

  async play(update: Update, signal: AbortSignal, others: boolean): Promise<void> {
    const pace = PACE[settings.speed];
    this.playing = true;
    try {
      for (const event of update.events) {
        if (signal.aborted || pace === 0) {
          if (event.type === "walked") this.die.face = event.steps;
          continue;
        }
        this.event = event;
        await this.#show(event, pace, signal, others);
      }
    } finally {
      this.settle(update.table);
      this.playing = false;
    }
  }

  async #show(event: GameEvent, pace: number, signal: AbortSignal, others: boolean): Promise<void> {
    const calm = lessMotion();
    const breath = others ? 260 * pace : 60 * pace;
    switch (event.type) {
      case "oriented":
      case "turned": {
        if (others) await wait(380 * pace, signal);
        await this.#turn(angleOf(event.heading), calm ? 0 : 180 * pace, signal);
        await wait(breath, signal);
        return;
      }
      case "walked":
        await this.#roll(event.steps, pace, calm, signal);
        await this.#walk(event.from, event, pace, calm, signal);
        await wait(breath, signal);
        return;
      case "paid":
        await this.#pay(event, pace, calm, signal);
        return;
      case "laid":
        if (others) await wait(320 * pace, signal);
        await this.#lay(event.rug, event.colour, pace, calm, signal);
        await wait(others ? 420 * pace : 0, signal);
        return;
      case "eliminated":
      case "timed_out":
      case "taken_back":
        await wait(600 * pace, signal);
        return;
      default:
    }
  }

  async #turn(angle: number, ms: number, signal: AbortSignal): Promise<void> {
    const from = this.assam.angle;
    const to = unwind(angle, from);
    if (to !== from) await tween(ms, (share) => (this.assam.angle = from + (to - from) * ease(share)), signal);
  }

  async #roll(steps: number, pace: number, calm: boolean, signal: AbortSignal): Promise<void> {
    sounds.roll();
    if (!calm) {
      this.die.tumbling = true;
      let shown = -1;
      await tween(
        600 * pace,
        (share) => {
          const flip = Math.floor(share * 8);
          if (flip !== shown) this.die.face = [2, 4, 1, 3, 2, 3, 1, 4, steps][flip] ?? steps;
          shown = flip;
        },
        signal,
      );
    }
    this.die = { face: steps, tumbling: false };
    await wait(240 * pace, signal);
  }

  async #walk(from: Square, event: Extract<GameEvent, { type: "walked" }>, pace: number, calm: boolean, signal: AbortSignal): Promise<void> {
    if (calm) {
      const last = event.path.at(-1);
      if (last !== undefined) this.assam = { ...centre(last.square), angle: unwind(angleOf(last.heading), this.assam.angle) };
      await wait(260 * pace, signal);
      return;
    }
    for (const leg of legs(from, event.path)) {
      sounds.step();
      await tween(
        (leg.mosaic ? 420 : 240) * pace,
        (share) => {
          const at = leg.at(leg.mosaic ? share : ease(share) * 0.5 + share * 0.5);
          this.assam = { x: at.x, y: at.y, angle: unwind(at.angle, this.assam.angle) };
        },
        signal,
      );
    }
  }

  async #pay(event: Extract<GameEvent, { type: "paid" }>, pace: number, calm: boolean, signal: AbortSignal): Promise<void> {
    this.tithe = { squares: event.squares, counted: 0, from: event.seat, to: event.to, due: event.due };
    for (let count = 1; count <= event.squares.length; count++) {
      if (!calm) await wait(Math.max(110, 110 * pace), signal);
      this.tithe.counted = count;
      sounds.count(count);
    }
    await wait(320 * pace, signal);
    const fly = calm ? 0 : 450 * pace;
    if (fly > 0 && !signal.aborted) this.flyCoins?.(event.seat, event.to, Math.min(event.paid, 8), fly);
    sounds.coins();
    const before = [...this.purses];
    await tween(
      Math.max(fly, 120 * pace),
      (share) => {
        const moved = Math.round(event.paid * share);
        this.purses[event.seat] = (before[event.seat] ?? 0) - moved;
        this.purses[event.to] = (before[event.to] ?? 0) + moved;
      },
      signal,
    );
    await wait(300 * pace, signal);
    this.tithe = null;
  }

  async #lay(place: Place, colour: Colour, pace: number, calm: boolean, signal: AbortSignal): Promise<void> {
    sounds.lay();
    this.unrolling = { place, colour, share: calm ? 1 : 0 };
    const unrolling = this.unrolling;
    await tween(calm ? 0 : 320 * pace, (share) => (unrolling.share = ease(share)), signal);
    this.unrolling = null;
    // A house rule lets a rug of one's own be covered exactly: it is gone then.
    const covered = this.rugs.filter((rug) => rug.colour !== colour || rug.squares.join("-") !== place);
    this.rugs = [...covered, { colour, squares: ends(place), visible: ends(place), neutral: false }];
  }
}
