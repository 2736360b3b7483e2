// How large files are raw, gzipped and with brotli, as JSON: `node sizes.mjs FOLDER NAME ...`.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const [folder, ...names] = process.argv.slice(2);
/** What hosts do that compress once; the best quality takes half a minute, for two per cent. */
const ONCE = { params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_LGWIN]: 22 } };
const sizes = {};
for (const name of names) {
  const bytes = readFileSync(join(folder, name));
  sizes[name] = {
    raw: bytes.length,
    gzip: gzipSync(bytes, { level: 9 }).length,
    br: brotliCompressSync(bytes, ONCE).length,
  };
}
console.log(JSON.stringify(sizes));
