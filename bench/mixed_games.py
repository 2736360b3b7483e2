"""Games between different players, the same by every seed: what losses and calibration are measured on."""

from collections.abc import Iterator
from random import Random
from typing import Final

from marrakech.engine.bot import Bot, Limits
from marrakech.engine.generator import mixed
from marrakech.engine.ladder import make_bot, wait_until_ready
from marrakech.engine.walkthrough import walk_through
from marrakech.kernel.state import ELIMINATION, State, player, players, rugs_left, start

SEATED: Final = {
    "apprentice": Limits(),
    "greedy": Limits(),
    "lookahead": Limits(),
    "master": Limits(nodes=1),
}
"""Who plays: the master looks one turn ahead."""
STAGES: Final = 4


def mixed_game(number: int, seed: int, nth: int) -> Iterator[tuple[State, int]]:
    """Every position of a game, with the choice made there or the outcome that came."""
    random = Random(mixed(seed, number, nth))
    names = [random.choice(list(SEATED)) for _ in range(number)]
    seated: list[Bot] = [make_bot(name, random.getrandbits(32)) for name in names]
    for bot in seated:
        wait_until_ready(bot)

    def choose(state: State) -> int:
        who = player(state)
        return seated[who].choose(state, SEATED[names[who]]).choice

    yield from walk_through(start(number | ELIMINATION), choose, random)


def stage(state: State) -> int:
    """How far a game has come, from 0 for its first quarter to 3 for its last."""
    whole = start(state.rules)
    seats = range(players(state))
    left = sum(rugs_left(state, who) for who in seats) / sum(rugs_left(whole, who) for who in seats)
    return min(STAGES - 1, int(STAGES * (1 - left)))
