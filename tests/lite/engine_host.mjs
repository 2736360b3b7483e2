/**
 * The engine in Node, asked over pipes: `node engine_host.mjs FOLDER`.
 *
 * A question is two lengths of 32 bits, the entry's name and the bytes; an answer is a 0, a length and the bytes, or a 1, a
 * length and what went wrong. The entry `!time` runs the entry that follows its name many times: see `node_engine`.
 */

import fs from "node:fs";
import path from "node:path";
import { performance } from "node:perf_hooks";

import { loadEngine } from "../../web/lite/engine.mjs";

const folder = process.argv[2];
const bytesOf = (file) => fs.promises.readFile(file);
const read = async (name) => {
  const found = await bytesOf(path.join(folder, name));
  return found.buffer.slice(found.byteOffset, found.byteOffset + found.length);
};

function taken(length) {
  const bytes = Buffer.alloc(length);
  for (let read = 0; read < length;) {
    const more = fs.readSync(0, bytes, read, length - read, null);
    if (more === 0) process.exit(0);
    read += more;
  }
  return bytes;
}

function give(status, bytes) {
  const head = Buffer.alloc(8);
  head.writeUInt32LE(status, 0);
  head.writeUInt32LE(bytes.length, 4);
  fs.writeSync(1, Buffer.concat([head, bytes]));
}

function timed(engine, entry, question) {
  const begun = performance.now();
  const answer = engine.call(entry, question);
  const milliseconds = performance.now() - begun;
  return Buffer.concat([Buffer.from(new Float64Array([milliseconds]).buffer), answer]);
}

const engine = await loadEngine(read, { networks: [2, 3, 4] });
give(0, Buffer.from(JSON.stringify({ digest: engine.digest, bytes: engine.bytes })));
for (;;) {
  const head = taken(8);
  const name = taken(head.readUInt32LE(0)).toString();
  const question = taken(head.readUInt32LE(4));
  try {
    give(0, name.startsWith("!") ? timed(engine, name.slice(1), question) : engine.call(name, question));
  } catch (error) {
    give(1, Buffer.from(`${error.code}: ${error.message}`));
  }
}
