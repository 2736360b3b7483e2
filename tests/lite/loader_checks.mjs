/**
 * What the loader refuses: `node loader_checks.mjs FOLDER`.
 */

import assert from "node:assert/strict";
import fs from "node:fs";
import path from "node:path";

import { Engine, EngineError, hasVectors, loadEngine, widened } from "../../web/lite/engine.mjs";

const folder = process.argv[2];
const read = async (name) => {
  const found = fs.readFileSync(path.join(folder, name));
  return found.buffer.slice(found.byteOffset, found.byteOffset + found.length);
};
const layout = JSON.parse(fs.readFileSync(path.join(folder, "layout.json")));
const encoded = (value) => new TextEncoder().encode(JSON.stringify(value)).buffer;
const withLayout = (changed) => async (name) =>
  name === "layout.json" ? encoded({ ...layout, ...changed }) : read(name);
const refused = (promise, code, message) =>
  assert.rejects(promise, (error) => {
    assert.ok(error instanceof EngineError);
    assert.equal(error.code, code);
    assert.match(error.message, message);
    return true;
  });

// Files that do not go together.
await refused(loadEngine(withLayout({ digest: "0123" })), "digest", /not from the same build/);
await refused(loadEngine(read, { digest: "0123" }), "digest", /made from other sources/);
await refused(loadEngine(withLayout({ format: 99 })), "files", /format 99, not 1/);
const short = async (name) => (name === "net2.f16" ? new ArrayBuffer(8) : read(name));
await refused(loadEngine(short, { networks: [2] }), "files", /net2.f16 has 4 weights/);
await refused(loadEngine(read, { networks: [5] }), "network", /no network for 5 players/);

// No SIMD.
assert.ok(hasVectors());
const { validate } = WebAssembly;
WebAssembly.validate = () => false;
await refused(loadEngine(read), "simd", /no WebAssembly with SIMD/);
WebAssembly.validate = validate;

// A network is read when it is asked for, and once; a failed one can be asked for again.
const asked = [];
let fails = true;
const engine = await loadEngine(
  async (name) => {
    asked.push(name);
    if (name === "net3.f16" && fails) throw new Error("offline");
    return read(name);
  },
  { digest: layout.digest },
);
assert.deepEqual(asked, ["engine.wasm", "layout.json"]);
const question = new Uint8Array(8 * 12);
question[layout.rules[0]] = 3;
assert.throws(() => engine.call("beginning", question), { code: "network" });
await assert.rejects(engine.network(3), /offline/);
fails = false;
await Promise.all([engine.network(3), engine.network(3)]);
assert.equal(asked.filter((name) => name === "net3.f16").length, 2);

// Half precision.
const halves = new Uint16Array([0, 0x8000, 1, 0x3c00, 0xc000, 0x7bff, 0x7c00, 0xfc00, 0x03ff, 0x3555]);
assert.deepEqual(
  [...widened(halves)],
  [0, -0, 2 ** -24, 1, -2, 65504, Infinity, -Infinity, 1023 * 2 ** -24, Math.fround(0.333251953125)],
);
assert.ok(Number.isNaN(widened(new Uint16Array([0x7c01]))[0]));

// After a fault nothing is answered any more, and it is said why.
const exports = {
  memory: new WebAssembly.Memory({ initial: 1 }),
  __heap_base: { value: 1024 },
  greedy: () => {
    throw new WebAssembly.RuntimeError("memory access out of bounds");
  },
  lookahead: () => 1,
};
const stuck = new Engine(exports, layout, read);
const asks = new Uint8Array(8 * 12);
assert.throws(() => stuck.call("lookahead", asks), { code: "raised", message: /failed with status 1/ });
assert.throws(() => stuck.call("lookahead", asks), { code: "raised" }, "it goes on");
for (const entry of ["greedy", "lookahead"]) {
  assert.throws(() => stuck.call(entry, asks), { code: "fault", message: /loaded anew: it failed at greedy: memory/ });
}

// An answer longer than its place is a fault too.
const lies = new WebAssembly.Memory({ initial: 1 });
const lying = new Engine(
  {
    ...exports,
    memory: lies,
    greedy(returned) {
      new DataView(lies.buffer).setBigInt64(returned, 1n << 40n, true);
      return 0;
    },
  },
  layout,
  read,
);
assert.throws(() => lying.call("greedy", asks), { code: "fault", message: /told of \d+ bytes/ });
console.log("all checks passed");
