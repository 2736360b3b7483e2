"""Integers in addresses are digits; whatever else reads as a number somewhere is refused."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from marrakech.server.integers import is_integer
from tests.server.client import Client, browsing, create
from tests.server.device import HEADERS

EACH_HOST = pytest.mark.usefixtures("each_host")

NOT_INTEGERS = (
    *(
        "1e5",
        "1E0",
        "1.0",
        "1_000",
        "+5",
        "%2B5",
        "%205",
        "5%20",
        "-0",
        "-1",
        "007",
        "00",
        "0x1",
        "1,0",
    ),
    *("NaN", "inf", "1e400", "true", "null", "%D9%A3", "%EF%BC%95", "5%00", "5%0A", "%C2%B2"),
)


def integer_addresses(client: Client) -> list[str]:
    """Every address with an integer in it, from the API's own document, with `VALUE` in its place."""
    game = create(client, "person", "person")["game"]
    found = []
    for path, item in client.get("/api/docs/openapi.json").json()["paths"].items():
        for parameter in item.get("get", {}).get("parameters", []):
            schema = parameter["schema"]
            kinds = [schema.get("type"), *(one.get("type") for one in schema.get("oneOf", []))]
            if "integer" in kinds and parameter["in"] == "path":
                found.append(path.replace(f"{{{parameter['name']}}}", "VALUE"))
            elif "integer" in kinds:
                found.append(f"{path}?{parameter['name']}=VALUE")
    # The stream goes last: if it were not refused, its answer would not end.
    found.sort(key=lambda address: "/events" in address)
    return [address.replace("{game}", game) for address in found]


@EACH_HOST
def test_an_integer_in_an_address_is_digits_and_nothing_else() -> None:
    """`after=1e5` was read as a hundred thousand."""
    with browsing() as client:
        addresses = integer_addresses(client)
        assert len(addresses) >= 5
        for address in addresses:
            for text in NOT_INTEGERS:
                answer = client.get(address.replace("VALUE", text))
                assert (answer.status_code, answer.json()["code"]) == (400, "bad_request"), (
                    address,
                    text,
                )
                assert "an integer in digits" in answer.json()["message"]
            for text in ("9" * 30, "9" * 5000):
                answer = client.get(address.replace("VALUE", text))
                assert (answer.status_code, answer.json()["code"]) == (400, "bad_request"), address


@EACH_HOST
def test_an_integer_is_given_once() -> None:
    with browsing() as client:
        game = create(client, "person", "person")["game"]
        answer = client.get(f"/api/games/{game}/updates?after=0&after=1")
        assert answer.status_code == 400
        assert "give it once" in answer.json()["message"]
        assert client.get(f"/api/games/{game}/at/1?number=7").status_code == 200


@HEADERS
@EACH_HOST
@pytest.mark.parametrize("text", ["1e5", "-0", "+5", "1_000", "007", "9" * 8, "x"])
def test_the_last_event_is_a_version_in_digits(text: str) -> None:
    with browsing() as client:
        game = create(client, "person", "person")["game"]
        answer = client.get(f"/api/games/{game}/events", headers={"last-event-id": text})
        assert (answer.status_code, answer.json()["code"]) == (400, "bad_version")


@given(st.integers(min_value=0, max_value=10**30))
def test_every_integer_as_one_writes_it(number: int) -> None:
    assert is_integer(str(number))
    assert not is_integer(f"0{number}")
    assert not is_integer(f"{number}\n")
