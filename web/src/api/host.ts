/**
 * Who answers the page: a server, or on a static host this device itself (`lite/bridge`). One build serves both; the
 * document of a copy without a server says so.
 */
import type { Bridge } from "../lite/bridge";

/** What the document says: null on a server, else the address where friends can be met, which may be empty. */
const mark = globalThis.document?.querySelector<HTMLMetaElement>('meta[name="marrakech-lite"]')?.content ?? null;

/** Is there no server, and this very device the host? */
export const onDevice = mark !== null;
/** A server that this copy leads to for what needs one, e.g. https://marrakech.example. */
export const elsewhere = mark || null;
/** Where the files of the page lie. */
export const root = onDevice ? "./" : "/";

let bridge: Bridge | undefined;

/** Before anything is asked, on a device that is its own host. */
export async function connect(): Promise<void> {
  if (onDevice) bridge = await import("../lite/bridge");
}

export function ask(path: string, init: RequestInit = {}): Promise<Response> {
  return bridge === undefined ? fetch(path, init) : bridge.ask(path, init);
}

export function listen(path: string): EventSource {
  return bridge === undefined ? new EventSource(path) : (new bridge.DeviceStream(path) as unknown as EventSource);
}

/** Says something on leaving, to which there is no answer. */
export function mention(path: string): void {
  if (bridge === undefined) navigator.sendBeacon?.(path);
  else void bridge.ask(path, { method: "POST" }).catch(() => {});
}
