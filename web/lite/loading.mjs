// Loads Python, our packages and the engine, and says how many bytes of how many have come.
import { loadEngine } from "./engine.mjs";
import { loadPyodide } from "./pyodide/pyodide.mjs";
import { unpack } from "./unpack.mjs";

/** Nothing is to be loaded by name, so the list of Pyodide's packages stays where it is. */
export const NO_PACKAGES = {
  info: { abi_version: "2026_0", arch: "wasm32", platform: "emscripten_5_0_3", python: "3.14.2" },
  packages: {},
};

export const here = new URL(".", import.meta.url);

/** Milliseconds between two tellings of how much has come: some hundred pieces come in a second. */
const PACE = 40;

/** What has come of each file, in the bytes that travel: a host may compress. */
class Progress {
  #files;
  #told;
  #coding = "raw";
  #toldAt = -Infinity;

  constructor(files, told) {
    this.#files = files;
    this.#told = told;
  }

  /** A response whose bytes are counted as they are read. */
  counted(name, response) {
    const file = this.#files[name];
    if (file === undefined || !response.ok || response.body === null) return response;
    const coding = response.headers.get("content-encoding") ?? "raw";
    this.#coding = file[coding] === undefined ? "raw" : coding;
    const count = new TransformStream({
      transform: (piece, out) => {
        file.come = Math.min(file.raw, (file.come ?? 0) + piece.byteLength);
        this.tell();
        out.enqueue(piece);
      },
    });
    const type = name.endsWith(".wasm") ? "application/wasm" : (response.headers.get("content-type") ?? "");
    return new Response(response.body.pipeThrough(count), { headers: { "content-type": type } });
  }

  finished(...names) {
    for (const name of names) if (this.#files[name]) this.#files[name].come = this.#files[name].raw;
    this.tell();
  }

  tell() {
    const now = performance.now();
    const last = Object.values(this.#files).every((file) => file.come === file.raw);
    if (!last && now - this.#toldAt < PACE) return;
    this.#toldAt = now;
    const files = Object.values(this.#files);
    const size = (file) => file[this.#coding] ?? file.raw;
    const total = files.reduce((sum, file) => sum + size(file), 0);
    const done = files.reduce((sum, file) => sum + (size(file) * (file.come ?? 0)) / file.raw, 0);
    const open = files.filter((file) => (file.come ?? 0) < file.raw);
    this.#told({ done: Math.round(done), total, step: Math.min(4, ...open.map((file) => file.step)) });
  }
}

/** Fetches, and tries once more where the line broke. */
async function get(name) {
  const address = new URL(name, here);
  const answer = await fetch(address).catch(() => fetch(address));
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
  return answer;
}

/**
 * Python with our packages, and the engine if this copy has one; `told` hears { step, done, total }. Nothing is counted
 * of a program that is `kept` on this device.
 */
export async function load(told, kept = false) {
  const files = await (await get("files.json")).json();
  const progress = new Progress(files, told);
  const real = globalThis.fetch;
  const bytes = async (name) => (await progress.counted(name, await get(name))).arrayBuffer();
  // Pyodide fetches its own files by this.
  globalThis.fetch = async (address, init) => {
    const name = new URL(address instanceof Request ? address.url : address, here).href.replace(here.href, "");
    const response = await real(address, init);
    if (response.headers.get("content-type") !== "application/wasm") return progress.counted(name, response);
    // A browser keeps what it has compiled only with a response of its own, so what is counted is a copy.
    if (kept) progress.finished(name);
    else
      progress
        .counted(name, response.clone())
        .body?.pipeTo(new WritableStream())
        .catch(() => {});
    return response;
  };
  const app = bytes("app.zip");
  const engine = begun(bytes);
  engine.catch(() => {}); // heard of below, when Python has come
  const python = await loadPyodide({
    indexURL: new URL("pyodide/", here).href,
    stdLibURL: new URL("python.zip", here).href,
    lockFileContents: structuredClone(NO_PACKAGES),
  });
  globalThis.fetch = real;
  progress.finished("pyodide/pyodide.mjs", "pyodide/pyodide.asm.mjs", "pyodide/pyodide.asm.wasm", "python.zip");
  unpack(python.FS, await app, "/lib/python3.14/site-packages");
  return { python, engine: await engine };
}

/** The engine, whose networks come when they are needed; undefined, which is None to Python, where it cannot run. */
async function begun(read) {
  try {
    return await loadEngine(read);
  } catch (error) {
    if (error.code !== "simd") throw error;
    return undefined;
  }
}
