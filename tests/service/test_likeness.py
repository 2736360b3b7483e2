"""Positions much like one that people are playing are known; unrelated ones are not taken for such."""

import random
from itertools import pairwise

import pytest

from marrakech.kernel.state import State
from marrakech.record.game import Game
from marrakech.service.likeness import FEW, MANY, alike


def covered(state: State) -> int:
    return (state.henna | state.indigo | state.saffron | state.almond).bit_count()


def states(seed: int, players: int = 3) -> list[State]:
    """All positions of a game among players who choose at random."""
    chooser = random.Random(seed)
    game = Game.new(players=players, seed=seed)
    while not game.over:
        game.play(chooser.choice(game.legal()))
    return [node.state for node in game.node.path()]


@pytest.mark.parametrize("seed", range(5))
def test_money_stocks_and_the_next_move_make_no_difference(seed: int) -> None:
    game = states(seed)
    for before, after in pairwise(game):
        assert alike(before, before) == bool(covered(before))
        richer = before._replace(purses=before.purses + 1, stocks=before.stocks - 1, rules=2)
        assert alike(richer, before) == (covered(before) >= FEW)
        if covered(before) >= MANY:
            assert alike(after, before)
            assert alike(before, after)


def test_unrelated_games_are_hardly_ever_alike() -> None:
    games = [states(seed, 2 + seed % 3) for seed in range(100, 190)]
    pairs = wrong = 0
    for number, game in enumerate(games):
        for other in games[:number]:
            for turn in range(5, min(len(game), len(other)), 5):
                pairs += 1
                wrong += alike(game[turn], other[turn])
    assert pairs > 50_000
    assert wrong <= 10


def test_before_the_second_rug_only_the_very_same_position_counts() -> None:
    one_rug = next(state for state in states(1) if covered(state))
    assert alike(one_rug, one_rug)
    assert not alike(one_rug._replace(purses=one_rug.purses + 1), one_rug)


def test_a_bare_board_is_nobodys_secret() -> None:
    for state in states(1)[:3]:
        assert not alike(state, state)
