// Reads the message files of the package and checks every language against English.
//
// `src/marrakech/locales/README.md` says how messages are written.
import { readdirSync, readFileSync } from "node:fs";
import { FluentParser, Visitor } from "@fluent/syntax";

/** Areas of the first paint, and those that are loaded with the page that needs them; the others are Python's. */
export const FIRST = ["words", "frame", "start", "friends", "games", "game", "telling", "finale", "replay", "advice"];
export const LATER = ["admin", "analysis", "lessons", "puzzles", "reasons", "review", "rules"];

/** What a variable of a kind is to TypeScript, and what a message may select on beside it. */
export const KINDS = {
  text: { type: "string" },
  "text or nothing": { type: "string | null", is: ["given", "nothing"] },
  person: { type: "Who", is: ["you", "other"] },
  "person or nobody": { type: "Who | null", is: ["you", "other", "nobody"] },
  people: { type: "Who[]", is: ["you", "other", "several"] },
  list: { type: "string[]", count: true },
  number: { type: "number" },
  "large number": { type: "number" },
  decimal: { type: "number" },
  percent: { type: "number" },
  colour: { type: "Colour", is: ["H", "I", "S", "A"] },
  covers: { type: "(Colour | null)[]" },
  "yes | no": { type: "boolean", choices: ["yes", "no"] },
};
const FUNCTIONS = new Set(["OF", "CAPITAL", "NUMBER", "DATETIME"]);
/** A language's own parts of sentences: no text of the page's. */
export const isPart = (id) => id.startsWith("part-");

const locales = new URL("../../src/marrakech/locales/", import.meta.url);
/** What is wrong, a line each. */
export const faults = [];

function kindOf(name) {
  if (name in KINDS) return KINDS[name];
  const choices = name.split(" | ");
  return choices.length > 1 ? { type: choices.map((one) => JSON.stringify(one)).join(" | "), choices } : null;
}

/** The variables that a comment declares, e.g. `# $who (person), $due (number)`. */
function declared(id, comment) {
  return [...(comment ?? "").matchAll(/\$(\w+) \(([^)]+)\)/g)].map(([, name, words]) => {
    const optional = words.endsWith(", optional");
    const kind = optional ? words.slice(0, -", optional".length) : words;
    const facts = kindOf(kind);
    if (facts === null) faults.push(`${id}: "${kind}" is no kind of variable`);
    return { name, kind, optional, ...facts };
  });
}

/** What a message uses: its variables, the messages inside it, and the variants of its selections. */
class Uses extends Visitor {
  variables = new Set();
  messages = new Set();
  functions = new Set();
  selections = [];

  visitVariableReference(node) {
    this.variables.add(node.id.name);
  }
  visitMessageReference(node) {
    this.messages.add(node.id.name);
  }
  visitFunctionReference(node) {
    this.functions.add(node.id.name);
    this.genericVisit(node);
  }
  visitSelectExpression(node) {
    if (node.selector.type === "VariableReference")
      this.selections.push({ on: node.selector.id.name, keys: node.variants.map(({ key }) => key.name ?? key.value) });
    this.genericVisit(node);
  }
}

export const textOf = (language, area) => readFileSync(new URL(`${language}/${area}.ftl`, locales), "utf8");

/** One file's messages, by id. */
function read(language, area) {
  const found = new Map();
  for (const entry of new FluentParser({ withSpans: false }).parse(textOf(language, area)).body) {
    if (entry.type === "Junk") faults.push(`${language}/${area}: cannot be read: ${entry.content.split("\n")[0]}`);
    if (entry.type !== "Message" || entry.value === null) continue;
    const uses = new Uses();
    uses.visit(entry.value);
    if (found.has(entry.id.name)) faults.push(`${language}: ${entry.id.name} is there twice`);
    found.set(entry.id.name, { area, uses, comment: entry.comment?.content });
  }
  return found;
}

const readAll = (language) => new Map([...FIRST, ...LATER].flatMap((area) => [...read(language, area)]));

/** Everything a message uses, with what the messages inside it use. */
function usesOf(id, messages, seen = new Set()) {
  const message = messages.get(id);
  if (message === undefined || seen.has(id)) return [];
  seen.add(id);
  return [message.uses, ...[...message.uses.messages].flatMap((inner) => usesOf(inner, messages, seen))];
}

/** Compares a message with the variables that English declares for it. */
function checkMessage(language, id, messages, parameters) {
  const say = (what) => faults.push(`${language}: ${id} ${what}`);
  const selectable = new Map();
  for (const { name, is, count, choices } of parameters) {
    selectable.set(name, choices ?? null);
    if (is) selectable.set(`${name}-is`, is);
    if (count) selectable.set(`${name}-count`, null);
  }
  const used = new Set();
  for (const uses of usesOf(id, messages)) {
    for (const name of uses.variables) {
      used.add(name.replace(/-(is|count)$/, ""));
      if (!selectable.has(name)) say(`uses $${name}, which English does not declare`);
    }
    for (const name of uses.functions) if (!FUNCTIONS.has(name)) say(`calls ${name}, which there is not`);
    for (const inner of uses.messages) if (!messages.has(inner)) say(`has ${inner} in it, which there is not`);
    for (const { on, keys } of uses.selections) {
      const allowed = selectable.get(on);
      const wrong = allowed ? keys.filter((key) => key !== "other" && !allowed.includes(key)) : [];
      if (wrong.length > 0) say(`selects ${wrong} on $${on}, which is one of ${allowed.join(", ")}`);
    }
  }
  for (const { name, optional } of parameters) if (!optional && !used.has(name)) say(`does not use $${name}`);
}

export const languages = readdirSync(locales, { withFileTypes: true })
  .filter((one) => one.isDirectory())
  .map((one) => one.name)
  .sort();
export const english = readAll("en");
export const signatures = new Map([...english].map(([id, { comment }]) => [id, declared(id, comment)]));
for (const language of languages) {
  const messages = language === "en" ? english : readAll(language);
  const inside = new Set([...messages.values()].flatMap(({ uses }) => [...uses.messages]));
  for (const [id, { area }] of messages) {
    if (isPart(id)) {
      if (!inside.has(id)) faults.push(`${language}: ${id} is a part of no message`);
    } else if (english.get(id)?.area !== area) faults.push(`${language}: ${id} is not in en/${area}.ftl`);
    else checkMessage(language, id, messages, signatures.get(id));
  }
  for (const id of english.keys()) if (!isPart(id) && !messages.has(id)) faults.push(`${language}: ${id} is missing`);
}

/** Ends with what is wrong, if anything is. */
export function stopAtFaults() {
  if (faults.length === 0) return;
  console.error(`messages: ${faults.length} wrong\n  ${faults.join("\n  ")}`);
  process.exit(1);
}
