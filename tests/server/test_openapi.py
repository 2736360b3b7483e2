"""The OpenAPI document is complete, and nothing that it allows breaks the server (Schemathesis)."""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error

from marrakech.server import puzzle_routes, routes, study_routes
from marrakech.server.app import create_app
from marrakech.server.limits import ALLOWANCES
from marrakech.store import MemoryStore
from tests.examples import times
from tests.server.client import seats
from tests.server.process import serving

EXAMPLES = 30
HANDLERS = [*routes.HANDLERS, *study_routes.HANDLERS, *puzzle_routes.HANDLERS]

DOCUMENT = create_app(MemoryStore()).openapi_schema.to_schema()
OPERATIONS = [
    operation.ok()
    for operation in schemathesis.openapi.from_dict(DOCUMENT).get_all_operations()
    if hasattr(operation, "ok")
]


@dataclass
class Running:
    """A server with a game that exists, and the cookie of the one who sits there."""

    url: str
    game: str
    cookies: dict[str, str]


@pytest.fixture(scope="module")
def running() -> Iterator[Running]:
    with one_running() as found:
        yield found


@contextmanager
def one_running() -> Iterator[Running]:
    """A server for the time of a test."""
    with serving() as server, httpx.Client(base_url=server.url) as client:
        table = client.post("/api/games", json={"seats": seats("person", "person")}).json()["table"]
        yield Running(server.url, table["game"], dict(client.cookies))


@pytest.mark.parametrize("operation", OPERATIONS, ids=lambda one: f"{one.method} {one.path}")
def test_no_request_breaks_the_server(operation: Any, running: Running) -> None:
    ask(operation, running, times(EXAMPLES))


def ask(operation: Any, running: Running, cases: int) -> Counter[int]:
    """Send so many requests that the document allows, and some that it does not; returns their statuses."""
    statuses: Counter[int] = Counter()

    @settings(
        max_examples=cases,
        deadline=None,
        database=None,
        derandomize=True,
        suppress_health_check=list(HealthCheck),
    )
    @given(case=operation.as_strategy(), existing=st.booleans())
    def ask_once(case: Any, existing: bool) -> None:
        # The stream of a game that exists would never end, and a deleted one would be no use to the rest.
        spared = operation.path.endswith("/events") or operation.method == "delete"
        if existing and "{game}" in operation.path and not spared:
            case.path_parameters["game"] = running.game
        response = case.call(base_url=running.url, cookies=running.cookies, timeout=10)
        statuses[response.status_code] += 1
        case.validate_response(response, checks=[not_a_server_error])
        if response.status_code >= 400:
            assert set(response.json()) == {"code", "message", "detail"}

    ask_once()
    return statuses


def test_every_route_is_documented() -> None:
    operations = [operation for item in DOCUMENT["paths"].values() for operation in item.values()]
    assert len(operations) == len(HANDLERS) == len(OPERATIONS)
    for operation in operations:
        assert operation["summary"]
        assert operation["description"]
        assert "400" in operation["responses"]


def test_every_route_takes_a_token_of_some_kind() -> None:
    assert all(handler.opt.get("limit") in ALLOWANCES for handler in HANDLERS)


def test_the_documentation_is_a_page_without_scripts(running: Running) -> None:
    page = httpx.get(f"{running.url}/api/docs").text
    assert "/api/games/{game}/commands" in page
    assert "<script" not in page
