"""What a finished game is worth."""

import numpy as np
import pytest

from marrakech.envs.errors import WrongArgumentError
from marrakech.envs.reward import BY_MARGIN, BY_PLACE, BY_WIN, reward_kind, reward_of
from marrakech.kernel.scoring import rank, score
from marrakech.kernel.state import ORIENT, OVER, players, read_state
from tests.envs.games import RULES, random_games
from tests.kernel.drawing import draw

GROUND = "4 . . . ^ . . ."


@pytest.mark.parametrize(
    ("purses", "out", "win", "place", "margin"),
    [
        ((40, 30, 20, 10), (), [1, 0, 0, 0], [1, 2 / 3, 1 / 3, 0], [10, -10, -20, -30]),
        ((30, 30, 20, 10), (), [0.5, 0.5, 0, 0], [5 / 6, 5 / 6, 1 / 3, 0], [0, 0, -10, -20]),
        ((30, 30, 30, 30), (), [0.25] * 4, [0.5] * 4, [0] * 4),
        # Player 1 went out first, then player 0: the later ranks above.
        ((0, 0, 20, 30), (1, 0), [0, 0, 0, 1], [1 / 3, 0, 2 / 3, 1], [-30, -30, -10, 10]),
    ],
)
def test_by_hand(
    purses: tuple[int, ...],
    out: tuple[int, ...],
    win: list[float],
    place: list[float],
    margin: list[float],
) -> None:
    state = draw(GROUND, purses=purses, out=out, step=OVER)
    for kind, expected in ((BY_WIN, win), (BY_PLACE, place), (BY_MARGIN, margin)):
        assert [reward_of(state, who, kind) for who in range(4)] == pytest.approx(expected)


def test_who_goes_out_is_paid_at_once_and_others_later() -> None:
    state = draw(GROUND, purses=(0, 30, 30, 30), out=(0,), step=ORIENT, player=1)
    assert [reward_of(state, who, BY_PLACE) for who in range(4)] == [0.0, 0.0, 0.0, 0.0]
    second = draw(GROUND, purses=(0, 0, 30, 30), out=(0, 1), step=ORIENT, player=2)
    assert reward_of(second, 1, BY_PLACE) == pytest.approx(1 / 3)
    assert reward_of(second, 2, BY_PLACE) == 0.0
    assert reward_of(state, 0, BY_MARGIN) == -30.0


@pytest.mark.parametrize("rules", RULES)
def test_whole_games(rules: int) -> None:
    batch, _ = random_games(rules, 100, seed=3)
    number = rules & 7
    shares, places, margins = (batch.rewards(kind)[:, :number] for kind in ("win", "place", "margin"))
    assert np.allclose(shares.sum(axis=1), 1)
    assert np.allclose(places.sum(axis=1), number / 2)
    for game, state in enumerate(map(read_state, batch.states)):
        for who in range(players(state)):
            best = max(score(state, one) for one in range(number) if one != who)
            assert margins[game, who] == score(state, who) - best
            assert (shares[game, who] > 0) == (rank(state, who) == 1)
            others = [rank(state, one) for one in range(number) if one != who]
            beaten = sum(rank(state, who) < one for one in others)
            shared = sum(rank(state, who) == one for one in others)
            assert places[game, who] == pytest.approx((beaten + shared / 2) / (number - 1))
    assert not batch.rewards("win")[:, number:].any()


def test_kinds() -> None:
    assert [reward_kind(name) for name in ("win", "place", "margin")] == [BY_WIN, BY_PLACE, BY_MARGIN]
    with pytest.raises(WrongArgumentError, match="unknown reward 'money'; the choices are"):
        reward_kind("money")
