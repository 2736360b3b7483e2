"""What the tests of search share."""

import pytest

from marrakech.engine.learned.network import Network, fresh_network
from marrakech.engine.search.arrays import Workspace, make_workspace


@pytest.fixture(scope="session")
def network() -> Network:
    """A network with opinions, if not good ones."""
    fresh = fresh_network(3)
    return fresh._replace(third=fresh.third * 50)


@pytest.fixture
def work() -> Workspace:
    """Arrays without a limit, for search without exact values."""
    found = make_workspace()
    found.exact.wanted[0] = 0
    return found
