"""The bots of the ladder as compiled code plays them."""

import numpy as np
import pytest

from marrakech.engine.errors import UnknownBotError
from marrakech.engine.greedy import greedy_choice
from marrakech.engine.ladder import BOTS
from marrakech.engine.playout import seeded
from marrakech.engine.search.arrays import make_workspace
from marrakech.engine.sides import side, side_choice
from marrakech.kernel.choices import listed
from marrakech.kernel.state import ELIMINATION
from marrakech.kernel.turn import legal
from tests.engine.games import some_choices

STATES = some_choices(3 | ELIMINATION, 40)


def chosen(bot: str) -> list[int]:
    one, work, generator = side(bot, 3), make_workspace(), seeded(3)
    return [side_choice(state, one, work, generator) for state in STATES]


@pytest.mark.parametrize("bot", BOTS)
def test_every_bot_of_the_ladder_takes_a_side(bot: str) -> None:
    assert all(
        choice in listed(legal(state)) for choice, state in zip(chosen(bot), STATES, strict=True)
    )


def test_a_novice_is_greedy_with_mistakes() -> None:
    greedy = np.array([greedy_choice(state) for state in STATES])
    assert (np.array(chosen("greedy")) == greedy).all()
    assert 0.5 < (np.array(chosen("novice")) == greedy).mean() < 1


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(UnknownBotError, match=r"random, novice, greedy, lookahead, beginner.*master"):
        side("nobody", 2)
