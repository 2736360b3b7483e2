"""A game that is played move by move: rules, the root of a tree of nodes, a cursor in it, dice and tags."""

import secrets
from collections.abc import Iterable, Mapping
from copy import copy
from os import PathLike
from typing import Any, Self, SupportsIndex, Unpack

from marrakech.kernel import state as kernel
from marrakech.kernel.board import Square
from marrakech.kernel.printings import DEFAULT_PRINTING
from marrakech.kernel.state import State
from marrakech.record.admitted import check_state
from marrakech.record.checked import integer, switch, text
from marrakech.record.dice import Dice, SeededDice
from marrakech.record.drawing.overlay import Overlay
from marrakech.record.drawing.svg import Theme, draw_svg
from marrakech.record.errors import IllegalMove, RulesetError, WrongTypeError
from marrakech.record.game_events import Event
from marrakech.record.legality import legal_choices
from marrakech.record.moves import Draw, Lay, Move, PlayerMove, Roll
from marrakech.record.node import Events, Node
from marrakech.record.position import Position
from marrakech.record.ranking import Standing
from marrakech.record.renamed import OldNames
from marrakech.record.ruleset import Ruleset, Switches
from marrakech.record.weave import Rug
from marrakech.record.words import place_ends


class Game(OldNames):
    """A game played move by move, fully determined by its moves.

    >>> game = Game.new(players=3, printing="en2021", seed=7)
    >>> game.legal()
    [Orient('left'), Orient('ahead'), Orient('right')]
    >>> events = game.play("left")
    >>> game.position.step
    'lay'

    With dice (a seed makes some), chance is resolved as soon as it is due, so that `legal()` always lists
    choices. Without dice, its outcomes are played like choices: `game.play("3")`, or `game.play(Roll(3))`.
    """

    def __init__(
        self,
        ruleset: Ruleset,
        dice: Dice | None = None,
        *,
        start: State | None = None,
        tags: Mapping[str, str] | None = None,
    ) -> None:
        if not isinstance(ruleset, Ruleset):
            raise WrongTypeError(ruleset, "a Ruleset; Game.new() makes one from a printing")
        if not (dice is None or (hasattr(dice, "die") and hasattr(dice, "pile"))):
            raise WrongTypeError(dice, "dice such as SeededDice(7); Game.new() makes them from a seed")
        if not (start is None or isinstance(start, State)):
            raise WrongTypeError(start, "a State; Game.from_position() takes a Position or its text")
        if start is not None:
            check_state(start)
        self.ruleset = ruleset
        self.dice = dice
        first = kernel.start(ruleset.rules) if start is None else start
        if first.rules != ruleset.rules:
            raise RulesetError("the start position has other rules than the ruleset of the game")
        self.root = Node(first)
        """The start, with all moves and variations below it; a game file holds this tree."""
        self.node = self.root
        """The moment of the game that is played on; assign another node of the tree to go there."""
        self.tags: dict[str, str] = {} if tags is None else _checked_tags(tags)
        """What a game file says about the game beyond its rules and moves."""
        self._settle()

    @classmethod
    def new(
        cls,
        players: SupportsIndex = 4,
        printing: str = DEFAULT_PRINTING,
        *,
        seed: SupportsIndex | str | None = None,
        **switches: Unpack[Switches],
    ) -> Self:
        """A new game with dice from a seed, by default a random one; switches as in `Ruleset.of`."""
        dice = SeededDice(secrets.token_hex(16) if seed is None else seed)
        return cls(Ruleset.of(printing, players, **switches), dice)

    @classmethod
    def from_position(
        cls,
        position: Position | str,
        *,
        seed: SupportsIndex | str | None = None,
        printing: str | None = None,
    ) -> Self:
        """A game that starts from a position, by a printing that allows its rules.

        >>> start = "7/7/7/7/H>H5/7/7 b4W 2:orient 30,30,30 14,15,15 - - 3+elimination"
        >>> game = Game.from_position(start, seed=7)
        >>> game.legal()
        [Orient('left'), Orient('ahead'), Orient('right')]
        """
        here = Position.parse(position) if isinstance(position, str) else position
        if not isinstance(here, Position):
            raise WrongTypeError(position, "a Position or its text")
        ruleset = Ruleset.of_rules(here.state.rules, printing)
        dice = SeededDice(secrets.token_hex(16) if seed is None else seed)
        return cls(ruleset, dice, start=here.state)

    @classmethod
    def from_node(cls, ruleset: Ruleset, node: Node, tags: Mapping[str, str] | None = None) -> Self:
        """A game of the moves that led to a node of another, which stays as it is; nothing is replayed."""
        game = cls(ruleset, start=node.root.state, tags=tags)
        game.node = node.line()
        game.root = game.node.root
        return game

    @classmethod
    def load(cls, path: str | PathLike[str]) -> Self:
        """A game from its file, with the dice of its `Seed` tag; see `record.gamefile`."""
        # Not at the top: the file format is built on games.
        from marrakech.record import gamefile

        game = gamefile.load_as(cls, gamefile.as_path(path))
        game._settle()
        return game

    def save(self, path: str | PathLike[str]) -> None:
        """Write the game's file, with the seed of its dice, so that `load` gives an equal game."""
        from marrakech.record import gamefile

        if not isinstance(self, Game):
            # `marrakech.save` is this function: anything may be passed to it.
            raise WrongTypeError(self, "a Game")
        gamefile.save(self, gamefile.as_path(path))

    def __str__(self) -> str:
        from marrakech.record import gamefile

        return gamefile.write(self)

    def __repr__(self) -> str:
        switches = "".join(f", {switch}" for switch in self.ruleset.switches)
        rules = f"{self.ruleset.printing.id}{switches}, {self.ruleset.players} players"
        if self.over:
            return f"<Game {rules}, over after {self.turn} turns>"
        return f"<Game {rules}, turn {self.turn}: {self.position.step}>"

    def __eq__(self, other: object) -> bool:
        """Whether both have the same rules, start and moves; dice, tags and comments do not count."""
        if not isinstance(other, Game):
            return NotImplemented
        return self.ruleset == other.ruleset and self.start == other.start and self.moves == other.moves

    __hash__ = None  # type: ignore[assignment]  # a game changes

    def __copy__(self) -> Self:
        return self.copy()

    def copy(self) -> Self:
        """An independent copy of the game, with the same dice."""
        other = self.__class__.__new__(self.__class__)
        other.__setstate__(self.__getstate__() | {"node": copy(self.node), "tags": dict(self.tags)})
        return other

    def __getstate__(self) -> dict[str, Any]:
        """Pickled without the root: a copy of the node brings it along."""
        return {name: value for name, value in vars(self).items() if name != "root"}

    def __setstate__(self, fields: Mapping[str, Any]) -> None:
        vars(self).update(fields)
        self.root = self.node.root

    @property
    def start(self) -> State:
        """The state before the first move."""
        return self.root.state

    @property
    def state(self) -> State:
        """The position as the kernel's integers."""
        return self.node.state

    @property
    def position(self) -> Position:
        """The position now."""
        return self.node.position

    @property
    def moves(self) -> tuple[Move, ...]:
        """All moves up to `node`."""
        return self.node.moves

    @property
    def events(self) -> tuple[Event, ...]:
        """All that has happened so far."""
        return tuple(event for node in self.node.path() for event in node.events)

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.node.over

    @property
    def turn(self) -> int:
        """The number of the turn being played, from 1; 0 while the piles are dealt."""
        return self.node.turn

    @property
    def annotated(self) -> bool:
        """Whether there are comments or variations."""
        return any(node.comments or node.variations for node in self.root.tree())

    def mainline(self) -> list[Node]:
        """The nodes of the moves that were played, from the first move on."""
        return self.root.mainline()

    def positions(self) -> list[Position]:
        """The positions up to `node`, the start first."""
        return [node.position for node in self.node.path()]

    def rugs(self) -> list[Rug]:
        """The visible rugs, oldest first."""
        return self.node.rugs()

    def svg(
        self,
        *,
        theme: Theme = "light",
        prefix: str | None = None,
        size: float | None = None,
        highlights: Iterable[str] = (),
        arrows: Iterable[tuple[str, str]] = (),
        purses: bool = False,
        last_turn: bool = False,
    ) -> str:
        """The board as an SVG document, as for a position; a game also knows where hidden halves lie.

        `last_turn` shows the last walk as an arrow and highlights the last rug.
        """
        overlay = Overlay.of(highlights, arrows, purses=purses)
        if switch(last_turn, "last_turn"):
            overlay = overlay.with_move(*self._last_turn())
        rugs = self.rugs()
        return draw_svg(self.state, rugs, theme=theme, prefix=prefix, size=size, overlay=overlay)

    def _last_turn(self) -> tuple[list[Square], list[tuple[Square, Square]]]:
        """The squares of the last rug, if it was laid after the last roll, and the last walk."""
        squares: list[Square] = []
        node = self.node
        while node.parent is not None:
            if isinstance(node.move, Lay):
                squares = list(place_ends(node.move.place))
            if isinstance(node.move, Roll):
                return squares, [(kernel.square(node.parent.state), kernel.square(node.state))]
            node = node.parent
        return squares, []

    def _repr_svg_(self) -> str:
        """What a notebook shows."""
        return self.svg(size=480)

    def ranking(self) -> list[Standing]:
        """The players from the first to the last, as they stand now."""
        return self.node.ranking()

    def legal(self) -> list[PlayerMove]:
        """The choices of the player to move; empty when chance is due or the game is over."""
        return legal_choices(self.state)

    def play(self, move: Move | str) -> Events:
        """Play a choice or a chance outcome, given as a move or as text: 'left', 'L', 'd4-e4', '3'.

        Enters the child of `node` with that move, or adds one. Returns the events, those of the dice included;
        an illegal move raises and changes nothing.
        """
        before = self.node
        after = before.add(move)
        self.node = after if self.dice is None else after.settled(self.dice)
        return Events(before, self.node)

    def undo(self, moves: SupportsIndex | None = None) -> None:
        """Take back the last choice and the chance that followed it, the inverse of `play`.

        A number takes back that many moves, chance outcomes included. The dice do not change, so nothing is
        rerolled: if chance is then due, `game.play(game.node.chance(game.dice))` gives the same again. What is
        taken back leaves the tree, with its variations; `game.node = game.node.parent` goes up and keeps it.
        """
        back = self._last_choice() if moves is None else integer(moves, "a number of moves")
        if not 0 <= back <= self.node.length:
            raise IllegalMove("undo", f"cannot take back {back} moves of {self.node.length}")
        for _ in range(back):
            taken = self.node
            assert taken.parent is not None
            self.node = taken.parent
            if taken is self.node.children[0]:
                self.node.children.clear()
            else:
                self.node.children.remove(taken)

    def _last_choice(self) -> int:
        """How many moves ago the last choice was made."""
        for back, node in enumerate(reversed(self.node.path()), 1):
            if node.move is not None and not isinstance(node.move, Roll | Draw):
                return back
        raise IllegalMove("undo", "there is no choice to take back")

    def _settle(self) -> None:
        """Resolve chance for as long as it is due, if there are dice."""
        if self.dice is not None:
            self.node = self.node.settled(self.dice)


def _checked_tags(tags: object) -> dict[str, str]:
    """Tags by name, as a dictionary of texts."""
    expected = "tags by name such as {'Event': 'Friday'}"
    if not isinstance(tags, Mapping):
        raise WrongTypeError(tags, expected)
    return {text(name, expected): text(value, expected) for name, value in tags.items()}
