/**
 * Hosts of a browser's worker in Node: `node pyodide_hosts.mjs FOLDER`, from the folder that `make lite` writes.
 *
 * Lines of JSON come in: { open: host }, { close: host }, { host, ask: number, method, path, type, body } and
 * { host, leave: number }. Lines go out: { opened }, { closed }, and an answer's pieces as { host, ask, kind, status,
 * headers, body }, the body in base64.
 */
import fs from "node:fs";
import readline from "node:readline";
import { pathToFileURL } from "node:url";

/** What IndexedDB keeps for a page, in memory; see `web/lite/rows.mjs`. */
class Rows {
  #rows = new Map();

  async get(key) {
    return this.#rows.get(key);
  }

  async within(prefix, after) {
    const keys = [...this.#rows.keys()].filter((key) => key.startsWith(prefix) && key > after).sort();
    return keys.flatMap((key) => [key, this.#rows.get(key)]);
  }

  async commit(added, changed, gone) {
    for (let at = 0; at < added.length; at += 2)
      if (this.#rows.has(added[at])) throw new DOMException("it is there", "ConstraintError");
    for (const one of gone)
      for (const key of [...this.#rows.keys()])
        if (key === one || (one.endsWith("/") && key.startsWith(one))) this.#rows.delete(key);
    for (const rows of [added, changed])
      for (let at = 0; at < rows.length; at += 2) this.#rows.set(rows[at], rows[at + 1]);
  }

  close() {}
}

const folder = `${process.argv[2]}/lite`;
const of = (name) => import(pathToFileURL(`${folder}/${name}`));
const [{ NO_PACKAGES }, { loadEngine }, { unpack }, { loadPyodide }] = await Promise.all(
  ["loading.mjs", "engine.mjs", "unpack.mjs", "pyodide/pyodide.mjs"].map(of),
);
const bytes = (name) => new Uint8Array(fs.readFileSync(`${folder}/${name}`)).buffer;
const python = await loadPyodide({
  indexURL: `${folder}/pyodide/`,
  stdLibURL: `${folder}/python.zip`,
  lockFileContents: NO_PACKAGES,
});
unpack(python.FS, bytes("app.zip"), "/lib/python3.14/site-packages");
const engine = await loadEngine(async (name) => bytes(name));
const worker = python.pyimport("marrakech.lite.worker");
const desks = new Map();

const tell = (said) => process.stdout.write(`${JSON.stringify(said)}\n`);

function noStudies() {
  throw new Error("there is no second worker in Node");
}

async function take(asked) {
  if (asked.open !== undefined) {
    desks.set(asked.open, await worker.begin(new Rows(), () => {}, noStudies, engine));
    tell({ opened: asked.open });
  } else if (asked.close !== undefined) {
    await desks.get(asked.close).close();
    desks.delete(asked.close);
    tell({ closed: asked.close });
  } else if (asked.leave !== undefined) {
    desks.get(asked.host)?.leave(asked.leave);
  } else {
    const { host, ask, method, path, type, body } = asked;
    desks.get(host).request(ask, method, path, type, body, (kind, status, headers, piece) => {
      tell({ host, ask, kind, status, headers, body: Buffer.from(piece).toString("base64") });
    });
  }
}

tell({ ready: true });
for await (const line of readline.createInterface({ input: process.stdin })) take(JSON.parse(line));
process.exit(0);
