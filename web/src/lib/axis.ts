/** The labels of an axis that have room. */

/** The width of a letter of an axis, at most, and the least gap between two labels. */
const LETTER = 8;
const GAP = 8;

export interface Label {
  x: number;
  text: string;
}

/** Those that stand clear of the one before; the first starts at its place, the others stand over theirs. */
export function clearLabels<T extends Label>(labels: readonly T[]): T[] {
  let end = Number.NEGATIVE_INFINITY;
  return labels.filter(({ x, text }, index) => {
    const width = text.length * LETTER;
    const start = index === 0 ? x : x - width / 2;
    if (start < end + GAP) return false;
    end = start + width;
    return true;
  });
}
