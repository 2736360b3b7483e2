/** Calling a player who looks elsewhere: vibration, and a notification when it was asked for. */
import { root } from "../api/host";
import { settings } from "./settings.svelte";

/** A short buzz where the device has one. */
export function buzz(pattern: number | number[]): void {
  // Browsers complain about a buzz before the first touch of the page.
  if (typeof navigator === "undefined" || navigator.userActivation?.hasBeenActive !== true) return;
  navigator.vibrate?.(pattern);
}

export const canNotify = (): boolean => typeof Notification !== "undefined" && Notification.permission !== "denied";

/** Asks the browser for leave to notify; true when it is given. */
export async function askToNotify(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === "granted";
}

/** Tells a page in the background that something waits; coming back to it takes the note away. */
export function notify(title: string, body: string): void {
  if (
    !settings.notify ||
    !document.hidden ||
    typeof Notification === "undefined" ||
    Notification.permission !== "granted"
  )
    return;
  const note = new Notification(title, { body, tag: "marrakech-turn", icon: `${root}icon.svg` });
  note.onclick = () => {
    window.focus();
    note.close();
  };
  document.addEventListener("visibilitychange", () => note.close(), { once: true });
}
