/** A game being set up: what may be chosen under a printing, and the request that comes of it. */
import type { About, NewGame, NewSeat, Printing, PrintingId } from "../api/types";

export interface SeatPlan {
  /** "person", "link", or a bot's level. */
  who: string;
  name: string;
}

export interface Plan {
  printing: PrintingId;
  players: number;
  seats: SeatPlan[];
  singleColour: boolean;
  endTurn: boolean;
  keepHeading: boolean;
  elimination: boolean;
  coverOwn: boolean;
  clock: string;
}

/** Seconds a turn ("t60") or minutes each in total ("m10"). */
export const CLOCKS = ["none", "t30", "t60", "t120", "m10", "m20"] as const;

/** The plan of one person against bots, as the printing has it. */
export function plan(about: About, printing: Printing, players = 4): Plan {
  return {
    printing: printing.id,
    players,
    seats: Array.from({ length: 4 }, (_, seat) => ({ who: seat === 0 ? "person" : about.default.level, name: "" })),
    singleColour: false,
    endTurn: false,
    keepHeading: false,
    elimination: printing.insolvency === "out",
    coverOwn: false,
    clock: "none",
  };
}

/** The plan under another printing: its own rule for those who cannot pay, and nothing it does not offer. */
export function withPrinting(old: Plan, printing: Printing): Plan {
  return {
    ...old,
    printing: printing.id,
    elimination: printing.insolvency === "out",
    singleColour: old.singleColour && printing.two_players.includes("one_colour"),
    endTurn: old.endTurn && printing.variant,
    keepHeading: old.keepHeading && old.endTurn && printing.variant,
  };
}

/** May two players take one colour each? */
export function offersOneColour(chosen: Plan, printing: Printing): boolean {
  return chosen.players === 2 && printing.two_players.includes("one_colour");
}

export function isBot(who: string): boolean {
  return who !== "person" && who !== "link";
}

function clockOf(code: string): NewGame["clock"] {
  const amount = Number(code.slice(1));
  if (code.startsWith("t")) return { per_turn: amount };
  if (code.startsWith("m")) return { total: amount * 60 };
  return undefined;
}

/** The request for a plan; only what differs from the printing is said. */
export function request(chosen: Plan, printing: Printing): NewGame {
  const seats = chosen.seats.slice(0, chosen.players).map(({ who, name }): NewSeat => {
    if (isBot(who)) return { kind: "bot", level: who };
    const seat: NewSeat = { kind: who === "link" ? "link" : "person" };
    if (name.trim() !== "") seat.name = name.trim();
    return seat;
  });
  const game: NewGame = { printing: chosen.printing, players: chosen.players, seats };
  if (offersOneColour(chosen, printing) && chosen.singleColour) game.single_colour = true;
  if (chosen.elimination !== (printing.insolvency === "out")) game.elimination = chosen.elimination;
  if (chosen.endTurn) game.end_turn = true;
  if (chosen.endTurn && chosen.keepHeading) game.keep_heading = true;
  if (chosen.coverOwn) game.cover_own = true;
  const clock = clockOf(chosen.clock);
  if (clock !== undefined) game.clock = clock;
  return game;
}
