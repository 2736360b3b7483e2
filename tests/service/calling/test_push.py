"""Web Push to a real endpoint: only the browser that subscribed can read it, and the house signs it."""

import base64
import json
import time

import pytest
from py_vapid import Vapid02

from marrakech.service.calling.outbound import Outbound
from marrakech.service.calling.outlets import Undelivered
from marrakech.service.calling.push import Push, push_installed
from marrakech.service.errors import Invalid
from marrakech.store.calls import Contact
from tests.service.calling.receivers import Browser, web_receiver
from tests.service.calling.test_webhook import LETTER

pytestmark = pytest.mark.anyio

KEY = bytes(range(1, 33))


def contact(browser: Browser, target: str) -> Contact:
    return Contact("c", b"h", "push", target, "fr", "UTC", "https://m.example", True, 0.0)


async def test_a_browser_reads_what_it_is_sent() -> None:
    assert push_installed()
    async with web_receiver() as receiver:
        browser = Browser(f"{receiver.address}/send/abc")
        push = Push(Outbound(private=True), KEY)
        target = await push.check(browser.subscription)
        await push.send(contact(browser, target), LETTER)
        (got,) = receiver.got
        assert browser.read(got) == {
            "title": LETTER.words.title,
            "body": LETTER.words.line,
            "link": LETTER.link,
            "stop": LETTER.stop,
            "stopWord": LETTER.words.stop,
            "tag": "abc",
            "language": "fr",
        }
        assert LETTER.words.title.encode() not in got.body
        assert got.path == "/send/abc"
        assert (got.headers["ttl"], got.headers["topic"]) == ("3600", "abc")
        assert got.headers["content-encoding"] == "aes128gcm"


async def test_the_house_signs_for_the_push_service() -> None:
    async with web_receiver() as receiver:
        browser = Browser(f"{receiver.address}/send/abc")
        push = Push(Outbound(private=True), KEY)
        await push.send(contact(browser, browser.subscription), LETTER)
        authorization = receiver.got[0].headers["authorization"]
        assert Vapid02.verify(authorization)
        token = authorization.partition("t=")[2].partition(",")[0]
        claims = json.loads(base64.urlsafe_b64decode(token.split(".")[1] + "=="))
        assert claims["aud"] == receiver.address
        assert claims["sub"] == "https://m.example"
        assert time.time() < claims["exp"] < time.time() + 86_400
        assert authorization.endswith(f"k={push.public_key()}")
        assert Push(Outbound(), KEY).public_key() == push.public_key()
        assert Push(Outbound(), KEY[::-1]).public_key() != push.public_key()


@pytest.mark.parametrize(
    ("answer", "gone", "again"),
    [(b"201 Created", None, None), (b"410 Gone", True, False), (b"404 None", True, False),
     (b"503 Later", False, True), (b"413 Large", False, False)],
)  # fmt: skip
async def test_a_subscription_that_is_gone_is_told_from_one_that_fails(
    answer: bytes, gone: bool | None, again: bool | None
) -> None:
    async with web_receiver() as receiver:
        receiver.answers = [answer]
        browser = Browser(f"{receiver.address}/send")
        push = Push(Outbound(private=True), KEY)
        if gone is None:
            await push.send(contact(browser, browser.subscription), LETTER)
            return
        with pytest.raises(Undelivered) as why:
            await push.send(contact(browser, browser.subscription), LETTER)
        assert (why.value.gone, why.value.again) == (gone, again)


async def test_only_subscriptions_of_browsers_are_taken() -> None:
    browser = Browser("https://push.example.org/x")
    push = Push(Outbound(private=True), KEY)
    whole = json.loads(browser.subscription)
    for wrong in (
        "",
        "{}",
        "[]",
        json.dumps({**whole, "keys": {}}),
        json.dumps({**whole, "keys": {**whole["keys"], "p256dh": "AAAA"}}),
        json.dumps({**whole, "keys": {**whole["keys"], "p256dh": "A" * 87}}),
        json.dumps({**whole, "keys": {**whole["keys"], "auth": "AAAA"}}),
        json.dumps({**whole, "keys": {**whole["keys"], "auth": "!" * 22}}),
    ):
        with pytest.raises(Invalid, match="subscription of a browser"):
            await push.check(wrong)


@pytest.mark.parametrize(
    "endpoint", ["https://127.0.0.1/x", "http://push.example.org/x", "https://[::1]/"]
)
async def test_a_push_service_is_never_in_the_own_network_and_speaks_tls(endpoint: str) -> None:
    with pytest.raises(Invalid, match="cannot be called"):
        await Push(Outbound(), KEY).check(Browser(endpoint).subscription)
