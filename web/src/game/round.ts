/** What the others did since one's last turn: marked on the board until one acts. */
import type { Colour, PathStep, Square, Table, Update } from "../api/types";

export interface Mark {
  seat: number;
  colour: Colour;
  /** What is still to be seen of the rug. */
  squares: Square[];
}

export interface Round {
  rugs: Mark[];
  walk: { from: Square; path: PathStep[] } | null;
}

const NOTHING: Round = { rugs: [], walk: null };

/** The rugs laid by others since the seat last acted, as far as they are in sight, and Assam's last walk. */
export function lastRound(updates: readonly Update[], table: Table, seat: number): Round {
  const round: Round = { rugs: [], walk: null };
  for (const { events } of updates.toReversed()) {
    for (const event of events.toReversed()) {
      if (event.type === "taken_back") return NOTHING;
      if ("seat" in event && event.seat === seat && ["oriented", "walked", "laid", "turned"].includes(event.type))
        return round;
      if (event.type === "walked" && round.walk === null) round.walk = { from: event.from, path: event.path };
      if (event.type === "laid") {
        const rug = table.position.rugs.findLast(
          (one) =>
            one.colour === event.colour &&
            one.squares.toSorted().join("-") === event.rug.split("-").toSorted().join("-"),
        );
        if (rug !== undefined) round.rugs.push({ seat: event.seat, colour: event.colour, squares: rug.visible });
      }
    }
  }
  return round;
}
