/** A game being set up: what may be chosen under a printing, and the request that comes of it. */
import type { About, NewGame, NewSeat, Printing, PrintingId } from "../api/types";
import { DAY } from "./clock";
import { askedLevel } from "./even";
import { isFigure } from "./figures";
import type { RuleFacts } from "./ruleline";

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
  /** The seat that begins. */
  starter: number;
}

/** Seconds a turn ("t60"), minutes each in total ("m10") or days a turn ("d3"). */
export const CLOCKS = ["none", "t30", "t60", "t120", "m10", "m20", "d1", "d3", "d7"] as const;

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
    starter: 0,
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
  if (code.startsWith("d")) return { per_turn: amount * DAY };
  return undefined;
}

/** The level of the plan's bots, or null if they differ or there is none. */
export function levelOf(chosen: Plan): string | null {
  const levels = new Set(
    chosen.seats
      .slice(0, chosen.players)
      .map(({ who }) => who)
      .filter(isBot),
  );
  return levels.size === 1 ? ([...levels][0] ?? null) : null;
}

/** The plan with all its bots at one level. */
export function withLevel(old: Plan, level: string): Plan {
  return { ...old, seats: old.seats.map((seat) => (isBot(seat.who) ? { ...seat, who: level } : seat)) };
}

/** What the plan's game will be played by, as a table tells it. */
export function rulesOf(chosen: Plan): RuleFacts {
  const clock = clockOf(chosen.clock);
  return {
    printing: chosen.printing,
    rules: {
      players: chosen.players,
      elimination: chosen.elimination,
      end_turn: chosen.endTurn,
      keep_heading: chosen.endTurn && chosen.keepHeading,
      single_colour: chosen.players === 2 && chosen.singleColour,
      cover_own: chosen.coverOwn,
    },
    clock: clock == null ? null : { per_turn: clock.per_turn ?? null, total: clock.total ?? null },
  };
}

/** A plan that was kept, as far as this server still offers it; else the default with the printing wanted. */
export function restorePlan(kept: unknown, about: About, wanted: string): Plan {
  const offered = (id: string): Printing | undefined => about.printings.find((one) => one.id === id);
  const usual = offered(wanted) ?? offered(about.default.printing) ?? about.printings[0];
  if (usual === undefined) throw new Error("the server offers no printing");
  const fresh = plan(about, usual);
  if (typeof kept !== "object" || kept === null) return fresh;
  const old = kept as Partial<Plan>;
  const printing = about.printings.find((one) => one.id === old.printing) ?? usual;
  const whole = {
    ...fresh,
    ...Object.fromEntries(
      Object.entries(old).filter(([key, value]) => key in fresh && typeof value === typeof fresh[key as keyof Plan]),
    ),
  };
  const known = new Set(["person", "link", ...about.levels.map(({ id }) => id)]);
  const seats = fresh.seats.map((seat, index) => {
    const one = whole.seats[index];
    return one !== undefined && known.has(one.who)
      ? { who: one.who, name: typeof one.name === "string" ? one.name : "" }
      : seat;
  });
  const elimination = typeof old.elimination === "boolean" ? old.elimination : printing.insolvency === "out";
  return {
    ...withPrinting({ ...whole, seats, players: [2, 3, 4].includes(whole.players) ? whole.players : 4 }, printing),
    elimination,
  };
}

/** The request for a plan; only what differs from the printing is said. */
export function request(chosen: Plan, printing: Printing): NewGame {
  const seats = chosen.seats.slice(0, chosen.players).map(({ who, name }): NewSeat => {
    if (isBot(who)) return { kind: "bot", level: askedLevel(who) };
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
  if (chosen.starter > 0 && chosen.starter < chosen.players) game.starter = chosen.starter;
  return game;
}

/** The request with the face that its one person chose last. */
export function withFace(game: NewGame, figure: string): NewGame {
  const people = game.seats.filter(({ kind }) => kind === "person");
  if (people.length !== 1 || !isFigure(figure)) return game;
  return { ...game, seats: game.seats.map((seat) => (seat.kind === "person" ? { ...seat, figure } : seat)) };
}
