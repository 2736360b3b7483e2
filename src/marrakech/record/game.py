"""A game: its rules, its moves so far, and everything that follows from them."""

import secrets
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Self

from marrakech.kernel import scoring
from marrakech.kernel import state as kernel
from marrakech.kernel.printings import DEFAULT_PRINTING
from marrakech.kernel.state import Player, State
from marrakech.record.dice import Dice, SeededDice
from marrakech.record.drawing.svg import Theme, draw_svg
from marrakech.record.errors import IllegalMove, NotationError, RulesetError
from marrakech.record.moves import (
    Chance,
    Choice,
    Draw,
    Event,
    Laid,
    Lay,
    Move,
    Orient,
    Roll,
    Turn,
    happen,
    legal_moves,
)
from marrakech.record.position import Position
from marrakech.record.ruleset import Ruleset
from marrakech.record.weave import Rug, weave
from marrakech.record.words import TURN_LETTERS, TURNS, parse_rug

CHANCE_STEPS = (kernel.DEAL, kernel.ROLL, kernel.DRAW)
ROLLED_STEPS = (kernel.LAY, kernel.DRAW, kernel.TURN)


@dataclass(frozen=True, slots=True)
class Standing:
    """One line of a ranking."""

    player: Player
    place: int
    score: int
    dirhams: int
    squares: int
    out: bool


class Game:
    """A game that is played move by move; its moves are all there is to it.

    >>> game = Game.new(players=3, printing="en2021", seed=7)
    >>> game.legal()
    [Orient(turn=0), Orient(turn=1), Orient(turn=2)]
    >>> events = game.play("left")
    >>> game.position.step
    'lay'

    With `dice` (a seed gives them) chance is played by itself as soon as it is due, so that `legal()`
    always holds choices. With `automatic=False` it waits for `chance()`; without dice, outcomes are
    handed in by `happen(Roll(3))`.
    """

    def __init__(
        self,
        ruleset: Ruleset,
        dice: Dice | None = None,
        *,
        start: State | None = None,
        automatic: bool = True,
        tags: Mapping[str, str] | None = None,
    ) -> None:
        self.ruleset = ruleset
        self.dice = dice
        self.automatic = automatic
        self.start = kernel.start(ruleset.rules) if start is None else start
        if self.start.rules != ruleset.rules:
            raise RulesetError("the start position is of other rules than the ruleset of the game")
        self.tags: dict[str, str] = dict(tags or {})
        """What a game file says about the game beyond its rules and moves."""
        self.comments: dict[int, list[str]] = {}
        """Comments by the number of moves they stand behind."""
        self._moves: list[Move] = []
        self._states: list[State] = [self.start]
        self._events: list[tuple[Event, ...]] = []
        self.settle()

    @classmethod
    def new(
        cls,
        players: int = 4,
        printing: str = DEFAULT_PRINTING,
        *,
        seed: int | str | None = None,
        automatic: bool = True,
        one_colour: bool = False,
        elimination: bool | None = None,
        end_turn: bool = False,
        keep_heading: bool = False,
        cover_own: bool = False,
    ) -> Self:
        """A new game with dice from a seed, or from the system's entropy if none is given."""
        ruleset = Ruleset.of(
            printing,
            players,
            one_colour=one_colour,
            elimination=elimination,
            end_turn=end_turn,
            keep_heading=keep_heading,
            cover_own=cover_own,
        )
        dice = SeededDice(secrets.token_hex(16) if seed is None else seed)
        return cls(ruleset, dice, automatic=automatic)

    @property
    def state(self) -> State:
        """The position as the kernel's integers."""
        return self._states[-1]

    @property
    def position(self) -> Position:
        """The position now."""
        return Position(self.state)

    @property
    def moves(self) -> tuple[Move, ...]:
        """All moves so far."""
        return tuple(self._moves)

    @property
    def events(self) -> tuple[Event, ...]:
        """All that has happened so far."""
        return tuple(event for events in self._events for event in events)

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return kernel.step(self.state) == kernel.OVER

    @property
    def turn(self) -> int:
        """The number of the turn being played, from 1; the die of a turn is fixed by it."""
        begun = sum(isinstance(move, Roll) for move in self._moves)
        # A game set up in the middle of a turn begins with that turn; its roll is not among the moves.
        begun += kernel.step(self.start) in ROLLED_STEPS
        waiting = kernel.step(self.state) in (kernel.DEAL, kernel.ORIENT, kernel.ROLL)
        return begun + 1 if waiting else begun

    def state_after(self, moves: int) -> State:
        """The state after so many moves; 0 for the start."""
        return self._states[moves]

    def events_of(self, move: int) -> tuple[Event, ...]:
        """What happened by a move, counted from 0."""
        return self._events[move]

    def rugs(self) -> list[Rug]:
        """The rugs in sight, oldest first."""
        return weave(self.start, (event for event in self.events if isinstance(event, Laid)))

    def svg(self, *, theme: Theme = "light", prefix: str | None = None, size: int | None = None) -> str:
        """The board as an SVG document; unlike a position, a game knows where hidden halves lie."""
        return draw_svg(self.state, self.rugs(), theme=theme, prefix=prefix, size=size)

    def _repr_svg_(self) -> str:
        """What a notebook shows."""
        return self.svg(size=480)

    def ranking(self) -> list[Standing]:
        """The players from the first place to the last, as they stand now."""
        state = self.state
        lines = [
            Standing(
                player=who,
                place=scoring.place(state, who),
                score=scoring.score(state, who),
                dirhams=kernel.purse(state, who),
                squares=scoring.visible(state, who),
                out=kernel.out_order(state, who) > 0,
            )
            for who in range(kernel.players(state))
        ]
        return sorted(lines, key=lambda line: line.place)

    def legal(self) -> list[Choice]:
        """The choices of the player to move; empty when chance is due or the game is over."""
        return [move for move in legal_moves(self.state) if isinstance(move, Orient | Lay | Turn)]

    def play(self, choice: Choice | str) -> tuple[Event, ...]:
        """Make a choice, given as a move or as text: 'left', 'L', 'd4-e4'.

        Gives back what happened, chance included; an illegal choice raises and changes nothing.
        """
        move = self.parse_choice(choice) if isinstance(choice, str) else choice
        if not isinstance(move, Orient | Lay | Turn):
            raise IllegalMove("chance", "chance cannot be chosen; hand an outcome in by happen()")
        before = len(self._moves)
        self.happen(move)
        return tuple(event for events in self._events[before:] for event in events)

    def happen(self, move: Move) -> tuple[Event, ...]:
        """Add a move, choice or chance outcome, and give back what happened by it."""
        state, events = happen(self.state, move)
        self._moves.append(move)
        self._states.append(state)
        self._events.append(events)
        self.settle()
        return events

    def replay(self, moves: Iterable[Move]) -> None:
        """Add moves that are known already, without drawing any chance in between."""
        automatic, self.automatic = self.automatic, False
        try:
            for move in moves:
                self.happen(move)
        finally:
            self.automatic = automatic

    def chance(self) -> tuple[Event, ...]:
        """Let the chance happen that is due, from the game's dice."""
        return self.happen(self.chance_due())

    def chance_due(self) -> Chance:
        """The chance outcome that the dice hold for this moment."""
        if self.dice is None:
            raise IllegalMove("dice", "this game has no dice; hand the outcome in by happen()")
        now = kernel.step(self.state)
        if now == kernel.ROLL:
            return Roll(self.dice.die(self.turn))
        if now not in CHANCE_STEPS:
            raise IllegalMove("step", f"no chance is due at the step {self.position.step}")
        who = kernel.player(self.state)
        known = kernel.top(self.start, who)
        # The pile below a top that was known from the start.
        counts = [kernel.stock(self.start, who), kernel.stock(self.start, who + 2)]
        if known:
            counts[known - 1] -= 1
        laid = kernel.rugs_left(self.start, who) - kernel.rugs_left(self.state, who)
        order = self.dice.pile(who, counts[0], counts[1])
        return Draw(who + 2 * order[laid - (1 if known else 0)])

    def undo(self, moves: int = 1) -> None:
        """Take back the last moves; the dice do not change, so nothing is rolled again.

        Chance outcomes are moves too: a game taken back to where chance is due waits for `chance()`.
        """
        if not 0 <= moves <= len(self._moves):
            raise IllegalMove("undo", f"{moves} moves cannot be taken back of {len(self._moves)}")
        for _ in range(moves):
            self.comments.pop(len(self._moves), None)
            self._moves.pop()
            self._states.pop()
            self._events.pop()

    def parse_choice(self, text: str) -> Choice:
        """The choice that a text means at this step, e.g. 'left' or 'L', 'd4-e4'."""
        now = kernel.step(self.state)
        if now == kernel.LAY:
            return Lay(parse_rug(text.strip().lower()))
        word = text.strip().lower()
        for way, name in enumerate(TURNS):
            if word in (name, TURN_LETTERS[way].lower()):
                return Turn(way) if now == kernel.TURN else Orient(way)
        raise NotationError(
            text, "left, ahead or right" if now != kernel.OVER else "nothing: the game is over"
        )

    def settle(self) -> None:
        """Let chance happen as long as it is due, if this game plays chance by itself."""
        if self.automatic and self.dice is not None:
            while kernel.step(self.state) in CHANCE_STEPS:
                state, events = happen(self.state, move := self.chance_due())
                self._moves.append(move)
                self._states.append(state)
                self._events.append(events)
