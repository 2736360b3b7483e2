"""The Python that goes to the browser: our packages and those they need, compiled to byte code and packed.

Whole packages go in, not what happened to be imported: what is missing shows only when somebody asks for it.
What is left out is named here. The result depends on the sources alone and is kept by their digest.
"""

import hashlib
import json
import os
import shutil
import subprocess
import sys
import zipfile
from fnmatch import fnmatch
from pathlib import Path

from marrakech.jit.provider import TOLD, expected_digest
from marrakech.messages.spoken import LANGUAGES

ROOT = Path(__file__).parent.parent
WEB = ROOT / "web/lite"
SOURCES = ROOT / "src/marrakech"
CACHE = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "marrakech" / "lite"

PLATFORM = ("pyemscripten_2026_0_wasm32", "3.14", "cp314")
"""What the wheels are for: the platform of the pinned Pyodide, its Python and its ABI."""

OURS = (
    "kernel",
    "record",
    "jit",
    "store",
    "messages",
    "locales",
    "engine",
    "analysis",
    "protocol",
    "workers",
)
ABOVE = ("service", "wire", "server", "lite")
LEFT_OUT = (
    "marrakech/server/page/*",
    "marrakech/engine/learned/weights/*",  # the engine brings its own, as float16
    "marrakech/store/contract.py",
    "marrakech/workers/cluster.py",  # a browser has no processes
    "marrakech/workers/pool.py",
    "*/__pycache__/*",
    # Of other packages: what only their own tests, command lines and services that we do not use need.
    "*.dist-info/RECORD",
    "*.dist-info/licenses/*",
    "litestar/cli/*",
    "litestar/testing/*",
    "litestar/contrib/*",
    "litestar/plugins/flash.py",
    "litestar/openapi/spec/*.json",
    "anyio/pytest_plugin.py",
    "anyio/_backends/_trio.py",
    "babel/messages/*",
    "pytz/zoneinfo/*",
    "*.pyi",
    "*.c",
    "*.pyx",
)
LIBRARY_LEFT_OUT = (
    "_pyrepl/*",
    "bdb.py",
    "cmd.py",
    "code.py",
    "ctypes/macholib/*",
    "doctest.py",
    "encodings/[bejkps]*.py",
    "encodings/cp[12356789]*.py",
    "encodings/cp4[0-2]*.py",
    "encodings/cp424.py",
    "encodings/gb*.py",
    "encodings/h[pz]*.py",
    "encodings/iso2022*.py",
    "encodings/iso8859_[2-9]*.py",
    "encodings/iso8859_1?.py",
    "encodings/mac*.py",
    "encodings/t*.py",
    "imaplib.py",
    "mailbox.py",
    "multiprocessing/*",
    "optparse.py",
    "pickletools.py",
    "pdb.py",
    "pydoc.py",
    "turtle.py",
    "unittest/*",
    "xml/*",
    "xmlrpc/*",
)
"""Of Python's own library: what neither we nor the packages above import."""

STAND_INS = {"yaml": "write YAML", "pdb": "let a programmer look at a failure"}
"""Modules that are imported and not used; each is empty."""


class BundleError(RuntimeError):
    """The bundle could not be made."""


class MissingPackagesError(BundleError):
    """The packages that it is made from are not here, and could not be fetched."""


def digest() -> str:
    """One digest over everything that the bundle is made from."""
    total = hashlib.sha256()
    files = [Path(__file__), *(WEB / name for name in ("package-lock.json", "wheels.txt"))]
    files += [WEB / "compile.mjs", WEB / "compile.py"]
    files += sorted(path for part in (*OURS, *ABOVE) for path in (SOURCES / part).rglob("*"))
    for path in files:
        if path.is_file() and not _left_out(f"marrakech/{path.relative_to(ROOT).as_posix()[14:]}"):
            total.update(path.relative_to(ROOT).as_posix().encode() + b"\0")
            total.update(hashlib.sha256(path.read_bytes()).digest())
    return total.hexdigest()[:20]


def bundle(node: Path) -> Path:
    """A folder with `app.zip` and `python.zip`, made unless it was made before."""
    folder = CACHE / digest()
    if (folder / "app.zip").is_file():
        return folder
    work = folder.with_name(f"{folder.name}.{os.getpid()}")
    shutil.rmtree(work, ignore_errors=True)
    stage, out = work / "stage", work / "out"
    out.mkdir(parents=True)
    _stage(stage)
    plan = work / "plan.json"
    plan.write_text(json.dumps({"without": LIBRARY_LEFT_OUT}))
    _run([str(node), str(WEB / "compile.mjs"), str(stage), str(out), str(plan)])
    if not (out / "app.zip").is_file():
        raise BundleError("Pyodide wrote no bundle")
    shutil.rmtree(folder, ignore_errors=True)
    out.rename(folder)
    shutil.rmtree(work)
    return folder


def _stage(stage: Path) -> None:
    """Put together what is to be compiled."""
    for wheel in _wheels():
        with zipfile.ZipFile(wheel) as packed:
            for name in packed.namelist():
                if not name.endswith("/") and not _left_out(name):
                    packed.extract(name, stage)
    shutil.copytree(SOURCES, stage / "marrakech", ignore=_not_bundled)
    # Byte code has no sources to tell which engine belongs to it.
    (stage / "marrakech/jit" / TOLD.name).write_text(expected_digest())
    for name, use in STAND_INS.items():
        text = f'"""Litestar imports it to {use}, which nobody asks for here."""\n'
        (stage / f"{name}.py").write_text(text)


def _not_bundled(folder: str, names: list[str]) -> set[str]:
    inside = Path(folder).relative_to(SOURCES).as_posix()
    left = {name for name in names if _left_out(f"marrakech/{inside}/{name}".replace("/./", "/"))}
    if inside == ".":
        left |= {name for name in names if (SOURCES / name).is_dir() and name not in (*OURS, *ABOVE)}
    return left | {"__pycache__"} & set(names)


def _left_out(name: str) -> bool:
    return _unspoken(name) or any(fnmatch(name, pattern) for pattern in LEFT_OUT)


def _unspoken(name: str) -> bool:
    """Is it what babel knows about a language that we do not speak? `root` is what all languages share."""
    folder, _, file = name.rpartition("/")
    return folder == "babel/locale-data" and file.removesuffix(".dat") not in (*LANGUAGES, "root")


def _wheels() -> list[Path]:
    """The pinned wheels, downloaded once."""
    pinned = WEB / "wheels.txt"
    folder = CACHE / "wheels" / hashlib.sha256(pinned.read_bytes()).hexdigest()[:20]
    if not (folder / "complete").is_file():
        platform, python, abi = PLATFORM
        target = ["--platform", platform, "--python-version", python, "--abi", abi]
        fetch = ["--quiet", "--no-deps", "--require-hashes", "--only-binary=:all:"]
        kind = ["--implementation", "cp", *target]
        into = ["--dest", str(folder), "--requirement", str(pinned)]
        try:
            _run([sys.executable, "-m", "pip", "download", *fetch, *kind, *into])
        except BundleError as error:
            raise MissingPackagesError(str(error)) from None
        (folder / "complete").touch()
    return sorted(folder.glob("*.whl"))


def _run(command: list[str]) -> None:
    done = subprocess.run(command, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    if done.returncode:
        raise BundleError(f"{' '.join(command)} failed:\n{done.stdout[-4000:]}")
