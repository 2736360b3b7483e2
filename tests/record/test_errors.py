"""One tree of errors; each says what was wrong, where, and what would have been right."""

import copy
import importlib
import pickle
import pkgutil
import re
from collections.abc import Iterator

import pytest

import marrakech
from marrakech.kernel.state import start
from marrakech.record import errors
from marrakech.record.errors import IllegalMove, MarrakechError, NotationError, RulesetError

IN_A_BROWSER = ("marrakech.lite.browser_rows", "marrakech.lite.worker")
"""What only a browser can import, which has Pyodide."""
for module in pkgutil.walk_packages(marrakech.__path__, "marrakech."):
    if module.name.endswith("__main__") or module.name in IN_A_BROWSER:
        continue
    # Programs, of which some need libraries that are not ours to ask for.
    if not module.name.startswith("marrakech.examples."):
        importlib.import_module(module.name)

REFUSALS = [
    "Refusal",
    "Invalid",
    "Unproven",
    "NotAllowed",
    "NotFound",
    "Conflict",
    "MovedOn",
    "TooMany",
    "Unavailable",
]
ARGUMENTS: dict[str, tuple[object, ...]] = {
    "RulesetError": ("unknown printing 'x'", "printing"),
    "ArgumentError": (1.5, "a turn such as 'left'"),
    "NotationError": ("z9", "a square a1 to g7", 3, 8),
    "IllegalMove": ("assam", "a rug would cover Assam's square"),
    "StaleVersion": ("game", 7, 3),
    "CommandSeen": ("game", "command", 7),
    "SeatTaken": ("game", 2),
    "UnknownBotError": ("camel", ["greedy", "random"]),
    "NoChoiceError": (start(2),),
    "ProtocolError": ("a line that is no message", "nonsense"),
    "BotFault": ("late", "it took 3 s", "Traceback"),
    **dict.fromkeys(REFUSALS, ("stale", "the game has moved on")),
}
"""What an error is made of, where that is not one sentence."""


def below(kind: type[MarrakechError]) -> Iterator[type[MarrakechError]]:
    for one in kind.__subclasses__():
        yield one
        yield from below(one)


KINDS: list[type[MarrakechError]] = [MarrakechError, *below(MarrakechError)]
ERRORS = [kind(*ARGUMENTS.get(kind.__name__, ("what was wrong",))) for kind in KINDS]


def drawn() -> set[tuple[str, str]]:
    """The tree at the top of the module, as pairs of an error and the one above it."""
    found: set[tuple[str, str]] = set()
    above = ["MarrakechError"]
    for branch, name in re.findall(r"^([│ ]*[├└]── )(\w+)", errors.__doc__ or "", re.MULTILINE):
        depth = len(branch) // 4
        above[depth:] = [name]
        found.add((name, above[depth - 1]))
    return found


def test_the_tree_is_drawn_as_it_is() -> None:
    ours = {
        (
            kind.__name__,
            next(base.__name__ for base in kind.__bases__ if issubclass(base, MarrakechError)),
        )
        for kind in KINDS[1:]
    }
    assert drawn() == ours
    assert len(ours) == len(KINDS) - 1, "two errors have the same name"


@pytest.mark.parametrize("error", ERRORS, ids=lambda error: type(error).__name__)
def test_errors_survive_pickling_and_copying(error: MarrakechError) -> None:
    for twin in (pickle.loads(pickle.dumps(error)), copy.copy(error)):
        assert type(twin) is type(error)
        assert str(twin) == str(error) != ""
        assert vars(twin) == vars(error)
        assert twin.args == error.args


@pytest.mark.parametrize("kind", [RulesetError, NotationError, IllegalMove])
def test_what_a_caller_gave_wrong_is_a_value_error(kind: type[MarrakechError]) -> None:
    assert issubclass(kind, ValueError)


def test_a_notation_error_says_where() -> None:
    error = NotationError("z9", "a square a1 to g7", line=3, column=8)
    assert str(error) == "line 3, column 8: found 'z9', expected a square a1 to g7"


def test_nothing_found_is_the_end() -> None:
    assert str(NotationError("", "a rug")) == "line 1, column 1: found the end, expected a rug"


def test_an_error_can_be_moved_into_a_larger_text() -> None:
    assert (moved := NotationError("x", "y", line=1, column=4).at(7, 11)).line == 7
    assert moved.column == 14
    assert (moved := NotationError("x", "y", line=2, column=4).at(7, 11)).line == 8
    assert moved.column == 4


def test_an_illegal_move_names_the_rule_for_programs() -> None:
    error = IllegalMove("assam", "a rug would cover Assam's square")
    assert (error.rule, str(error)) == ("assam", "a rug would cover Assam's square")


def test_a_ruleset_error_names_the_part() -> None:
    assert RulesetError("no such thing", "players").about == "players"
    assert RulesetError("no such thing").about == ""
