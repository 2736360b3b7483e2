// What eslint and prettier do not look at: long lines, long components, colours outside the palette.
import { globSync, readFileSync } from "node:fs";

const WIDTH = 120;
const LINES = 300;
const COLOUR = /#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})\b|\b(?:rgba?|hsla?|oklch|oklab|lab|lch)\((?!from )/gi;
/** Files with colours of their own, and why. */
const COLOURED = new Map([
  ["src/styles/palette.css", "the palette"],
  ["src/game/picture.ts", "a canvas does not know the palette; the picture is sent to others"],
  ["src/review/LuckAndLoss.svelte", "the plot is saved as a file of its own"],
]);

const found = [];
for (const path of globSync("{src,tests,scripts,lint,public}/**/*.{svelte,ts,js,mjs,css}")) {
  if (/node_modules|recorded|api.schema\.ts|i18n.made/.test(path)) continue;
  const lines = readFileSync(path, "utf8").trimEnd().split("\n");
  if (path.endsWith(".svelte") && lines.length > LINES) found.push(`${path}: ${lines.length} lines, at most ${LINES}`);
  lines.forEach((line, index) => {
    const place = `${path}:${index + 1}`;
    if (line.length > WIDTH) found.push(`${place}: ${line.length} characters, at most ${WIDTH}`);
    if (!path.startsWith("src") || COLOURED.has(path)) return;
    for (const [colour] of line.matchAll(COLOUR)) found.push(`${place}: ${colour} is not from styles/palette.css`);
  });
}
for (const line of found) console.error(line);
process.exitCode = found.length > 0 ? 1 : 0;
