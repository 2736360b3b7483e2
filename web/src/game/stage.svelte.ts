/**
 * What the board shows: a table, and between two tables the events that lead from one to the next,
 * played at a human pace. A skip ends any of it at once on the table that follows.
 */
import type { Colour, GameEvent, Place, Rug, Square, Table, Update } from "../api/types";
import { angleOf, centre, ends, legs, unwind } from "../board/geometry";
import { dieSpot } from "../board/spot";
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
  paid: number;
}

/** The die as it is drawn on the board; `height` is how far it is above it. */
export interface Rolled {
  face: number;
  x: number;
  y: number;
  angle: number;
  height: number;
}

/** A moment that stops the game: a large tithe, or somebody who cannot pay and leaves. */
export interface Moment {
  from: number;
  to: number;
  due: number;
  paid: number;
  out: boolean;
  /** Milliseconds until it goes on by itself; null when it waits for the reader. */
  ms: number | null;
}

/** From here on a tithe is staged. */
export const LARGE = 10;
const MOMENT = { large: 2000, out: 4000 } as const;
/** All squares of a tithe are counted within this. */
const COUNTING = 1200;

export class Stage {
  table: Table = $state.raw() as Table;
  rugs: Rug[] = $state.raw([]);
  assam = $state({ x: 350, y: 350, angle: 0 });
  purses: number[] = $state([]);
  /** The last roll of the turn, until its rug lies. */
  die: Rolled | null = $state(null);
  tumbling = $state(false);
  moment: Moment | null = $state(null);
  unrolling: Unrolling | null = $state(null);
  tithe: Tithe | null = $state(null);
  /** The event being shown, for the words above the board. */
  event: GameEvent | null = $state.raw(null);
  playing = $state(false);
  /** Set by the page: sends coins from panel to panel. */
  flyCoins: ((from: number, to: number, coins: number, ms: number) => void) | null = null;
  /** Set by the page: seats whose going out waits for a word, because the reader sits there. */
  own: readonly number[] = [];
  /** Set by the session: it referees a real table, where dice, coins and sounds are people's own. */
  real = false;

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
    this.moment = null;
    this.tumbling = false;
    if (table.next.step !== "lay" && table.next.step !== "turn") this.die = null;
  }

  /** Puts the die on the board as it lay after a roll. */
  showRoll(steps: number): void {
    if (this.real) return;
    const { assam, rugs } = this.table.position;
    this.die = { face: steps, ...dieSpot(rugs, [assam.square]), angle: 8, height: 0 };
  }

  async play(update: Update, signal: AbortSignal, others: boolean, pace: number = PACE[settings.speed]): Promise<void> {
    this.playing = true;
    try {
      const out = update.events.some((event) => event.type === "eliminated");
      for (const event of update.events) {
        if (signal.aborted || pace === 0) continue;
        this.event = event;
        await this.#show(event, pace, signal, others);
        if (event.type === "paid" && !this.real) await this.#stop(event, out, pace, signal);
      }
    } finally {
      this.settle(update.table);
      const roll = update.events.find((event) => event.type === "walked");
      if (roll !== undefined && this.die === null && update.table.next.step === "lay") this.showRoll(roll.steps);
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
        if (!this.real) await this.#roll(event, pace, calm, signal);
        await this.#walk(event.from, event, pace, calm, signal);
        await wait(breath, signal);
        return;
      case "paid":
        if (!this.real) await this.#pay(event, pace, calm, signal);
        return;
      case "laid":
        if (others) await wait(320 * pace, signal);
        await this.#lay(event.rug, event.colour, pace, calm, signal);
        await wait(others ? 420 * pace : 0, signal);
        return;
      case "eliminated":
      case "resigned":
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

  /** The die comes from the near edge in three bounces and rests away from the way Assam is about to go. */
  async #roll(
    event: Extract<GameEvent, { type: "walked" }>,
    pace: number,
    calm: boolean,
    signal: AbortSignal,
  ): Promise<void> {
    const { steps } = event;
    const rest = dieSpot(this.rugs, [event.from, ...event.path.map((step) => step.square)]);
    const start = { x: rest.x + (rest.x < 350 ? -90 : 90), y: 860 };
    sounds.roll();
    if (!calm) {
      this.tumbling = true;
      const turns = rest.x < 350 ? 540 : -540;
      await tween(
        700 * pace,
        (share) => {
          const gone = ease(share);
          // Three hops, each lower than the one before.
          const height = Math.abs(Math.cos(share * 2.5 * Math.PI)) * 120 * (1 - share) ** 1.4;
          const face = share > 0.8 ? steps : ([2, 4, 1, 3, 2, 3, 1, 4][Math.floor(share * 10)] ?? steps);
          this.die = {
            face,
            x: start.x + (rest.x - start.x) * gone,
            y: start.y + (rest.y - start.y) * gone,
            angle: 8 + turns * (1 - gone),
            height,
          };
        },
        signal,
      );
      this.tumbling = false;
    }
    this.die = { face: steps, ...rest, angle: 8, height: 0 };
    await wait(300 * pace, signal);
  }

  async #walk(
    from: Square,
    event: Extract<GameEvent, { type: "walked" }>,
    pace: number,
    calm: boolean,
    signal: AbortSignal,
  ): Promise<void> {
    if (calm) {
      const last = event.path.at(-1);
      if (last !== undefined)
        this.assam = { ...centre(last.square), angle: unwind(angleOf(last.heading), this.assam.angle) };
      await wait(260 * pace, signal);
      return;
    }
    for (const leg of legs(from, event.path)) {
      if (!this.real) sounds.step();
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

  async #pay(
    event: Extract<GameEvent, { type: "paid" }>,
    pace: number,
    calm: boolean,
    signal: AbortSignal,
  ): Promise<void> {
    this.tithe = {
      squares: event.squares,
      counted: 0,
      from: event.seat,
      to: event.to,
      due: event.due,
      paid: event.paid,
    };
    for (let count = 1; count <= event.squares.length; count++) {
      if (!calm) await wait(Math.min(110, COUNTING / event.squares.length) * Math.max(1, pace), signal);
      this.tithe.counted = count;
      sounds.count(count);
    }
    await wait(320 * pace, signal);
    const fly = calm ? 0 : 450 * pace;
    if (fly > 0 && !signal.aborted) this.flyCoins?.(event.seat, event.to, event.paid, fly);
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
    if (event.due < LARGE && event.paid === event.due) this.tithe = null;
  }

  /** Lets a large tithe, or somebody's going out, be seen: it goes on by itself, but not for whoever is out. */
  async #stop(
    event: Extract<GameEvent, { type: "paid" }>,
    out: boolean,
    pace: number,
    signal: AbortSignal,
  ): Promise<void> {
    if (event.due < LARGE && !out) {
      this.tithe = null;
      return;
    }
    const waits = out && this.own.includes(event.seat);
    const ms = waits ? null : (out ? MOMENT.out : MOMENT.large) * Math.max(0.5, pace);
    this.moment = { from: event.seat, to: event.to, due: event.due, paid: event.paid, out, ms };
    if (out) sounds.out();
    await wait(ms ?? 2 ** 30, signal);
    this.moment = null;
    this.tithe = null;
  }

  async #lay(place: Place, colour: Colour, pace: number, calm: boolean, signal: AbortSignal): Promise<void> {
    if (!this.real) sounds.lay();
    this.unrolling = { place, colour, share: calm ? 1 : 0 };
    const unrolling = this.unrolling;
    await tween(calm ? 0 : 320 * pace, (share) => (unrolling.share = ease(share)), signal);
    this.unrolling = null;
    // A house rule lets a rug of one's own be covered exactly: it is gone then.
    const covered = this.rugs.filter((rug) => rug.colour !== colour || rug.squares.join("-") !== place);
    this.rugs = [...covered, { colour, squares: ends(place), visible: ends(place), neutral: false }];
  }
}
