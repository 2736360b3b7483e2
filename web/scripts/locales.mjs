// Reads the English message files that the page uses; `src/marrakech/locales/README.md` says how they are written.
//
// `python -m tests.messages.lint` checks the files of all languages against them.
import { readFileSync } from "node:fs";

/** Areas of the first paint, and those that are loaded with the page that needs them; the others are Python's. */
export const FIRST = ["language", "words", "frame", "start", "friends", "games", "game", "telling", "advice"];
export const LATER = [
  "admin",
  "analysis",
  "device",
  "finale",
  "learning",
  "lessons",
  "puzzles",
  "reasons",
  "referee",
  "replay",
  "review",
  "rules",
  "slow",
  "tasks",
  "thoughts",
  "together",
  "wisdom",
];

const locales = new URL("../../src/marrakech/locales/", import.meta.url);
/** The languages of the page; the first is shown where a browser asks for none of them. */
export const languages = readFileSync(new URL("languages.txt", locales), "utf8").trim().split(/\s+/);

export const textOf = (language, area) => readFileSync(new URL(`${language}/${area}.ftl`, locales), "utf8");

/** The variables that a comment declares, e.g. `# $who (person), $due (number)`, with their kinds. */
const declared = (comment) =>
  [...comment.matchAll(/\$(\w+) \(([^)]+?)(?:, optional)?\)/g)].map(([, name, kind]) => ({ name, kind }));

/** The page's messages by id; parts of sentences are a language's own, and no text of the page's. */
export const english = new Map();
for (const area of [...FIRST, ...LATER]) {
  const text = textOf("en", area);
  for (const [, comment, id] of text.matchAll(/((?:^#.*\n)*)^([a-zA-Z][\w-]*) =/gm))
    if (!id.startsWith("part-")) english.set(id, { area, parameters: declared(comment) });
}

/** Where messages stand inside others, in every language. */
export const inside = languages.flatMap((language) =>
  [...FIRST, ...LATER].flatMap((area) =>
    [...textOf(language, area).matchAll(/[{(] ?([a-z][\w-]*) ?[)}]/g)].map(([, id]) => ({ language, area, id })),
  ),
);

/** Ends with what is wrong, if anything is. */
export function stopAt(faults) {
  if (faults.length === 0) return;
  console.error(`messages: ${faults.length} wrong\n  ${faults.join("\n  ")}`);
  process.exit(1);
}
