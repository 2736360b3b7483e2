"""Compiling once, in the background, while the same functions run interpreted.

`prepare` starts a thread and returns at once. A bot asks for a compiled function with
`ready("greedy_values")` and gets None until it is compiled: then it runs the same function interpreted, or
waits if it cannot play without (`wait_for`). Only the thread imports numba and numpy.

The first time, a separate process compiles into the cache (`jit.compiler`) and the thread loads from it;
where that is impossible, the thread compiles.
"""

import threading
from collections.abc import Callable
from itertools import chain, repeat
from time import perf_counter
from typing import Any

from marrakech.record.errors import MarrakechError

ProgressListener = Callable[[str], None]


class CompilationError(MarrakechError):
    """A function could not be compiled; see the cause."""


class BackgroundCompiler:
    """Loads the functions that a module lists (see `jit.compiler.functions`), each once it is compiled."""

    def __init__(self, module: str) -> None:
        self.module = module
        self._lock = threading.Lock()
        self._thread: threading.Thread | None = None
        self._ready: dict[str, Callable[..., Any]] = {}
        self._listeners: list[ProgressListener] = []
        self._failure: BaseException | None = None
        self._changed = threading.Condition()

    def prepare(self, listener: ProgressListener | None = None) -> None:
        """Start compiling, unless already started; `listener` receives progress messages."""
        with self._lock:
            if listener is not None:
                self._listeners.append(listener)
            if self._thread is None:
                self._thread = threading.Thread(target=self._run, name="compile", daemon=True)
                self._thread.start()

    def ready(self, name: str) -> Callable[..., Any] | None:
        """A compiled function by name, or None while it is not ready."""
        return self._ready.get(name)

    @property
    def busy(self) -> bool:
        """Whether functions are being compiled or loaded."""
        return self._thread is not None and self._thread.is_alive()

    def wait_for(self, name: str, cancel: threading.Event | None = None) -> Callable[..., Any] | None:
        """A compiled function as soon as it is ready; None if cancelled first."""
        self.prepare()
        with self._changed:
            while name not in self._ready:
                if self._failure is not None:
                    raise CompilationError(f"{name} could not be compiled") from self._failure
                if cancel is not None and cancel.is_set():
                    return None
                self._changed.wait(0.05)
        return self._ready[name]

    def _run(self) -> None:
        begun = perf_counter()
        ready = self._ready  # the same to the end, whatever somebody puts in its place meanwhile
        try:
            self._tell(
                "Preparing the engine. The first time takes about half a minute; play goes on meanwhile."
            )
            from marrakech.jit import compiler

            # Load each function once it is cached, or once the other process has exited.
            turns = chain(compiler.kept(self.module), repeat(""))
            for _, (name, function) in zip(turns, compiler.functions(self.module), strict=False):
                with self._changed:
                    ready[name] = function
                    self._changed.notify_all()
            self._tell(f"The engine is ready after {perf_counter() - begun:.0f} seconds.")
        except BaseException as error:
            with self._changed:
                self._failure = error
                self._changed.notify_all()
            self._tell(f"The engine could not be compiled ({error}); bots that need it cannot play.")

    def _tell(self, message: str) -> None:
        for listener in list(self._listeners):
            listener(message)
