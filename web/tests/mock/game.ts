/**
 * A stand-in for the server's authority, enough to show the page without Python: the standard turn and
 * the end-of-turn variant, two to four seats, bots that choose at random. Not the rules: those live in
 * the kernel, and nothing here is shipped.
 */
import type {
  Action, Clock, Colour, Forecast, GameEvent, Heading, Landing, NewGame, Next, PathStep, Place, Refusal, Rug, Seat, Square, Table, Turn, Update,
} from "../../src/api/types";
import { HEADINGS, ends, grid, neighbour, placeOf, squareAt } from "../../src/board/geometry";

const COLOURS: Colour[] = ["H", "I", "S", "A"];
const DIE = [1, 2, 2, 3, 3, 4];
const TURNS: Turn[] = ["left", "ahead", "right"];
const BOTS = ["Idir", "Safia", "Amal", "Yto"];

function turned(heading: Heading, turn: Turn): Heading {
  return HEADINGS[(HEADINGS.indexOf(heading) + { left: 3, ahead: 0, right: 1 }[turn]) % 4] as Heading;
}

function step(square: Square, heading: Heading): PathStep {
  const next = neighbour(square, heading);
  if (next !== null) return { square: next, heading, mosaic: null, left: null };
  const [column, row] = grid(square);
  const line = heading === "north" || heading === "south" ? column : row;
  const corner = (square === "g7" && (heading === "north" || heading === "east")) || (square === "a1" && (heading === "south" || heading === "west"));
  if (corner) {
    const out = { north: "west", east: "south", south: "east", west: "north" }[heading] as Heading;
    return { square, heading: out, mosaic: "corner", left: heading };
  }
  const first = heading === "north" || heading === "east" ? 0 : 1;
  const joined = (line - first) % 2 === 0 ? line + 1 : line - 1;
  const square2 = heading === "north" || heading === "south" ? squareAt(joined, row) : squareAt(column, joined);
  return { square: square2 as Square, heading: turned(turned(heading, "left"), "left"), mosaic: "half", left: heading };
}

export class MockGame {
  readonly id: string;
  updates: Update[] = [];
  seats: Seat[];
  invites = new Map<string, number>();
  owner: string;
  holders: (string | null)[];
  status: Table["status"] = "open";
  rugs: (Rug & { order: number })[] = [];
  assam: { square: Square; heading: Heading } = { square: "d4", heading: "north" };
  purses: number[];
  stocks: number[];
  piles: Colour[][] | null;
  out: number[] = [];
  active = 0;
  step: Next["step"] = "join";
  turn = 1;
  rounds: number;
  clock: Clock | null = null;
  listeners = new Set<(update: Update) => void>();
  saved: { version: number; state: string }[] = [];
  #random: () => number;
  settings: NewGame;

  constructor(id: string, settings: NewGame, owner: string, seed: number) {
    this.id = id;
    this.settings = settings;
    this.owner = owner;
    let state = seed >>> 0;
    this.#random = () => {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      return state / 2 ** 32;
    };
    const players = settings.seats.length;
    let bot = 0;
    this.seats = settings.seats.map((seat, index) => ({
      seat: index,
      name: seat.name ?? (seat.kind === "bot" ? (BOTS[bot++] ?? "Bot") : seat.kind === "link" ? "Friend" : `Merchant ${index + 1}`),
      kind: seat.kind,
      level: seat.kind === "bot" ? (seat.level ?? "greedy") : null,
      colours: players === 2 && !settings.single_colour ? ([COLOURS[index], COLOURS[index + 2]] as Colour[]) : [COLOURS[index] as Colour],
      joined: seat.kind !== "link",
      present: seat.kind !== "link",
      held: false,
    }));
    this.holders = settings.seats.map((seat) => (seat.kind === "person" ? owner : null));
    settings.seats.forEach((seat, index) => seat.kind === "link" && this.invites.set(`code${index}${Math.floor(this.#random() * 1e9).toString(36)}`, index));
    const each = players === 4 ? 12 : players === 3 ? 15 : settings.single_colour ? 15 : 24;
    this.rounds = each;
    this.purses = Array(players).fill(30);
    this.stocks = Array(players).fill(each);
    this.piles = players === 2 && !settings.single_colour ? this.seats.map((seat) => this.#shuffle(seat.colours.flatMap((colour) => Array(12).fill(colour) as Colour[]))) : null;
    if (settings.clock) this.clock = { per_turn: settings.clock.per_turn ?? null, total: settings.clock.total ?? null, left: this.seats.map(() => settings.clock?.total ?? null), since: null };
    this.#emit([{ type: "created" }]);
    this.begin();
  }

  #shuffle<T>(items: T[]): T[] {
    for (let i = items.length - 1; i > 0; i--) {
      const j = Math.floor(this.#random() * (i + 1));
      [items[i], items[j]] = [items[j] as T, items[i] as T];
    }
    return items;
  }

  get endTurn(): boolean {
    return this.settings.end_turn ?? false;
  }

  get eliminates(): boolean {
    return this.settings.elimination ?? ["fr60", "en2021"].includes(this.settings.printing);
  }

  begin(): void {
    if (!this.seats.every((seat) => seat.joined)) return;
    this.status = "playing";
    this.step = this.endTurn ? "roll" : "orient";
    const dealt: GameEvent[] = this.piles?.map((pile, seat) => ({ type: "dealt", seat, colour: pile[0] as Colour })) ?? [];
    this.#emit([{ type: "started" }, ...dealt]);
    this.bots();
  }

  join(code: string, name: string, who: string): boolean {
    const seat = this.invites.get(code);
    if (seat === undefined || this.seats[seat]?.joined) return false;
    Object.assign(this.seats[seat] as Seat, { name, joined: true, present: true });
    this.holders[seat] = who;
    this.#emit([{ type: "joined", seat, name }]);
    this.begin();
    return true;
  }

  top(square: Square): (Rug & { order: number }) | undefined {
    return this.rugs.findLast((rug) => rug.visible.includes(square));
  }

  ownerOf(colour: Colour): number {
    return this.seats.findIndex((seat) => seat.colours.includes(colour));
  }

  region(square: Square): Square[] {
    const colour = this.top(square)?.colour;
    if (colour === undefined) return [];
    const found = [square];
    for (const here of found) {
      for (const heading of HEADINGS) {
        const next = neighbour(here, heading);
        if (next !== null && !found.includes(next) && this.top(next)?.colour === colour) found.push(next);
      }
    }
    return found;
  }

  landing(heading: Heading, steps: number, payer: number): Landing {
    const path: PathStep[] = [];
    let here = { square: this.assam.square, heading };
    for (let i = 0; i < steps; i++) {
      const next = step(here.square, here.heading);
      path.push(next);
      here = next;
    }
    const rug = this.top(here.square);
    const to = rug === undefined ? null : this.ownerOf(rug.colour);
    const owed = rug !== undefined && to !== null && to !== payer && !this.out.includes(to) ? this.region(here.square).length : 0;
    const pays = Math.min(owed, this.purses[payer] ?? 0);
    return { steps, weight: DIE.filter((face) => face === steps).length, path, square: here.square, tithe: owed, pays, to: owed > 0 ? to : null, out: this.eliminates && pays < owed };
  }

  forecast(turn: Turn, payer: number): Forecast {
    const heading = turned(this.assam.heading, turn);
    const rolls = [1, 2, 3, 4].map((steps) => this.landing(heading, steps, payer));
    return { turn, heading, average: rolls.reduce((sum, roll) => sum + (roll.pays * roll.weight) / 6, 0), rolls };
  }

  following(): number {
    for (let i = 1; i <= this.seats.length; i++) {
      const seat = (this.active + i) % this.seats.length;
      if (!this.out.includes(seat)) return seat;
    }
    return this.active;
  }

  next(): Next {
    const none: Next = { seat: null, step: this.step, colour: null, headings: [], rugs: [], refused: [] };
    if (this.status === "open") return { ...none, step: "join" };
    if (this.status === "over") return { ...none, step: "over" };
    const colour = this.piles?.[this.active]?.[0] ?? this.seats[this.active]?.colours[0] ?? null;
    const next: Next = { ...none, seat: this.active, colour };
    if (this.step === "orient") next.headings = TURNS.map((turn) => this.forecast(turn, this.active));
    if (this.step === "roll") next.headings = [this.forecast("ahead", this.active)];
    if (this.step === "turn") next.headings = (this.settings.keep_heading ? TURNS : (["left", "right"] as Turn[])).map((turn) => this.forecast(turn, this.following()));
    if (this.step === "lay") {
      for (let row = 0; row < 7; row++)
        for (let column = 0; column < 7; column++)
          for (const [dc, dr] of [[1, 0], [0, 1]] as const) {
            const a = squareAt(column, row) as Square;
            const b = squareAt(column + dc, row + dr);
            if (b === null) continue;
            const rug = placeOf(a, b) as Place;
            const why = this.whyNot(a, b);
            if (why === null) next.rugs.push({ rug, squares: [a, b], covers: [this.top(a)?.colour ?? null, this.top(b)?.colour ?? null] });
            else next.refused.push({ rug, why });
          }
    }
    return next;
  }

  whyNot(a: Square, b: Square): Refusal | null {
    const assam = this.assam.square;
    if (a === assam || b === assam) return "assam";
    if (placeOf(a, assam) === null && placeOf(b, assam) === null) return "away";
    const rug = this.top(a);
    return rug !== undefined && rug === this.top(b) && !(this.settings.cover_own && this.ownerOf(rug.colour) === this.active) ? "whole_rug" : null;
  }

  table(): Table {
    const visible = this.seats.map((seat) => (this.out.includes(seat.seat) ? 0 : this.rugs.filter((rug) => seat.colours.includes(rug.colour)).reduce((sum, rug) => sum + rug.visible.length, 0)));
    const scores = visible.map((squares, seat) => squares + (this.purses[seat] ?? 0));
    const over = this.status === "over";
    const order = this.seats.map((_, seat) => seat).sort((a, b) => Number(this.out.includes(a)) - Number(this.out.includes(b)) || (scores[b] ?? 0) - (scores[a] ?? 0) || (this.purses[b] ?? 0) - (this.purses[a] ?? 0));
    return structuredClone({
      game: this.id,
      version: this.updates.length + 1,
      status: this.status,
      printing: this.settings.printing,
      rules: {
        players: this.seats.length, single_colour: this.settings.single_colour ?? false, elimination: this.eliminates,
        end_turn: this.endTurn, keep_heading: this.settings.keep_heading ?? false, cover_own: this.settings.cover_own ?? false,
      },
      created: "2026-11-15T12:00:00Z",
      casual: this.seats.filter((seat) => seat.kind !== "bot").length === 1 && this.seats.every((seat) => seat.kind !== "link"),
      commitment: "5f1c".repeat(16),
      secret: over ? "a9e0".repeat(16) : null,
      seats: this.seats,
      position: {
        text: "", assam: this.assam, rugs: this.rugs.map(({ colour, squares, visible: seen, neutral }) => ({ colour, squares, visible: seen, neutral })),
        purses: this.purses, stocks: this.stocks,
        piles: this.piles?.map((pile, seat) => ({ top: pile[0] ?? null, left: Object.fromEntries((this.seats[seat]?.colours ?? []).map((colour) => [colour, pile.filter((one) => one === colour).length])) })) ?? null,
        visible, scores, out: this.out, round: Math.min(this.rounds, Math.floor((this.turn - 1) / this.seats.length) + 1), rounds: this.rounds, turn: this.turn,
      },
      next: this.next(),
      result: over ? { ranking: order.map((seat, index) => ({ seat, place: index + 1, score: scores[seat] ?? 0, dirhams: this.purses[seat] ?? 0, squares: visible[seat] ?? 0, out: this.out.includes(seat) })) } : null,
      clock: this.clock,
      source: "play" as const,
    });
  }

  #emit(events: GameEvent[]): Update {
    const update: Update = { version: this.updates.length + 1, events, table: this.table() };
    this.updates.push(update);
    for (const listener of this.listeners) listener(update);
    return update;
  }

  #save(): void {
    const { rugs, assam, purses, stocks, piles, out, active, step: now, turn } = this;
    this.saved.push({ version: this.updates.length, state: JSON.stringify({ rugs, assam, purses, stocks, piles, out, active, step: now, turn }) });
  }

  /** Plays one action; the caller has checked the seat and the version. */
  act(seat: number, action: Action): Update | string {
    if (action.type === "hold") {
      (this.seats[action.target] as Seat).held = true;
      return this.#emit([{ type: "held", seat: action.target }]);
    }
    if (action.type === "reclaim") {
      (this.seats[seat] as Seat).held = false;
      return this.#emit([{ type: "reclaimed", seat }]);
    }
    if (action.type === "take_back") {
      const saved = this.saved.pop();
      if (saved === undefined) return "nothing_to_take_back";
      Object.assign(this, JSON.parse(saved.state));
      return this.#emit([{ type: "taken_back", seat, to: saved.version }]);
    }
    if (seat !== this.active) return "not_your_turn";
    if (action.type === "roll" && (this.step === "orient" || this.step === "roll")) {
      if (this.seats[seat]?.kind !== "bot") this.#save();
      return this.roll(seat, action.turn ?? undefined);
    }
    if (action.type === "lay" && this.step === "lay") return this.lay(seat, action.rug);
    if (action.type === "turn" && this.step === "turn") {
      this.assam.heading = turned(this.assam.heading, action.turn);
      this.pass();
      return this.#emit([{ type: "turned", seat, turn: action.turn, heading: this.assam.heading }]);
    }
    return "illegal_move";
  }

  roll(seat: number, turn: Turn | undefined): Update {
    const events: GameEvent[] = [];
    if (this.step === "orient" && turn !== undefined) {
      this.assam.heading = turned(this.assam.heading, turn);
      events.push({ type: "oriented", seat, turn, heading: this.assam.heading });
    }
    const steps = DIE[Math.floor(this.#random() * 6)] as number;
    const landing = this.landing(this.assam.heading, steps, seat);
    events.push({ type: "walked", seat, steps, from: this.assam.square, path: landing.path });
    const last = landing.path.at(-1) as PathStep;
    this.assam = { square: last.square, heading: last.heading };
    this.step = "lay";
    if (landing.to !== null) {
      this.purses[seat] = (this.purses[seat] ?? 0) - landing.pays;
      this.purses[landing.to] = (this.purses[landing.to] ?? 0) + landing.pays;
      events.push({ type: "paid", seat, to: landing.to, due: landing.tithe, paid: landing.pays, squares: this.region(last.square) });
      if (landing.out) {
        this.out.push(seat);
        this.stocks[seat] = 0;
        for (const rug of this.rugs) if (this.ownerOf(rug.colour) === seat) rug.neutral = true;
        events.push({ type: "eliminated", seat });
        this.pass(events);
      }
    }
    return this.#emit(events);
  }

  lay(seat: number, place: Place): Update | string {
    const [a, b] = ends(place);
    if (this.whyNot(a, b) !== null) return "illegal_move";
    const covers = [this.top(a)?.colour ?? null, this.top(b)?.colour ?? null];
    for (const rug of this.rugs) rug.visible = rug.visible.filter((square) => square !== a && square !== b);
    this.rugs = this.rugs.filter((rug) => rug.visible.length > 0);
    const pile = this.piles?.[seat];
    const colour = pile?.shift() ?? (this.seats[seat]?.colours[0] as Colour);
    this.rugs.push({ colour, squares: [a, b], visible: [a, b], neutral: false, order: this.turn });
    this.stocks[seat] = (this.stocks[seat] ?? 1) - 1;
    const events: GameEvent[] = [{ type: "laid", seat, rug: place, colour, covers }];
    if (pile?.[0] !== undefined) events.push({ type: "drawn", seat, colour: pile[0] });
    if (this.endTurn && this.stocks.some((stock) => stock > 0)) this.step = "turn";
    else this.pass(events);
    return this.#emit(events);
  }

  pass(events: GameEvent[] = []): void {
    const left = this.seats.filter((seat) => !this.out.includes(seat.seat));
    if (left.length === 1 || left.every((seat) => this.stocks[seat.seat] === 0)) {
      this.status = "over";
      events.push({ type: "ended", ranking: this.table().result?.ranking ?? [] });
      return;
    }
    this.active = this.following();
    this.turn += 1;
    this.step = this.endTurn ? "roll" : "orient";
    if (this.clock) this.clock.since = new Date().toISOString();
  }

  /** Lets the bots (and those who hold a seat) move until it is a person's turn. */
  bots(): void {
    while (this.status === "playing" && (this.seats[this.active]?.kind === "bot" || this.seats[this.active]?.held)) {
      const next = this.next();
      const pick = <T>(items: T[]): T => items[Math.floor(this.#random() * items.length)] as T;
      if (this.step === "orient") {
        const best = Math.min(...next.headings.map((way) => way.average));
        this.act(this.active, { type: "roll", turn: pick(next.headings.filter((way) => way.average === best)).turn });
      } else if (this.step === "roll") this.act(this.active, { type: "roll" });
      else if (this.step === "turn") this.act(this.active, { type: "turn", turn: pick(next.headings).turn });
      else {
        const worth = next.rugs.map((rug) => rug.covers.filter((colour) => colour !== null && this.ownerOf(colour) !== this.active).length);
        const best = Math.max(...worth);
        this.act(this.active, { type: "lay", rug: pick(next.rugs.filter((_, index) => worth[index] === best)).rug });
      }
    }
  }
}
