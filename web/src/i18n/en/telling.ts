/** What happened, for the log and for screen readers, in English. */
import type { Colour, Heading, Turn } from "../../api/types";
import type { Who } from "../who";
import { colours, list, n, number, object, subject, under } from "./words";

export const telling = {
  say: {
    created: () => "The market is set up.",
    joined: (name: string) => `${name} takes a seat.`,
    freed: () => "A seat is free again.",
    renewed: () => "The links to this table are new: share the new one.",
    started: () => "The game begins.",
    dealt: (who: Who, colour: Colour) => `${who.you ? "Your" : `${who.name}'s`} first rug is ${colours[colour]}.`,
    oriented: (who: Who, turn: Turn, heading: Heading) =>
      turn === "ahead"
        ? `${subject(who)} left Assam facing ${heading}.`
        : `${subject(who)} turned Assam ${turn}, to the ${heading}.`,
    walked: (who: Who, steps: number, from: string, to: string) =>
      `${subject(who)} rolled ${number(steps)}. Assam walked from ${from} to ${to}.`,
    paid: (who: Who, to: Who, paid: number) => `${subject(who)} paid ${object(to)} ${n(paid, "dirham", "dirhams")}.`,
    paidPart: (who: Who, to: Who, paid: number, due: number) =>
      `${subject(who)} owed ${object(to)} ${due} and could pay only ${n(paid, "dirham", "dirhams")}.`,
    eliminated: (who: Who) => `${subject(who)} ${who.you ? "are" : "is"} out of the game.`,
    laid: (who: Who, place: string, colour: Colour, covers: (Colour | null)[]) =>
      `${subject(who)} laid ${colours[colour]} on ${place}, over ${under(covers)}.`,
    drawn: (who: Who, colour: Colour) => `${who.you ? "Your" : `${who.name}'s`} next rug is ${colours[colour]}.`,
    turned: (who: Who, turn: Turn, heading: Heading) =>
      turn === "ahead"
        ? `${subject(who)} left Assam facing ${heading}.`
        : `${subject(who)} turned Assam to the ${heading}.`,
    taken_back: (who: Who) => `${subject(who)} took a move back.`,
    held: (who: Who) => `A bot plays for ${object(who)}.`,
    reclaimed: (who: Who) => `${subject(who)} ${who.you ? "are" : "is"} back.`,
    resigned: (who: Who) => `${subject(who)} ${who.you ? "resign" : "resigns"}. A bot plays on.`,
    timed_out: (who: Who) => `${who.you ? "Your" : `${who.name}'s`} time ran out.`,
    ended: (first: Who[], score: number) =>
      first.length === 1 && first[0] !== undefined
        ? `The game is over. ${subject(first[0])} ${first[0].you ? "win" : "wins"} with ${score}.`
        : `The game is over. ${list(first.map(subject))} share the first place with ${score}.`,
    score: (who: Who, score: number, purse: number, squares: number) =>
      `${subject(who)}: ${score}, ${n(purse, "dirham", "dirhams")} and ${n(squares, "square", "squares")}`,
    yourMove: {
      orient: "Your turn: choose a heading and roll.",
      roll: "Your turn: roll.",
      lay: "Choose a place for your rug.",
      turn: "Turn Assam for the next merchant.",
    },
  },

  /** The parts of one line of the log, joined to a sentence: "Amal rolled one, paid Idir 2, laid d4–d5." */
  line: {
    rolled: (who: Who, steps: number) => `${subject(who)} rolled ${number(steps)}`,
    walked: (from: string, to: string) => `walked ${from} to ${to}`,
    paid: (to: Who, paid: number) => `paid ${object(to)} ${paid}`,
    paidPart: (to: Who, paid: number, due: number) => `paid ${object(to)} ${paid} of ${due}`,
    laid: (place: string) => `laid ${place}`,
    turned: (heading: Heading) => `turned Assam ${heading}`,
    out: "is out",
  },
};
