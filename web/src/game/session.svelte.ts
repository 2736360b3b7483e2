/**
 * One game as this page sees it: the table shown, what is still to be shown, who we are, and the
 * line to the server.
 */
import { Refused, api, lastAnswer } from "../api/client";
import { insist } from "../api/delivery";
import { Stream } from "../api/stream";
import type {
  Action,
  ClaimAnswer,
  Command,
  Gesture,
  Offer,
  Opened,
  Seat,
  SeatClaim,
  Table,
  Update,
} from "../api/types";
import { keepCommitment, numberFor } from "../dice/numbers";
import { announce } from "../i18n/announce";
import { refusalText, t } from "../i18n/index.svelte";
import type { Names } from "../i18n/who";
import { buzz, notify } from "../lib/calls";
import { freshId } from "../lib/id";
import { sounds } from "../lib/sound";
import { unheard } from "../lib/unheard.svelte";
import { isSlow } from "./clock";
import { Ledger } from "./ledger";
import { namesOf } from "./names";
import { ServerTime } from "./servertime";
import { Stage } from "./stage.svelte";

/** Sentences kept in the live region, more than a round brings at once; older ones have been read. */
const SPOKEN = 24;
/** Milliseconds until a screen reader listens to the live region of a page that has just come. */
const LISTENING = 500;
/** Events after which seats, or the links to them, may be others. */
const SEATING = new Set(["freed", "renewed", "moved"]);

/** What the board and its controls ask of whoever plays: a session, or one position being solved. */
export type Playing = Pick<
  Session,
  "stage" | "table" | "history" | "told" | "waiting" | "online" | "due" | "you" | "names" | "busy" | "act" | "skip"
>;

export class Session {
  stage: Stage = $state.raw() as Stage;
  ready = $state(false);
  you: number[] = $state([]);
  /** The one link to the table while seats are free, and whether it is we who set it up. */
  link: string | null = $state(null);
  yours = $state(false);
  /** The seat of whoever did, and the private link by which we come back if it was us. */
  host: number | null = $state(null);
  back: string | null = $state(null);
  /** Seats that were ours here, and are played in another browser now. */
  moved: number[] = $state([]);
  /** Who asks for a seat from another browser, and the last answer. */
  claims: SeatClaim[] = $state.raw([]);
  answer: ClaimAnswer | null = $state.raw(null);
  /** Another game after this one, and who will play it. */
  rematch: Offer | null = $state(null);
  /** What people show the table just now, by seat. */
  gestures: Record<number, Gesture> = $state({});
  /** Who spoke last of those. */
  speaker: number | null = $state(null);
  /** Every update so far, for the log and for looking back. */
  history: Update[] = $state.raw([]);
  present: boolean[] | null = $state(null);
  /** How many have opened the link to the table and choose a name. */
  choosing = $state(0);
  /** We had a seat, and the host has freed it. */
  unseated = $state(false);
  /** Bots failed at the game: it stands still until the host releases it. */
  aside = $state(false);
  online = $state(true);
  /** A command is on its way, and what it does has not been heard of yet. */
  busy = $state(false);
  /** There is no answer to it yet, and it has been sent again. */
  resending = $state(false);
  /** What went wrong last, in words. */
  complaint: string | null = $state(null);
  /** The game could not be opened at all. */
  failure: string | null = $state(null);
  spoken: { id: number; text: string }[] = $state([]);
  waiting = $state(0);
  readonly time = new ServerTime();

  #queue: Update[] = [];
  #ledger = new Ledger(0);
  #stream: Stream | null = null;
  #playing = false;
  /** Everything that waits, and what bots do until a person is to move, is to be shown at once. */
  #rushing = false;
  #skip = new AbortController();
  #spokenCount = 0;
  /** The last thing that happened, in words: what the key L says again. */
  lastEvent: string | null = null;
  #closed = false;
  #catchingUp = false;
  #sent: Command | null = null;

  constructor(readonly game: string) {}

  async start(): Promise<void> {
    try {
      const opened = await api.open(this.game);
      if (this.#closed) return;
      this.time.dated(lastAnswer.date, Date.now());
      this.failure = null;
      this.#seated(opened);
      this.rematch = opened.rematch;
      this.aside = opened.aside;
      if (opened.table.status !== "over") keepCommitment(this.game, opened.table.commitment);
      this.#ledger.reset(opened.table.version);
      this.stage = new Stage(opened.table);
      this.stage.own = opened.you;
      this.stage.real = opened.table.referee != null && opened.you.length > 0;
      this.ready = true;
      this.#stream = new Stream(this.game, {
        version: () => this.#ledger.version,
        timed: () => this.latest.clock !== null && !isSlow(this.latest.clock) && this.latest.status === "playing",
        update: (update) => this.take(update),
        presence: (present, choosing) => {
          this.present = present;
          this.choosing = choosing;
        },
        connected: (yes) => this.#connected(yes),
        rematch: (offer) => (this.rematch = offer.game === "" ? null : offer),
        claims: (claims) => (this.claims = claims),
        answered: (answer) => this.#answered(answer),
        gesture: (seat, gesture) => this.#shown(seat, gesture),
        aside: (yes) => (this.aside = yes),
        refused: () => void this.#look(),
      });
      void this.#recall(opened.table.version);
      setTimeout(() => this.spoken.length === 0 && this.due !== null && this.#callOut(), LISTENING);
    } catch (error) {
      this.failure = refusalText(error);
    }
  }

  /** A gesture is seen for a few seconds, and said once. */
  #shown(seat: number, gesture: Gesture): void {
    const from = this.names(seat);
    if (!from.you && !unheard.hears(from.name)) return;
    this.gestures[seat] = gesture;
    this.speaker = seat;
    this.say(t().gestures.said(from, t().gestures.words[gesture]));
    setTimeout(() => {
      if (this.gestures[seat] !== gesture) return;
      delete this.gestures[seat];
      if (this.speaker === seat) this.speaker = null;
    }, 4000);
  }

  close(): void {
    this.#closed = true;
    this.#stream?.close();
    this.#skip.abort();
    this.#queue = [];
  }

  /** The seat we speak from. */
  get voice(): number | null {
    return this.you.find((seat) => !this.table.seats[seat]?.resigned) ?? null;
  }

  /** Something must be read before all else. */
  get urgent(): boolean {
    return !this.online || this.resending || this.aside || this.complaint !== null || this.claims.length > 0;
  }

  /** The other people at the table. */
  get friends(): Seat[] {
    return this.table.seats.filter(({ kind, joined, seat }) => kind !== "bot" && joined && !this.you.includes(seat));
  }

  get table(): Table {
    return this.stage.table;
  }

  /** The newest table known, which the board may not show yet. */
  get latest(): Table {
    return this.history.at(-1)?.table ?? this.table;
  }

  /** What the board has shown so far: the log must not run ahead of it. */
  get told(): Update[] {
    const { version } = this.table;
    return this.history.filter((update) => update.version <= version);
  }

  get names(): Names {
    return namesOf(this.table, this.you);
  }

  /** The seat that is ours and due, once everything before it has been shown; else null. */
  get due(): number | null {
    if (this.stage.playing || this.waiting > 0 || this.aside) return null;
    const { seat } = this.table.next;
    return seat !== null && this.you.includes(seat) && !this.table.seats[seat]?.held ? seat : null;
  }

  /** Is there anything to skip: shown, waiting, or still being thought out by a bot? */
  get skippable(): boolean {
    return this.stage.playing || this.waiting > 0 || this.#botNext;
  }

  /** A bot is to move at a table that we play at; whoever only watches came to see it. */
  get #botNext(): boolean {
    const { next, seats } = this.table;
    const mover = next.seat === null ? undefined : seats[next.seat];
    return (
      mover !== undefined &&
      !this.aside &&
      (mover.kind === "bot" || mover.held) &&
      this.you.some((seat) => !seats[seat]?.held)
    );
  }

  /** Takes an update from the stream, a command's answer or a catch-up. */
  take(update: Update): void {
    for (const next of this.#ledger.accept(update)) {
      this.time.began(next.table.clock?.since, Date.now());
      this.history = [...this.history, next];
      this.#queue.push(next);
      if (next.events.some(({ type }) => SEATING.has(type))) void this.#reseat();
    }
    this.waiting = this.#queue.length;
    // The stream may be quicker than the answer: whoever sees the roll may lay at once. An update in which
    // nothing happens, as when lost time is given back, is no answer.
    if (this.#sent !== null && this.#ledger.version > this.#sent.version && update.events.length > 0) this.busy = false;
    if (this.#ledger.gap) void this.#catchUp();
    void this.#playAll();
  }

  /** Ends what is being shown, and with `all` everything behind it until a person is to move. */
  skip(all = false): void {
    this.#rushing = all && this.skippable;
    this.#skip.abort();
  }

  async act(seat: number, action: Action): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.complaint = null;
    // Our own number goes into every roll of the server: then nobody can have chosen it beforehand.
    const said: Action =
      action.type === "roll" && this.latest.dice !== 0
        ? { ...action, number: numberFor(this.game, this.latest.position.turn) }
        : action;
    const command: Command = { id: freshId(), version: this.#ledger.version, seat, action: said };
    this.#sent = command;
    try {
      const update = await this.#deliver(command);
      this.take(update);
      this.#stream?.known(update.version);
      return true;
    } catch (error) {
      this.complaint = refusalText(error);
      if (error instanceof Refused && error.code === "stale") await this.#catchUp();
      return false;
    } finally {
      if (this.#sent === command) this.busy = this.resending = false;
    }
  }

  /** Sends a command, and again with the same id while no answer comes: the server acts on an id once. */
  #deliver(command: Command): Promise<Update> {
    return insist(
      (signal) => api.command(this.game, command, signal),
      () => (this.resending = this.busy && this.#sent === command),
    );
  }

  #connected(yes: boolean): void {
    if (yes && !this.online) void this.#catchUp();
    if (yes) this.aside = false; // the stream says so first if it is
    this.online = yes;
  }

  /** Whether the game is still there for us: it may have been ended, or we may be kept out. */
  async #look(): Promise<void> {
    try {
      await api.open(this.game);
    } catch (error) {
      if (!(error instanceof Refused) || !["unknown_game", "blocked"].includes(error.code)) return;
      this.failure = refusalText(error);
      this.close();
    }
  }

  async #catchUp(): Promise<void> {
    if (this.#catchingUp) return;
    this.#catchingUp = true;
    try {
      for (const update of await api.updates(this.game, this.#ledger.version)) this.take(update);
    } catch {
      // The stream will bring it, or the next catch-up.
    } finally {
      this.#catchingUp = false;
    }
  }

  /** A seat was freed, perhaps ours, and the link to the table is another one: asks for both. */
  async #reseat(): Promise<void> {
    const seated = this.you.length > 0;
    const opened = await api.open(this.game).catch(() => null);
    if (opened === null) return;
    this.#seated(opened);
    this.stage.own = this.you;
    // The stream was opened by somebody without a seat: only a new one says that its person is here.
    if (!seated && this.you.length > 0) this.#stream?.renew();
    this.unseated = seated && this.you.length === 0 && this.moved.length === 0;
  }

  /** Who we are at this table, and what is ours alone. */
  #seated(opened: Opened): void {
    this.you = opened.you;
    this.link = opened.link;
    this.yours = opened.yours;
    this.host = opened.host;
    this.back = opened.back;
    this.moved = opened.moved;
    this.claims = opened.claims;
  }

  /** A yes may have given us a seat that nobody sat in: a rematch keeps those. */
  #answered(answer: ClaimAnswer): void {
    this.answer = answer;
    if (answer.yes) void this.#reseat();
  }

  /** Fetches what happened before this page was opened. */
  async #recall(version: number): Promise<void> {
    try {
      const past = (await api.updates(this.game, 0)).filter((update) => update.version <= version);
      const walked = past.findLast((update) => update.events.some((event) => event.type === "walked"));
      const roll = walked?.events.find((event) => event.type === "walked");
      if (roll !== undefined && this.stage.die === null && this.table.next.step === "lay")
        this.stage.showRoll(roll.steps);
      this.history = [...past, ...this.history];
    } catch {
      // Only the log is shorter for it.
    }
  }

  async #playAll(): Promise<void> {
    if (this.#playing) return;
    this.#playing = true;
    const shows = this.#queue.length > 0;
    while (!this.#closed) {
      const update = this.#queue.shift();
      if (update === undefined) break;
      this.waiting = this.#queue.length;
      this.#skip = new AbortController();
      if (document.hidden || this.#rushing) this.#skip.abort();
      this.#speak(update);
      const actor = update.events.find((event) => "seat" in event) as { seat: number } | undefined;
      const ours = actor !== undefined && this.you.includes(actor.seat);
      await this.stage.play(update, this.#skip.signal, !ours);
    }
    this.#playing = false;
    this.waiting = 0;
    this.#rushing &&= this.#botNext;
    // An answer that the stream had brought before is nothing new.
    if (shows && !this.#closed && this.due !== null) this.#ourMove();
  }

  /** The turn that was last called out: its round and seat. */
  #calledTurn = "";

  /** Says what is due. */
  #callOut(): void {
    const { step } = this.table.next;
    if (this.#closed || this.stage.real) return;
    if (step === "orient" || step === "roll" || step === "lay" || step === "turn") this.say(t().say.yourMove[step]);
  }

  #ourMove(): void {
    if (this.stage.real) return;
    const { step } = this.table.next;
    this.#callOut();
    if (step !== "orient" && step !== "roll") return;
    // Whatever else is told during a turn, it is called out once.
    const turn = `${this.table.position.round} ${this.due}`;
    if (turn === this.#calledTurn) return;
    this.#calledTurn = turn;
    sounds.yourTurn();
    buzz([30, 60, 30]);
    notify(t().game.yourTurn, t().game.notifyBody);
  }

  #speak(update: Update): void {
    const names = namesOf(update.table, this.you);
    const text = update.events.map((event) => announce(event, names, t())).join(" ");
    if (text === "") return;
    this.lastEvent = text;
    this.say(text);
  }

  /** Puts a sentence into the live region. */
  say(text: string): void {
    this.spoken = [...this.spoken, { id: this.#spokenCount++, text }].slice(-SPOKEN);
  }
}
