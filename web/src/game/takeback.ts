/** What may be taken back: the choices of a reader that still stand. */
import type { Update } from "../api/types";

const CHOICES: ReadonlySet<string> = new Set(["oriented", "walked", "laid", "turned"]);

/** How many updates hold a choice of these seats that was not taken back. */
export function standingChoices(updates: readonly Update[], seats: readonly number[]): number {
  let versions: number[] = [];
  for (const { version, events } of updates) {
    for (const event of events) {
      // What came after the version gone back to is undone.
      if (event.type === "taken_back") versions = versions.filter((one) => one <= event.to);
    }
    if (events.some((event) => CHOICES.has(event.type) && "seat" in event && seats.includes(event.seat)))
      versions.push(version);
  }
  return versions.length;
}
