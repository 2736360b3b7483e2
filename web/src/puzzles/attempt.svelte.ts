/** One position being solved, with the board and the controls of a game: tries, and what came of them. */
import { api } from "../api/client";
import type { Action, Because, Next, PositionSeen, PrintingId, Table, Update } from "../api/types";
import { coloursOf, nameOf } from "../analysis/merchants";
import type { Playing } from "../game/session.svelte";
import { Stage } from "../game/stage.svelte";
import { wait } from "../game/motion";
import { refusalText } from "../i18n/index.svelte";
import type { Who } from "../i18n/who";
import { lessMotion } from "../lib/settings.svelte";
import { shell } from "../lib/shell.svelte";

/** What comes of a try, or of asking for the solution. */
export interface Verdict {
  right: boolean;
  /** The solution, once it is found or asked for. */
  best: string | null;
  exact: boolean;
  /** Games of the choice that were played out; 0 where nothing was. */
  games: number;
  win_best: number;
  win_tried: number;
  behind: number;
  reasons: readonly Because[];
}

export interface Tried {
  choice: string;
  verdict: Verdict;
}

/** Judges a choice, or shows the solution for null; `first` is true once. */
export type Judge = (choice: string | null, first: boolean) => Promise<Verdict>;

/** Milliseconds that a wrong rug lies before it slides off. */
const LIES = 900;
const NOTHING: Next = { colour: null, draws: [], headings: [], refused: [], rugs: [], seat: null, step: "over" };

type Seen = Pick<Table, "version" | "printing" | "rules" | "position" | "next" | "result" | "status">;

/** A position as the table of a game, as far as the board looks at it. */
export function tableOf(seen: PositionSeen, printing: string, version: number): Table {
  const { position, rules, result } = seen;
  const table: Seen = {
    version,
    printing: printing as PrintingId,
    rules,
    position,
    next: seen.next ?? NOTHING,
    result,
    status: "playing",
  };
  const seats = position.purses.map((_, seat) => ({ seat, name: nameOf(seat), colours: coloursOf(position, seat) }));
  return { ...table, seats } as unknown as Table;
}

export class Attempt implements Playing {
  readonly stage: Stage;
  readonly seat: number;
  readonly you: number[];
  readonly history: Update[] = [];
  readonly told: Update[] = [];
  readonly waiting = 0;
  readonly online = true;
  busy = $state(false);
  tries: Tried[] = $state.raw([]);
  /** The solution, when it lies there, and what was said with it. */
  solution: { choice: string; verdict: Verdict; shown: boolean } | null = $state.raw(null);
  /** A wrong rug that is sliding off. */
  leaving: string | null = $state(null);
  #judged = false;

  constructor(
    readonly position: string,
    readonly seen: PositionSeen,
    readonly printing: string,
    readonly judge: Judge,
  ) {
    this.stage = new Stage(tableOf(seen, printing, 1));
    this.seat = seen.seat;
    this.you = [seen.seat];
  }

  get table(): Table {
    return this.stage.table;
  }

  get due(): number | null {
    return this.solution === null && this.leaving === null && !this.stage.playing ? this.seat : null;
  }

  readonly names = (seat: number): Who => ({ name: nameOf(seat), you: seat === this.seat });

  skip(): void {
    this.#skip.abort();
  }
  #skip = new AbortController();

  /** A choice made on the board. */
  async act(_seat: number, action: Action): Promise<boolean> {
    const choice = action.type === "lay" ? action.rug : "turn" in action ? (action.turn ?? null) : null;
    return choice !== null && (await this.#ask(choice));
  }

  /** Asks for the solution. */
  async show(): Promise<void> {
    await this.#ask(null);
  }

  async #ask(choice: string | null): Promise<boolean> {
    if (this.busy || this.solution !== null) return false;
    this.busy = true;
    try {
      const verdict = await this.judge(choice, !this.#judged);
      this.#judged = true;
      if (verdict.best !== null) await this.#solve(verdict.best, verdict, choice === null);
      else if (choice !== null) await this.#refuse(choice, verdict);
      return true;
    } catch (error) {
      shell.tell(refusalText(error));
      return false;
    } finally {
      this.busy = false;
    }
  }

  /** A wrong choice lies for a moment, slides off, and stays as a mark with its number. */
  async #refuse(choice: string, verdict: Verdict): Promise<void> {
    const again = this.tries.filter((one) => one.choice !== choice);
    this.leaving = choice;
    this.#skip = new AbortController();
    if (!lessMotion()) await wait(LIES, this.#skip.signal);
    this.leaving = null;
    this.tries = [...again, { choice, verdict }];
  }

  async #solve(choice: string, verdict: Verdict, shown: boolean): Promise<void> {
    this.solution = { choice, verdict, shown };
    const after = await api.position(this.position, [choice]).catch(() => null);
    if (after === null) return;
    const table = { ...tableOf(after, this.printing, 2), next: NOTHING };
    this.#skip = new AbortController();
    await this.stage.play({ version: 2, events: after.events, table } as Update, this.#skip.signal, false);
  }

  /** From the start again; what was tried is forgotten, and nothing counts any more. */
  again(): void {
    this.stage.settle(tableOf(this.seen, this.printing, this.table.version + 1));
    this.tries = [];
    this.solution = null;
  }
}
