"""The OpenAPI document is complete, and no request breaks the server or gets an answer that is not in it."""

import random
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
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from marrakech.server.app import create_app
from marrakech.server.limits import ALLOWANCES
from marrakech.server.settings import Settings
from marrakech.store import MemoryStore
from tests.examples import times
from tests.server.bodies import BODIES
from tests.server.handlers import all_routes
from tests.server.process import serving
from tests.server.real_values import (
    ADMIN,
    ADMIN_TOKEN,
    KINDS,
    REAL,
    SUITED,
    Kind,
    RealGames,
    RealRequest,
)

EXAMPLES = 20
EXAMPLES_WITHOUT_FIELDS = 10
UNGRANTED = ("/api/calls", "/{contact}", "{contact}/{code}", "/rematch/without", "/rematch/bot")
"""Routes for what no game has: a receiver outside (`test_call_routes` grants them), or a whole game of two
browsers (`test_rematch_routes` does)."""
ROUNDS = 6
"""How often a route is asked so many times until something is granted."""
ROOMY = "from marrakech.service import studies; studies.MOST_OF_ONE = studies.MOST_WAITING"
"""All studies are asked for from one address here."""
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]
HANDLERS = [handler for _, _, handler in all_routes()]


def closed(document: dict[str, Any]) -> dict[str, Any]:
    """The document, saying of what is sent to us that it takes no other fields: Litestar leaves that out."""
    schemas = {
        name: schema | ({"additionalProperties": False} if name in BODIES else {})
        for name, schema in document["components"]["schemas"].items()
    }
    return document | {"components": document["components"] | {"schemas": schemas}}


DOCUMENT = create_app(MemoryStore(), Settings(admin_token=ADMIN_TOKEN)).openapi_schema.to_schema()
SCHEMA = schemathesis.openapi.from_dict(closed(DOCUMENT))
SCHEMA.config.max_stream_events = 1  # the stream of a game does not end
OPERATIONS = [operation.ok() for operation in SCHEMA.get_all_operations() if hasattr(operation, "ok")]


@dataclass
class Running:
    """A server with games of all kinds."""

    url: str
    games: RealGames


@pytest.fixture(scope="module")
def running() -> Iterator[Running]:
    with one_running() as found:
        yield found


@contextmanager
def one_running() -> Iterator[Running]:
    """A server for the time of a test."""
    with (
        serving(prelude=ROOMY, admin_token=ADMIN_TOKEN) as server,
        httpx.Client(base_url=server.url) as client,
    ):
        yield Running(server.url, RealGames(client))


@pytest.mark.parametrize("operation", OPERATIONS, ids=lambda one: f"{one.method} {one.path}")
def test_no_request_breaks_the_server(operation: Any, running: Running) -> None:
    cases = times(EXAMPLES)
    for turn in range(ROUNDS):
        statuses = ask(operation, running, cases, turn)
        # Of a few requests all may be refused, and so may all that happen to be about an unlucky moment.
        granted = any(200 <= status < 300 for status in statuses)
        if cases < EXAMPLES or granted or operation.path.endswith(UNGRANTED):
            return
    raise AssertionError("nothing got past the checks")


def ask(operation: Any, running: Running, cases: int, turn: int = 0) -> Counter[int]:
    """Send so many requests that the document allows, and some that it does not; returns their statuses.

    Each field of a request is either made up or real (`real_values`), with other real values at every turn.
    """
    statuses: Counter[int] = Counter()
    takes = operation.path_parameters, operation.query, operation.headers, operation.body
    cases = cases if any(map(len, takes)) else min(cases, EXAMPLES_WITHOUT_FIELDS)
    suited = SUITED.get(operation.path.rpartition("/")[2], "midway")

    @settings(
        max_examples=cases,
        deadline=None,
        database=None,
        derandomize=True,
        suppress_health_check=list(HealthCheck),
    )
    @given(
        case=operation.as_strategy() | operation.as_strategy(GenerationMode.NEGATIVE),
        kind=st.just(suited) | st.sampled_from(KINDS),
        made_up=st.sets(st.sampled_from(sorted(REAL))),
        seed=st.integers(0, 2**32 - 1),
    )
    def ask_once(case: Any, kind: Kind, made_up: set[str], seed: int) -> None:
        chooser = random.Random(f"{seed} {turn}" if turn else seed)
        changes = "{game}" in operation.path and operation.method != "get"
        game = running.games.fresh(kind, chooser) if changes else running.games.standing(kind)
        # The simplest request is made first: all is real, and fits.
        real = RealRequest(running.games, game, chooser, at_best=not (made_up or seed or turn))
        fill(case, real, made_up)
        if operation.path.endswith("/release"):
            real.put_aside()
        cookies = {} if "cookie" in made_up else real.value("cookie")
        by = ADMIN if "/admin/" in operation.path else {}
        response = case.call(base_url=running.url, cookies=cookies, headers=by, timeout=10)
        statuses[response.status_code] += 1
        case.validate_response(response, checks=CHECKS)
        if response.status_code >= 400:
            assert set(response.json()) == {"code", "message", "detail"}
        elif operation.path.endswith("/rules"):
            running.games.open_house()  # or the others would be refused

    ask_once()
    return statuses


def fill(case: Any, real: RealRequest, made_up: set[str]) -> None:
    """Put real values into a request, but for the fields that stay as they were made up."""
    for name in case.path_parameters:
        if f"{{{name}}}" not in made_up:
            case.path_parameters[name] = real.value(f"{{{name}}}")
    for part in (case.query, case.headers):
        for name in list(part):
            if name in REAL and name not in made_up:
                part[name] = real.value(name)
    if "wait" in case.query:
        case.query["wait"] = 0  # or a request would be held
    if case.media_type != "text/plain":
        case.body = real.mixed(case.body, made_up)
    elif "body" not in made_up:
        case.body = real.value("body")


def test_every_route_is_documented() -> None:
    operations = [operation for item in DOCUMENT["paths"].values() for operation in item.values()]
    ours = [path for path, item in DOCUMENT["paths"].items() for _ in item if path.startswith("/api/")]
    assert len(ours) == len(HANDLERS)
    assert len(operations) == len(OPERATIONS)
    for operation in operations:
        assert operation["summary"]
        assert operation["description"]
        assert "400" in operation["responses"]
        assert ("413" in operation["responses"]) == ("requestBody" in operation)


def test_every_route_takes_a_token_of_some_kind() -> None:
    assert all(handler.opt.get("limit") in ALLOWANCES for handler in HANDLERS)


def test_the_documentation_is_a_page_without_scripts(running: Running) -> None:
    page = httpx.get(f"{running.url}/api/docs").text
    assert "/api/games/{game}/commands" in page
    assert "<script" not in page
