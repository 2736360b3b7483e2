/** The score of a group in one line, e.g. `Mum 3, Ana 2, You 1`. */
import type { Series } from "../api/types";

export function seriesLine(series: Series, you: readonly number[], me: string): string {
  return series.members
    .map((member, index) => ({ ...member, index }))
    .toSorted((a, b) => b.wins - a.wins || a.index - b.index)
    .map(({ name, wins, seat }) => `${you.length === 1 && seat === you[0] ? me : name} ${wins}`)
    .join(", ");
}
