// Weighs the built page as it travels, gzipped. Page, script, style and the messages of one language at the first paint
// have a limit; fonts (already compressed), pictures (for link previews and home screens) and what is loaded later are
// told beside them.
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { languages } from "./locales.mjs";

const LIMIT = 130_000;
const page = new URL("../../src/marrakech/server/page/", import.meta.url).pathname;
const html = readFileSync(join(page, "index.html"), "utf8");
const sums = { first: 0, later: 0, fonts: 0, pictures: 0 };
/** A language's messages for the first paint, e.g. `en-Ca1iFCVY.js`. */
const messages = new RegExp(`^(${languages.join("|")})-[\\w-]{8}\\.js$`);
let longest = 0;
for (const entry of readdirSync(page, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || entry.name.startsWith(".")) continue;
  const bytes = readFileSync(join(entry.parentPath ?? entry.path, entry.name));
  const font = entry.name.endsWith(".woff2");
  const size = font ? bytes.length : gzipSync(bytes, { level: 9 }).length;
  const picture = /\.(png|svg|webmanifest)$/.test(entry.name);
  const kind = font
    ? "fonts"
    : picture
      ? "pictures"
      : entry.name === "index.html" || html.includes(entry.name)
        ? "first"
        : messages.test(entry.name)
          ? "language"
          : "later";
  if (kind === "language") longest = Math.max(longest, size);
  else sums[kind] += size;
  console.log(`${String(size).padStart(7)}  ${kind.padEnd(8)}  ${entry.name}`);
}
if (longest === 0) throw new Error("the messages of no language were found");
sums.first += longest;
console.log(
  `${String(sums.first).padStart(7)}  bytes at first paint, limit ${LIMIT}; ` +
    `${sums.later} later, ${sums.fonts} of fonts, ${sums.pictures} of pictures`,
);
if (sums.first > LIMIT) process.exit(1);
