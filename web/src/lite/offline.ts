/**
 * Keeps this copy for when there is no network (`web/lite/sw.js`). A new version waits: it takes over on the start
 * page, where no game is open, and only if no other page of this copy is.
 */
import { useRouter } from "../lib/router.svelte";
import { device } from "./standing.svelte";

/** Once the host stands, so that the first start has the line to itself. */
export async function keepOffline(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  const kept = await navigator.serviceWorker.register(new URL("sw.js", document.baseURI));
  const before = navigator.serviceWorker.controller;
  navigator.serviceWorker.addEventListener("controllerchange", () => {
    if (before !== null && useRouter().route.page === "start") location.reload();
  });
  if (kept.waiting !== null && useRouter().route.page === "start") kept.waiting.postMessage("take over");
  await navigator.serviceWorker.ready;
  device.offline = true;
  // Games are worth more to their player than what other sites keep.
  await navigator.storage?.persist?.();
}
