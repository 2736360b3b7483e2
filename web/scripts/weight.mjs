// Weighs the built page: every file as it travels, gzipped. Fails above the limit.
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

const LIMIT = 150_000;
const page = new URL("../../src/marrakech/server/page/", import.meta.url).pathname;
let total = 0;
for (const name of readdirSync(page, { recursive: true, withFileTypes: true })) {
  if (!name.isFile() || name.name.startsWith(".")) continue;
  const size = gzipSync(readFileSync(join(name.parentPath ?? name.path, name.name)), { level: 9 }).length;
  total += size;
  console.log(`${String(size).padStart(7)}  ${name.name}`);
}
console.log(`${String(total).padStart(7)}  bytes gzipped, limit ${LIMIT}`);
if (total > LIMIT) process.exit(1);
