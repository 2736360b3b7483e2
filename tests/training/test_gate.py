"""Who may ship."""

from pathlib import Path

from marrakech.engine.learned.network import fresh_network, load_networks
from marrakech.training.gate import ship
from marrakech.workers.pool import LocalPool


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
    assert (again.match.share.value, again.match.margin.value, again.match.games) == (0.5, 0.0, 60)
    assert path.read_bytes() == before
