// Compiles a folder of Python to .pyc with the very Pyodide that will run it, and packs both it and the standard
// library that is needed: `node compile.mjs STAGE OUT KEEP`. Stored, not deflated: hosts compress better.
import fs from "node:fs";
import { dirname } from "node:path";
import { createRequire } from "node:module";
import { loadPyodide } from "pyodide";

const [stage, out, plan] = process.argv.slice(2);
const pyodide = dirname(createRequire(import.meta.url).resolve("pyodide/package.json"));
const python = await loadPyodide({ indexURL: pyodide });
for (const [name, folder] of [
  ["/stage", stage],
  ["/out", out],
]) {
  python.FS.mkdirTree(name);
  python.FS.mount(python.FS.filesystems.NODEFS, { root: folder }, name);
}
python.FS.mkdirTree("/library");
python.unpackArchive(new Uint8Array(fs.readFileSync(`${pyodide}/python_stdlib.zip`)), "zip", {
  extractDir: "/library",
});
python.globals.set("plan", fs.readFileSync(plan, "utf8"));
python.runPython(fs.readFileSync(new URL("compile.py", import.meta.url), "utf8"));
