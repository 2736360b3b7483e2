import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ease, tween, wait } from "../../src/game/motion";

describe("motion", () => {
  let frames: FrameRequestCallback[] = [];
  const frame = (now: number): void => {
    const due = frames;
    frames = [];
    for (const one of due) one(now);
  };

  beforeEach(() => {
    frames = [];
    vi.useFakeTimers();
    vi.stubGlobal("document", { hidden: false });
    vi.stubGlobal("performance", { now: () => 0 });
    vi.stubGlobal("requestAnimationFrame", (one: FrameRequestCallback) => frames.push(one));
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("draws its way from start to end", async () => {
    const drawn: number[] = [];
    const done = tween(100, (share) => drawn.push(share), new AbortController().signal);
    frame(25);
    frame(50);
    frame(120);
    await done;
    expect(drawn).toEqual([0.25, 0.5, 1]);
  });

  it("ends at once when skipped, and a late frame draws nothing more", async () => {
    const skip = new AbortController();
    const drawn: number[] = [];
    const done = tween(100, (share) => drawn.push(share), skip.signal);
    frame(25);
    skip.abort();
    await done;
    frame(50);
    frame(200);
    expect(drawn).toEqual([0.25, 1]);
  });

  it("ends by a timer where no frames come, as in a hidden tab", async () => {
    const drawn: number[] = [];
    const done = tween(100, (share) => drawn.push(share), new AbortController().signal);
    await vi.advanceTimersByTimeAsync(250);
    await done;
    expect(drawn).toEqual([1]);
  });

  it("waits no longer than it must", async () => {
    const skip = new AbortController();
    const done = wait(10_000, skip.signal);
    skip.abort();
    await expect(done).resolves.toBeUndefined();
    await expect(wait(10_000, skip.signal)).resolves.toBeUndefined();
    expect([ease(0), ease(1)]).toEqual([0, 1]);
  });
});
