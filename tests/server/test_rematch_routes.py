"""Another game of the same people, by nothing but JSON."""

import pytest

from tests.server.client import Client, Json, browsing, create, play
from tests.server.device import ONE_GUEST
from tests.server.test_friends import opened, somebody_else

pytestmark = [ONE_GUEST, pytest.mark.usefixtures("each_host")]


def played_by_two(client: Client) -> tuple[str, dict[str, Json]]:
    """A finished game of a host and a friend, and the cookies of both."""
    created = create(client, "person", "link", "person")
    game, path = created["game"], created["invites"][0]["path"]
    cookies = {"host": dict(client.cookies)}
    somebody_else(client)
    body = {"invite": path.rsplit("/", 1)[1], "name": "Basim", "figure": "master"}
    table = client.post(f"/api/games/{game}/join", json=body).json()["table"]
    cookies["friend"] = dict(client.cookies)
    while table["status"] != "over":
        become(client, cookies["friend" if table["next"]["seat"] == 1 else "host"])
        table = play(client, table)["table"]
    return game, cookies


def become(client: Client, cookies: Json) -> None:
    client.cookies.clear()
    client.cookies.update(cookies)


def test_the_host_waits_replaces_by_name_and_sees_who_comes() -> None:
    with browsing() as client:
        game, cookies = played_by_two(client)
        path = f"/api/games/{game}/rematch"
        become(client, cookies["host"])
        assert client.post(f"{path}/bot", json={"seat": 1}).status_code == 404, "nobody has asked"
        again = client.post(path).json()["game"]
        table = opened(client, again)["table"]
        kept = table["seats"][1]
        assert (kept["asked"], kept["figure"], kept["joined"]) == ("Basim", "master", False)
        assert (table["starter"], table["series"]["games"]) == (1, 1)
        assert opened(client, again)["invites"] == []
        begun = client.post(f"/api/games/{again}/start", json={}).json()["table"]
        assert begun["status"] == "open", "a friend is not replaced by a button for all"
        become(client, cookies["friend"])
        assert client.post(f"{path}/bot", json={"seat": 1}).status_code == 403
        assert client.post(f"{path}/without", json={"seats": [1]}).status_code == 403
        assert client.post(f"{path}/decline").status_code == 204
        assert opened(client, game)["rematch"]["declined"] == [1]
        become(client, cookies["host"])
        for wrong in ([], [0], [1, 1, 1], [2]):
            assert client.post(f"{path}/without", json={"seats": wrong}).status_code in (400, 409)
        fewer = client.post(f"{path}/without", json={"seats": [1]}).json()["game"]
        assert opened(client, again)["table"]["replaced"] == fewer
        assert opened(client, game)["rematch"]["begun"] is True
        names = [seat["name"] for seat in opened(client, fewer)["table"]["seats"]]
        assert len(names) == 2
        assert "Basim" not in names


def test_a_bot_plays_for_a_friend_when_the_host_says_so() -> None:
    with browsing() as client:
        game, cookies = played_by_two(client)
        path = f"/api/games/{game}/rematch"
        become(client, cookies["host"])
        again = client.post(path).json()["game"]
        unknown = client.post(f"{path}/bot", json={"seat": 1, "level": "wizard"})
        assert (unknown.status_code, unknown.json()["code"]) == (400, "unknown_level")
        assert client.post(f"{path}/bot", json={"seat": 1, "level": "random"}).status_code == 200
        table = opened(client, again)["table"]
        assert table["status"] == "playing"
        assert table["seats"][1]["kind"] == "bot"
        assert len({seat["figure"] for seat in table["seats"] if seat["figure"]}) <= 3
        listed = next(one for one in client.get("/api/games").json() if one["game"] == game)
        assert listed["series"]["games"] == 1
