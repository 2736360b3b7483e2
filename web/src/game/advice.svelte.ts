/** Asks for a hint and shows it on the board as a choice that waits for a word from the player. */
import { Refused, api } from "../api/client";
import type { Hint } from "../api/types";
import { t } from "../i18n/index.svelte";
import { facts } from "../lib/about.svelte";
import type { Controls } from "./controls.svelte";
import { adviceRefusal, hintGrounds, hintText } from "./hint";
import type { Session } from "./session.svelte";

export class Advice {
  busy = $state(false);
  #hint: Hint | null = $state.raw(null);
  #refusal: { version: number; code: string } | null = $state.raw(null);
  #request: AbortController | null = null;

  constructor(
    readonly session: Session,
    readonly controls: Controls,
  ) {}

  /** Is there somebody to advise, and something to choose? */
  get offered(): boolean {
    const { session } = this;
    return (
      facts.analysis &&
      session.ready &&
      session.due !== null &&
      session.table.casual &&
      session.table.next.step !== "roll"
    );
  }

  /** The hint for the table that is shown, if there is one. */
  get hint(): Hint | null {
    return this.#hint?.version === this.session.table.version ? this.#hint : null;
  }

  get text(): string | null {
    if (this.hint !== null) return hintText(this.hint, this.session.table, this.session.names, t());
    if (this.#refusal?.version === this.session.table.version) return adviceRefusal(this.#refusal.code, t());
    return null;
  }

  get grounds(): string | null {
    return this.hint === null ? null : hintGrounds(this.hint, t());
  }

  async ask(): Promise<void> {
    if (!this.offered || this.busy) return;
    const { version } = this.session.table;
    this.busy = true;
    this.#refusal = null;
    this.#request = new AbortController();
    try {
      const hint = await api.hint(this.session.game, this.#request.signal);
      if (hint.version !== this.session.table.version) return;
      this.#hint = hint;
      this.#show(hint);
      this.session.say(this.text ?? "");
    } catch (error) {
      if (this.session.ready && version === this.session.table.version) {
        this.#refusal = { version, code: error instanceof Refused ? error.code : "offline" };
        this.session.say(this.text ?? "");
      }
    } finally {
      this.busy = false;
    }
  }

  /** Drops the hint, and the question if it is still open: the server then stops thinking. */
  clear(): void {
    this.#request?.abort();
    this.#hint = null;
    this.#refusal = null;
  }

  #show(hint: Hint): void {
    const best = hint.choices[0];
    this.controls.exploring = false;
    if (best?.rug != null) this.controls.pin(best.rug);
    else if (best?.turn != null) this.controls.turn = best.turn;
  }
}
