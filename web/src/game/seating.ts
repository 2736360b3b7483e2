/** Who sits at a table, and who of them may come back from another browser. */
import type { Seat, Table } from "../api/types";

/**
 * The seats of people who may play on in another browser, and those that a rematch keeps for somebody. After the end
 * it is for the next game that they come back.
 */
export function claimableSeats({ seats, source, referee }: Table): Seat[] {
  if (source !== "play" || referee != null) return [];
  return seats.filter(({ kind, joined, asked, resigned }) => kind !== "bot" && (joined || asked) && !resigned);
}
