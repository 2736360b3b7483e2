"""Matches in pieces, and who may ship."""

from pathlib import Path

import numpy as np

from marrakech.arena.runner import LocalPool
from marrakech.engine.match import match_of, side
from marrakech.engine.network import fresh_network, load_networks
from marrakech.kernel.state import ELIMINATION
from marrakech.training.gate import ship
from marrakech.training.unit import DEALS, match_on, match_units, play_some_deals

RULES = 3 | ELIMINATION


def test_a_match_in_pieces_is_the_same_on_one_worker_and_two() -> None:
    sides = side("novice", 3), side("greedy", 3)
    units = match_units(RULES, *sides, 200, seed=5)
    assert [unit.deals for unit in units] == [DEALS, DEALS, 17]
    assert len({unit.seed for unit in units}) == 3
    # Here first: what is compiled, the workers need not compile.
    wins, margins = zip(*map(play_some_deals, units), strict=True)
    with LocalPool(2) as two:
        match = match_on(two, RULES, *sides, 200, seed=5)
        assert match_on(two, RULES, *sides, 200, seed=6) != match
    assert match == match_of(np.concatenate(wins), np.concatenate(margins))
    assert match == match_on(LocalPool(1), RULES, *sides, 200, seed=5)
    assert match.games == 201
    assert 0.0 < match.share < 1 / 3
    assert not (wins[0] == wins[1]).all(), "each piece has deals of its own"


def test_only_what_beats_the_old_network_ships(tmp_path: Path) -> None:
    path = tmp_path / "weights" / "master.npz"
    network = fresh_network(3)
    with LocalPool(1) as pool:
        [first] = ship(path, {2: network}, 60, pool)
        assert first.passed
        assert first.match is None
        before = path.read_bytes()
        kept = load_networks(path)[2]
        [again] = ship(path, {2: kept}, 60, pool)
    assert not again.passed
    assert again.match is not None
    assert (again.match.share, again.match.margin, again.match.games) == (0.5, 0.0, 60)
    assert path.read_bytes() == before
