"""Calls of a slow game, each by its way to a real receiver on this machine; prints what was received.

    python -m bench.calls

A push endpoint that decrypts as a browser does, a mail server and a webhook. Ana, who reads French, is called
by all three when Mum has moved, stops one of them by its link, and is called by the others at her next turn.
A second house, with the settings of any host, is asked to call into this machine's own network.
"""

import asyncio
import json
import re
import socket
import sys
import time
from collections.abc import Callable
from typing import Any

import httpx
from tests.e2e.house import House
from tests.service.calling.receivers import (
    Browser,
    MailReceiver,
    WebReceiver,
    mail_receiver,
    web_receiver,
)

DAYS = 3
PATIENCE = 30.0
QUIET = 5.0
"""Seconds in which nothing more may come: the crier goes round every other second."""
LANGUAGE, ZONE = "fr", "Europe/Paris"


def main() -> int:
    return asyncio.run(_receive())


async def _receive() -> int:
    async with web_receiver() as web, mail_receiver() as mail:
        return await asyncio.to_thread(tried, web, mail)


def tried(web: WebReceiver, mail: MailReceiver) -> int:
    """Play slow turns and print what came."""
    port = free_port()
    settings = {
        "MARRAKECH_URL": f"http://localhost:{port}",
        "MARRAKECH_SMTP": f"smtp://127.0.0.1:{mail.port}",
        "MARRAKECH_MAIL_FROM": "marrakech@m.example",
    }
    with House(port=port, settings=settings).open() as house:
        mum, ana = (httpx.Client(base_url=house.address) for _ in range(2))
        game = sit_down(mum, ana)
        browser = Browser(f"{web.address}/push")
        for kind, target in (
            ("push", browser.subscription),
            ("webhook", f"{web.address}/room"),
            ("mail", "ana@m.example"),
        ):
            answer = give(ana, kind, target)
            assert answer.status_code == 200, answer.text
        until(lambda: len(mail.got) == 1)
        question = mail.got.pop()
        print(f"mail, asked first: {question['Subject']} ({question['Content-Language']})")
        confirm = link_in(question.get_content(), "confirm")
        assert httpx.post(confirm).status_code == 204

        play_turn(mum, game)
        until(lambda: len(web.got) + len(mail.got) == 3)
        time.sleep(QUIET)
        assert (len(web.got), len(mail.got)) == (2, 1), "one message a turn by each way"
        pushed = next(one for one in web.got if one.path == "/push")
        hooked = next(one for one in web.got if one.path == "/room")
        told = browser.read(pushed)
        sent = mail.got[0]
        print(f"push, {len(pushed.body)} bytes of {pushed.headers['content-encoding']}, decrypted:")
        print(f"  {json.dumps(told, ensure_ascii=False)}")
        print(f"webhook, {hooked.headers['content-type']}:")
        print(f"  {json.dumps(hooked.json, ensure_ascii=False)}")
        print(f"mail to {sent['To']}: {sent['Subject']}")
        print(f"  List-Unsubscribe: {sent['List-Unsubscribe']}; {sent['List-Unsubscribe-Post']}")
        print("  " + "\n  ".join(sent.get_content().strip().splitlines()))
        assert told["title"].encode() not in pushed.body

        # One click, without a cookie, and that way is silent; the others are called at the next turn.
        assert httpx.post(hooked.json["stop"]).status_code == 204
        web.got.clear()
        mail.got.clear()
        play_turn(ana, game)
        play_turn(mum, game)
        until(lambda: len(web.got) + len(mail.got) == 2)
        time.sleep(QUIET)
        assert ([one.path for one in web.got], len(mail.got)) == (["/push"], 1)
        print("after one click on the webhook's link: push and mail, and no webhook")

        web.got.clear()
        elsewhere = f"{web.address}/elsewhere".encode()
        web.answers[:] = [b"302 Found\r\nLocation: " + elsewhere] * 2
        assert give(ana, "webhook", f"{web.address}/moved").status_code == 200
        outcomes = {one["kind"]: one["why"] for one in ana.post("/api/calls/test").json()}
        assert outcomes["mail"] is None
        assert all("redirects are not followed" in outcomes[kind] for kind in ("push", "webhook"))
        assert {one.path for one in web.got} == {"/push", "/moved"}
        print(f"a push service and a webhook that redirect: {outcomes['webhook']}")
        for contact in ana.get("/api/calls").json()["contacts"]:
            assert ana.delete(f"/api/calls/{contact['id']}").status_code == 204
        assert ana.get("/api/calls").json()["contacts"] == []
        print("all addresses deleted on request")

    with House(settings={"MARRAKECH_PRIVATE_CALLS": "0"}).open() as house:
        stranger = httpx.Client(base_url=house.address)
        refused = []
        for target in (
            f"{web.address}/room",
            f"https://127.0.0.1:{web.port}/",
            "https://localhost/",
            "https://[::ffff:127.0.0.1]/",
            "https://10.0.0.1/",
            "https://169.254.169.254/latest/meta-data",
            "https://0x7f.1/",
        ):
            answer = give(stranger, "webhook", target)
            assert answer.status_code == 400, (target, answer.text)
            refused.append(target)
        answer = give(stranger, "push", Browser("https://127.0.0.1/push").subscription)
        assert answer.status_code == 400, answer.text
        print(
            f"refused by any other house: push to 127.0.0.1, and {len(refused)} webhooks: {', '.join(refused)}"
        )
    return 0


def sit_down(mum: httpx.Client, ana: httpx.Client) -> str:
    """A slow game of two by a link; its id."""
    seats = [{"kind": "person", "name": "Mum"}, {"kind": "link"}]
    asked = {"seats": seats, "clock": {"per_turn": DAYS * 86_400}}
    game = str(mum.post("/api/games", json=asked).json()["game"])
    code = mum.get(f"/api/games/{game}").json()["link"].rsplit("/", 1)[1]
    answer = ana.post(f"/api/games/{game}/join", json={"invite": code, "name": "Ana"})
    assert answer.status_code in (200, 201), answer.text
    return game


def give(client: httpx.Client, kind: str, target: str) -> httpx.Response:
    """Ask to be called."""
    contact = {"kind": kind, "target": target, "language": LANGUAGE, "zone": ZONE}
    return client.post("/api/calls", json=contact)


def play_turn(client: httpx.Client, game: str) -> None:
    """Play a turn by the first choices."""
    opened = client.get(f"/api/games/{game}").json()
    table, (seat,) = opened["table"], opened["you"]
    while table["next"]["seat"] == seat:
        following = table["next"]
        action: dict[str, Any] = {"type": "roll"}
        if following["step"] == "lay":
            action = {"type": "lay", "rug": following["rugs"][0]["rug"]}
        elif following["step"] == "orient":
            action["turn"] = following["headings"][0]["turn"]
        version = table["version"]
        command = {"id": f"by-bench-{version}", "version": version, "seat": seat, "action": action}
        answer = client.post(f"/api/games/{game}/commands", json=command)
        assert answer.status_code == 200, answer.text
        table = answer.json()["table"]


def link_in(text: str, what: str) -> str:
    """The signed link in a message."""
    found = re.search(rf"https?://\S+/{what}/\S+", text)
    assert found is not None, text
    return found[0]


def until(done: Callable[[], bool]) -> None:
    """Wait until something has come."""
    end = time.monotonic() + PATIENCE
    while not done():
        assert time.monotonic() < end, "nothing came"
        time.sleep(0.05)


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.create_server(("127.0.0.1", 0)) as found:
        port: int = found.getsockname()[1]
    return port


if __name__ == "__main__":
    sys.exit(main())
