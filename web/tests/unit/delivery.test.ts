import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Refused } from "../../src/api/client";
import { insist, PATIENCE, PAUSE, unanswered } from "../../src/api/delivery";

const nobody = (): Refused => new Refused("offline", "The server does not answer.", 0);

/** What is sent, each try with how to answer it. */
function line(): {
  tries: { answer(value: string): void; fail(error: unknown): void; signal: AbortSignal }[];
  send(signal: AbortSignal): Promise<string>;
} {
  const tries: ReturnType<typeof line>["tries"] = [];
  return { tries, send: (signal) => new Promise((answer, fail) => tries.push({ answer, fail, signal })) };
}

describe("insisting", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("sends again after two seconds without an answer, and takes whichever comes first", async () => {
    const { tries, send } = line();
    let told = 0;
    const answer = insist(send, () => told++);
    await vi.advanceTimersByTimeAsync(PATIENCE[0] - 1);
    expect(tries.length).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect([tries.length, told]).toEqual([2, 1]);
    // A slow line: the first answer comes after three seconds, and nothing is sent once more.
    await vi.advanceTimersByTimeAsync(1000);
    tries[0]!.answer("first");
    expect(await answer).toBe("first");
    expect(tries[1]!.signal.aborted).toBe(true);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(tries.length).toBe(2);
  });

  it("is answered by another process while the first is frozen", async () => {
    const { tries, send } = line();
    const answer = insist(send);
    await vi.advanceTimersByTimeAsync(PATIENCE[0]);
    tries[1]!.answer("second");
    expect(await answer).toBe("second");
    // The answer of the first does no harm.
    tries[0]!.answer("first");
    await vi.advanceTimersByTimeAsync(60_000);
  });

  it("waits longer each time, and comes to an end", async () => {
    const { tries, send } = line();
    const answer = insist(send).catch((error: unknown) => error);
    const sentAt: number[] = [];
    for (let second = 0; second <= 40; second++) {
      while (sentAt.length < tries.length) sentAt.push(second);
      await vi.advanceTimersByTimeAsync(1000);
    }
    expect(sentAt).toEqual([0, 2, 6, 14]);
    expect(await answer).toMatchObject({ code: "offline" });
    expect(tries.every((one) => one.signal.aborted)).toBe(true);
  });

  it("goes on soon when there can be no answer", async () => {
    const { tries, send } = line();
    const answer = insist(send);
    tries[0]!.fail(nobody());
    await vi.advanceTimersByTimeAsync(PAUSE);
    expect(tries.length).toBe(2);
    tries[1]!.fail(new Refused("http_502", "Bad Gateway", 502));
    await vi.advanceTimersByTimeAsync(PAUSE);
    tries[2]!.answer("third");
    expect(await answer).toBe("third");
  });

  it("takes a refusal for an answer", async () => {
    const { tries, send } = line();
    const answer = insist(send).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(PATIENCE[0]);
    tries[1]!.fail(new Refused("not_your_turn", "It is not your turn.", 409));
    expect(await answer).toMatchObject({ code: "not_your_turn" });
    tries[0]!.fail(nobody());
    await vi.advanceTimersByTimeAsync(60_000);
    expect(tries.length).toBe(2);
  });

  it("tells what was not answered from what was refused", () => {
    expect(unanswered(nobody())).toBe(true);
    expect(unanswered(new Refused("store_unavailable", "", 503))).toBe(true);
    expect(unanswered(new Refused("server_busy", "", 503))).toBe(false);
    expect(unanswered(new Refused("stale", "", 409))).toBe(false);
    expect(unanswered(new Error("aborted"))).toBe(false);
  });
});
