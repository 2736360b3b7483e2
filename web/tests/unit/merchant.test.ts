import { describe, expect, it } from "vitest";
import { Session } from "../../src/game/session.svelte";
import { Stage } from "../../src/game/stage.svelte";
import { merchantOf, statusOf } from "../../src/table/merchant";
import { en } from "./languages";
import { game } from "./recorded";

/** A session of seat 0 at the update that has an event of a kind, or at the start. */
function at(name: "four" | "out", kind?: string): Session {
  const updates = game(name);
  const found =
    kind === undefined ? updates[0] : updates.find(({ events }) => events.some(({ type }) => type === kind));
  const session = new Session("test");
  session.stage = new Stage(found!.table);
  session.you = [0];
  return session;
}

describe("a merchant", () => {
  it("has a score of dirhams and squares in sight", () => {
    const session = at("four", "laid");
    for (const { seat } of session.table.seats) {
      const { purse, visible, score } = merchantOf(session, seat);
      expect(score).toBe(purse + visible);
      expect(score).toBe(session.table.position.scores[seat]);
    }
  });
  it("who is out keeps no squares and says so", () => {
    const session = at("out", "eliminated");
    const seat = session.table.position.out[0]!;
    const { out, purse, score } = merchantOf(session, seat);
    expect(out).toBe(true);
    expect(score).toBe(purse);
    expect(statusOf(session, session.table.seats[seat]!, en)).toBe(en.game.out);
  });
  it("is paid what the other pays", () => {
    const session = at("four");
    session.stage.tithe = { ...session.stage.tithe, from: 1, to: 2, paid: 3, due: 3, squares: [] } as never;
    expect([0, 1, 2].map((seat) => merchantOf(session, seat).change)).toEqual([0, -3, 3]);
    expect(statusOf(session, session.table.seats[1]!, en)).toBe(en.game.pays);
    expect(statusOf(session, session.table.seats[2]!, en)).toBe(en.game.paid);
  });
});
