import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Update } from "../../src/api/types";
import { Session } from "../../src/game/session.svelte";
import { Stage } from "../../src/game/stage.svelte";
import { game } from "./recorded";

/** A session of seat 0 that shows the first update, and the others as they will come. */
function sitting(kinds: ("person" | "bot")[], you: number[] = [0]): [Session, Update[]] {
  const [first, ...later] = game("four").map((update) => ({
    ...update,
    table: { ...update.table, seats: update.table.seats.map((seat) => ({ ...seat, kind: kinds[seat.seat] ?? "bot" })) },
  }));
  const session = new Session("test");
  session.stage = new Stage(first!.table);
  session.you = you;
  session.take(first!);
  return [session, later];
}

/** Lets everything happen that needs no time. */
const soon = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

describe("skipping", () => {
  beforeEach(() => {
    vi.stubGlobal("document", { hidden: false });
    vi.stubGlobal("requestAnimationFrame", () => 0);
    vi.stubGlobal("matchMedia", () => ({ matches: false }));
  });

  /** Takes updates until the seat to move is as wanted. */
  async function untilNext(session: Session, later: Update[], wanted: (seat: number | null) => boolean): Promise<void> {
    do {
      session.take(later.shift()!);
      session.skip();
      await soon();
      session.skip();
      await soon();
    } while (!wanted(session.table.next.seat));
  }

  it("goes on past bots that have not moved yet, to our own turn and no further", async () => {
    const [session, later] = sitting(["person", "bot", "bot", "bot"]);
    await untilNext(session, later, (seat) => seat === 1);
    expect(session.stage.playing).toBe(false);
    expect(session.skippable).toBe(true);
    session.skip(true);
    while (session.table.next.seat !== 0) {
      session.take(later.shift()!);
      await soon();
      expect(session.stage.playing).toBe(false);
    }
    expect(session.skippable).toBe(false);
    session.take(later.shift()!);
    await soon();
    expect(session.stage.playing).toBe(true);
    session.close();
  });

  it("waits for nobody in a game that is put aside, and lets nobody move", async () => {
    const [session, later] = sitting(["person", "bot", "bot", "bot"]);
    await untilNext(session, later, (seat) => seat === 1);
    session.aside = true;
    expect(session.skippable).toBe(false);
    session.aside = false;
    await untilNext(session, later, (seat) => seat === 0);
    expect(session.due).toBe(0);
    session.aside = true;
    expect(session.due).toBe(null);
    session.close();
  });

  it("stops at another person", async () => {
    const [session, later] = sitting(["person", "bot", "person", "bot"]);
    await untilNext(session, later, (seat) => seat === 1);
    session.skip(true);
    while (session.table.next.seat !== 2) {
      session.take(later.shift()!);
      await soon();
    }
    expect(session.skippable).toBe(false);
    session.take(later.shift()!);
    await soon();
    expect(session.stage.playing).toBe(true);
    session.close();
  });

  it("is not offered to who watches or is played for, once all is shown", async () => {
    const [watching, later] = sitting(["bot", "bot", "bot", "bot"], []);
    await untilNext(watching, later, (seat) => seat === 1);
    expect(watching.skippable).toBe(false);
    const { table } = watching;
    watching.you = [0];
    expect(watching.skippable).toBe(true);
    watching.stage.settle({ ...table, seats: table.seats.map((seat) => ({ ...seat, held: seat.seat === 0 })) });
    expect(watching.skippable).toBe(false);
  });
});
