"""The networks of the package, and those of other files of weights, each read once."""

from functools import cache
from pathlib import Path

from marrakech.engine.ladder import WEIGHTS
from marrakech.engine.learned.network import Network, load_networks


@cache
def networks(weights: Path | None = None) -> dict[int, Network]:
    """The networks of a file by number of players; by default those that are shipped."""
    return load_networks(weights or WEIGHTS)
