"""What a dataset is made of: from its recipe and the number of a game, the game follows, to the bit.

The dice and piles of game 7 are those of `Game.new(seed="S/7")`, where S is the seed of the dataset. Who sits
where is drawn from the bots by the seed, the game and the seat; so are the bots' own random choices. How games
are divided into shards makes no difference to them.
"""

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any, Final, Self

from marrakech.dataset.errors import DatasetError
from marrakech.engine.generator import mixed
from marrakech.engine.ladder import MasterBot
from marrakech.envs.errors import WrongArgumentError
from marrakech.envs.opponents import mistakes_of
from marrakech.kernel.state import PLAYERS_MASK
from marrakech.record.checked import integer, items, text
from marrakech.record.ruleset import Ruleset

MOST_IN_DATASET: Final = 10**9
"""More do not fit into the column of their numbers."""
MOST_IN_SHARD: Final = 100_000
MOST_BOTS: Final = 255
DEEPEST: Final = 2
"""Turns that the master looks ahead."""
BY_MASTER: Final = -1
"""For the percentage of random choices: plays what the master values most."""


@dataclass(frozen=True, slots=True)
class Recipe:
    """What the games of a dataset are."""

    rules: int
    """The kernel's number of rules, `Ruleset.of(...).rules`."""
    bots: tuple[str, ...] = ("greedy",)
    """Who plays: each seat of each game draws one of them."""
    turns: int = 0
    """How deep the master values all options: 1 or 2 turns; 0 for no values."""
    seed: int = 0
    shard_games: int = 1000

    def __post_init__(self) -> None:
        Ruleset.of_rules(self.rules)
        if not self.bots or len(self.bots) > MOST_BOTS:
            raise DatasetError(f"{len(self.bots)} bots; name 1 to {MOST_BOTS}")
        if not 0 <= self.turns <= DEEPEST:
            raise DatasetError(
                f"the master looks 1 or 2 turns ahead, or 0 for no values, not {self.turns}"
            )
        if not 0 <= self.seed < 2**63:
            raise DatasetError(f"the seed is a number from 0 to 2**63 - 1, not {self.seed}")
        if not 1 <= self.shard_games <= MOST_IN_SHARD:
            raise DatasetError(f"a shard has 1 to {MOST_IN_SHARD:,} games, not {self.shard_games}")
        for bot in self.bots:
            self.mistakes(bot)

    @property
    def players(self) -> int:
        """How many play."""
        return self.rules & PLAYERS_MASK

    def mistakes(self, bot: str) -> int:
        """The percentage of random choices of a bot, or `BY_MASTER`."""
        if bot == MasterBot.name:
            if not self.turns:
                raise DatasetError("the master plays by its values: ask for them, 1 or 2 turns deep")
            return BY_MASTER
        try:
            return mistakes_of(bot)
        except WrongArgumentError:
            raise DatasetError(
                f"{bot!r} cannot play here; the choices are random, novice, greedy, greedy:30 with a "
                "percentage of random choices, and master"
            ) from None

    def game_seed(self, game: int) -> str:
        """The seed of a game's dice, e.g. "0/7"."""
        return f"{self.seed}/{game}"

    def seated(self, game: int) -> list[int]:
        """Which of the bots sits on each seat of a game."""
        return [mixed(self.seed, game, seat) % len(self.bots) for seat in range(self.players)]

    def shards(self, games: int) -> "list[ShardTask]":
        """The shards of so many games; only the last may be smaller."""
        if not 1 <= games <= MOST_IN_DATASET:
            raise DatasetError(f"a dataset has 1 to {MOST_IN_DATASET:,} games, not {games}")
        size = self.shard_games
        return [
            ShardTask(self, nth, min(size, games - first))
            for nth, first in enumerate(range(0, games, size))
        ]

    def told(self) -> dict[str, Any]:
        """As it is written down."""
        return asdict(self) | {"bots": list(self.bots)}

    @classmethod
    def read(cls, found: Mapping[str, Any]) -> Self:
        """What `told` has written; any error if it is something else."""
        numbers = {
            name: integer(found[name], f"the number {name}")
            for name in ("rules", "turns", "seed", "shard_games")
        }
        names = tuple(text(one, "the name of a bot") for one in items(found["bots"], "a list of bots"))
        return cls(bots=names, **numbers)


@dataclass(frozen=True, slots=True)
class ShardTask:
    """A shard to be made; what is in it depends on nothing else."""

    recipe: Recipe
    nth: int
    games: int

    @property
    def numbers(self) -> range:
        """The numbers of its games."""
        first = self.nth * self.recipe.shard_games
        return range(first, first + self.games)

    @property
    def file(self) -> str:
        """The name of its file."""
        return f"shard-{self.nth:06}.parquet"
