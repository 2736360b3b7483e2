/** The clock of whoever moves, by the server's time, and the warnings that go with it. */
import { buzz } from "../lib/calls";
import { sounds } from "../lib/sound";
import { timeLeft, warning, type TimeLeft } from "./clock";
import type { Session } from "./session.svelte";

export class Ticking {
  #now = $state(Date.now());
  #before: { seat: number; left: number } | null = null;

  constructor(readonly session: Session) {}

  /** Time left to whoever moves; null without a clock or when nobody's runs. */
  get time(): TimeLeft | null {
    const { session } = this;
    const { seat } = session.latest.next;
    if (seat === null || session.latest.status !== "playing") return null;
    return timeLeft(session.latest.clock, seat, true, this.#now + session.time.skew);
  }

  /** Is it the reader's own time that runs? */
  get own(): boolean {
    const { seat } = this.session.latest.next;
    return seat !== null && this.session.you.includes(seat);
  }

  /** Starts ticking; gives back how to stop. */
  start(): () => void {
    const timer = setInterval(() => this.#tick(), 250);
    return () => clearInterval(timer);
  }

  #tick(): void {
    this.#now = Date.now();
    const { seat } = this.session.latest.next;
    const left = this.time?.left;
    if (seat === null || left === undefined || !this.own) {
      this.#before = null;
      return;
    }
    const due = this.#before?.seat === seat ? warning(this.#before.left, left) : null;
    this.#before = { seat, left };
    if (due === null) return;
    sounds.knock(due <= 5 ? 2 : 1);
    buzz(due <= 5 ? [60, 60, 60] : 60);
  }
}
