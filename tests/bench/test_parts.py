"""The shares of luck and choices: what batches add up to is the covariance over all games."""

import sys
from pathlib import Path

import numpy as np
import pytest

sys.path.append(str(Path(__file__).parents[2] / "bench"))

import parts


def some_accounts(games: int, players: int, seed: int) -> parts.Sums:
    """Accounts that add up, with luck of twice the spread of the others' choices."""
    random = np.random.default_rng(seed)
    accounts = np.zeros((games, players, parts.RESULT + 1))
    accounts[..., parts.START] = 1 / players
    accounts[..., parts.LUCK] = random.normal(0, 0.4, (games, players))
    accounts[..., parts.OTHERS] = random.normal(0.1, 0.2, (games, players))
    accounts[..., parts.OWN] = -np.abs(random.normal(0, 0.1, (games, players)))
    accounts[..., parts.RESULT] = accounts[..., : parts.RESULT].sum(-1)
    return accounts


def test_shares_of_batches_are_those_of_all_games_and_sum_to_one() -> None:
    batches = [some_accounts(200, 3, seed) for seed in range(20)]
    sums = [parts.sums_of(batch) for batch in batches]
    shares = parts.shares_of(sums)
    assert shares.sum() == pytest.approx(1)
    rows = np.concatenate(batches).reshape(-1, parts.RESULT + 1)
    covariances = np.cov(rows.T, bias=True)[parts.RESULT]
    assert shares == pytest.approx(covariances[: parts.RESULT] / covariances[parts.RESULT])
    assert shares[parts.LUCK] > 3 * shares[parts.OTHERS] > 0
    reach = parts.reach_of(sums)
    again = [
        parts.shares_of([parts.sums_of(some_accounts(200, 3, 100 * run + seed)) for seed in range(20)])
        for run in range(1, 40)
    ]
    assert reach[parts.LUCK] == pytest.approx(1.96 * np.std(again, axis=0)[parts.LUCK], rel=0.5)


def test_a_choice_never_counts_above_nothing_for_its_player() -> None:
    booked = np.zeros((2, parts.RESULT + 1))
    better, best = np.array([0.5, 0.5], np.float32), np.array([0.4, 0.6], np.float32)
    parts.book_choice(booked, 0, better, best, 2)
    parts.book_choice(booked, 1, better, best, 2)
    assert booked[0, [parts.OWN, parts.OTHERS, parts.CORRECTION]] == pytest.approx([0, 0.1, 0.1])
    assert booked[1, [parts.OWN, parts.OTHERS, parts.CORRECTION]] == pytest.approx([-0.1, -0.1, 0])
