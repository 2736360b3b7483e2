"""Behind a proxy: who the client is, whatever the client claims."""

from typing import Any

import pytest

from marrakech.server.limits import client_key
from marrakech.server.proxy import ProxyHeaders
from marrakech.server.settings import Settings
from tests.server.client import HOST, browsing, create

pytestmark = pytest.mark.anyio


async def seen(*headers: tuple[str, str]) -> dict[str, Any]:
    scopes: list[Any] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        scopes.append(scope)

    scope: Any = {
        "type": "http",
        "client": ("10.0.0.1", 1234),
        "scheme": "http",
        "headers": [(name.encode(), text.encode()) for name, text in headers],
    }
    await ProxyHeaders(app)(scope, None, None)  # type: ignore[arg-type]
    found: dict[str, Any] = scopes[0]
    return found


@pytest.mark.parametrize(
    ("headers", "address"),
    [
        ([("x-forwarded-for", "203.0.113.9")], "203.0.113.9"),
        ([("x-forwarded-for", "1.1.1.1, 203.0.113.9")], "203.0.113.9"),
        ([("x-forwarded-for", "1.1.1.1"), ("x-forwarded-for", "203.0.113.9")], "203.0.113.9"),
        ([("x-forwarded-for", "2001:db8::7")], "2001:db8::7"),
        ([("x-forwarded-for", "1.1.1.1, " + "x" * 5000)], "10.0.0.1"),
        ([("x-forwarded-for", "")], "10.0.0.1"),
        ([], "10.0.0.1"),
    ],
)
async def test_only_the_last_address_is_believed(headers: list[tuple[str, str]], address: str) -> None:
    assert (await seen(*headers))["client"][0] == address


async def test_the_scheme_is_the_proxys() -> None:
    assert (await seen(("x-forwarded-proto", "http, https")))["scheme"] == "https"
    assert (await seen(("x-forwarded-proto", "gopher")))["scheme"] == "http"


def test_limits_count_the_client_behind_the_proxy_and_not_its_claims() -> None:
    settings = Settings(hosts=HOST, proxy=True)
    with browsing(settings=settings) as client:
        statuses = []
        for number in range(70):
            claim = f"198.51.100.{number}, 203.0.113.9"
            answer = client.post(
                "/api/games",
                json={"seats": [{"kind": "person"}] * 2},
                headers={"x-forwarded-for": claim},
            )
            statuses.append(answer.status_code)
        assert 429 in statuses
        created = create(client, "person", "person")
        assert created["game"], "the proxy's own address is another client"


@pytest.mark.parametrize(
    ("address", "key"),
    [
        ("1.2.3.4", "1.2.3.4"),
        ("::ffff:1.2.3.4", "1.2.3.4"),
        ("2001:db8:1:2:3::4", "2001:db8:1:2::/64"),
        ("x" * 10_000, "unknown"),
        (None, "unknown"),
    ],
)
def test_what_a_client_is_counted_by(address: str | None, key: str) -> None:
    assert client_key(address) == key
