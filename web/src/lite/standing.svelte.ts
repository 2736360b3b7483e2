/** How the host on this device stands: how far its start is, and what is wrong with it. */

/** `elsewhere`: another page of this browser leads. */
export type Standing = "starting" | "ready" | "elsewhere" | "failed";
/**
 * `private`: nothing is kept; `full`: nothing more can be; `damaged`: it cannot be read; `lost`: it was deleted;
 * `unfetched`: a bot waits for a file that does not come.
 */
export type Trouble = "private" | "full" | "damaged" | "lost" | "blocked" | "unfetched";

/** Of the four steps of the first start, the one under way, and the bytes that have come. */
export interface Progress {
  step: number;
  done: number;
  total: number;
}

class Device {
  standing: Standing = $state("starting");
  trouble: Trouble | null = $state(null);
  progress: Progress = $state.raw({ step: 1, done: 0, total: 0 });
  /** Is everything kept, so that the next start needs no network? */
  offline = $state(false);
}

export const device = new Device();
