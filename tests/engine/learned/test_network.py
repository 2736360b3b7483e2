"""The network and its file."""

from pathlib import Path

import numpy as np

from marrakech.engine.learned.network import fresh_network, load_networks, save_networks


def test_weights_are_kept_in_half_precision(tmp_path: Path) -> None:
    network = fresh_network(4)
    save_networks(tmp_path / "weights.npz", {3: network})
    found = load_networks(tmp_path / "weights.npz")
    assert list(found) == [3]
    assert np.abs(found[3].rows - network.rows).max() < 1e-3
