import type { Table } from "../api/types";
import type { Names } from "../i18n/who";

/** Who sits where; a reader with one seat is "you", one who passes the device round is not. */
export function namesOf(table: Pick<Table, "seats">, you: readonly number[]): Names {
  return (seat) => ({ name: table.seats[seat]?.name ?? `${seat + 1}`, you: you.length === 1 && you[0] === seat });
}
