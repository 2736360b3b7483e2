/** Keeps the screen awake while a real game is refereed, as far as the browser lets us. */

class Awake {
  /** Null until it was asked for. */
  granted: boolean | null = $state(null);
  #lock: WakeLockSentinel | null = null;

  /** Asks for it now and whenever the page comes back into sight; returns what ends it. */
  keep(): () => void {
    const ask = (): void => {
      if (document.visibilityState === "visible") void this.#ask();
    };
    ask();
    document.addEventListener("visibilitychange", ask);
    return () => {
      document.removeEventListener("visibilitychange", ask);
      void this.#lock?.release().catch(() => {});
      this.#lock = null;
    };
  }

  async #ask(): Promise<void> {
    try {
      // Browsers have it on secure pages only.
      if (!("wakeLock" in navigator)) throw new Error("no wake lock");
      this.#lock = await navigator.wakeLock.request("screen");
      this.granted = true;
    } catch {
      this.granted = false;
    }
  }
}

export const awake = new Awake();
