"""Back to one's seat by nothing but JSON, and what strangers try."""

import hashlib

import pytest

from marrakech.server.settings import Settings
from tests.server.client import HOST, Client, browsing, create
from tests.server.device import ONE_GUEST
from tests.server.test_friends import opened, somebody_else
from tests.server.test_rematch_routes import become

pytestmark = [ONE_GUEST, pytest.mark.usefixtures("each_host")]


def table_of_two(client: Client) -> tuple[str, dict[str, str], dict[str, str]]:
    created = create(client, "person", "link")
    host = dict(client.cookies)
    somebody_else(client)
    code = created["invites"][0]["path"].rsplit("/", 1)[1]
    body = {"invite": code, "name": "Ana"}
    assert client.post(f"/api/games/{created['game']}/join", json=body).status_code == 200
    return created["game"], host, dict(client.cookies)


def test_a_friend_comes_back_and_the_old_browser_is_told() -> None:
    with browsing() as client:
        game, host, ana = table_of_two(client)
        path = f"/api/games/{game}"
        somebody_else(client)
        made = client.post(f"{path}/claim", json={"seat": 1})
        assert made.status_code == 200, "whoever comes without a cookie gets one"
        new, claim = dict(client.cookies), made.json()["id"]
        assert new
        answer = {"claim": claim, "yes": True}
        forged = client.post(f"{path}/claim/answer", json=answer)
        assert (forged.status_code, forged.json()["code"]) == (403, "not_your_seat")
        client.cookies.clear()
        assert client.post(f"{path}/claim/answer", json=answer).status_code == 403
        become(client, host)
        assert [one["id"] for one in opened(client, game)["claims"]] == [claim]
        assert client.post(f"{path}/claim/answer", json=answer).status_code == 204
        again = client.post(f"{path}/claim/answer", json=answer)
        assert (again.status_code, again.json()["code"]) == (409, "claim_gone"), "no replay"
        become(client, ana)
        seen = opened(client, game)
        assert (seen["you"], seen["moved"]) == ([], [1])
        become(client, new)
        seen = opened(client, game)
        assert (seen["you"], seen["moved"], seen["yours"], seen["back"]) == ([1], [], False, None)


def test_the_return_link_is_the_hosts_and_works_once() -> None:
    with browsing() as client:
        game, host, ana = table_of_two(client)
        assert opened(client, game)["back"] is None, "Ana has none"
        become(client, host)
        path = opened(client, game)["back"]
        assert client.get(path).status_code == 200, "the page is there"
        code = path.rsplit("/", 1)[1]
        for wrong in ("", code[::-1], "x" * 40):
            refused = client.post(f"/api/games/{game}/return", json={"code": wrong})
            assert refused.status_code in (200, 404), "the host is here already"
        somebody_else(client)
        assert client.post(f"/api/games/{game}/return", json={"code": code[::-1]}).status_code == 404
        assert client.post(f"/api/games/{game}/return", json={"code": code}).status_code == 200
        seen = opened(client, game)
        assert (seen["you"], seen["yours"]) == ([0], True)
        assert seen["back"] not in (None, path)
        become(client, host)
        assert opened(client, game)["moved"] == [0]
        assert client.post(f"/api/games/{game}/return", json={"code": code}).status_code == 404
        become(client, ana)
        assert opened(client, game)["you"] == [1], "nobody else has moved"


def test_an_address_claims_so_often_and_no_more() -> None:
    with browsing(settings=Settings(hosts=HOST)) as client:
        game, _, _ = table_of_two(client)
        statuses = []
        for _ in range(12):
            somebody_else(client)
            statuses.append(client.post(f"/api/games/{game}/claim", json={"seat": 1}).status_code)
        assert statuses[0] == 200
        assert statuses.count(200) == 6, "open claims of one game"
        assert statuses[-1] == 429
        assert client.post(f"/api/games/{game}/claim", json={"seat": 1}).json()["detail"]["retry_after"]


def test_whoever_is_blocked_claims_nothing() -> None:
    token = "t" * 40
    with browsing(settings=Settings(hosts=HOST, rate_limits=False, admin_token=token)) as client:
        game, host, _ = table_of_two(client)
        somebody_else(client)
        claim = client.post(f"/api/games/{game}/claim", json={"seat": 1}).json()["id"]
        (cookie,) = client.cookies.values()
        guest = hashlib.sha256(cookie.encode()).hexdigest()[:16]
        admin = {"Authorization": f"Bearer {token}"}
        block = {"kind": "guest", "whom": guest}
        assert client.post("/api/admin/blocks", json=block, headers=admin).status_code == 200
        refused = client.post(f"/api/games/{game}/claim", json={"seat": 1})
        assert (refused.status_code, refused.json()["code"]) == (403, "blocked")
        blocked = dict(client.cookies)
        become(client, host)
        answer = {"claim": claim, "yes": True}
        assert client.post(f"/api/games/{game}/claim/answer", json=answer).status_code == 204
        become(client, blocked)
        assert client.get(f"/api/games/{game}").status_code == 403, "the seat is of no use"
