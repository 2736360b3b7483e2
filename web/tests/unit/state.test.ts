import { describe, expect, it } from "vitest";
import { pause } from "../../src/api/stream";
import { badges, farthest, fraction } from "../../src/board/forecast";
import { timeLeft, warning } from "../../src/game/clock";
import { Ledger } from "../../src/game/ledger";
import { namesOf } from "../../src/game/names";
import { plan, request, withPrinting } from "../../src/game/setup";
import { ServerTime } from "../../src/game/servertime";
import { describeSquare } from "../../src/game/squares";
import { patience } from "../../src/lib/about.svelte";
import { freshId } from "../../src/lib/id";
import { parse } from "../../src/lib/router.svelte";
import { restore } from "../../src/lib/choices";
import { about, game, tableAt } from "./recorded";
import { en, fr } from "./languages";

const ABOUT = about();

describe("the ledger", () => {
  const updates = game("four").slice(0, 6);
  const at = (version: number) => updates[version - 1]!;
  it("lets each update through once and in order, however they come", () => {
    const ledger = new Ledger(0);
    const seen = [1, 3, 3, 2, 1, 5, 4].flatMap((version) => ledger.accept(at(version)).map((update) => update.version));
    expect(seen).toEqual([1, 2, 3, 4, 5]);
    expect(ledger.gap).toBe(false);
  });
  it("knows when one is missing", () => {
    const ledger = new Ledger(2);
    expect(ledger.accept(at(4))).toEqual([]);
    expect(ledger.gap).toBe(true);
    expect(ledger.accept(at(3)).map((update) => update.version)).toEqual([3, 4]);
  });
  it("starts afresh from a table", () => {
    const ledger = new Ledger(0);
    ledger.accept(at(4));
    ledger.reset(4);
    expect(ledger.gap).toBe(false);
    expect(ledger.accept(at(5))).toHaveLength(1);
  });
});

describe("reconnecting", () => {
  it("waits longer each time, to a limit", () => {
    expect([0, 1, 2, 3, 4, 9].map(pause)).toEqual([500, 1000, 2000, 4000, 8000, 8000]);
  });
});

describe("a level that is being made ready", () => {
  it("is looked for less and less often", () => {
    expect([0, 1, 2, 3, 9].map(patience)).toEqual([2000, 4000, 8000, 16_000, 16_000]);
  });
});

describe("command ids", () => {
  it("are made without randomUUID too, as on plain http in the network", () => {
    const plain = { getRandomValues: crypto.getRandomValues.bind(crypto) } as Crypto;
    const ids = new Set(Array.from({ length: 50 }, () => freshId(plain)));
    expect(ids.size).toBe(50);
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  });
});

describe("addresses", () => {
  it.each([
    ["/", "", { page: "start" }],
    ["/new", "", { page: "start" }],
    ["/g/x7", "", { page: "game", game: "x7", who: false }],
    ["/g/x7", "?who", { page: "game", game: "x7", who: true }],
    ["/back/x7/c0de", "", { page: "back", game: "x7", code: "c0de" }],
    ["/g/x7/replay", "?at=12", { page: "replay", game: "x7", at: 12 }],
    ["/g/x7/replay", "?at=-1", { page: "replay", game: "x7", at: null }],
    ["/join/x7/c0de", "", { page: "join", game: "x7", code: "c0de" }],
    ["/games", "", { page: "games" }],
    ["/rules", "?printing=fr57", { page: "rules", printing: "fr57", switches: null }],
    ["/open", "", { page: "open" }],
    ["/g", "", { page: "nowhere" }],
    ["/%E0%A4%A", "", { page: "nowhere" }],
    ["/g/x7/replay/more", "", { page: "nowhere" }],
  ])("%s%s", (path, search, route) => {
    expect(parse(path, search)).toEqual(route);
  });
});

describe("choices kept in the browser", () => {
  it("come back", () => {
    expect(restore(JSON.stringify({ language: "fr", speed: "fast", sound: true }))).toMatchObject({
      language: "fr",
      speed: "fast",
      sound: true,
      theme: "auto",
    });
  });
  it("never break the page", () => {
    for (const text of [null, "", "{", "null", "[]", '{"speed":3,"theme":"pink","language":"xx"}'])
      expect(restore(text)).toMatchObject({ speed: "normal", theme: "auto" });
  });
});

describe("the clock", () => {
  const clock = { per_turn: 30, total: 600, left: [600, 12], since: "2026-11-15T12:00:00Z" };
  const now = Date.parse("2026-11-15T12:00:10Z");
  it("runs for the seat to move only", () => {
    expect(timeLeft(clock, 0, true, now)).toEqual({ left: 20, full: 30 });
    expect(timeLeft(clock, 1, true, now)).toEqual({ left: 2, full: 600 });
    expect(timeLeft(clock, 0, false, now)).toEqual({ left: 600, full: 600 });
    expect(timeLeft(null, 0, true, now)).toBeNull();
  });
  it("stops at nothing", () => {
    expect(timeLeft(clock, 1, true, now + 60_000)?.left).toBe(0);
  });
  it("goes by the server's time, not the device's", () => {
    const time = new ServerTime();
    time.dated("Sun, 15 Nov 2026 12:00:09 GMT", now - 3_600_000);
    expect(time.skew).toBe(3_600_000 - 500);
    time.began("2026-11-15T12:00:09.900Z", now - 3_600_000);
    expect(time.skew).toBe(3_600_000 - 100);
    // An old update, and none, change nothing.
    time.began("2026-11-15T11:00:00Z", now - 3_600_000);
    time.began(null, now);
    expect(time.skew).toBe(3_600_000 - 100);
  });
  it("warns once at ten seconds and once at five", () => {
    expect([warning(11, 10.2), warning(10.2, 9.9), warning(9.9, 9.6), warning(5.1, 5), warning(12, 4)]).toEqual([
      null,
      10,
      null,
      5,
      5,
    ]);
  });
});

describe("a set-up", () => {
  const [en2021, fr57] = (["en2021", "fr57"] as const).map((id) =>
    ABOUT.printings.find((printing) => printing.id === id),
  );
  it("asks for one person and three bots by default, and says nothing the printing says", () => {
    expect(request(plan(ABOUT, en2021!), en2021!)).toEqual({
      printing: "en2021",
      players: 4,
      seats: [{ kind: "person" }, ...Array(3).fill({ kind: "bot", level: ABOUT.default.level })],
    });
  });
  it("drops what another printing does not offer", () => {
    const chosen = { ...plan(ABOUT, en2021!, 2), endTurn: true, keepHeading: true };
    expect(withPrinting(chosen, fr57!)).toMatchObject({ endTurn: false, keepHeading: false, elimination: false });
    const one = { ...withPrinting(chosen, fr57!), singleColour: true };
    expect(request(one, fr57!)).toMatchObject({ printing: "fr57", players: 2, single_colour: true });
    expect(request(withPrinting(one, en2021!), en2021!)).not.toHaveProperty("single_colour");
  });
  it("says house rules, clock, names and links", () => {
    const chosen = { ...plan(ABOUT, en2021!, 2), elimination: false, coverOwn: true, clock: "m10" };
    chosen.seats[0] = { who: "person", name: " Zoé " };
    chosen.seats[1] = { who: "link", name: "" };
    expect(request(chosen, en2021!)).toEqual({
      printing: "en2021",
      players: 2,
      elimination: false,
      cover_own: true,
      clock: { total: 600 },
      seats: [{ kind: "person", name: "Zoé" }, { kind: "link" }],
    });
  });
});

describe("a forecast", () => {
  it("joins rolls that land on one square, as on the corner", () => {
    // Assam on a3, facing south: two lands on a1, and so does three, round the corner.
    const ahead = tableAt("four", 7).next.headings.find((one) => one.turn === "ahead")!;
    expect(badges(ahead)).toMatchObject([
      { square: "a2", weight: 1 },
      { square: "a1", weight: 4 },
      { square: "b1", weight: 1 },
    ]);
    expect(farthest(ahead)?.steps).toBe(4);
    expect([1, 2, 3, 6].map(fraction)).toEqual(["1/6", "1/3", "1/2", "1"]);
  });
});

describe("a square in words", () => {
  // The fourth merchant has just gone out; Assam stands on d6, on the third's rug.
  const table = tableAt("out", 80);
  it("tells rug, owner and Assam", () => {
    const names = namesOf(table, [0]);
    expect(describeSquare(table, "d6", names, en)).toBe(
      "d6, Saffron of Safia, whole with e6. Assam stands here, facing south",
    );
    expect(describeSquare(table, "f6", names, en)).toBe("f6, Almond, nobody's, half");
    expect(describeSquare(tableAt("out", 1), "g7", names, fr)).toBe("g7, sol nu");
  });
  it("says you to the one reader only", () => {
    expect(namesOf(table, [0])(0).you).toBe(true);
    expect(namesOf(table, [0, 1])(0).you).toBe(false);
  });
});
