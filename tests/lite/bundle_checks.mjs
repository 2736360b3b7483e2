/**
 * What the bundle holds, in Pyodide: `node bundle_checks.mjs FOLDER` prints as JSON our modules, what some of them
 * lack, and some sentences in every language.
 */
import fs from "node:fs";
import path from "node:path";

import { loadPyodide } from "../../web/lite/node_modules/pyodide/pyodide.mjs";
import { unpack } from "../../web/lite/unpack.mjs";

const folder = process.argv[2];
const SCRIPT = `
import importlib, json, pathlib, sys

site = pathlib.Path("/lib/python3.14/site-packages")
names, missing = [], {}
for path in sorted((site / "marrakech").rglob("*.pyc")):
    name = ".".join(path.relative_to(site).with_suffix("").parts).removesuffix(".__init__")
    names.append(name)
    try:
        importlib.import_module(name)
    except ModuleNotFoundError as error:
        missing[name] = error.name

from marrakech.analysis.comparison import Reason
from marrakech.analysis.phrases import phrase
from marrakech.messages import LANGUAGES, decimal, percent, speaking

said = {}
for language in LANGUAGES:
    with speaking(language):
        said[language] = [decimal(1234.56, 1), decimal(-0.5, 0, signed=True), percent(0.385), percent(0.0375, 1)]
        said[language].append(phrase(Reason("toll", {"rival": 1, "ours": 2.25}, {"ours": 0.5}), names=("A", "B")))
json.dumps({"modules": names, "missing": missing, "said": said})
`;

const python = await loadPyodide({
  stdLibURL: path.join(folder, "python.zip"),
  lockFileContents: { info: { abi_version: "2026_0", arch: "wasm32", platform: "emscripten_5_0_3", python: "3.14.2" }, packages: {} },
});
const app = fs.readFileSync(path.join(folder, "app.zip"));
unpack(python.FS, app.buffer.slice(app.byteOffset, app.byteOffset + app.length), "/lib/python3.14/site-packages");
try {
  console.log(python.runPython(SCRIPT));
} catch (error) {
  // Node would print the line of Pyodide's script as well, a megabyte long.
  console.error(error.message);
  process.exit(1);
}
