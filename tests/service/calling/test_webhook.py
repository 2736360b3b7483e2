# ruff: noqa: RUF001 (dashes and quotation marks as people read them)
"""A webhook gets a small JSON document."""

import pytest

from marrakech.service.calling.outbound import Outbound
from marrakech.service.calling.outlets import Letter, Undelivered
from marrakech.service.calling.webhook import Webhook
from marrakech.service.calling.wording import CallWords
from marrakech.service.errors import Invalid
from marrakech.store.calls import Contact
from tests.service.calling.receivers import web_receiver

pytestmark = pytest.mark.anyio

LETTER = Letter(
    CallWords("Your turn: @everyone <!channel> laid c5–d5", "Round 8 of 12.", "Stop these calls"),
    "https://m.example/g/abc",
    "https://m.example/stop/x/y",
    "abc",
    3600.0,
)


def contact(target: str) -> Contact:
    return Contact("c", b"h", "webhook", target, "en", "UTC", "https://m.example", True, 0.0)


async def test_a_chat_room_gets_the_line_the_link_and_how_to_stop() -> None:
    async with web_receiver() as receiver:
        await Webhook(Outbound(private=True)).send(contact(f"{receiver.address}/room"), LETTER)
        (got,) = receiver.got
        assert (got.path, got.headers["content-type"]) == ("/room", "application/json")
        assert got.json["text"] == got.json["content"]
        assert got.json["text"].splitlines() == [
            "Your turn: ＠everyone ‹!channel› laid c5–d5. Round 8 of 12.",
            "https://m.example/g/abc",
            "Stop these calls https://m.example/stop/x/y",
        ]


@pytest.mark.parametrize(
    ("answer", "again"),
    [
        (b"500 Oops", True),
        (b"429 Slowly", True),
        (b"404 Gone", True),
        (b"400 Bad", False),
        (b"302 There", False),
    ],
)
async def test_what_does_not_arrive_says_whether_to_try_again(answer: bytes, again: bool) -> None:
    async with web_receiver() as receiver:
        receiver.answers = [answer]
        with pytest.raises(Undelivered) as why:
            await Webhook(Outbound(private=True)).send(contact(receiver.address), LETTER)
        assert (why.value.again, why.value.gone) == (again, False)
        assert receiver.address not in str(why.value)


async def test_a_private_webhook_is_refused_when_given_and_when_called() -> None:
    async with web_receiver() as receiver:
        webhook = Webhook(Outbound())
        address = f"https://127.0.0.1:{receiver.port}/"
        with pytest.raises(Invalid, match="private network"):
            await webhook.check(address)
        with pytest.raises(Undelivered, match="private network") as why:
            await webhook.send(contact(address), LETTER)
        assert not why.value.again
        assert receiver.got == []
        assert await Webhook(Outbound(private=True)).check(f" {receiver.address} ") == receiver.address
