"""The fixtures of search."""

from tests.engine.search.conftest import network as network
from tests.engine.search.conftest import work as work
