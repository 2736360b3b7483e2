/**
 * Sending the same thing again until it is answered. Only for what carries an id: however often it arrives, the
 * server acts on it once, and any of the answers will do.
 */
import { Refused } from "./client";

/** Milliseconds to wait for an answer before the next try; a slow line gets longer each time. */
export const PATIENCE = [2000, 4000, 8000, 16000] as const;
/** Milliseconds before the next try when there can be no answer to this one. */
export const PAUSE = 700;

/** Was it not refused, but not answered: by nobody, by a proxy that found no server, by a store that failed? */
export function unanswered(error: unknown): boolean {
  return (
    error instanceof Refused &&
    (error.code === "offline" || error.code === "store_unavailable" || error.status === 502 || error.status === 504)
  );
}

const never = new Promise<never>(() => {});

/** Sends until there is an answer; earlier tries may still bring it. `again` is told before each further try. */
export async function insist<T>(send: (signal: AbortSignal) => Promise<T>, again: () => void = () => {}): Promise<T> {
  const over = new AbortController();
  const tries: Promise<T>[] = [];
  let failure: unknown;
  try {
    for (const [attempt, patience] of PATIENCE.entries()) {
      if (attempt > 0) again();
      const sent = send(over.signal);
      // Whoever is not answered is out of the race; a refusal ends it.
      const outcome = sent.catch((error: unknown) => {
        failure = error;
        if (!unanswered(error)) throw error;
        return never;
      });
      outcome.catch(() => {});
      tries.push(outcome);
      let timer: ReturnType<typeof setTimeout> | undefined;
      const waited = new Promise<null>((resolve) => {
        timer = setTimeout(() => resolve(null), patience);
        sent.catch(() => setTimeout(() => resolve(null), PAUSE));
      });
      const won = await Promise.race([...tries, waited]);
      clearTimeout(timer);
      if (won !== null) return won;
    }
    throw failure ?? new Refused("offline", "The server does not answer.", 0);
  } finally {
    over.abort();
  }
}
