"""A client in the test's own process, and playing by nothing but JSON."""

import random
import uuid
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from typing import Any, cast

import httpx
from litestar import Litestar
from litestar.testing import TestClient

from marrakech.server.app import create_app
from marrakech.server.page import Page
from marrakech.server.settings import Settings
from marrakech.service.levels import Levels
from marrakech.store import MemoryStore, Store

Json = dict[str, Any]
Client = TestClient[Litestar]
HOST = "marrakech.test"


_devices: list[Callable[[], AbstractContextManager[httpx.Client]] | None] = []
"""While tests are to run at a host of a browser's worker, the last opens a new one; None at a server."""


@contextmanager
def on_device(opens: Callable[[], AbstractContextManager[httpx.Client]] | None) -> Iterator[None]:
    """Let `browsing` go to a host of a browser's worker, or to a server again."""
    _devices.append(opens)
    try:
        yield
    finally:
        _devices.pop()


@contextmanager
def browsing(
    store: Store | None = None, settings: Settings | None = None, pages: Page | None = None
) -> Iterator[Client]:
    """A browser at a server with random bots only and no rate limits; within `on_device`, at such a host."""
    opens = _devices[-1] if _devices else None
    if opens is not None:
        assert (store, settings, pages) == (None, None, None), "a device has its own: mark `hosts`"
        with opens() as client:
            yield cast(Client, client)  # whoever asks each host asks for nothing but answers
        return
    settings = settings or Settings(hosts=HOST, rate_limits=False)
    app = create_app(store or MemoryStore(), settings, levels=Levels(), pages=pages)
    with TestClient(app, base_url=f"http://{HOST}") as client:
        yield client


def seats(*kinds: str) -> list[Json]:
    """Seats as they are asked for."""
    return [{"kind": kind, **({"level": "random"} if kind == "bot" else {})} for kind in kinds]


def create(client: httpx.Client, *kinds: str, **rules: object) -> Json:
    """A new game; the answer's JSON."""
    response = client.post("/api/games", json={"seats": seats(*kinds), **rules})
    assert response.status_code == 201, response.text
    created: Json = response.json()
    return created


def some_action(following: Json, chooser: random.Random) -> Json:
    """Any of the things that may be done."""
    if following["step"] == "orient":
        return {"type": "roll", "turn": chooser.choice(following["headings"])["turn"]}
    if following["step"] == "roll":
        return {"type": "roll"}
    if following["step"] == "turn":
        return {"type": "turn", "turn": chooser.choice(following["headings"])["turn"]}
    return {"type": "lay", "rug": chooser.choice(following["rugs"])["rug"]}


def command(table: Json, action: Json | None = None, seat: int | None = None) -> Json:
    """The next command of whoever's turn it is."""
    following = table["next"]
    chosen = action or some_action(following, random.Random(table["version"]))
    by = following["seat"] if seat is None else seat
    return {"id": str(uuid.uuid4()), "version": table["version"], "seat": by, "action": chosen}


def play(client: httpx.Client, table: Json, action: Json | None = None) -> Json:
    """Send the next command; the update's JSON."""
    response = client.post(f"/api/games/{table['game']}/commands", json=command(table, action))
    assert response.status_code == 200, response.text
    update: Json = response.json()
    return update


def play_out(client: httpx.Client, table: Json) -> Json:
    """Play to the end with people in all seats; the last table."""
    while table["status"] != "over":
        table = play(client, table)["table"]
    return table
