// Writes src/i18n/made/: the page's messages and their types, from the message files of the package.
//
// English is the shape: every message with its variables becomes a text or a function (`game-turnOf` is
// `t().game.turnOf(who)`).
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { english, FIRST, languages, LATER, stopAt, textOf } from "./locales.mjs";

/** What a variable of a kind is to TypeScript. */
const TYPES = {
  text: "string",
  "text or nothing": "string | null",
  person: "Who",
  "person or nobody": "Who | null",
  people: "Who[]",
  list: "string[]",
  number: "number",
  "large number": "number",
  decimal: "number",
  percent: "number",
  colour: "Colour",
  covers: "(Colour | null)[]",
  "yes | no": "boolean",
};

/** Groups that are looked up by a code of the server's or of a data file's, which may be unknown. */
const OPEN = new Set([
  ...["refusals", "levels", "coach-steps", "ruleLine-bots", "join-figures", "over-checks"],
  ...["advice-levels", "advice-refusals", "admin-status", "rules-two", "review-ways", "review-titles"],
  ...["analysis-ways", "analysis-tool", "analysis-clicking", "analysis-steps"],
  ...["puzzles-themes", "puzzles-stars", "puzzles-missed"],
  ...["learning-like", "learning-one", "learning-task"],
]);

const faults = [];

/** English as a tree: `game-turnOf` is at `game`, `turnOf`; a leaf is the message's id. */
function tree() {
  const root = {};
  for (const id of english.keys()) {
    const path = id.split("-");
    const name = path.pop();
    let node = root;
    for (const step of path) node = node[step] ??= {};
    if (typeof node !== "object" || name in node) faults.push(`${id} is both a message and a group`);
    else node[name] = id;
  }
  return root;
}

function typeOf(kind, id) {
  if (kind in TYPES) return TYPES[kind];
  if (!kind.includes(" | ")) faults.push(`${id}: "${kind}" is no kind of variable`);
  return kind
    .split(" | ")
    .map((one) => JSON.stringify(one))
    .join(" | ");
}

function type(node, path) {
  if (typeof node === "string") {
    const { parameters } = english.get(node);
    const list = parameters.map(({ name, kind }) => `${name}: ${typeOf(kind, node)}`).join(", ");
    return parameters.length === 0 ? "string" : `(${list}) => string`;
  }
  const fields = Object.entries(node).map(([name, inner]) => [name, type(inner, [...path, name])]);
  if (!OPEN.has(path.join("-"))) return `{ ${fields.map(([name, inner]) => `"${name}": ${inner};`).join("\n")} }`;
  const types = new Set(fields.map(([, inner]) => inner));
  if (types.size > 1) faults.push(`${path.join("-")}: an open group's messages have the same variables`);
  return `Record<string, ${[...types][0]}>`;
}

const types = type(tree(), []);
stopAt(faults);

const made = new URL("../src/i18n/made/", import.meta.url);
rmSync(made, { recursive: true, force: true });
mkdirSync(made, { recursive: true });
function write(name, text) {
  writeFileSync(new URL(name, made), `// Made by scripts/messages.mjs from the message files: do not edit.\n${text}\n`);
}

// Texts, numbers and choices are told by their values.
const plain = (kind) => ["text", "number"].includes(kind) || kind.includes(" | ");

/** Areas as a module: messages without comments and indents, and the variables of each, in order, with their kinds. */
function writeAreas(name, language, areas) {
  const text = areas.map((area) => textOf(language, area)).join("\n");
  const area = { text: text.replaceAll(/^(#.*)?\n/gm, "").replaceAll(/^ +/gm, " "), variables: {} };
  for (const [id, { area: home, parameters }] of english)
    if (parameters.length > 0 && areas.includes(home))
      area.variables[id] = parameters.map(({ name, kind }) => (plain(kind) ? name : `${name} ${kind}`)).join();
  write(name, `import type { Area } from "../catalogue";\n\nexport const area: Area = ${JSON.stringify(area)};`);
}

for (const language of languages) {
  writeAreas(`${language}.ts`, language, FIRST);
  for (const area of LATER) writeAreas(`${language}-${area}.ts`, language, [area]);
}
const load = (name) => `() => import("./${name}")`;
const loads = languages.map((one) => {
  const later = LATER.map((area) => `${area}: ${load(`${one}-${area}`)}`);
  return `${one}: { first: ${load(one)}, ${later.join(", ")} },`;
});
write(
  "load.ts",
  `/** The areas of each language, loaded when asked for. */\nexport const load = {\n${loads.join("\n")}\n};`,
);

const named = languages.map((one) => {
  const [, name] = /^language-name = (.*)$/m.exec(textOf(one, "language"));
  return `${one}: ${JSON.stringify(name)}`;
});
write(
  "languages.ts",
  `/** The languages of the page, by their own names. */\nexport const languages = { ${named.join(", ")} };\n` +
    `/** Where a browser asks for none of them. */\nexport const usual = ${JSON.stringify(languages[0])};`,
);

const imports = 'import type { Colour } from "../../api/types";\nimport type { Who } from "../who";\n';
write("messages.ts", `${imports}\n/** Every message of the page. */\nexport interface Messages ${types}`);
