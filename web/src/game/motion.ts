/** Time that can be skipped: pauses and tweens end at once when their signal is aborted. */

export const ease = (share: number): number => 1 - (1 - share) ** 3;

export function wait(ms: number, signal: AbortSignal): Promise<void> {
  if (ms <= 0 || signal.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    const done = (): void => {
      clearTimeout(timer);
      signal.removeEventListener("abort", done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    signal.addEventListener("abort", done);
  });
}

/** Calls `draw` with 0..1 for so many milliseconds, always ending on 1. */
export function tween(ms: number, draw: (share: number) => void, signal: AbortSignal): Promise<void> {
  if (ms <= 0 || signal.aborted || document.hidden) {
    draw(1);
    return Promise.resolve();
  }
  return new Promise((resolve) => {
    const start = performance.now();
    const frame = (now: number): void => {
      const share = signal.aborted || document.hidden ? 1 : Math.min(1, Math.max(0, (now - start) / ms));
      draw(share);
      if (share < 1) requestAnimationFrame(frame);
      else resolve();
    };
    // A hidden tab gets no frames: the abort listener and a timer make sure that the promise ends.
    signal.addEventListener("abort", () => frame(start + ms), { once: true });
    requestAnimationFrame(frame);
  });
}
