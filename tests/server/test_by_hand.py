"""A real table by HTTP: set up, entered, undone, and attacked."""

import pytest

from tests.server.client import Json, browsing, command, create, play
from tests.server.device import ONE_GUEST

pytestmark = pytest.mark.usefixtures("each_host")


def sent(client: object, table: Json, action: Json) -> tuple[int, str]:
    """How a command is answered: the status, and the code if it was refused."""
    answer = client.post(f"/api/games/{table['game']}/commands", json=command(table, action))  # type: ignore[attr-defined]
    return answer.status_code, answer.json().get("code", "")


def test_a_turn_is_entered_and_undone() -> None:
    with browsing() as client:
        table = create(client, "person", "person", dice="by_hand")["table"]
        actions: list[Json] = [
            {"type": "draw", "colour": "H"},
            {"type": "draw", "colour": "I"},
            {"type": "heading", "turn": "left"},
            {"type": "roll", "steps": 4},
        ]
        for action in actions:
            table = play(client, table, action)["table"]
        rug = table["next"]["rugs"][0]["rug"]
        table = play(client, table, {"type": "lay", "rug": rug})["table"]
        assert (table["next"]["step"], table["next"]["draws"]) == ("draw", ["H", "S"])
        table = play(client, table, {"type": "draw", "colour": "S"})["table"]
        assert table["next"]["seat"] == 1
        for what in ("draw", "rug", "roll", "heading", "draw", "draw"):
            assert table["referee"]["undo"]["what"] == what
            table = play(client, table, {"type": "take_back"})["table"]
        assert table["referee"]["undo"] is None
        assert sent(client, table, {"type": "take_back"}) == (409, "nothing_to_take_back")


def test_an_ordinary_game_is_not_told_what_to_roll() -> None:
    with browsing() as client:
        table = create(client, "person", "person", "person")["table"]
        for action in (
            {"type": "roll", "turn": "left", "steps": 4},
            {"type": "heading", "turn": "left"},
            {"type": "draw", "colour": "H"},
        ):
            assert sent(client, table, action) == (400, "not_by_hand")
        assert client.get(f"/api/games/{table['game']}").json()["table"]["version"] == 1


@pytest.mark.parametrize(
    ("kinds", "more", "code"),
    [
        (("person", "bot"), {}, "bad_seats"),
        (("person", "link"), {}, "bad_seats"),
        (("person", "person"), {"clock": {"per_turn": 30}}, "bad_clock"),
        (("person", "person"), {"number": "ab" * 16}, "by_hand"),
        (("person", "person"), {"dice": "mine"}, "bad_request"),
    ],
)
def test_what_a_real_table_cannot_have(kinds: tuple[str, ...], more: Json, code: str) -> None:
    with browsing() as client:
        seats = [{"kind": kind} for kind in kinds]
        answer = client.post("/api/games", json={"seats": seats, "dice": "by_hand", **more})
        assert (answer.status_code, answer.json()["code"]) == (400, code)
        assert client.get("/api/games").json() == []


@ONE_GUEST
def test_strangers_and_other_devices() -> None:
    with browsing() as client:
        table = create(client, "person", "person", "person", dice="by_hand")["table"]
        table = play(client, table, {"type": "heading", "turn": "left"})["table"]
        device = client.post(f"/api/games/{table['game']}/device", json={"seat": 0})
        assert (device.status_code, device.json()["code"]) == (409, "by_hand")
        client.cookies.clear()
        for action in ({"type": "roll", "steps": 1}, {"type": "take_back"}):
            assert sent(client, table, action) == (403, "not_your_seat")
        # Anybody may watch.
        assert client.get(f"/api/games/{table['game']}").json()["table"]["version"] == 2


def test_nothing_proves_its_dice() -> None:
    with browsing() as client:
        table = create(client, "person", "person", "person", dice="by_hand")["table"]
        path = f"/api/games/{table['game']}"
        while table["status"] == "playing":
            step = table["next"]["step"]
            action: Json = (
                {"type": "lay", "rug": table["next"]["rugs"][0]["rug"]} if step == "lay" else {}
            )
            if step == "orient":
                action = {"type": "heading", "turn": "ahead"}
            elif step == "roll":
                action = {"type": "roll", "steps": 3}
            table = play(client, table, action)["table"]
        assert (table["secret"], table["commitment"], table["numbers"]) == (None, "", None)
        answer = client.get(f"{path}/verify")
        assert (answer.status_code, answer.json()["code"]) == (409, "no_dice")
        assert '[Dice "by hand"]' in client.get(f"{path}/file").text
        # The last rug can still be undone.
        table = play(client, {**table, "next": {"seat": 0}}, {"type": "take_back"})["table"]
        assert table["status"] == "playing"
