import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { BEHIND, SILENT, Stream } from "../../src/api/stream";
import { game } from "./recorded";

/** A stream of the browser that brings what it is told to. */
class FakeSource {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSED = 2;
  static all: FakeSource[] = [];
  readyState = FakeSource.CONNECTING;
  onopen: () => void = () => {};
  onerror: () => void = () => {};
  #listeners: Record<string, (message: { data: string }) => void> = {};

  constructor(readonly address: string) {
    FakeSource.all.push(this);
  }
  addEventListener(name: string, listener: (message: { data: string }) => void): void {
    this.#listeners[name] = listener;
  }
  open(): void {
    this.readyState = FakeSource.OPEN;
    this.onopen();
  }
  bring(name: string, data: unknown = {}): void {
    this.#listeners[name]?.({ data: JSON.stringify(data) });
  }
  close(): void {
    this.readyState = FakeSource.CLOSED;
  }
}

describe("a stream that goes silent", () => {
  let version = 3;
  let timed = true;
  let stream: Stream;

  beforeEach(() => {
    vi.useFakeTimers();
    FakeSource.all = [];
    vi.stubGlobal("EventSource", FakeSource);
    vi.stubGlobal("addEventListener", () => {});
    vi.stubGlobal("removeEventListener", () => {});
    vi.stubGlobal("navigator", {});
    vi.stubGlobal("document", { hidden: false, addEventListener: () => {}, removeEventListener: () => {} });
    [version, timed] = [3, true];
    stream = new Stream("test", {
      version: () => version,
      timed: () => timed,
      update: (update) => (version = update.version),
    });
  });
  afterEach(() => {
    stream.close();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  const opened = (): number => FakeSource.all.length;

  async function beats(seconds: number): Promise<void> {
    for (let passed = 0; passed < seconds; passed += 2) {
      await vi.advanceTimersByTimeAsync(2000);
      FakeSource.all.at(-1)!.bring("heartbeat");
    }
  }

  it("is opened again where a clock runs, after the last version known", async () => {
    FakeSource.all[0]!.open();
    await beats(60);
    expect(opened()).toBe(1);
    FakeSource.all[0]!.bring("update", { ...game("four")[3]!, version: 4 });
    await vi.advanceTimersByTimeAsync(SILENT + 1000);
    expect(opened()).toBe(2);
    expect(FakeSource.all[0]!.readyState).toBe(FakeSource.CLOSED);
    expect(FakeSource.all[1]!.address).toContain("after=4");
  });

  it("is left alone where no clock runs", async () => {
    timed = false;
    FakeSource.all[0]!.open();
    await vi.advanceTimersByTimeAsync(120_000);
    expect(opened()).toBe(1);
  });

  it("is given longer each time on a slow line", async () => {
    // None of them ever opens.
    await vi.advanceTimersByTimeAsync(80_000);
    expect(opened()).toBeLessThanOrEqual(5);
    expect(opened()).toBeGreaterThan(2);
  });

  it("is opened again when an answer has told more than it brings", async () => {
    timed = false;
    FakeSource.all[0]!.open();
    version = 4;
    stream.known(4);
    await vi.advanceTimersByTimeAsync(BEHIND);
    expect(opened()).toBe(2);
    // The new one began after it.
    FakeSource.all[1]!.open();
    stream.known(4);
    await vi.advanceTimersByTimeAsync(BEHIND);
    expect(opened()).toBe(2);
  });

  it("is kept when it brings what the answer told", async () => {
    FakeSource.all[0]!.open();
    stream.known(4);
    FakeSource.all[0]!.bring("update", { ...game("four")[3]!, version: 4 });
    await vi.advanceTimersByTimeAsync(BEHIND);
    expect(opened()).toBe(1);
  });
});

describe("a network that returns", () => {
  const heard: Record<string, () => void> = {};
  let stream: Stream;

  beforeEach(() => {
    vi.useFakeTimers();
    FakeSource.all = [];
    vi.stubGlobal("EventSource", FakeSource);
    vi.stubGlobal("addEventListener", (name: string, listener: () => void) => (heard[name] = listener));
    vi.stubGlobal("removeEventListener", () => {});
    vi.stubGlobal("navigator", {});
    vi.stubGlobal("document", { hidden: false, addEventListener: () => {}, removeEventListener: () => {} });
    stream = new Stream("test", { version: () => 1, update: () => {} });
  });
  afterEach(() => {
    stream.close();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  const fails = (): void => {
    const source = FakeSource.all.at(-1)!;
    source.close();
    source.onerror();
  };

  it("is tried at once, and again within a second if it is not quite there yet", async () => {
    for (let tries = 0; tries < 6; tries++) {
      fails();
      await vi.advanceTimersByTimeAsync(8000);
    }
    const before = FakeSource.all.length;
    heard["online"]!();
    expect(FakeSource.all.length).toBe(before + 1);
    fails();
    await vi.advanceTimersByTimeAsync(1000);
    expect(FakeSource.all.length).toBe(before + 2);
  });
});
