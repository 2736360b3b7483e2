"""The files of an engine: engine.wasm, layout.json, engine.digest and a network for each number of players.

They are made in a folder of the user's cache, named by the digest of all that they are made from, and copied
from there: what has been built once costs nothing.
"""

import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

from marrakech.jit.cache import user_cache
from marrakech.jit.provider import expected_digest
from marrakech.jit.sources import digest_of

HERE: Final = Path(__file__).parent
ROOT: Final = HERE.parent.parent
WASM, LAYOUT, DIGEST = "engine.wasm", "layout.json", "engine.digest"
SECTION: Final = "marrakech.digest"
"""Of the module: the digest of its sources."""
PLAYERS: Final = (2, 3, 4)
FORMAT: Final = 1
"""Of layout.json."""


def network_file(number: int) -> str:
    """The file of the network for so many players."""
    return f"net{number}.f16"


def kept_folder() -> Path:
    """Where the files of these sources are kept."""
    from marrakech.engine.ladder import WEIGHTS

    made_by = (*sorted(HERE.glob("*.py")), WEIGHTS)
    return user_cache() / f"engine-{expected_digest()}-{digest_of(made_by)}"


def kept_engine() -> Path:
    """The folder with all files, built if there is none yet; a second builder waits for the first one."""
    folder = kept_folder()
    if (folder / DIGEST).is_file():
        return folder
    folder.parent.mkdir(parents=True, exist_ok=True)
    with _alone(folder.with_suffix(".lock")):
        if not (folder / DIGEST).is_file():
            with tempfile.TemporaryDirectory(dir=folder.parent) as made:
                build(Path(made))
                shutil.rmtree(folder, ignore_errors=True)
                shutil.copytree(made, folder)
    return folder


def write_engine(target: Path, players: Iterable[int] = PLAYERS) -> None:
    """Put an engine with the networks for these numbers of players into a folder."""
    kept = kept_engine()
    target.mkdir(parents=True, exist_ok=True)
    for name in (WASM, LAYOUT, DIGEST, *map(network_file, players)):
        shutil.copy(kept / name, target / name)


def _alone(path: Path) -> Any:
    from marrakech.jit.compiler import alone

    return alone(path)


def build(folder: Path) -> None:
    """Make all files; takes a minute."""
    from lite.engine.wasm import check_versions, with_section

    check_versions()
    with tempfile.TemporaryDirectory() as work:
        # Without a cache: what is lowered there cannot be called.
        environment = {**os.environ, "NUMBA_CACHE_DIR": os.devnull, "PYTHONPATH": str(ROOT)}
        environment.pop("NUMBA_BOUNDSCHECK", None)
        command = [sys.executable, "-m", "lite.engine.lower", work]
        if subprocess.run(command, env=environment, cwd=ROOT).returncode:
            raise RuntimeError("the entries could not be lowered; see above")
        wasm = (Path(work) / WASM).read_bytes()
    (folder / WASM).write_bytes(with_section(wasm, SECTION, expected_digest().encode()))
    _write_layout(folder / LAYOUT)
    _write_networks(folder)
    (folder / DIGEST).write_text(expected_digest())


def _write_layout(path: Path) -> None:
    from lite.engine.layout import lay_out
    from marrakech.analysis.entries import ANSWER_BYTES, ENTRIES, QUESTION_BYTES
    from marrakech.kernel.state import PLAYERS_MASK, State

    layout = lay_out()
    path.write_text(
        json.dumps(
            {
                "format": FORMAT,
                "digest": expected_digest(),
                "desk": layout.desk.size,
                "question": [layout.question, QUESTION_BYTES],
                "answer": [layout.answer, ANSWER_BYTES],
                "rules": [8 * State._fields.index("rules"), PLAYERS_MASK],
                "entries": {
                    name: {"network": entry.network, "least": entry.least}
                    for name, entry in ENTRIES.items()
                },
                "network": {
                    "size": layout.network.size,
                    "arrays": [
                        [place.first, _length(place.shape)] for place in layout.network.places.values()
                    ],
                },
                "networks": {str(number): network_file(number) for number in PLAYERS},
            },
            indent=1,
        )
    )


def _length(shape: tuple[int, ...]) -> int:
    length = 1
    for size in shape:
        length *= size
    return length


def _write_networks(folder: Path) -> None:
    import numpy as np

    from marrakech.engine.learned.network import SHAPES
    from marrakech.engine.learned.shipped import networks

    for number, network in networks().items():
        halves = [getattr(network, name).astype("<f2").ravel() for name in SHAPES]
        (folder / network_file(number)).write_bytes(np.concatenate(halves).tobytes())
