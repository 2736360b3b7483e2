"""Runs in Pyodide, from `compile.mjs`: packs `/stage` and `/library` as byte code into zips in `/out`."""

import json
import pickle
import py_compile
import sys
import zipfile
from fnmatch import fnmatch
from pathlib import Path

EPOCH = (1980, 1, 1, 0, 0, 0)
AS_SOURCES = ("anyio/__init__.py", "anyio/abc/__init__.py")
"""Modules that read themselves, to learn what they are to import."""


def compiled(source: Path, name: str) -> bytes:
    """The byte code of a module; what it was compiled from is not looked for."""
    target = Path("/tmp/module.pyc")
    ours = name.startswith("marrakech/")
    py_compile.compile(
        str(source),
        cfile=str(target),
        dfile=name,
        doraise=True,
        optimize=0 if ours else 2,
        invalidation_mode=py_compile.PycInvalidationMode.UNCHECKED_HASH,
    )
    return target.read_bytes()


def pack(root: Path, archive: Path, without: list[str]) -> None:
    """All files of a folder, in the order of their names; sources as byte code."""
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_STORED) as packed:
        for path in sorted(root.rglob("*")):
            name = path.relative_to(root).as_posix()
            if path.is_dir() or any(fnmatch(name, pattern) for pattern in without):
                continue
            if path.suffix == ".py" and name not in AS_SOURCES:
                packed.writestr(zipfile.ZipInfo(name + "c", EPOCH), compiled(path, name))
            else:
                packed.writestr(zipfile.ZipInfo(name, EPOCH), path.read_bytes())


def trim(package: Path, wanted: list[str]) -> None:
    """Leave of babel's data what is wanted of each language; its tables serve other names of languages."""
    sys.path.insert(0, str(package.parent))
    for path in (package / "locale-data").glob("*.dat"):
        known = pickle.loads(path.read_bytes())
        path.write_bytes(pickle.dumps({key: known[key] for key in wanted if key in known}))
    (package / "global.dat").write_bytes(pickle.dumps({}))


made = json.loads(plan)  # noqa: F821 (set by compile.mjs)
trim(Path("/stage/babel"), made["localeData"])
pack(Path("/library"), Path("/out/python.zip"), made["without"])
pack(Path("/stage"), Path("/out/app.zip"), [])
