"""Processes in which coverage is not measured.

A process that is killed leaves no measurements behind, and what servers behind a browser run is measured in
the server's own tests: tracing would only slow them down.
"""

import os
from collections.abc import Iterator
from contextlib import contextmanager

PREFIX = "COVERAGE_PROCESS"
"""How the variables start by which coverage finds its way into processes that tests start."""


def environment() -> dict[str, str]:
    """The environment for a process in which nothing is measured."""
    return {name: text for name, text in os.environ.items() if not name.startswith(PREFIX)}


@contextmanager
def untraced() -> Iterator[None]:
    """Measure nothing in the processes that are started meanwhile."""
    removed = {name: os.environ.pop(name) for name in list(os.environ) if name.startswith(PREFIX)}
    try:
        yield
    finally:
        os.environ.update(removed)
