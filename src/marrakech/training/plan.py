"""The plan of a training run: its length, its games and its learning rate."""

from dataclasses import dataclass, field
from pathlib import Path

from marrakech.engine.generator import mixed
from marrakech.engine.ladder import GreedyBot
from marrakech.engine.learned.network import Network, copied
from marrakech.engine.match import MatchTask, match_tasks
from marrakech.engine.search.params import SearchParams
from marrakech.engine.sides import Side, searching, side
from marrakech.engine.utility import BLEND
from marrakech.kernel.state import COVER_OWN, ELIMINATION, END_TURN, KEEP_HEADING, ONE_COLOUR
from marrakech.training.checkpoint import RunProgress
from marrakech.training.task import SelfPlayTask


@dataclass(frozen=True, slots=True)
class Plan:
    """How a run is made; two runs of one plan differ only by where the clock ends them."""

    players: int
    minutes: float
    folder: Path
    rounds: int | None = None
    """The run ends after this many instead of its minutes; such a run can be repeated exactly."""
    seed: int = 1
    positions_a_round: int = 16_000
    tasks_a_round: int = 16
    """Tasks that a round is divided into."""
    uses: int = 6
    """How often a position is learnt from, on average."""
    store: int = 400_000
    """Positions that the replay buffer holds."""
    rate: float = 1e-3
    last_rate: float = 2e-5
    turns: int = 1
    """Turns that self-play looks ahead."""
    trace: float = 0.8
    """The share of later surprises in a target (lambda)."""
    blend: float = BLEND
    """The weight of a point of margin relative to the probability of winning."""
    look_every: float = 90.0
    """Seconds between matches against greedy, and between checkpoints."""
    look_games: int = 1000
    start: Path | None = None
    """A checkpoint whose average the run begins with."""
    prey: Side | None = field(default=None, repr=False)
    """A bot in all seats but one, which the run learns to beat (`training.hunting`)."""

    def done(self, progress: RunProgress) -> float:
        """The part of the run that is done, from 0 to 1."""
        if self.rounds is not None:
            return min(1.0, progress.rounds / self.rounds) if self.rounds else 1.0
        return min(1.0, progress.seconds / (self.minutes * 60)) if self.minutes else 1.0

    def self_play(self, average: Network, number: int) -> list[SelfPlayTask]:
        """The games of a round, counted from 0."""
        average = copied(average)
        # Only the plain game tells how much the prey leaves.
        rules = rules_mix(self.players) if self.prey is None else [self.players | ELIMINATION]
        positions = -(-self.positions_a_round // self.tasks_a_round)
        return [
            SelfPlayTask(
                average,
                tuple(rules),
                positions,
                self.trace,
                self.blend,
                self.turns,
                mixed(self.seed, number, nth),
                self.prey,
            )
            for nth in range(self.tasks_a_round)
        ]

    def look(self, average: Network) -> list[MatchTask]:
        """A match against greedy or the prey, on the same deals every time."""
        one = searching(copied(average), SearchParams(blend=self.blend, mix=0.0, reach=0), 1)
        others = side(GreedyBot.name, self.players) if self.prey is None else self.prey
        rules = self.players | ELIMINATION
        return match_tasks(rules, one, others, self.look_games, seed=7)


def prey_named(name: str, number: int) -> Side:
    """A bot that is to be beaten, by its name; e.g. "master", or "master:runs/two/weights.npz"."""
    bot, _, file = name.partition(":")
    return side(bot, number, weights=Path(file) if file else None)


def rules_mix(number: int) -> list[int]:
    """The rules games are played by: mostly the plain game, and every switch now and then."""
    plain = number | ELIMINATION
    others = [
        number,
        plain | END_TURN,
        plain | END_TURN | KEEP_HEADING,
        plain | COVER_OWN,
        number | END_TURN | COVER_OWN,
    ]
    if number == 2:
        others += [plain | ONE_COLOUR, number | ONE_COLOUR]
    return [plain] * (3 * len(others)) + others
