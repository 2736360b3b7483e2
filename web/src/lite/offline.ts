/**
 * Keeps this copy for when there is no network (`web/lite/sw.js`). A new version waits: it takes over on the start
 * page, where no game is open, and only if no other page of this copy is.
 */
import { device } from "./standing.svelte";

/** Milliseconds between two looks at the host for a new version. */
const HOUR = 3_600_000;

let kept: ServiceWorkerRegistration | undefined;
let looked = 0;

/** Once the host stands, so that the first start has the line to itself. */
export async function keepOffline(): Promise<void> {
  if (!("serviceWorker" in navigator) || kept !== undefined) return;
  looked = performance.now();
  kept = await navigator.serviceWorker.register(new URL("sw.js", document.baseURI));
  // Its first version takes charge of the page that it came with; a later one brings a page of its own.
  let controlled = navigator.serviceWorker.controller !== null;
  navigator.serviceWorker.addEventListener("controllerchange", () => {
    if (controlled) location.reload();
    controlled = true;
  });
  navigator.serviceWorker.addEventListener("message", ({ data }: MessageEvent<string>) => {
    if (data === "others") device.newer = "others";
  });
  const registration = kept;
  const watch = (): void => {
    const coming = registration.installing;
    coming?.addEventListener("statechange", () => {
      if (coming.state === "installed" && controlled) device.newer ??= "waits";
    });
  };
  registration.addEventListener("updatefound", watch);
  watch();
  if (registration.waiting !== null) device.newer ??= "waits";
  await navigator.serviceWorker.ready;
  device.offline = true;
  // Games are worth more to their player than what other sites keep.
  await navigator.storage?.persist?.();
}

/** On the start page: lets a version begin that waits, or looks for one where that was long ago. */
export function renew(): void {
  if (kept === undefined) return;
  if (kept.waiting !== null) kept.waiting.postMessage("take over");
  else if (performance.now() - looked > HOUR) {
    looked = performance.now();
    kept.update().catch(() => {});
  }
}
