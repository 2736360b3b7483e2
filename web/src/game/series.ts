/** The score of a group in one line, e.g. `Mum 3, Ana 2, You 1`. */
import type { MyGame, Series } from "../api/types";

export function seriesLine(series: Series, you: readonly number[], me: string): string {
  return series.members
    .map((member, index) => ({ ...member, index }))
    .toSorted((a, b) => b.wins - a.wins || a.index - b.index)
    .map(({ name, wins, seat }) => `${you.length === 1 && seat === you[0] ? me : name} ${wins}`)
    .join(", ");
}

/** The score beside one of my games, from the second game of its group on. */
export function groupLine({ series, status, you }: MyGame, me: string): string | null {
  return series !== null && series.games > (status === "over" ? 1 : 0) ? seriesLine(series, you, me) : null;
}
