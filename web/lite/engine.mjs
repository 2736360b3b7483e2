/**
 * The engine in WebAssembly: its memory laid out, its networks placed, its entries called by name.
 *
 *     const engine = await loadEngine(read, { digest, networks: [2] });
 *     await engine.network(3); // before a game of three
 *     const answer = engine.call("greedy", question); // Uint8Array in, Uint8Array out
 *
 * `read(name)` resolves to the bytes of one of the files that `python -m lite.engine` makes. What is in a question and
 * an answer is told in `src/marrakech/engine/packed.py`. A call that fails throws an `EngineError`; after a fault
 * (`code` is "fault") the engine's memory cannot be trusted and it has to be loaded anew.
 */

const FORMAT = 1;
const PAGE = 65536;
const SLOT = 16;
const SECTION = "marrakech.digest";
// A module with one function that makes a vector and counts its bits.
const VECTORS = [
  0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 10, 1, 8, 0, 65, 0, 253, 15, 253, 98, 11,
];

/** What went wrong, with a `code`: simd, files, digest, entry, question, network, raised or fault. */
export class EngineError extends Error {
  constructor(code, message, cause) {
    super(message, { cause });
    this.name = "EngineError";
    this.code = code;
  }
}

/** Whether this browser has the vectors (SIMD) that the engine is compiled for. */
export function hasVectors() {
  return typeof WebAssembly === "object" && WebAssembly.validate(new Uint8Array(VECTORS));
}

/** Numbers in half precision as single precision. */
export function widened(halves) {
  const singles = new Float32Array(halves.length);
  halves.forEach((half, i) => {
    const exponent = (half >> 10) & 31;
    const fraction = half & 1023;
    let size = exponent ? 2 ** (exponent - 15) * (1 + fraction / 1024) : fraction * 2 ** -24;
    if (exponent === 31) size = fraction ? NaN : Infinity;
    singles[i] = half & 0x8000 ? -size : size;
  });
  return singles;
}

/** Loads an engine; with `digest`, one of other sources is refused. */
export async function loadEngine(read, { digest, networks = [] } = {}) {
  if (!hasVectors()) {
    throw new EngineError("simd", "This browser cannot run the engine: it has no WebAssembly with SIMD.");
  }
  const [wasm, text] = await Promise.all([read("engine.wasm"), read("layout.json")]);
  const layout = JSON.parse(new TextDecoder().decode(text));
  if (layout.format !== FORMAT) {
    throw new EngineError("files", `layout.json has format ${layout.format}, not ${FORMAT}`);
  }
  const module = await WebAssembly.compile(wasm);
  checkDigests(module, layout, digest);
  const env = {
    expf: (x) => Math.fround(Math.exp(x)),
    // numba's own helper; all that the engine reshapes lies in one piece.
    numba_attempt_nocopy_reshape: (_rank, _sizes, _strides, ...shape) => inOnePiece(exports.memory, ...shape),
  };
  const { exports } = await WebAssembly.instantiate(module, { env });
  const engine = new Engine(exports, layout, read);
  await Promise.all(networks.map((players) => engine.network(players)));
  return engine;
}

/** Writes the strides of an array of this shape that lies in one piece. */
function inOnePiece(memory, rank, sizes, strides, width) {
  const numbers = new DataView(memory.buffer);
  for (let i = Number(rank) - 1, stride = width; i >= 0; i--) {
    numbers.setBigInt64(strides + 8 * i, stride, true);
    stride *= numbers.getBigInt64(sizes + 8 * i, true);
  }
  return 1;
}

function checkDigests(module, layout, digest) {
  const [section] = WebAssembly.Module.customSections(module, SECTION);
  const told = section && new TextDecoder().decode(section);
  if (told !== layout.digest) {
    throw new EngineError(
      "digest",
      `engine.wasm (${told}) and layout.json (${layout.digest}) are not from the same build`,
    );
  }
  if (digest !== undefined && digest !== layout.digest) {
    throw new EngineError(
      "digest",
      `the engine was made from other sources (${layout.digest}) than this page (${digest})`,
    );
  }
}

/** An engine by what its module exports; `loadEngine` makes it. */
export class Engine {
  #exports;
  #layout;
  #read;
  #memory;
  #end;
  #returned;
  #desk;
  #networks = new Map();
  #placed = new Map();
  #fault = null;

  constructor(exports, layout, read) {
    this.#exports = exports;
    this.#layout = layout;
    this.#read = read;
    this.#memory = exports.memory;
    this.#end = exports.__heap_base.value;
    this.#returned = this.#reserve(2 * SLOT);
    this.#desk = this.#reserve(layout.desk);
  }

  /** The digest of the sources that it was made from. */
  get digest() {
    return this.#layout.digest;
  }

  /** The bytes of its memory. */
  get bytes() {
    return this.#memory.buffer.byteLength;
  }

  /** Has the network for a number of players at hand, from its file if it was not asked for before. */
  network(players) {
    if (!this.#networks.has(players)) {
      const loading = this.#load(players);
      this.#networks.set(players, loading);
      loading.catch(() => this.#networks.delete(players));
    }
    return this.#networks.get(players);
  }

  /** The answer of an entry to a question. */
  call(entry, question) {
    if (this.#fault) throw this.#fault;
    const { entries, question: asked } = this.#layout;
    if (!Object.hasOwn(entries, entry)) throw new EngineError("entry", `the engine has no entry ${entry}`);
    const known = entries[entry];
    if (!(question.length >= known.least && question.length <= asked[1])) {
      throw new EngineError("question", `${entry} cannot be asked with ${question.length} bytes`);
    }
    const network = known.network ? this.#networkFor(question) : 0;
    new Uint8Array(this.#memory.buffer).set(question, this.#desk + asked[0]);
    return this.#answer(entry, this.#run(entry, this.#exports[entry], network));
  }

  #networkFor(question) {
    const [byte, mask] = this.#layout.rules;
    const players = question[byte] & mask;
    const found = this.#placed.get(players);
    if (found === undefined) {
      const missing = new EngineError("network", `the network for ${players} players has not been loaded`);
      missing.players = players;
      throw missing;
    }
    return found;
  }

  #run(entry, run, network) {
    try {
      return run(this.#returned, this.#returned + SLOT, BigInt(this.#desk), BigInt(network));
    } catch (error) {
      throw this.#broken(`it failed at ${entry}: ${error.message}`, error);
    }
  }

  #answer(entry, status) {
    if (status !== 0) throw new EngineError("raised", `${entry} failed with status ${status}`);
    const [first, most] = this.#layout.answer;
    const length = Number(new DataView(this.#memory.buffer).getBigInt64(this.#returned, true));
    if (!(length >= 0 && length <= most)) throw this.#broken(`${entry} told of ${length} bytes`);
    return new Uint8Array(this.#memory.buffer).slice(this.#desk + first, this.#desk + first + length);
  }

  #broken(what, cause) {
    this.#fault = new EngineError("fault", `The engine has to be loaded anew: ${what}`, cause);
    return this.#fault;
  }

  async #load(players) {
    const { networks, network } = this.#layout;
    if (!Object.hasOwn(networks, players)) {
      throw new EngineError("network", `there is no network for ${players} players`);
    }
    const halves = new Uint16Array(await this.#read(networks[players]));
    const wanted = network.arrays.reduce((sum, [, length]) => sum + length, 0);
    if (halves.length !== wanted) {
      throw new EngineError("files", `${networks[players]} has ${halves.length} weights, not ${wanted}`);
    }
    const address = this.#reserve(network.size);
    const singles = widened(halves);
    let read = 0;
    for (const [first, length] of network.arrays) {
      new Float32Array(this.#memory.buffer, address + first, length).set(singles.subarray(read, read + length));
      read += length;
    }
    this.#placed.set(players, address);
  }

  /** The address of so many bytes of zeros; memory grows by whole pages. */
  #reserve(size) {
    const address = Math.ceil(this.#end / SLOT) * SLOT;
    this.#end = address + size;
    const missing = this.#end - this.#memory.buffer.byteLength;
    if (missing > 0) this.#memory.grow(Math.ceil(missing / PAGE));
    return address;
  }
}
