"""Calls over HTTP: given, shown, tried and stopped; the links of messages work without a cookie."""

import threading

from marrakech.server.settings import Settings
from marrakech.service.calling.wording import sample
from tests.server.client import HOST, browsing, create
from tests.service.calling.receivers import Browser, receiving

SETTINGS = Settings(hosts=HOST, rate_limits=False, private_calls=True, url="https://m.example")


def test_a_guest_is_called_as_it_asked_until_it_stops() -> None:
    with receiving() as receiver, browsing(settings=SETTINGS) as client:
        seen = client.get("/api/calls?language=fr&zone=Europe/Paris").json()
        assert seen["ways"] == ["push", "webhook"]
        assert seen["contacts"] == []
        assert seen["sample"]["title"] == sample("fr", "Europe/Paris", 0.0).title
        assert len(seen["key"]) == 87
        given = {"kind": "webhook", "target": f"{receiver.address}/room", "language": "fr"}
        answer = client.post("/api/calls", json=given)
        assert answer.status_code == 200
        (contact,) = answer.json()["contacts"]
        assert (contact["kind"], contact["confirmed"]) == ("webhook", True)
        assert contact["target"] == f"{receiver.address}/room"
        (outcome,) = client.post("/api/calls/test").json()
        assert outcome == {"id": contact["id"], "kind": "webhook", "why": None}
        stop = receiver.got[0].json["stop"]
        assert stop.startswith(f"https://m.example/stop/{contact['id']}/")
        path = stop.removeprefix("https://m.example")
        client.cookies.clear()
        assert client.get(path, headers={"accept": "text/html"}).status_code == 200
        assert client.post(path[:-1] + ("a" if path[-1] != "a" else "b")).status_code == 404
        one_click = client.post(
            path,
            content="List-Unsubscribe=One-Click",
            headers={"content-type": "application/x-www-form-urlencoded"},
        )
        assert one_click.status_code == 204
        assert client.post("/api/calls/test").json() == []


def test_a_visitor_without_a_cookie_is_nobody_else() -> None:
    with receiving() as receiver, browsing(settings=SETTINGS) as client:
        client.post("/api/calls", json={"kind": "webhook", "target": receiver.address})
        cookies = dict(client.cookies)
        client.cookies.clear()
        assert client.get("/api/calls").json()["contacts"] == []
        assert client.delete("/api/calls/abc").status_code == 404
        client.cookies.update(cookies)
        (contact,) = client.get("/api/calls").json()["contacts"]
        assert client.delete(f"/api/calls/{contact['id']}").status_code == 204
        assert client.get("/api/calls").json()["contacts"] == []


def test_a_move_has_the_next_one_called() -> None:
    with receiving() as receiver, browsing(settings=SETTINGS) as client:
        browser = Browser(f"{receiver.address}/push")
        client.post("/api/calls", json={"kind": "push", "target": browser.subscription})
        game = create(client, "person", "bot", clock={"per_turn": 86_400})["game"]
        for _ in range(500):
            if receiver.got:
                break
            threading.Event().wait(0.02)
        told = browser.read(receiver.got[0])
        assert told["link"] == f"https://m.example/g/{game}"
        assert told["title"] == "Your turn: the market opens"


def test_private_targets_are_refused_by_default() -> None:
    with receiving() as receiver, browsing() as client:
        for kind, target in (
            ("webhook", f"https://127.0.0.1:{receiver.port}/"),
            ("webhook", receiver.address),
            ("push", Browser(f"https://127.0.0.1:{receiver.port}/").subscription),
        ):
            answer = client.post("/api/calls", json={"kind": kind, "target": target})
            assert (answer.status_code, answer.json()["code"]) == (400, "bad_contact")
        mail = client.post("/api/calls", json={"kind": "mail", "target": "a@example.org"})
        assert (mail.status_code, mail.json()["code"]) == (409, "calls_off")
        assert receiver.got == []


def test_what_does_not_fit_is_refused() -> None:
    with browsing() as client:
        for wrong in (
            {"kind": "pigeon", "target": "x"},
            {"kind": "webhook"},
            {"kind": "webhook", "target": "x" * 2049},
            {"kind": "webhook", "target": "https://x.example", "language": "klingon"},
            {"kind": "webhook", "target": "https://x.example", "zone": "../../etc"},
        ):
            assert client.post("/api/calls", json=wrong).status_code == 400
        assert client.post("/confirm/abc/def").status_code == 404
