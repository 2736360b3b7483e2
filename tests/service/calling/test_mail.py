# ruff: noqa: RUF001 (dashes and quotation marks as people read them)
"""Mail by a real mail server on this machine."""

import pytest

from marrakech.service.calling.mail import Mail, MailServer
from marrakech.service.calling.outlets import Undelivered
from marrakech.service.errors import Invalid
from marrakech.store.calls import Contact
from tests.service.calling.receivers import mail_receiver
from tests.service.calling.test_webhook import LETTER

pytestmark = pytest.mark.anyio

IRINA = Contact("c", b"h", "mail", "irina@example.org", "fr", "UTC", "https://m.example", True, 0.0)


def server(port: int, **fields: str) -> MailServer:
    return MailServer("127.0.0.1", port, "Marrakech <calls@m.example>", **fields)  # type: ignore[arg-type]


async def test_a_mail_has_one_line_a_link_and_a_stop_that_needs_one_click() -> None:
    async with mail_receiver() as receiver:
        await Mail(server(receiver.port)).send(IRINA, LETTER)
        (mail,) = receiver.got
        assert mail["To"] == "irina@example.org"
        assert mail["From"] == "Marrakech <calls@m.example>"
        assert mail["Subject"] == LETTER.words.title
        assert mail["List-Unsubscribe"] == "<https://m.example/stop/x/y>"
        assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
        assert mail["Auto-Submitted"] == "auto-generated"
        assert mail["Message-ID"].endswith("@m.example>")
        assert mail["Content-Language"] == "fr"
        lines = mail.get_content().splitlines()
        assert lines == [
            "Your turn: @everyone <!channel> laid c5–d5.",
            "Round 8 of 12.",
            "",
            "https://m.example/g/abc",
            "",
            "-- ",
            "Stop these calls",
            "https://m.example/stop/x/y",
        ]


async def test_the_question_is_asked_in_the_language_of_the_address() -> None:
    async with mail_receiver() as receiver:
        await Mail(server(receiver.port)).ask(IRINA, "https://m.example/confirm/x/y")
        (mail,) = receiver.got
        assert mail["Subject"] == "Marrakech\u00a0: pouvons-nous vous prévenir ici\u202f?"
        assert "https://m.example/confirm/x/y" in mail.get_content()
        assert mail["List-Unsubscribe"] is None


async def test_a_refused_address_is_not_told() -> None:
    async with mail_receiver() as receiver:
        for refusal, again in (("550 no such user irina@example.org", False), ("450 later", True)):
            receiver.refusal = refusal
            with pytest.raises(Undelivered) as why:
                await Mail(server(receiver.port)).send(IRINA, LETTER)
            assert why.value.again == again
            assert "irina" not in str(why.value)
            assert why.value.__cause__ is None
    with pytest.raises(Undelivered, match="cannot be reached") as why:
        await Mail(server(receiver.port)).send(IRINA, LETTER)
    assert why.value.again


async def test_a_password_is_never_sent_in_the_clear() -> None:
    """Where the server offers no TLS, only this machine's may be spoken to without; a log-in fails then."""
    async with mail_receiver() as receiver:
        with pytest.raises(Undelivered):
            await Mail(server(receiver.port, user="u", password="secret")).send(IRINA, LETTER)
        with pytest.raises(Undelivered):
            await Mail(server(receiver.port, security="tls")).send(IRINA, LETTER)
        assert receiver.got == []
    assert "secret" not in repr(server(25, user="u", password="secret"))


@pytest.mark.parametrize(
    "wrong",
    [
        "", "irina", "irina@", "@example.org", "irina@localhost", "a b@example.org", "a@b@example.org",
        "irina@example.org\nBcc: all@example.org", "irina@example.org, b@example.org", "irina@[127.0.0.1]",
        "<irina@example.org>", "irina@exämple.org", "a" * 250 + "@example.org", ".a@example.org",
    ],
)  # fmt: skip
async def test_what_is_no_address_is_refused(wrong: str) -> None:
    with pytest.raises(Invalid, match=r"name@example\.org"):
        await Mail(server(25)).check(wrong)


async def test_an_address_is_kept_with_its_domain_in_lower_case() -> None:
    assert await Mail(server(25)).check(" Irina+m@Example.ORG ") == "Irina+m@example.org"
