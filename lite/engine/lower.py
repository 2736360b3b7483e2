"""Lowers and links all entries, in a process of its own: `python -m lite.engine.lower FOLDER` (see `build`).

It writes engine.wasm, in which the function of an entry has the entry's name.
"""

import gc
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from numba.core import types as nb

from lite.engine.layout import lay_out
from lite.engine.wasm import array_at, linked, lowered, only_lower


def function_of(name: str) -> Callable[[int, int], int]:
    """An entry as a function of two addresses: of its desk and of a network."""
    from marrakech.analysis.entries import ENTRIES

    layout = lay_out()
    space: dict[str, Any] = {
        **layout.types,
        "ints_at": array_at(nb.int64),
        "floats_at": array_at(nb.float32),
        "doubles_at": array_at(nb.float64),
        "answer": as_compiled(ENTRIES[name].function),
    }
    source = (
        f"def entry(desk, network):\n    return answer({layout.desk_source}, {layout.network_source})\n"
    )
    exec(source, space)
    found: Callable[[int, int], int] = space["entry"]
    return found


def as_compiled(function: Callable[..., Any]) -> Any:
    """An entry's function, for a compiled one to call, with all that it calls."""
    from numba import extending

    from marrakech.jit.with_numba import make_callable

    make_callable(function)
    extending.register_jitable(function)
    return function


def main(folder: Path) -> None:
    """Write the module of all entries."""
    from marrakech.analysis.entries import ENTRIES

    # Next to nothing of what the compiler makes is ever garbage; looking for it takes a quarter of the time.
    gc.disable()
    only_lower()
    linked({name: lowered(function_of(name), 2) for name in ENTRIES}, folder)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
