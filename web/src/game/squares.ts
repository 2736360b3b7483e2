import type { Square, Table } from "../api/types";
import type { Dictionary } from "../i18n/dictionary";
import type { Names } from "../i18n/who";

/** A square in words, e.g. "d4, Henna of Amal, whole with d5". */
export function describeSquare(table: Table, square: Square, names: Names, t: Dictionary): string {
  const { rugs, assam } = table.position;
  const rug = rugs.findLast((one) => one.visible.includes(square));
  const seat = rug === undefined ? undefined : table.seats.find((one) => one.colours.includes(rug.colour));
  const text =
    rug === undefined
      ? t.square.bare(square)
      : t.square.rug(
          square,
          rug.colour,
          rug.neutral || seat === undefined ? null : names(seat.seat),
          rug.visible.find((other) => other !== square) ?? null,
        );
  return assam.square === square ? `${text}. ${t.square.assam(assam.heading)}` : text;
}
