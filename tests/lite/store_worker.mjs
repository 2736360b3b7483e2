// The store of a page without a server, in a worker, over a real IndexedDB. With `#contract` every check of the store's
// contract is tried, each with a database of its own: { check, failed }, and { done } at last. With `#write` it tells the
// entries that are there as { found }, then writes more of them and tells each that was acknowledged as { kept }.
/* global postMessage */
const { hash } = self.location;
const copy = new URL("./games/lite/lite/", import.meta.url);
const { NO_PACKAGES } = await import(new URL("loading.mjs", copy));
const { loadPyodide } = await import(new URL("pyodide/pyodide.mjs", copy));
const { openRows } = await import(new URL("rows.mjs", copy));
const bytes = async (address) => (await fetch(address)).arrayBuffer();

const python = await loadPyodide({
  indexURL: new URL("pyodide/", copy).href,
  stdLibURL: new URL("python.zip", copy).href,
  lockFileContents: NO_PACKAGES,
});
const { unpack } = await import(new URL("unpack.mjs", copy));
unpack(python.FS, await bytes(new URL("app.zip", copy)), "/lib/python3.14/site-packages");
for (const name of ["contract.py", "tried.py"]) {
  const text = new Uint8Array(await bytes(new URL(name, import.meta.url)));
  python.FS.writeFile(`/lib/python3.14/site-packages/store_${name}`, text);
}
const tried = python.pyimport("store_tried");
const tell = (said) => postMessage(JSON.parse(said));
try {
  await (hash === "#contract" ? tried.contract(openRows, tell) : tried.write(openRows, tell));
} catch (error) {
  postMessage({ failed: String(error) });
}
