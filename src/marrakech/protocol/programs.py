"""Any bot by its name: those of `engine.ladder`, programs that speak the protocol, and Python of one's own."""

import shlex
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any, Final

from marrakech.engine.errors import EngineError, UnknownBotError
from marrakech.engine.ladder import BotKind, find_bot
from marrakech.protocol.child import BotFault, split_command
from marrakech.protocol.own_bot import is_own, made, own_name
from marrakech.protocol.process_bot import ProcessBot

COMMAND_PREFIX: Final = "cmd:"
FILE_SUFFIX: Final = ".py:"
"""What comes between a file of Python and the name of a bot in it."""


class OwnName(str):
    """The name of a bot of one's own, with the object that plays: to be entered where names are."""

    __slots__ = ("own",)
    own: Any

    def __new__(cls, own: object) -> "OwnName":
        """The name of an object or a callable."""
        name = super().__new__(cls, own_name(own))
        name.own = own
        return name

    def __reduce__(self) -> tuple[object, ...]:
        return OwnName, (self.own,)


def runs_code(text: str) -> bool:
    """Whether a name stands for code of anybody's, which is run only if whoever plays names it."""
    return text.startswith(COMMAND_PREFIX) or FILE_SUFFIX in text


def engine_command(bot: str) -> str:
    """The command of a program of its own that plays a bot, e.g. one in a file of Python."""
    return shlex.join([sys.executable, "-m", "marrakech", "engine", "--bot", bot])


def find_any_bot(named: object) -> BotKind:
    """A bot by its name, or a bot of one's own: an object with `choose(position)`, or a callable of one.

    Names are those of `find_bot`, "cmd:python3 mybot.py" for a program, "mybot.py:Cautious" for what a file of
    Python calls so (with "mybot.py:Cautious:ARGUMENT" it is called with the argument first). A program is
    started on first use; its seed is passed as an option of the protocol.
    """
    if isinstance(named, OwnName):
        return _own_kind(str(named), named.own)
    if not isinstance(named, str) and is_own(named):
        return _own_kind(own_name(named), named)
    if not isinstance(named, str):
        raise EngineError(
            f"{named!r} is no bot: give a name such as 'greedy', an object with choose(position), "
            "or a callable of a position"
        )
    if named.startswith(COMMAND_PREFIX):
        return _program(named)
    if FILE_SUFFIX in named:
        return _own_kind(named, _from_file(named))
    try:
        return find_bot(named)
    except UnknownBotError as error:
        known = [*error.known, "master:FILE", 'cmd:"python3 mybot.py"', "mybot.py:NAME"]
        raise UnknownBotError(named, known) from None


def _program(named: str) -> BotKind:
    command = named.removeprefix(COMMAND_PREFIX)
    try:
        split_command(command)
    except BotFault as fault:
        raise EngineError(fault.message) from None

    def make(seed: int = 0) -> ProcessBot:
        return ProcessBot(command, options={"seed": seed})

    return BotKind(named, make, named, command=command)


def _own_kind(name: str, own: Any) -> BotKind:
    return BotKind(name, lambda seed: made(own, seed), f"{name} in Python", own=True)


_modules: dict[Path, ModuleType] = {}
"""Files of Python that bots were found in: each is run once."""


def _from_file(named: str) -> Any:
    """What a file of Python calls by a name."""
    stem, _, rest = named.partition(FILE_SUFFIX)
    name, colon, argument = rest.partition(":")
    path = Path(stem + ".py").resolve()
    if path not in _modules:
        if not path.is_file():
            raise EngineError(f"there is no file {str(path)!r} for the bot {named!r}")
        spec = spec_from_file_location(f"marrakech_bot_{len(_modules)}_{path.stem}", path)
        assert spec is not None
        assert spec.loader is not None
        module = module_from_spec(spec)
        sys.modules[spec.name] = module
        try:
            spec.loader.exec_module(module)
        except Exception as error:
            raise EngineError(f"the bot {named!r} cannot be loaded: {error!r}") from error
        _modules[path] = module
    found = getattr(_modules[path], name, None)
    if not is_own(found):
        raise EngineError(f"{str(path)!r} has no bot called {name!r}")
    if colon:
        try:
            found = found(argument)  # type: ignore[misc]
        except Exception as error:
            raise EngineError(f"the bot {named!r} cannot be made: {error!r}") from error
    return found
