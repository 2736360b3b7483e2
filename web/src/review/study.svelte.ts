/** The review of a game with all that its pages need: asked for until it is there. */
import { Refused, api } from "../api/client";
import type { Review, StudyProgress, Update } from "../api/types";
import { refusalText } from "../i18n/index.svelte";
import { takeIn } from "../learning/lookback";
import { r } from "./words";

export class GameStudy {
  review = $state.raw<Review | null>(null);
  updates = $state.raw<Update[]>([]);
  /** Your seats in it. */
  you = $state.raw<number[]>([]);
  progress = $state.raw<StudyProgress | null>(null);
  failure = $state.raw<{ text: string; again: boolean } | null>(null);

  constructor(readonly game: string) {}

  get table() {
    return this.updates.at(-1)?.table;
  }

  /** Asks for everything; gives back what ends it. */
  ask(): () => void {
    const stop = new AbortController();
    this.failure = null;
    Promise.all([
      api.review(this.game, null, stop.signal, (told) => (this.progress = told)),
      api.updates(this.game, 0),
      api.open(this.game).then(
        (opened) => opened.you,
        () => [] as number[],
      ),
    ]).then(
      ([review, updates, you]) => {
        this.you = you;
        this.updates = updates;
        this.review = review;
        this.#remember();
      },
      (error) => {
        if (!stop.signal.aborted) this.#fail(error);
      },
    );
    return () => stop.abort();
  }

  /** One's own game is kept on this device: its luck and loss, and its mistakes as puzzles. */
  #remember(): void {
    const { you, table, review } = this;
    if (review === null || you.length !== 1 || table?.source !== "play") return;
    takeIn(this.game, review, this.updates, you[0] ?? 0, Date.now());
  }

  #fail(error: unknown): void {
    const over = error instanceof Refused && error.code === "not_over";
    const text = over
      ? r().notOver
      : error instanceof Refused && error.status === 503
        ? r().failed
        : refusalText(error);
    this.failure = { text, again: !over && (error as Refused).status !== 404 };
  }
}
