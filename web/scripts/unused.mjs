// Finds messages that no source of the page asks for.
//
// A use is a path from a dictionary, `t().game.turnOf`, or from a name given to a part of one, `const { game } = t()`.
// Asking for a whole group, as in `t().colours[colour]`, asks for all its messages.
import { readdirSync, readFileSync } from "node:fs";
import { english, faults, isPart, stopAtFaults } from "./locales.mjs";

const sources = new URL("../src/", import.meta.url);
/** What dictionaries are called, and the short names of areas. */
const ROOTS = { "t()": "", t: "", words: "", dictionary: "", "this.dictionary": "", "this.#messages": "" };
const SHORT = { a: "analysis", p: "puzzles", r: "review", w: "admin" };

/** The paths that a source asks for, e.g. `game.turnOf`. */
function asked(text) {
  let source = text.replaceAll(/\s*\?\./g, ".").replaceAll(/\s+\./g, ".");
  for (const [short, area] of Object.entries(SHORT))
    source = source.replaceAll(new RegExp(`\\b${short}\\(\\)`, "g"), `t().${area}`);
  const roots = new Map(Object.entries(ROOTS));
  const root = () => [...roots.keys()].map((name) => `${name.replace(/[()]/g, "\\$&")}(?!\\w)`).join("|");
  const given = () => new RegExp(`const (\\w+|\\{[^{}=]*\\}) = (?:\\$derived\\()?(${root()})((?:\\.\\w+)*)\\)?;`, "g");
  const join = (...steps) => steps.filter((step) => step !== "").join(".");
  // Twice, for a name may be given to a part of what was named before.
  for (let pass = 0; pass < 2; pass++)
    source = source.replaceAll(given(), (_, names, from, path) => {
      const at = join(roots.get(from), path.slice(1));
      for (const name of names.startsWith("{") ? names.slice(1, -1).split(",") : [null]) {
        const [key = "", alias = key] = name === null ? ["", names] : name.trim().split(/:\s*/);
        if (alias !== "") roots.set(alias, join(at, key));
      }
      return "";
    });
  const uses = source.matchAll(new RegExp(`(?<![\\w.#])(${root()})((?:\\.\\w+)+)?`, "g"));
  return [...uses].map(([, from, path]) => join(roots.get(from), (path ?? "").slice(1))).filter((path) => path !== "");
}

const files = readdirSync(sources, { recursive: true }).filter(
  (one) => /\.(ts|svelte)$/.test(one) && !one.includes("made/"),
);
/** The name of a language is read by `messages.mjs`. */
const uses = new Set(["language.name"]);
for (const one of files) for (const path of asked(readFileSync(new URL(one, sources), "utf8"))) uses.add(path);
const inside = new Set([...english.values()].flatMap((message) => [...message.uses.messages]));
for (const id of english.keys()) {
  const steps = id.split("-");
  const paths = steps.map((_, index) => steps.slice(0, index + 1).join("."));
  // What follows a text in a path is a method of strings, as in `t().brand.length`.
  const used = paths.some((path) => uses.has(path)) || [...uses].some((use) => use.startsWith(`${paths.at(-1)}.`));
  if (!used && !isPart(id) && !inside.has(id)) faults.push(`${id} is used nowhere`);
}
stopAtFaults();
