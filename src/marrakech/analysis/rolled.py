"""The choices of a position as a rollout knows them, as plain values: for a worker, a server and the wire.

No compiled code is imported, so that a server can hold them.
"""

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from marrakech.analysis.reviewed import Vector
from marrakech.kernel.state import Player

RolloutPlayer: TypeAlias = Literal["network", "greedy", "lookahead", "master"]
"""Who plays a rollout in all seats: the network one turn deep, or a bot of the ladder."""

NETWORK: Final = "network"
"""The master's network one turn deep: the best play for its time."""
ROLLOUT_PLAYERS: Final[tuple[RolloutPlayer, ...]] = ("network", "greedy", "lookahead", "master")
GAMES_A_ROUND: Final = 50
"""Games of each choice in a round. The dice of a round follow from the seed and its number."""
APART: Final = 3.0
"""Two choices are told apart when they differ by so many standard errors.

Three and not two, because it is looked at after every round: of pairs of equal choices that are played 2,000
times, 3 % are called different at some moment; with two standard errors, 28 % (`bench/rollouts.py looks`).
"""


@dataclass(frozen=True, slots=True)
class RolledChoice:
    """A choice, what its games came to, and how far it is behind the best."""

    choice: str
    games: int
    """In a race, fewer than the best has once the choice is out of it."""
    win: Vector
    win_error: Vector
    """The standard errors of the chances of winning."""
    score: Vector
    score_error: Vector
    loss: float
    """By how much the best beats it for the player to move, e.g. 0.024; 0 for the best."""
    loss_error: float
    """Its standard error, from games with the same dice."""
    apart: bool
    """Whether it can be told apart from the best (`APART`)."""
    guess: float
    """The mover's chance of winning by search, before any game."""


@dataclass(frozen=True, slots=True)
class RolledPosition:
    """All choices that were rolled out, the best first."""

    player: Player
    """Who chooses."""
    by: RolloutPlayer
    seed: int
    games: int
    """Games of the best choice so far."""
    total: int
    """And how many it may have."""
    choices: tuple[RolledChoice, ...]

    @property
    def decided(self) -> bool:
        """Whether the best can be told apart from every other choice."""
        return all(one.apart for one in self.choices[1:])

    @property
    def tied(self) -> tuple[str, ...]:
        """The choices that cannot be told apart from the best."""
        return tuple(one.choice for one in self.choices[1:] if not one.apart)
