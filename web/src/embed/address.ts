/**
 * A game in the address of `embed.html`: all that its board shows, so that it asks nobody for anything.
 *
 *     #7/7/7/3H>3/7/7/7_d4N_2:orient_30,30_11,12_-_-_2+one-colour     a position, `_` for spaces
 *     #z=<text>&at=12                                                 a game, and the moment to begin with
 *
 * The text of a game is lines, deflated and in base64url: `marrakech 1`, the edge of the board, `name ...` for each
 * player, and a position line (`docs/notation.md`) for each moment. Whatever is longer or otherwise is not shown.
 */
export interface Told {
  edge: "mosaics" | "arrows";
  names: string[];
  /** Position lines, at least one. */
  moments: string[];
  at: number;
}

const FORMAT = "marrakech 1";
export const LONGEST_ADDRESS = 24_000;
const LONGEST_TEXT = 80_000;
const MOST_MOMENTS = 400;
const LONGEST_NAME = 40;

const ROW = "(?:[1-7]|[HISA][>^]?){1,7}";
const NUMBERS = (most: number): string => `\\d{1,3}(?:,\\d{1,3}){1,${most - 1}}`;
const LINE = new RegExp(
  `^${ROW}(?:/${ROW}){6} [a-g][1-7][NESW] [1-4]:[a-z]{2,6} ${NUMBERS(4)} ${NUMBERS(4)} [-1-4,]{1,7} ` +
    "[-?HISA,]{1,7} [2-4](?:\\+[a-z-]{1,16}){0,5}$",
);

/** Is it a position line whose rows have seven squares each? Whether the rules go on from it matters to nobody here. */
export function isPosition(line: string): boolean {
  if (!LINE.test(line)) return false;
  const rows = line.slice(0, line.indexOf(" ")).split("/");
  return rows.every((row) => {
    const widths = [...row.matchAll(/[1-7]|[HISA]/g)].map(([one]) => (/\d/.test(one) ? Number(one) : 1));
    return widths.reduce((sum, width) => sum + width, 0) === 7;
  });
}

/** What the part of an address after the hash shows; null where it shows nothing. */
export async function read(hash: string): Promise<Told | null> {
  const text = hash.replace(/^#/, "");
  if (text === "" || text.length > LONGEST_ADDRESS) return null;
  try {
    if (!text.startsWith("z=")) {
      const line = decodeURIComponent(text).replaceAll("_", " ");
      return isPosition(line) ? { edge: "mosaics", names: [], moments: [line], at: 0 } : null;
    }
    const [packed = "", at = "0"] = text.slice(2).split("&at=");
    return readGame(await inflated(bytesOf(packed)), Number(at));
  } catch {
    return null;
  }
}

function readGame(text: string, at: number): Told | null {
  const [format, edge, ...lines] = text.split("\n");
  if (format !== FORMAT || (edge !== "mosaics" && edge !== "arrows")) return null;
  const names = lines.filter((line) => line.startsWith("name ")).map((line) => line.slice(5, 5 + LONGEST_NAME));
  const moments = lines.slice(names.length);
  if (names.length > 4 || moments.length === 0 || moments.length > MOST_MOMENTS) return null;
  if (!moments.every(isPosition)) return null;
  return { edge, names, moments, at: Number.isInteger(at) && at >= 0 && at < moments.length ? at : 0 };
}

/** The hash that shows a game. */
export async function hashOf({ edge, names, moments, at }: Told): Promise<string> {
  const named = names.map((name) => `name ${name.replaceAll(/\s/g, " ").slice(0, LONGEST_NAME)}`);
  const text = [FORMAT, edge, ...named, ...moments].join("\n");
  const packed = await collected(new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw")), Infinity);
  const letters = btoa(Array.from(packed, (byte) => String.fromCharCode(byte)).join(""));
  const address = letters.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
  return `#z=${address}${at > 0 ? `&at=${at}` : ""}`;
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const letters = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
}

async function inflated(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
  return new TextDecoder("utf-8", { fatal: true }).decode(await collected(stream, LONGEST_TEXT));
}

/** The bytes of a stream, which is left as soon as there are more of them than `most`. */
async function collected(stream: ReadableStream<Uint8Array>, most: number): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  let length = 0;
  const reader = stream.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.length;
    if (length > most) {
      await reader.cancel();
      throw new RangeError(`more than ${most} bytes`);
    }
    pieces.push(value);
  }
  const all = new Uint8Array(length);
  let at = 0;
  for (const piece of pieces) {
    all.set(piece, at);
    at += piece.length;
  }
  return all;
}
