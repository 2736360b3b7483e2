/**
 * What the server says, as `docs/http.md` has it: one interface per noun.
 *
 * Written by hand until the server exports its OpenAPI document; the names are the document's, so that
 * generated types can take this file's place.
 */

export type Colour = "H" | "I" | "S" | "A";
export type Heading = "north" | "east" | "south" | "west";
export type Turn = "left" | "ahead" | "right";
export type PrintingId = "fr57" | "suleika" | "fr60" | "en2021" | "ro57";
/** A square as people write it, e.g. `d4`. */
export type Square = string;
/** A rug place, smaller square first, e.g. `d4-e4`. */
export type Place = string;

export interface Rules {
  players: number;
  single_colour: boolean;
  elimination: boolean;
  end_turn: boolean;
  keep_heading: boolean;
  cover_own: boolean;
}

export interface Table {
  game: string;
  /** How many log entries there are so far. */
  version: number;
  status: "open" | "playing" | "over";
  printing: PrintingId;
  rules: Rules;
  created: string;
  /** One person against bots only: moves may be taken back. */
  casual: boolean;
  commitment: string;
  secret: string | null;
  seats: Seat[];
  position: Position;
  next: Next;
  result: Result | null;
  clock: Clock | null;
  source: "play" | "file";
}

export interface Seat {
  seat: number;
  name: string;
  kind: "person" | "link" | "bot";
  level: string | null;
  colours: Colour[];
  joined: boolean;
  present: boolean;
  /** A bot plays for somebody who left. */
  held: boolean;
}

export interface Position {
  text: string;
  assam: { square: Square; heading: Heading };
  /** Oldest first. */
  rugs: Rug[];
  purses: number[];
  stocks: number[];
  piles: Pile[] | null;
  visible: number[];
  scores: number[];
  out: number[];
  round: number;
  rounds: number;
  turn: number;
}

export interface Pile {
  top: Colour | null;
  left: Partial<Record<Colour, number>>;
}

export interface Rug {
  colour: Colour;
  /** Both squares where known, else the visible one. */
  squares: Square[];
  visible: Square[];
  neutral: boolean;
}

export type Step = "join" | "orient" | "roll" | "lay" | "turn" | "over";
export type Refusal = "assam" | "away" | "whole_rug";

export interface Next {
  seat: number | null;
  step: Step;
  colour: Colour | null;
  headings: Forecast[];
  rugs: LegalRug[];
  refused: { rug: Place; why: Refusal }[];
}

export interface Forecast {
  turn: Turn;
  heading: Heading;
  average: number;
  rolls: Landing[];
}

export interface Landing {
  steps: number;
  /** How many of the die's six faces show it. */
  weight: number;
  path: PathStep[];
  square: Square;
  tithe: number;
  pays: number;
  to: number | null;
  out: boolean;
}

export interface PathStep {
  square: Square;
  heading: Heading;
  mosaic: null | "half" | "corner";
  left: Heading | null;
}

export interface LegalRug {
  rug: Place;
  squares: [Square, Square];
  covers: (Colour | null)[];
}

export interface Rank {
  seat: number;
  place: number;
  score: number;
  dirhams: number;
  squares: number;
  out: boolean;
}

export interface Result {
  ranking: Rank[];
}

export interface Clock {
  per_turn: number | null;
  total: number | null;
  left: (number | null)[];
  since: string | null;
}

export interface Update {
  version: number;
  events: GameEvent[];
  table: Table;
}

export type GameEvent =
  | { type: "created" }
  | { type: "joined"; seat: number; name: string }
  | { type: "started" }
  | { type: "dealt"; seat: number; colour: Colour }
  | { type: "oriented"; seat: number; turn: Turn; heading: Heading }
  | { type: "walked"; seat: number; steps: number; from: Square; path: PathStep[] }
  | { type: "paid"; seat: number; to: number; due: number; paid: number; squares: Square[] }
  | { type: "eliminated"; seat: number }
  | { type: "laid"; seat: number; rug: Place; colour: Colour; covers: (Colour | null)[] }
  | { type: "drawn"; seat: number; colour: Colour }
  | { type: "turned"; seat: number; turn: Turn; heading: Heading }
  | { type: "taken_back"; seat: number; to: number }
  | { type: "held"; seat: number }
  | { type: "reclaimed"; seat: number }
  | { type: "renamed"; seat: number; name: string }
  | { type: "timed_out"; seat: number }
  | { type: "ended"; ranking: Rank[] };

export type Action =
  | { type: "roll"; turn?: Turn }
  | { type: "lay"; rug: Place }
  | { type: "turn"; turn: Turn }
  | { type: "take_back" }
  | { type: "hold"; target: number }
  | { type: "reclaim" }
  | { type: "rename"; name: string };

export interface Command {
  id: string;
  version: number;
  seat: number;
  action: Action;
}

export interface Printing {
  id: PrintingId;
  title: string;
  language: string;
  rugs_in_box: number | null;
  sets: number[] | null;
  edge: "mosaics" | "arrows";
  insolvency: "out" | "plays_on";
  insolvency_printed: boolean;
  variant: boolean;
  two_players: ("two_colours" | "one_colour")[];
  starter: "holiday" | "decide" | "not_printed";
}

export interface Level {
  id: string;
  ready: boolean;
}

export interface About {
  version: string;
  printings: Printing[];
  levels: Level[];
  default: { printing: PrintingId; level: string };
  languages: string[];
}

export interface NewSeat {
  kind: Seat["kind"];
  name?: string;
  level?: string;
}

export interface NewGame {
  printing: PrintingId;
  players?: number;
  single_colour?: boolean;
  elimination?: boolean | null;
  end_turn?: boolean;
  keep_heading?: boolean;
  cover_own?: boolean;
  seats: NewSeat[];
  clock?: { per_turn?: number; total?: number };
}

export interface Invite {
  seat: number;
  path: string;
}

export interface Created {
  game: string;
  table: Table;
  you: number[];
  invites: Invite[];
  watch: string;
}

export interface Opened {
  table: Table;
  you: number[];
  invites?: Invite[];
}

export interface MyGame {
  game: string;
  status: Table["status"];
  printing: PrintingId;
  names: string[];
  your_turn: boolean;
  updated: string;
  result: Result | null;
}

export interface Verification {
  ok: boolean;
  checks: { what: string; ok: boolean }[];
}

export interface Problem {
  code: string;
  message: string;
  detail?: Record<string, unknown>;
}
