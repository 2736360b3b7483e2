/** How the host on this device stands: how far its start is, and what is wrong with it. */

/** `elsewhere`: another page of this browser leads. */
export type Standing = "starting" | "ready" | "elsewhere" | "failed";
/**
 * `private`: nothing is kept; `full`: nothing more can be; `damaged`: it cannot be read; `lost`: it was deleted while
 * it was in use; `gone`: before; `unfetched`: a bot waits for a file that does not come; `blocked`: the browser runs no
 * host; `weak`: it runs no engine; `stopped`: the host has failed.
 */
export type Trouble = "private" | "full" | "damaged" | "lost" | "gone" | "unfetched" | "blocked" | "weak" | "stopped";

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
  /** A new version: one that waits for the start page, or until no other page of this copy is open. */
  newer: "waits" | "others" | null = $state(null);
}

export const device = new Device();
