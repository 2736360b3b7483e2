/** Who sits at a table, and who of them may come back from another browser. */
import type { Seat, Table } from "../api/types";

/** The seats of people who may play on in another browser, and those that a rematch keeps for somebody. */
export function claimableSeats({ seats, source, status }: Table): Seat[] {
  if (source !== "play" || status === "over") return [];
  return seats.filter(({ kind, joined, asked, resigned }) => kind !== "bot" && (joined || asked) && !resigned);
}
