"""The Python that goes to the browser: our packages and those they need, compiled to byte code and packed.

Of ours goes in what can ever be imported (`lite.reached`); of the others whole packages, not what happened to
be imported: what is missing shows only when somebody asks for it. What is left out of them is named here. The
result depends on the sources alone and is kept by their digest.
"""

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from fnmatch import fnmatch
from importlib.metadata import version as version_of
from pathlib import Path

from lite.reached import SOURCES, file_of, reached
from marrakech.jit.provider import TOLD, expected_digest
from marrakech.messages.spoken import LANGUAGES

ROOT = Path(__file__).parent.parent
WEB = ROOT / "web/lite"
CACHE = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "marrakech" / "lite"

LICENSES = "licenses.txt"

PLATFORM = ("pyemscripten_2026_0_wasm32", "3.14", "cp314")
"""What the wheels are for: the platform of the pinned Pyodide, its Python and its ABI."""

STARTS = (
    "marrakech.lite.worker",
    "marrakech.analysis.packed_values",  # these two are named in texts, not imported
    "marrakech.engine.packed",
)
"""Of our modules goes in what these can ever import."""

SPOKEN = ("calls", "reasons")
"""Of the messages those that Python says; the page has its own."""

LEFT_OUT = (
    "marrakech/server/connections.py",  # a browser has no sockets
    "marrakech/server/page/*",
    "marrakech/server/serve.py",
    "marrakech/engine/learned/weights/*",  # the engine brings its own, as float16
    "marrakech/record/drawing/templates/*",
    "marrakech/locales/*.md",
    "*/__pycache__/*",
    "*/py.typed",
    # Of other packages: what only their own tests, command lines and services that we do not use need.
    "*.dist-info/*",
    "litestar/__main__.py",
    "litestar/channels/*",
    "litestar/cli/*",
    "litestar/contrib/*",
    "litestar/openapi/spec/*.json",
    "litestar/plugins/flash.py",
    "litestar/plugins/jinja.py",
    "litestar/plugins/mako.py",
    "litestar/plugins/minijinja.py",
    "litestar/plugins/opentelemetry/*",
    "litestar/plugins/problem_details.py",
    "litestar/plugins/prometheus/*",
    "litestar/plugins/structlog.py",
    "litestar/repository/*",
    "litestar/security/*",
    "litestar/stores/file.py",
    "litestar/stores/redis.py",
    "litestar/stores/valkey.py",
    "litestar/testing/*",
    "litestar/_openapi/typescript_converter/*",
    "anyio/_backends/_trio.py",
    "anyio/pytest_plugin.py",
    "anyio/to_interpreter.py",
    "anyio/to_process.py",
    "babel/messages/*",
    "babel/support.py",
    "babel/units.py",
    "platformdirs/__main__.py",
    "platformdirs/android.py",
    "platformdirs/ios.py",
    "platformdirs/macos.py",
    "platformdirs/pytest_plugin.py",
    "platformdirs/testing.py",
    "platformdirs/windows.py",
    "pytz/reference.py",
    "pytz/zoneinfo/*",
    "sniffio/_tests/*",
    "*.pyi",
    "*.[chox]",
    "*.pxd",
    "*.pyx",
)
LIBRARY_LEFT_OUT = (
    "__hello__.py",
    "__phello__/*",
    "_pydatetime.py",  # of these there are others in C
    "_pyio.py",
    "_pyrepl/*",
    "antigravity.py",
    "argparse.py",
    "asyncio/__main__.py",
    "asyncio/proactor_events.py",
    "asyncio/tools.py",
    "asyncio/windows*.py",
    "bdb.py",
    "cProfile.py",
    "calendar.py",
    "cmd.py",
    "code.py",
    "colorsys.py",
    "compileall.py",
    "concurrent/futures/interpreter.py",
    "concurrent/futures/process.py",
    "concurrent/interpreters/*",
    "configparser.py",
    "csv.py",
    "ctypes/_aix.py",
    "ctypes/macholib/*",
    "ctypes/util.py",
    "ctypes/wintypes.py",
    "difflib.py",
    "doctest.py",
    "email/_header_value_parser.py",
    "email/contentmanager.py",
    "email/headerregistry.py",
    "email/mime/*",
    "email/policy.py",
    "encodings/[bejkps]*.py",
    "encodings/cp[012356789]*.py",
    "encodings/cp4[0-2]*.py",
    "encodings/cp424.py",
    "encodings/gb*.py",
    "encodings/h[pz]*.py",
    "encodings/iso2022*.py",
    "encodings/iso8859_[2-9]*.py",
    "encodings/iso8859_1?.py",
    "encodings/mac*.py",
    "encodings/t*.py",
    "filecmp.py",
    "fileinput.py",
    "ftplib.py",
    "getopt.py",
    "getpass.py",
    "gettext.py",
    "graphlib.py",
    "html/parser.py",
    "http/client.py",
    "http/cookiejar.py",
    "http/server.py",
    "imaplib.py",
    "importlib/resources/*",
    "json/tool.py",
    "logging/config.py",
    "logging/handlers.py",
    "mailbox.py",
    "modulefinder.py",
    "multiprocessing/*",
    "netrc.py",
    "nturl2path.py",
    "optparse.py",
    "pdb.py",
    "pickletools.py",
    "plistlib.py",
    "poplib.py",
    "profile.py",
    "pstats.py",
    "pty.py",
    "py_compile.py",
    "pyclbr.py",
    "pydoc.py",
    "rlcompleter.py",
    "runpy.py",
    "sched.py",
    "shelve.py",
    "socketserver.py",
    "statistics.py",
    "stringprep.py",
    "symtable.py",
    "sysconfig/__main__.py",
    "tabnanny.py",
    "tarfile.py",
    "this.py",
    "timeit.py",
    "trace.py",
    "tracemalloc.py",
    "tty.py",
    "turtle.py",
    "unittest/*",
    "urllib/request.py",
    "urllib/robotparser.py",
    "wave.py",
    "webbrowser.py",
    "wsgiref/handlers.py",
    "wsgiref/simple_server.py",
    "wsgiref/validate.py",
    "xml/*",
    "xmlrpc/*",
    "zipapp.py",
)
"""Of Python's own library: what neither we nor the packages above import."""

LOCALE_DATA = (
    "decimal_formats",
    "default_numbering_system",
    "number_symbols",
    "percent_formats",
    "plural_form",
)
"""What of babel's knowledge of a language goes in: how it writes numbers and counts things."""

STAND_INS = {"yaml": "write YAML", "pdb": "let a programmer look at a failure"}
"""Modules that are imported and not used; each is empty."""


class BundleError(RuntimeError):
    """The bundle could not be made."""


class MissingPackagesError(BundleError):
    """The packages that it is made from are not here, and could not be fetched."""


def digest() -> str:
    """One digest over everything that the bundle is made from."""
    total = hashlib.sha256(expected_digest().encode())
    files = [Path(__file__), *(WEB / name for name in ("package-lock.json", "wheels.txt"))]
    files += [WEB / "compile.mjs", WEB / "compile.py", *ours()]
    for path in files:
        total.update(path.relative_to(ROOT).as_posix().encode() + b"\0")
        total.update(hashlib.sha256(path.read_bytes()).digest())
    return total.hexdigest()[:20]


def ours() -> list[Path]:
    """The files of our package that go in: modules, and what lies beside them and is read."""
    modules = [
        path for name in reached(STARTS) if (path := file_of(name)) and not _left_out(_name_of(path))
    ]
    beside = {
        path
        for folder in (SOURCES / "locales", *(module.parent for module in modules))
        for path in (folder.rglob("*") if folder.name == "locales" else folder.iterdir())
        if path.is_file() and path.suffix != ".py" and not _left_out(_name_of(path))
    }
    return sorted({*modules, *beside})


def _name_of(path: Path) -> str:
    return path.relative_to(SOURCES.parent).as_posix()


def bundle(node: Path) -> Path:
    """A folder with `app.zip`, `python.zip` and `licenses.txt`, made unless it was made before."""
    folder = CACHE / digest()
    if (folder / "app.zip").is_file():
        return folder
    work = folder.with_name(f"{folder.name}.{os.getpid()}")
    shutil.rmtree(work, ignore_errors=True)
    stage, out = work / "stage", work / "out"
    out.mkdir(parents=True)
    _stage(stage)
    (out / LICENSES).write_text("\n\n".join(_licenses()), encoding="utf-8")
    plan = work / "plan.json"
    plan.write_text(json.dumps({"without": LIBRARY_LEFT_OUT, "localeData": LOCALE_DATA}))
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
        name, version = wheel.name.split("-")[:2]
        _named(stage, name, version)
    _named(stage, "marrakech", version_of("marrakech"))
    for path in ours():
        target = stage / _name_of(path)
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(path, target)
    # Byte code has no sources to tell which engine belongs to it.
    (stage / "marrakech/jit" / TOLD.name).write_text(expected_digest())
    for name, use in STAND_INS.items():
        text = f'"""Litestar imports it to {use}, which nobody asks for here."""\n'
        (stage / f"{name}.py").write_text(text)


def _named(stage: Path, name: str, version: str) -> None:
    """What `importlib.metadata` reads to tell a package's version."""
    folder = stage / f"{name}-{version}.dist-info"
    folder.mkdir(parents=True)
    (folder / "METADATA").write_text(f"Metadata-Version: 2.4\nName: {name}\nVersion: {version}\n")


def _licenses() -> Iterator[str]:
    """Whose work goes in, and by which license: those of the packages, as they bring them."""
    yield (
        "Pyodide and Python: Mozilla Public License 2.0, https://github.com/pyodide/pyodide, and\n"
        "Python Software Foundation License, https://docs.python.org/3/license.html"
    )
    for wheel in _wheels():
        with zipfile.ZipFile(wheel) as packed:
            name = " ".join(wheel.name.split("-")[:2])
            told = [
                each
                for each in packed.namelist()
                if re.search(r"dist-info/.*(LICEN|NOTICE|COPYING)", each)
            ]
            for each in told:
                yield f"{name}\n\n{packed.read(each).decode()}"
            if not told:
                metadata = next(
                    each for each in packed.namelist() if each.endswith(".dist-info/METADATA")
                )
                headers = packed.read(metadata).decode().partition("\n\n")[0].splitlines()
                yield "\n".join([name, "", *(each for each in headers if "icense" in each)])


def _left_out(name: str) -> bool:
    return _unspoken(name) or any(fnmatch(name, pattern) for pattern in LEFT_OUT)


def _unspoken(name: str) -> bool:
    """Is it what nobody says here: messages of the page's, or what babel knows about other languages?"""
    folder, _, file = name.rpartition("/")
    if folder == "babel/locale-data":
        # `root` is what all languages share.
        return file.removesuffix(".dat") not in (*LANGUAGES, "root")
    return file.endswith(".ftl") and file.removesuffix(".ftl") not in SPOKEN


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
