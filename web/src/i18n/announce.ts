/** What a screen reader says for each event: one sentence, a pure function of the event. */
import type { GameEvent } from "../api/types";
import type { Dictionary } from "./dictionary";
import type { Names } from "./who";

export function announce(event: GameEvent, names: Names, t: Dictionary): string {
  const say = t.say;
  switch (event.type) {
    case "created":
      return say.created;
    case "joined":
      return say.joined(event.name);
    case "freed":
      return say.freed;
    case "renewed":
      return say.renewed;
    case "moved":
      return say.moved(names(event.seat));
    case "begins":
      return say.begins(names(event.seat));
    case "started":
      return say.started;
    case "dealt":
      return say.dealt(names(event.seat), event.colour);
    case "oriented":
      return say.oriented(names(event.seat), event.turn, event.heading);
    case "walked":
      return say.walked(names(event.seat), event.steps, event.from, event.path.at(-1)?.square ?? event.from);
    case "paid":
      return event.paid < event.due
        ? say.paidPart(names(event.seat), names(event.to), event.paid, event.due)
        : say.paid(names(event.seat), names(event.to), event.paid);
    case "eliminated":
      return say.eliminated(names(event.seat));
    case "laid":
      return say.laid(names(event.seat), event.rug.replace("-", "–"), event.colour, event.covers);
    case "drawn":
      return say.drawn(names(event.seat), event.colour);
    case "turned":
      return say.turned(names(event.seat), event.turn, event.heading);
    case "taken_back":
      return say.taken_back(names(event.seat));
    case "held":
      return say.held(names(event.seat));
    case "reclaimed":
      return say.reclaimed(names(event.seat));
    case "resigned":
      return say.resigned(names(event.seat));
    case "timed_out":
      return say.timed_out(names(event.seat));
    case "ended": {
      const first = event.ranking.filter((rank) => rank.place === 1);
      return say.ended(
        first.map((rank) => names(rank.seat)),
        first[0]?.score ?? 0,
      );
    }
    default:
      return "";
  }
}
