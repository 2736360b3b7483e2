"""Bots of one's own in Python: an object with `choose(position)`, or any callable of a position.

>>> class Cautious(PythonBot):
...     def choose(self, position):
...         return position.legal()[0]
>>> OwnBot(Cautious()).choose(kernel.start(3), Limits()).move
Orient('left')

What it answers is checked like the answer of a program: anything but a legal move is a `BotFault`.
"""

import inspect
from collections.abc import Callable
from threading import Event
from time import perf_counter
from typing import Any, ClassVar, Final, TypeAlias, cast

from marrakech.engine import bot as engine
from marrakech.engine.bot import Decision, Limits, check_asked, choices_of
from marrakech.kernel import state as kernel
from marrakech.kernel.state import State
from marrakech.protocol.child import BotFault
from marrakech.record import legality
from marrakech.record.errors import MarrakechError
from marrakech.record.moves import PlayerMove, parse_move
from marrakech.record.position import Position

MoveAnswer: TypeAlias = PlayerMove | str | Decision
"""A move, its text such as "left" or "d4-e4", or a decision with values of other moves as well."""

Chooser: TypeAlias = Callable[[Position], MoveAnswer]


class PythonBot:
    """The base of a bot of your own, `marrakech.Bot`: say in `choose` what to play.

    It sees a `Position`: what a player sees, neither the order of a pile nor future rolls. One object plays
    all games of its seat; `begin` is called before each.
    """

    name: ClassVar[str] = ""
    """What it is called in tables; by default the name of its class."""

    def begin(self, position: Position, seed: int) -> None:
        """A new game: forget the last one. `seed` is for randomness of its own."""

    def choose(self, position: Position) -> MoveAnswer:
        """A move for the player to move: `position.legal()` has them all."""
        raise NotImplementedError


def own_name(own: object) -> str:
    """What an object or a callable is called."""
    given = getattr(own, "name", "")
    if isinstance(given, str) and given:
        return given
    plain = getattr(own, "__name__", "") or type(own).__name__
    return "bot" if plain == "<lambda>" else str(plain)


def is_own(found: object) -> bool:
    """Whether something can play: it has `choose`, or can be called."""
    return callable(getattr(found, "choose", None)) or callable(found)


def speaks_engine(found: object) -> bool:
    """Whether an object decides as bots of the engine do, given a state and limits."""
    choose = getattr(found, "choose", None)
    if choose is None or isinstance(found, type | PythonBot):
        return False
    try:
        asked = inspect.signature(choose).parameters.values()
    except (TypeError, ValueError):
        return False
    plain = (inspect.Parameter.POSITIONAL_ONLY, inspect.Parameter.POSITIONAL_OR_KEYWORD)
    return sum(one.kind in plain and one.default is one.empty for one in asked) >= 2


def made(own: Any, seed: int) -> engine.Bot:
    """The bot for a seat: of an object, a callable of a position, or a class of either."""
    if isinstance(own, type):
        own = _of_class(own, seed)
    if speaks_engine(own):
        return cast(engine.Bot, own)
    return OwnBot(own, seed)


def _of_class(kind: type[Any], seed: int) -> Any:
    """An object of a class, which is given the seed if it asks for one."""
    try:
        asks = "seed" in inspect.signature(kind).parameters
    except (TypeError, ValueError):
        asks = False
    return kind(seed=seed) if asks else kind()


class OwnBot:
    """A bot of one's own as a bot of the engine."""

    def __init__(self, own: "PythonBot | Chooser", seed: int = 0) -> None:
        self.own = own
        self.seed = seed
        self._choose: Chooser = getattr(own, "choose", None) or cast(Chooser, own)

    @property
    def name(self) -> str:
        """What it is called."""
        return own_name(self.own)

    def begin(self, state: State) -> None:
        """Tell it of a new game."""
        begin = getattr(self.own, "begin", None)
        if begin is not None:
            self._guarded(lambda: begin(Position(state), self.seed))

    def choose(self, state: State, limits: Limits, cancel: Event | None = None) -> Decision:
        """Its decision, or `BotFault` saying what it answered instead; limits are its own business."""
        check_asked(state, limits)
        choices_of(state)
        begun = perf_counter()
        answer = self._guarded(lambda: self._choose(Position(state)))
        seconds = perf_counter() - begun
        decision = answer if isinstance(answer, Decision) else self._decided(state, answer, seconds)
        self._check(state, decision)
        return decision

    def _guarded(self, call: Callable[[], Any]) -> Any:
        try:
            return call()
        except Exception as error:
            told = f"{self.name} raised {type(error).__name__}: {error}"
            raise BotFault("died", told[:_TOLD]) from error

    def _decided(self, state: State, answer: object, seconds: float) -> Decision:
        try:
            move = parse_move(state, answer) if isinstance(answer, str) else answer
        except MarrakechError as error:
            raise BotFault("illegal", f"{self.name} answered {answer!r}: {error}"[:_TOLD]) from None
        if not isinstance(move, PlayerMove):
            raise BotFault(
                "nonsense",
                f"{self.name} answered {answer!r}"[:_TOLD]
                + "; expected a move of position.legal(), its text, or a Decision",
            )
        try:
            legality.check(state, move)
        except MarrakechError as error:
            raise BotFault("illegal", f"{self.name} answered {move}: {error}"[:_TOLD]) from None
        return Decision.of(move, seconds=seconds)

    def _check(self, state: State, decision: Decision) -> None:
        """Refuse a decision of a bot's own making that is not for this position."""
        if decision.step != kernel.step(state) or decision.choice not in choices_of(state):
            raise BotFault("illegal", f"{self.name} decided {decision!r}"[:_TOLD])


_TOLD: Final = 300
"""Characters of what was wrong that are kept."""
