/** The log in words and notation: one line a turn, and a line for anything else worth telling. */
import type { Colour, GameEvent, Turn, Update } from "../api/types";
import { announce } from "../i18n/announce";
import type { Dictionary } from "../i18n/dictionary";
import type { Names } from "../i18n/who";

export interface Entry {
  /** The version at which the line was complete: where a replay link points. */
  version: number;
  seat: number | null;
  colour: Colour | null;
  events: GameEvent[];
  turn: boolean;
}

const QUIET = new Set<GameEvent["type"]>(["created", "dealt", "drawn"]);

/** Gathers the events of a turn, which come in several updates, into one entry each; oldest first. */
export function entries(updates: readonly Update[]): Entry[] {
  const lines: Entry[] = [];
  let current: Entry | null = null;
  for (const { version, events, table } of updates) {
    for (const event of events) {
      if (QUIET.has(event.type)) continue;
      if (event.type === "oriented" || event.type === "walked") {
        const open =
          current !== null && current.seat === event.seat && !current.events.some((e) => e.type === "walked");
        if (!open) {
          current = {
            version,
            seat: event.seat,
            colour: table.seats[event.seat]?.colours[0] ?? null,
            events: [],
            turn: true,
          };
          lines.push(current);
        }
      }
      const part = ["oriented", "walked", "paid", "eliminated", "laid", "turned"].includes(event.type);
      if (part && current !== null) {
        current.events.push(event);
        current.version = version;
        if (event.type === "laid") current.colour = event.colour;
        continue;
      }
      if (event.type === "taken_back") current = null;
      const seat = "seat" in event ? event.seat : null;
      lines.push({
        version,
        seat,
        colour: seat === null ? null : (table.seats[seat]?.colours[0] ?? null),
        events: [event],
        turn: false,
      });
    }
  }
  return lines;
}

const LETTER: Record<Turn, string> = { left: "L", ahead: "A", right: "R" };

/**
 * A turn in the letters of game files, without what is drawn from a pile: heading, roll, payment, rug, the turn at the
 * end, e.g. `L3$2 d4-e4` or `2 c1-c2 R`.
 */
export function notation(entry: Entry): string {
  let text = "";
  for (const event of entry.events) {
    if (event.type === "oriented") text += LETTER[event.turn];
    if (event.type === "walked") text += event.steps;
    if (event.type === "paid") text += `$${event.paid}`;
    if (event.type === "eliminated") text += "#";
    if (event.type === "laid") text += ` ${event.rug}`;
    if (event.type === "turned") text += ` ${LETTER[event.turn]}`;
  }
  return text;
}

/** The line in words, e.g. "Amal rolled one, paid Idir 2, laid d4–d5." */
export function sentence(entry: Entry, names: Names, t: Dictionary): string {
  if (!entry.turn) return entry.events.map((event) => announce(event, names, t)).join(" ");
  const parts: string[] = [];
  for (const event of entry.events) {
    if (event.type === "walked") {
      parts.push(t.line.rolled(names(event.seat), event.steps));
      // Where he went matters while it is all that has happened.
      if (entry.events.at(-1) === event) parts.push(t.line.walked(event.from, event.path.at(-1)?.square ?? event.from));
    } else if (event.type === "paid") {
      const to = names(event.to);
      parts.push(event.paid < event.due ? t.line.paidPart(to, event.paid, event.due) : t.line.paid(to, event.paid));
    } else if (event.type === "laid") parts.push(t.line.laid(event.rug.replace("-", "–")));
    else if (event.type === "turned" && event.turn !== "ahead") parts.push(t.line.turned(event.heading));
    else if (event.type === "eliminated") parts.push(t.line.out);
  }
  if (parts.length === 0) return entry.events.map((event) => announce(event, names, t)).join(" ");
  return `${parts.join(", ")}.`;
}
