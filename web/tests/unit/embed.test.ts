import { describe, expect, it } from "vitest";
import { LONGEST_ADDRESS, type Told, hashOf, isPosition, read } from "../../src/embed/address";
import { frameOf } from "../../src/embed/share";

const LINE = "7/2S4/1S>SI3/4A2/3HA^2/3H^3/7 d6W 4:lay 26,34,30,30 10,10,10,11 - - 4+elimination";
const PILES = "7/7/7/7/7/7/7 d4N 1:deal 30,30 12,12,12,12 - ?,S 2";
const OUT = "7/7/7/7/7/7/7 d4N 1:orient 30,0,30,60 9,9,9,9 2,4 - 4+elimination+end-turn+keep-heading+cover-own";
const game: Told = { edge: "arrows", names: ["Ana <b>", "Zoë\n🧶"], moments: [PILES, LINE, OUT], at: 1 };

async function packed(text: string): Promise<string> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  return Buffer.from(await new Response(stream).arrayBuffer()).toString("base64url");
}

describe("addresses of boards in frames", () => {
  it("carry a game and bring it back", async () => {
    expect(await read(await hashOf(game))).toEqual({ ...game, names: ["Ana <b>", "Zoë 🧶"] });
    expect((await hashOf({ ...game, at: 0 })).includes("&at")).toBe(false);
  });

  it("carry a position as it is written", async () => {
    const shown = { edge: "mosaics", names: [], moments: [LINE], at: 0 };
    expect(await read(`#${LINE.replaceAll(" ", "_")}`)).toEqual(shown);
    expect(await read(`#${encodeURIComponent(LINE)}`)).toEqual(shown);
  });

  it("know a position line from others", () => {
    for (const line of [LINE, PILES, OUT]) expect(isPosition(line)).toBe(true);
    for (const line of [
      "",
      LINE.replace("7/2S4", "7/2S5"),
      LINE.replace("7/2S4", "2S4"),
      LINE.replace("d6W", "z9W"),
      LINE.replace("26,34", "26,3400"),
      `${LINE} <script>`,
      LINE.replace("4A2", "4X2"),
    ])
      expect(isPosition(line)).toBe(false);
  });

  it("show nothing that is not a game, or too much of one", async () => {
    const head = "marrakech 1\narrows";
    for (const hash of [
      "",
      "#",
      "#nonsense",
      "#%",
      "#z=",
      "#z=!!!!",
      "#z=AAAA",
      `#${"7".repeat(LONGEST_ADDRESS)}`,
      `#z=${await packed("")}`,
      `#z=${await packed(head)}`,
      `#z=${await packed(`marrakech 2\narrows\n${LINE}`)}`,
      `#z=${await packed(`${head}\n${LINE}\nname Ana`)}`,
      `#z=${await packed(`${head}\n${"name A\n".repeat(5)}${LINE}`)}`,
      `#z=${await packed(`${head}${`\n${LINE}`.repeat(401)}`)}`,
      // Ten megabytes in ten kilobytes: no more of it is unpacked than a game may take.
      `#z=${await packed(`${head}\n${" ".repeat(1e7)}`)}`,
    ])
      expect(await read(hash), hash.slice(0, 60)).toBe(null);
  });

  it("begin where a moment is that there is", async () => {
    const hash = await hashOf({ ...game, at: 0 });
    for (const at of ["3", "-1", "1.5", "x", "1e9"]) expect((await read(`${hash}&at=${at}`))?.at).toBe(0);
    expect((await read(`${hash}&at=2`))?.at).toBe(2);
  });

  it("stand in a frame as text", () => {
    expect(frameOf('https://x.example/a"b/embed.html#z=A&at=1')).toContain(
      'src="https://x.example/a&quot;b/embed.html#z=A&amp;at=1"',
    );
  });
});
