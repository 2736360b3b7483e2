"""Matches in pieces, and who may ship."""

from pathlib import Path

from marrakech.engine.learned.network import fresh_network, load_networks
from marrakech.engine.match import side
from marrakech.kernel.state import ELIMINATION
from marrakech.training.gate import ship
from marrakech.training.unit import DEALS, match_on, match_shown, match_units, play_some_deals
from marrakech.workers.runner import LocalPool

RULES = 3 | ELIMINATION


def test_a_match_in_pieces_is_the_same_on_one_worker_and_two() -> None:
    sides = side("novice", 3), side("greedy", 3)
    units = match_units(RULES, *sides, 200, seed=5)
    assert [unit.deals for unit in units] == [DEALS, DEALS, 17]
    assert len({unit.seed for unit in units}) == 3
    here = [play_some_deals(unit) for unit in units]
    with LocalPool(2) as two:
        # The first time compiles, and code read from the cache may round in another way.
        match_on(two, RULES, *sides, 60, seed=4)
    with LocalPool(2) as two:
        match = match_on(two, RULES, *sides, 200, seed=5)
        assert match_on(two, RULES, *sides, 200, seed=6) != match
    assert match.by_seat == match_shown(here).by_seat
    assert match == match_on(LocalPool(1), RULES, *sides, 200, seed=5)
    assert match.games == 201
    assert 0.0 < match.share < 1 / 3
    assert not (here[0].wins == here[1].wins).all(), "each piece has deals of its own"


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
