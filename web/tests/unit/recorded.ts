/** What the real server said: `python -m tests.page.recordings` writes it, and so does the test that runs these. */
import { existsSync, readFileSync } from "node:fs";
import type { About, Table, Update } from "../../src/api/types";

function read(name: string): unknown {
  const file = new URL(`../recorded/${name}.json`, import.meta.url);
  if (!existsSync(file))
    throw new Error("nothing is recorded: run `python -m tests.page.recordings` in the repository's folder");
  return JSON.parse(readFileSync(file, "utf8"));
}

export type Recording = "four" | "out" | "two" | "variant";

/** Every update of a game: of four who play on when they cannot pay, with one going out, of two with piles, of the variant. */
export const game = (name: Recording): Update[] => read(name) as Update[];

/** The table of a game after a version. */
export function tableAt(name: Recording, version: number): Table {
  const found = game(name).find((update) => update.version === version);
  if (found === undefined) throw new Error(`${name} has no version ${version}`);
  return found.table;
}

export const about = (): About => read("about") as About;

/** Finished games with dice of scheme 2: the file, and the number that was sent with each roll. */
export const fairGames = (): { name: string; file: string; numbers: (string | null)[] }[] =>
  read("fair") as ReturnType<typeof fairGames>;
