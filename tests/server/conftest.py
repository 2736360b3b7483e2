"""Server tests run in asyncio."""

# Bots import it in a thread of their own: `pytest.approx` must not meet it half imported.
from collections.abc import Iterator

import numpy  # noqa: F401
import pytest

from tests.server.client import device


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(params=["server", "device"])
def each_host(request: pytest.FixtureRequest) -> Iterator[None]:
    """The same test at a server and at the host of a browser's worker."""
    if request.param == "server":
        yield
    else:
        with device():
            yield
