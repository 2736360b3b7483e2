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
    let done = false;
    const finish = (): void => {
      // Once only: a frame that was already asked for must not draw over what came after.
      if (done) return;
      done = true;
      clearTimeout(timer);
      signal.removeEventListener("abort", finish);
      draw(1);
      resolve();
    };
    const frame = (now: number): void => {
      if (done) return;
      const share = Math.max(0, (now - start) / ms);
      if (share >= 1) finish();
      else {
        draw(share);
        requestAnimationFrame(frame);
      }
    };
    signal.addEventListener("abort", finish);
    // A tab that is hidden gets no frames: the timer ends the motion there.
    const timer = setTimeout(finish, ms + 100);
    requestAnimationFrame(frame);
  });
}
