"""Server tests run in asyncio; those that use `each_host` are asked of every host that they apply to."""

# Bots import it in a thread of their own: `pytest.approx` must not meet it half imported.
from collections.abc import Iterator

import numpy  # noqa: F401
import pytest

from tests.lite.folder import built_folder
from tests.lite.pyodide_hosts import PyodideHosts
from tests.server.client import on_device
from tests.server.device import device_here

HOSTS = ("server", "device", "pyodide")
"""A server's application; the host of a browser's worker in this Python, and in the worker's own."""


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """A test that uses `each_host` runs at all of them, or at those that its mark `hosts` names."""
    if "each_host" in metafunc.fixturenames:
        mark = metafunc.definition.get_closest_marker("hosts")
        hosts = HOSTS if mark is None else mark.args
        metafunc.parametrize("each_host", hosts, indirect=True, scope="module")


@pytest.fixture(scope="session")
def pyodide(tmp_path_factory: pytest.TempPathFactory, worker_id: str) -> Iterator[PyodideHosts]:
    """Python as it runs in a browser's worker, started by the first test that needs it."""
    hosts = PyodideHosts(built_folder(tmp_path_factory, worker_id))
    yield hosts
    hosts.close()


@pytest.fixture(scope="module")
def each_host(request: pytest.FixtureRequest) -> Iterator[None]:
    """The same test at a server and at hosts of a browser's worker."""
    if request.param == "server":
        yield
        return
    opens = device_here if request.param == "device" else request.getfixturevalue("pyodide").open
    with on_device(opens):
        yield


@pytest.fixture(autouse=True)
def elsewhere_the_server(request: pytest.FixtureRequest) -> Iterator[None]:
    """A test that is not asked of each host is one of the server, also right after one that is."""
    if "each_host" in request.fixturenames:
        yield
        return
    with on_device(None):
        yield
