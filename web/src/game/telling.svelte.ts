/** A game told again: every update of it, the moment shown, and the way from one to another. */
import { api } from "../api/client";
import { Stream } from "../api/stream";
import type { Update } from "../api/types";
import { announce } from "../i18n/announce";
import { refusalText, t } from "../i18n/index.svelte";
import { settings } from "../lib/settings.svelte";
import { flyCoins } from "./coins";
import { Ledger } from "./ledger";
import { namesOf } from "./names";
import { Stage } from "./stage.svelte";
import { turnAt, turnStarts } from "./turns";

export class Telling {
  updates: Update[] = $state.raw([]);
  index = $state(0);
  stage: Stage | null = $state.raw(null);
  failure: string | null = $state(null);
  running = $state(false);
  /** What was said last, for screen readers. */
  lines: { id: number; text: string }[] = $state([]);
  you: number[] = $state([]);
  #skip = new AbortController();

  readonly shown = $derived(this.updates[this.index]);
  readonly names = $derived(namesOf(this.shown?.table ?? { seats: [] }, this.you));
  readonly newest = $derived(this.updates.at(-1)?.table);
  readonly live = $derived(this.newest?.status === "playing");
  readonly turns = $derived(turnStarts(this.updates));
  readonly turn = $derived(turnAt(this.turns, this.index));

  /** `onmark` hears which version is shown now. */
  constructor(
    readonly game: string,
    readonly onmark: (version: number) => void,
  ) {}

  /** One request brings the whole game; a game that is over begins at its start. */
  open(wanted: number | null): void {
    api.updates(this.game, 0).then(
      (all) => {
        this.updates = all;
        const start = all.at(-1)?.table.status === "over" ? 0 : all.length - 1;
        this.index = wanted === null ? Math.max(0, start) : this.#indexOf(wanted);
        const first = all[this.index];
        if (first === undefined) return;
        this.stage = new Stage(first.table);
        this.stage.flyCoins = flyCoins;
        this.#showDie(first);
      },
      (error) => (this.failure = refusalText(error)),
    );
    api.open(this.game).then(
      (opened) => (this.you = opened.you),
      () => {},
    );
  }

  close(): void {
    this.#skip.abort();
  }

  /** A game under way goes on while one looks back: there are more updates, the moment shown stays. */
  follow(): Stream {
    const ledger = new Ledger(this.updates.at(-1)?.version ?? 0);
    return new Stream(this.game, {
      version: () => ledger.version,
      update: (update) => {
        for (const next of ledger.accept(update)) this.updates = [...this.updates, next];
      },
      presence: () => {},
      connected: () => {},
    });
  }

  /** Goes to a version that the address names. */
  visit(version: number): void {
    if (this.updates.length > 0 && this.shown?.version !== version) this.jump(this.#indexOf(version), false);
  }

  jump(to: number, marking = true): void {
    this.running = false;
    this.#skip.abort();
    this.index = Math.min(Math.max(to, 0), this.updates.length - 1);
    const update = this.updates[this.index];
    if (update === undefined || this.stage === null) return;
    this.stage.settle(update.table);
    this.#showDie(update);
    this.#speak(update);
    if (marking) this.onmark(update.version);
  }

  /** One turn back or on. */
  leap(by: 1 | -1): void {
    const here = this.turns.findIndex(({ turn }) => turn === this.turn?.turn);
    // Within a turn, back leads to its start first.
    const to = by === -1 && this.turn !== null && this.turn.index < this.index ? here : here + by;
    this.jump(this.turns[to]?.index ?? (by === 1 ? this.updates.length - 1 : 0));
  }

  /** One moment on, by itself. */
  step(): void {
    this.running = false;
    void this.#forward();
  }

  /** Plays to the end, or stops where it is. */
  async play(): Promise<void> {
    this.running = !this.running;
    if (!this.running) {
      this.#skip.abort();
      return;
    }
    if (this.index >= this.updates.length - 1) this.jump(0);
    this.running = true;
    while (this.running && this.index < this.updates.length - 1) {
      await this.#forward();
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
    this.running = false;
  }

  /** What an update tells, in a sentence or two. */
  say(update: Update): string {
    return update.events.map((event) => announce(event, this.names, t())).join(" ");
  }

  async #forward(): Promise<void> {
    const next = this.updates[this.index + 1];
    if (next === undefined || this.stage === null) return;
    this.#skip.abort();
    const mine = (this.#skip = new AbortController());
    this.index += 1;
    this.onmark(next.version);
    this.#speak(next);
    await this.stage.play(next, mine.signal, true, 1 / settings.replaySpeed);
  }

  #indexOf(version: number): number {
    return Math.max(
      0,
      this.updates.findLastIndex((update) => update.version <= version),
    );
  }

  /** While a rug is due, the die lies where it fell. */
  #showDie(update: Update): void {
    const roll = update.events.find((event) => event.type === "walked");
    if (roll !== undefined && update.table.next.step === "lay") this.stage?.showRoll(roll.steps);
  }

  #speak(update: Update): void {
    this.lines = [...this.lines, { id: (this.lines.at(-1)?.id ?? 0) + 1, text: this.say(update) }].slice(-4);
  }
}
