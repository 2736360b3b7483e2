"""The base of our own bots."""

from threading import Event
from typing import ClassVar

from marrakech.engine.bot import Decision, Limits
from marrakech.engine.compiled import COMPILED
from marrakech.jit.background import BackgroundCompiler, CompilationError
from marrakech.kernel.state import State
from marrakech.record import checked


class LadderBot:
    """The base of our own bots, and what each declares about itself."""

    name: ClassVar[str]
    level: ClassVar[str | None] = None
    """The level it is offered to people as."""
    uses_clock: ClassVar[bool] = False
    """Whether its choices depend on the time it is given; if not, a match can be repeated exactly."""
    function: ClassVar[str] = ""
    """The compiled function it uses once ready (see `engine.compiled`); empty for none."""
    compiler: ClassVar[BackgroundCompiler] = COMPILED
    """Who compiles it."""
    needs_compiling: ClassVar[bool] = False
    """Whether it has to wait for its function; otherwise it plays interpreted until then."""
    slow_interpreted: ClassVar[bool] = False
    """Whether it is slow to answer until its function is ready."""

    def __init__(self, seed: int = 0) -> None:
        self.seed = checked.integer(seed, "a seed as a whole number")

    @classmethod
    def ready(cls) -> bool:
        """Whether it can play now, without waiting for the compiler."""
        return not cls.needs_compiling or cls.answers_at_once()

    @classmethod
    def answers_at_once(cls) -> bool:
        """Whether it can play now and, without limits, answers within milliseconds."""
        waits = cls.needs_compiling or cls.slow_interpreted
        return not waits or cls.compiler.ready(cls.function) is not None

    def wait_until_ready(self, cancel: Event | None = None) -> None:
        """Wait for the compiler, if this bot is slower without it."""
        if not self.function:
            return
        try:
            self.compiler.wait_for(self.function, cancel)
        except CompilationError:
            if self.needs_compiling:
                raise

    def choose(self, state: State, limits: Limits, cancel: Event | None = None) -> Decision:
        """See `Bot.choose`."""
        raise NotImplementedError
