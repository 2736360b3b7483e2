"""Old names of the library, in one table: they go on working with a warning, or say what to write instead."""

import warnings
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

RENAMED: Final[Mapping[str, str]] = {
    "EndTurn.turn": "quarter",
    "Ended.places": "ranks",
    "Forecast.turn": "quarter",
    "Game.automatic": "Game(ruleset) for a game without dice",
    "Game.chance": "game.play(game.node.chance(game.dice))",
    "Game.chance_due": "game.node.chance(game.dice)",
    "Game.comments": "game.root.comments, or the comments of another node",
    "Game.events_of": "game.mainline()[number].events",
    "Game.happen": "play",
    "Game.history": "node",
    "Game.parse_choice": "game.play(text)",
    "Game.replay": "game.play(move) for each move",
    "Game.settle": "game.play(game.node.chance(game.dice))",
    "Game.state_after": "game.node.path()[number].state",
    "Game.variations": "game.root.variations, or the variations of another node",
    "Orient.turn": "quarter",
    "Oriented.turn": "quarter",
    "Position.draw": "diagram",
    "Position.places": "ranks",
    "Standing.place": "rank",
    "Turned.turn": "quarter",
    "marrakech.Turn": "EndTurn",
}
"""What became of a name: a name in its place, which works with a warning, or what to write."""


def renamed(owner: Any, of: str, name: str) -> Any:
    """What an old name of an object stands for, or `AttributeError` saying what to write instead."""
    new = RENAMED.get(f"{of}.{name}")
    if new is None:
        raise AttributeError(f"{of} has no attribute {name!r}")
    if not new.isidentifier():
        raise AttributeError(f"{of}.{name} is gone; write {new}")
    warnings.warn(f"{of}.{name} is now {of}.{new}", DeprecationWarning, stacklevel=3)
    return getattr(owner, new)


class OldNames:
    """Lets the old names of a class work."""

    __slots__ = ()

    if not TYPE_CHECKING:  # which must go on finding names that do not exist

        def __getattr__(self, name: str) -> Any:
            return renamed(self, type(self).__name__, name)


class OnceCalled(tuple[int, ...]):
    """A tuple by player that a method gave once: calling it still gives the tuple."""

    __slots__ = ()

    def __call__(self) -> tuple[int, ...]:
        """The tuple itself, with a warning."""
        warnings.warn("scores is a property now: position.scores", DeprecationWarning, stacklevel=2)
        return self
