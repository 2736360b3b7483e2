// Finds messages that no source of the page asks for, and modules loaded later without the areas that they ask for.
//
// A use is a path from a dictionary, `t().game.turnOf`, or from a name given to a part of one, `const { game } = t()`.
// Asking for a whole group, as in `t().colours[colour]`, asks for all its messages.
import { readdirSync, readFileSync } from "node:fs";
import { english, inside, LATER, stopAt } from "./locales.mjs";

const faults = [];
const sources = new URL("../src/", import.meta.url);
/** What dictionaries are called, and the short names of areas. */
const ROOTS = { "t()": "", t: "", words: "", dictionary: "", "this.dictionary": "", "this.#messages": "" };
const SHORT = { a: "analysis", l: "learning", p: "puzzles", r: "review", w: "admin" };

/** The paths that a source asks for, e.g. `game.turnOf`. */
function asked(text) {
  let source = text.replaceAll(/\s*\?\./g, ".").replaceAll(/\s+\./g, ".");
  for (const [short, area] of Object.entries(SHORT))
    source = source.replaceAll(new RegExp(`\\b${short}\\(\\)`, "g"), `t().${area}`);
  // `export const r = () => t().review` is the short name of an area, and asks for none of its messages.
  source = source.replaceAll(/= \(\) => t\(\)\.\w+;/g, "");
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

/** Each source with what it asks for and what it imports. */
const modules = new Map();
for (const name of readdirSync(sources, { recursive: true })) {
  if (!/\.(ts|svelte)$/.test(name) || name.includes("made/")) continue;
  const url = new URL(name, sources);
  const text = readFileSync(url, "utf8");
  modules.set(url.href, {
    asks: asked(text),
    imports: [...text.matchAll(/^\s*(?:import|export) (?!type )[^;]*?from "(\..*?)";/gm)].map(([, path]) =>
      found(path, url),
    ),
    loads: [...text.matchAll(/import\("(\..*?)"\)((?:,\s*"\w+")*)/g)].map(([, path, areas]) => ({
      module: found(path, url),
      areas: new Set(areas.match(/\w+/g) ?? []),
    })),
  });
}

function found(path, from) {
  const { href } = new URL(path, from);
  return href.endsWith(".svelte") ? href : `${href}.ts`;
}

/** The area of a group, e.g. `finale` of `over`. */
const homes = new Map([...english].map(([id, { area }]) => [id.split("-")[0], area]));

/** The later areas that a module asks for, itself or through what it imports. */
function areasOf(href, seen = new Set()) {
  const module = modules.get(href);
  if (module === undefined || seen.has(href)) return [];
  seen.add(href);
  const own = module.asks.map((path) => homes.get(path.split(".")[0])).filter((area) => LATER.includes(area));
  return [...own, ...module.imports.flatMap((one) => areasOf(one, seen))];
}

function compareAreas(href, given) {
  const name = href.slice(sources.href.length);
  const needed = new Set(areasOf(href));
  for (const area of needed) if (!given.has(area)) faults.push(`${name} is loaded without the messages of ${area}`);
  for (const area of given)
    if (!needed.has(area)) faults.push(`${name} is loaded with the messages of ${area} for nothing`);
}

compareAreas(new URL("main.ts", sources).href, new Set());
for (const { loads } of modules.values()) for (const { module, areas } of loads) compareAreas(module, areas);

for (const { language, area, id } of inside) {
  const home = english.get(id)?.area;
  if (LATER.includes(home) && home !== area)
    faults.push(`${language}/${area}.ftl has ${id} in it, which is loaded later than it may be needed`);
}

/** The name of a language is read by `messages.mjs`. */
const uses = new Set(["language.name", ...[...modules.values()].flatMap(({ asks }) => asks)]);
for (const id of english.keys()) {
  const steps = id.split("-");
  const paths = steps.map((_, index) => steps.slice(0, index + 1).join("."));
  // What follows a text in a path is a method of strings, as in `t().brand.length`.
  const used = paths.some((path) => uses.has(path)) || [...uses].some((use) => use.startsWith(`${paths.at(-1)}.`));
  if (!used && !inside.some((one) => one.id === id)) faults.push(`${id} is used nowhere`);
}
stopAt(faults);
