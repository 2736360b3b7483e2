import type { Update } from "../api/types";

/** The moments that tell a game: the start, every rug that was laid, everybody who went out, and the end. */
export function momentsOf(updates: Update[]): Update[] {
  return updates.filter(
    ({ events }, index) =>
      index === 0 ||
      index === updates.length - 1 ||
      events.some(({ type }) => type === "laid" || type === "eliminated"),
  );
}
