"""Runs in Pyodide, from `compile.mjs`: packs `/stage` and `/library` as byte code into zips in `/out`."""

import json
import py_compile
import zipfile
from fnmatch import fnmatch
from pathlib import Path

EPOCH = (1980, 1, 1, 0, 0, 0)
WITHOUT_CODE = ("anyio/",)
"""Packages that read their own sources."""


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
            if path.suffix == ".py" and not name.startswith(WITHOUT_CODE):
                packed.writestr(zipfile.ZipInfo(name + "c", EPOCH), compiled(path, name))
            else:
                packed.writestr(zipfile.ZipInfo(name, EPOCH), path.read_bytes())


without = json.loads(plan)["without"]  # noqa: F821 (set by compile.mjs)
pack(Path("/library"), Path("/out/python.zip"), without)
pack(Path("/stage"), Path("/out/app.zip"), [])
