"""A position in fields."""

import pytest

from marrakech.kernel.choices import listed
from marrakech.kernel.state import LAY, step
from marrakech.kernel.turn import legal
from marrakech.protocol import messages
from marrakech.protocol.messages import (
    decode,
    encode,
)
from marrakech.record.position import Position
from tests.engine.games import RULES, some_choices


@pytest.mark.parametrize("rules", RULES)
def test_a_position_tells_all_there_is(rules: int) -> None:
    for state in some_choices(rules, 12):
        message = decode(encode(messages.position_message(5, state)))
        assert Position.parse(message["position"]).state == state
        assert [messages.legal_choice(state, move) for move in message["legal"]] == list(
            listed(legal(state))
        )
        assert message["decision"] == ("rug" if step(state) == LAY else "heading")
        fields = message["fields"]
        assert fields["assam"] == Position(state).assam
        assert sum(fields["purses"]) + len(fields["board"]) >= sum(fields["scores"])
        assert list(fields["forecast"]) == (message["legal"] if step(state) != LAY else [])
        assert len(encode(message)) < messages.LONGEST_LINE / 8
