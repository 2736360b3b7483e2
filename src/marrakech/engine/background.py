"""Compiling in the background, once, with a word to whoever waits; interpreted meanwhile.

`prepare` starts the work in a thread of its own and comes back at once. A bot asks for a compiled
function with `ready("greedy_value")` and gets None while there is none: then it runs the same function
interpreted, or waits if it cannot do without (`wait_for`). Only the thread imports numba and numpy.

The first time, a process of its own compiles (`engine.compiler`) and the thread reads what it keeps;
where that cannot be, the thread compiles.
"""

import threading
from collections.abc import Callable
from itertools import chain, repeat
from time import perf_counter
from typing import Any

from marrakech.record.errors import MarrakechError

Word = Callable[[str], None]

_lock = threading.Lock()
_thread: threading.Thread | None = None
_ready: dict[str, Callable[..., Any]] = {}
_listeners: list[Word] = []
_failure: BaseException | None = None
_changed = threading.Condition()


class CompilationError(MarrakechError):
    """The engine could not be compiled; the cause says why."""


def prepare(word: Word | None = None) -> None:
    """Begin to compile, unless that was done before; `word` is told what goes on."""
    global _thread
    with _lock:
        if word is not None:
            _listeners.append(word)
        if _thread is None:
            _thread = threading.Thread(target=_compile_all, name="compile", daemon=True)
            _thread.start()


def ready(name: str) -> Callable[..., Any] | None:
    """A compiled function by its name, or None while it is being compiled."""
    return _ready.get(name)


def wait_for(name: str, cancel: threading.Event | None = None) -> Callable[..., Any] | None:
    """A compiled function as soon as there is one; None if it was cancelled first."""
    prepare()
    with _changed:
        while name not in _ready:
            if _failure is not None:
                raise CompilationError(f"{name} could not be compiled") from _failure
            if cancel is not None and cancel.is_set():
                return None
            _changed.wait(0.05)
    return _ready[name]


def _tell(message: str) -> None:
    for word in list(_listeners):
        word(message)


def _publish(name: str, function: Callable[..., Any]) -> None:
    with _changed:
        _ready[name] = function
        _changed.notify_all()


def _compile_all() -> None:
    global _failure
    begun = perf_counter()
    try:
        _tell("Preparing the engine. The first time takes about a minute; play goes on meanwhile.")
        from marrakech.engine import compiler, warm

        # Each function is asked for once it is kept, or once it is plain that nobody else compiles it.
        turns = chain(compiler.kept(), repeat(""))
        for _, (name, function) in zip(turns, warm.functions(), strict=False):
            _publish(name, function)
        _tell(f"The engine is ready after {perf_counter() - begun:.0f} seconds.")
    except BaseException as error:
        with _changed:
            _failure = error
            _changed.notify_all()
        _tell(f"The engine could not be compiled ({error}); bots that need it cannot play.")
