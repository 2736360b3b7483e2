/** Positions tried one after the other: a tree that begins at one position and grows by moves. */
import { Refused, api } from "../api/client";
import type { PositionSeen, Ranking, TriedMove } from "../api/types";

export interface Node {
  id: number;
  /** The move that led here; null at the start. */
  move: string | null;
  parent: Node | null;
  /** What lies there; null until it is gone to, in a tree that was read from a file. */
  seen: PositionSeen | null;
  children: Node[];
  comment: string;
  /** Whether turns end with turning Assam (variant). */
  endsTurn: boolean;
}

export type Depth = "quick" | "standard";

/** The moves from the start to a node. */
export function movesTo(node: Node): string[] {
  const moves: string[] = [];
  for (let here: Node | null = node; here !== null && here.move !== null; here = here.parent) moves.unshift(here.move);
  return moves;
}

/** The address of a node: the position, or the game, where the board began, and the moves since. */
export function addressOf(root: Node, here: Node, from: { game: string; version: number | null } | null): string {
  const query = new URLSearchParams();
  if (from === null) query.set("position", root.seen?.position.text ?? "");
  else {
    query.set("game", from.game);
    if (from.version !== null) query.set("at", String(from.version));
  }
  const tried = movesTo(here);
  if (tried.length > 0) query.set("moves", tried.join(","));
  return `/analysis?${query.toString().replaceAll("%2C", ",").replaceAll("%2F", "/").replaceAll("%3A", ":")}`;
}

/** A node's line: where there are several ways on, the first one tried. */
export function lineFrom(node: Node): Node[] {
  const line = [node];
  for (let next = node.children[0]; next !== undefined; next = next.children[0]) line.push(next);
  return line;
}

/** Whether a move is a rug drawn, e.g. `+I`. */
export const isDraw = (move: string): boolean => /^\+[HISA]$/.test(move);

/** The turn that a move belongs to, counted from 1 where the board begins. A rug ends it, in the variant a heading. */
export function turnNumber(node: Node): number {
  const before = movesTo(node).slice(0, -1);
  const last = node.endsTurn ? /^(left|ahead|right)$/ : /^[a-g][1-7]-/;
  const drawn = !node.endsTurn && isDraw(node.move ?? "");
  return Math.max(1, before.filter((move) => last.test(move)).length + (drawn ? 0 : 1));
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

  /** Goes along moves from the start, as far as they can be played. */
  async follow(moves: readonly string[]): Promise<void> {
    const root = this.root;
    if (root === null || movesTo(this.here ?? root).join() === moves.join()) return;
    let node = root;
    for (const move of moves) {
      let next = node.children.find((child) => child.move === move);
      if (next === undefined) {
        try {
          const seen = await api.position(root.seen?.position.text ?? "", [...movesTo(node), move]);
          next = this.#node(node, move, seen);
        } catch (error) {
          this.complaint = error instanceof Refused ? error.message : String(error);
          break;
        }
        node.children.push(next);
        this.version += 1;
      }
      node = next;
    }
    await this.go(node);
  }

  /** Begins at a position; says why if it cannot be. */
  async begin(position: string): Promise<boolean> {
    try {
      const seen = await api.position(position);
      this.complaint = null;
      this.root = this.#node(null, null, seen);
      await this.go(this.root);
      return true;
    } catch (error) {
      this.complaint = error instanceof Refused ? error.message : String(error);
      return false;
    }
  }

  #node(parent: Node | null, move: string | null, seen: PositionSeen | null, comment = ""): Node {
    this.#count += 1;
    const endsTurn = parent?.seen?.rules.end_turn ?? parent?.endsTurn ?? false;
    return { id: this.#count, parent, move, seen, children: [], comment, endsTurn };
  }

  /** Begins where a game file does, with its moves, comments and variations. */
  async read(text: string): Promise<boolean> {
    try {
      const lines = await api.readLines(text);
      if (!(await this.begin(lines.position))) return false;
      const root = this.root as Node;
      root.comment = lines.comment;
      const nodes: Node[] = [];
      for (const one of lines.moves) {
        const parent = nodes[one.parent] ?? root;
        const node = this.#node(parent, one.move, null, one.comment);
        parent.children.push(node);
        nodes.push(node);
      }
      this.version += 1;
      return true;
    } catch (error) {
      this.complaint = error instanceof Refused ? error.message : String(error);
      return false;
    }
  }

  /** The tree as a list, every move after the one that it follows. */
  tried(): TriedMove[] {
    const list: TriedMove[] = [];
    const add = (node: Node, parent: number): void => {
      for (const child of node.children) {
        list.push({ parent, move: child.move ?? "", comment: child.comment });
        add(child, list.length - 1);
      }
    };
    if (this.root) add(this.root, -1);
    return list;
  }

  say(comment: string): void {
    if (this.here === null) return;
    this.here.comment = comment;
    this.version += 1;
  }

  /** Plays a move, or goes where it was played before. */
  async play(move: string): Promise<void> {
    const from = this.here;
    if (from === null || from.seen === null || this.busy) return;
    const known = from.children.find((child) => child.move === move);
    if (known !== undefined) {
      await this.go(known);
      return;
    }
    this.busy = true;
    try {
      const seen = await api.position(from.seen.position.text, [move]);
      const node = this.#node(from, move, seen);
      from.children.push(node);
      this.version += 1;
      this.complaint = null;
      await this.go(node);
    } catch (error) {
      this.complaint = error instanceof Refused ? error.message : String(error);
    } finally {
      this.busy = false;
    }
  }

  async go(node: Node): Promise<void> {
    if (node.seen === null && this.root?.seen) {
      try {
        node.seen = await api.position(this.root.seen.position.text, movesTo(node));
      } catch (error) {
        this.complaint = error instanceof Refused ? error.message : String(error);
        return;
      }
    }
    this.here = node;
    this.rank();
  }

  rank(): void {
    this.#stop.abort();
    this.ranking = null;
    this.failed = false;
    const seen = this.here?.seen;
    if (!seen || seen.step === "over") return;
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
    const outcomes = this.here?.seen?.outcomes ?? [];
    let left = Math.random();
    const come = outcomes.find((one) => (left -= one.chance) < 0) ?? outcomes.at(-1);
    if (come !== undefined) await this.play(come.outcome);
  }

  close(): void {
    this.#stop.abort();
  }
}
