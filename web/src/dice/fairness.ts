/**
 * Fair dice, checked in the browser: every roll and draw of a finished game is computed again from its file.
 * docs/fair-dice.md tells what is computed; examples/check_dice.py does the same in Python.
 */
import { hex, hmac, joined, sha256, unhex, utf8 } from "./sha256";

const FACES = [1, 2, 2, 3, 3, 4];
const COLOURS = "HISA";

/** What this browser knows by itself: the commitment it saw at the start, and the numbers it sent, by turn. */
export interface Kept {
  commitment: string | null;
  numbers: ReadonlyMap<number, string>;
}

/** Whether the dice were fair; else the turns that are wrong (0 for dealing), or what else is. */
export interface Fairness {
  fair: boolean;
  /** The secret is the one that was committed to, and the commitment is the one that was seen at the start. */
  committed: boolean;
  /** Turns whose roll or draw does not follow from the secret and the number. */
  turns: number[];
  /** Turns in which another number was used than this browser sent. */
  numbers: number[];
}

const digits = (...parts: string[]): string => hex(sha256(utf8(parts.join("\n")))).slice(0, 32);

/** A uniform integer below a limit, from the stream of a message. */
function uniform(secret: Uint8Array, message: string, limit: number): number {
  for (let block = 0; ; block++) {
    for (const byte of hmac(secret, utf8(`${message}\n${block}`))) if (byte < 256 - (256 % limit)) return byte % limit;
  }
}

/** Check the file of a finished game; null if it holds no dice of a scheme that can be checked here. */
export function checkDice(file: string, kept: Kept = { commitment: null, numbers: new Map() }): Fairness | null {
  const tags = new Map(
    Array.from(file.matchAll(/^\[(\w+) "(.*)"\]\s*$/gm), ([, name, value]) => [name ?? "", value ?? ""]),
  );
  const tag = (name: string): string => tags.get(name) ?? "";
  if (tag("Dice") !== "2" || tag("Secret") === "" || !/^[1-4](-[1-4])+$/.test(tag("Result"))) return null;
  const words = (text: string): string[] => text.split(/\s+/).filter((word) => word !== "");
  const secret = unhex(tag("Secret"));
  const terms = [tag("Printing"), `players=${tag("Players")}`, ...words(tag("Switches"))].join(" ");
  const head = `marrakech dice 2\n${tag("Game")}\n${terms}\n`;
  const commitment = hex(sha256(joined(utf8(head), secret)));
  const committed = commitment === tag("Commitment") && (kept.commitment === null || kept.commitment === commitment);
  const given = words(tag("Numbers"));
  const start = digits("marrakech seats", ...words(tag("SeatNumbers")));
  const left = new Map(Array.from(COLOURS, (colour) => [colour, 12]));
  const tops = ["", ""];
  const turns = new Set<number>();
  let number = start;
  for (const [turn, moves] of turnsOf(file)) {
    if (turn > 0) {
      const sent = given[turn - 1] ?? "-";
      number = sent === "-" ? digits("marrakech number", number) : sent;
      const steps = FACES[uniform(secret, `${head}die ${turn}\n${number}`, 6)];
      if (Number(/^[LAR]?([1-4])/.exec(moves[0] ?? "")?.[1]) !== steps) turns.add(turn);
    }
    for (const [place, drawn] of moves.filter((move) => move.startsWith("+")).entries()) {
      const player = turn > 0 ? (turn - 1) % 2 : place;
      const [first, second] = [COLOURS[player] ?? "", COLOURS[player + 2] ?? ""];
      const top = tops[player] ?? "";
      if (turn > 0) left.set(top, (left.get(top) ?? 0) - 1);
      const [some, others] = [left.get(first) ?? 0, left.get(second) ?? 0];
      const what = turn > 0 ? `draw ${turn}\n${number}` : `deal ${player}\n${start}`;
      const due = uniform(secret, head + what, some + others) < some ? first : second;
      if (drawn !== `+${due}`) turns.add(turn);
      tops[player] = drawn.slice(1);
    }
  }
  const numbers = Array.from(kept.numbers).flatMap(([turn, sent]) => (given[turn - 1] === sent ? [] : [turn]));
  return { fair: committed && turns.size === 0 && numbers.length === 0, committed, turns: [...turns], numbers };
}

/** The turns of a game file: their numbers, and the words of each. */
function turnsOf(file: string): [number, string[]][] {
  const body = file.replace(/^\[.*$/gm, "").replace(/\{[^}]*\}/g, " ");
  const found: [number, string[]][] = [];
  for (const word of body.split(/\s+/)) {
    const turn = /^(\d+)\.$/.exec(word);
    if (turn !== null) found.push([Number(turn[1]), []]);
    else if (word !== "" && !/^([1-4](-[1-4])+|\*)$/.test(word)) found.at(-1)?.[1].push(word);
  }
  return found;
}
