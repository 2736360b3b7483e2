"""Server tests run in asyncio."""

# Bots import it in a thread of their own: `pytest.approx` must not meet it half imported.
import numpy  # noqa: F401
import pytest


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"
