/** Positions tried one after the other: a tree that begins at one position and grows by moves. */
import { Refused, api } from "../api/client";
import type { PositionSeen, Ranking } from "../api/types";

export interface Node {
  id: number;
  /** The move that led here; null at the start. */
  move: string | null;
  seat: number;
  parent: Node | null;
  seen: PositionSeen;
  children: Node[];
}

export type Depth = "quick" | "standard";

/** The moves from the start to a node. */
export function movesTo(node: Node): string[] {
  const moves: string[] = [];
  for (let here: Node | null = node; here !== null && here.move !== null; here = here.parent) moves.unshift(here.move);
  return moves;
}

/** A node's line: where there are several ways on, the first one tried. */
export function lineFrom(node: Node): Node[] {
  const line = [node];
  for (let next = node.children[0]; next !== undefined; next = next.children[0]) line.push(next);
  return line;
}

export class Study {
  root: Node | null = $state.raw(null);
  here: Node | null = $state.raw(null);
  /** Grows with every node, so that the tree is drawn again. */
  version = $state(0);
  ranking: Ranking | null = $state.raw(null);
  failed = $state(false);
  complaint: string | null = $state(null);
  depth: Depth = $state("standard");
  busy = $state(false);
  #count = 0;
  #stop = new AbortController();

  /** Begins at a position; says why if it cannot be. */
  async begin(position: string): Promise<boolean> {
    try {
      const seen = await api.position(position);
      this.complaint = null;
      this.root = this.#node(null, null, seen, seen.seat);
      this.go(this.root);
      return true;
    } catch (error) {
      this.complaint = error instanceof Refused ? error.message : String(error);
      return false;
    }
  }

  #node(parent: Node | null, move: string | null, seen: PositionSeen, seat: number): Node {
    this.#count += 1;
    return { id: this.#count, parent, move, seen, seat, children: [] };
  }

  /** Plays a move, or goes where it was played before. */
  async play(move: string): Promise<void> {
    const from = this.here;
    if (from === null || this.busy) return;
    const known = from.children.find((child) => child.move === move);
    if (known !== undefined) {
      this.go(known);
      return;
    }
    this.busy = true;
    try {
      const seen = await api.position(from.seen.position.text, [move]);
      const node = this.#node(from, move, seen, from.seen.seat);
      from.children.push(node);
      this.version += 1;
      this.complaint = null;
      this.go(node);
    } catch (error) {
      this.complaint = error instanceof Refused ? error.message : String(error);
    } finally {
      this.busy = false;
    }
  }

  go(node: Node): void {
    this.here = node;
    this.rank();
  }

  rank(): void {
    this.#stop.abort();
    this.ranking = null;
    this.failed = false;
    const seen = this.here?.seen;
    if (seen === undefined || seen.step === "over") return;
    const stop = (this.#stop = new AbortController());
    api.ranking(seen.position.text, this.depth, stop.signal).then(
      (ranking) => {
        if (!stop.signal.aborted) this.ranking = ranking;
      },
      (error) => {
        if (stop.signal.aborted) return;
        this.failed = true;
        if (error instanceof Refused) this.complaint = error.message;
      },
    );
  }

  /** An outcome of chance, as often as it comes. */
  async chance(): Promise<void> {
    const outcomes = this.here?.seen.outcomes ?? [];
    let left = Math.random();
    const come = outcomes.find((one) => (left -= one.chance) < 0) ?? outcomes.at(-1);
    if (come !== undefined) await this.play(come.outcome);
  }

  close(): void {
    this.#stop.abort();
  }
}
