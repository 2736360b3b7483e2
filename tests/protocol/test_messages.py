"""The messages of the line protocol, both ways."""

from typing import Any

import pytest

from marrakech.protocol.messages import (
    ProtocolError,
    decode,
    read_hello,
)

HELLO = {"type": "hello", "protocol": 1, "name": "a bot", "decisions": ["heading", "rug"]}


@pytest.mark.parametrize("line", [b"left", b"\xff\xfe", b"[]", b"3", b'{"move": 1}', b'{"type": NaN}'])
def test_a_line_that_is_no_message_is_refused(line: bytes) -> None:
    with pytest.raises(ProtocolError):
        decode(line)


@pytest.mark.parametrize(
    ("changed", "why"),
    [
        ({"protocol": 2}, "speaks protocol 2; this host speaks 1"),
        ({"name": ""}, r"of length >= 1 - at `\$.name`"),
        ({"name": " "}, "1 to 80 characters"),
        ({"decisions": ["rug"]}, "lacks heading"),
        ({"decisions": "all"}, r"Expected `array`, got `str` - at `\$.decisions`"),
        ({"options": []}, r"Expected `object`, got `array` - at `\$.options`"),
        ({"options": {"seed": 3}}, r"Expected `object`, got `int` - at `\$.options"),
    ],
)
def test_a_hello_must_be_that_of_a_player(changed: dict[str, Any], why: str) -> None:
    assert read_hello(dict(HELLO)).name == "a bot"
    with pytest.raises(ProtocolError, match=why):
        read_hello({**HELLO, **changed})
