"""Decisions as they are sent and read."""

from typing import Any

import pytest

from marrakech.engine.bot import Limits
from marrakech.engine.ladder import make_bot
from marrakech.kernel.choices import listed
from marrakech.kernel.state import ELIMINATION, ORIENT, State, step
from marrakech.kernel.turn import legal
from marrakech.protocol.decisions import decision_message, read_decision
from marrakech.protocol.messages import (
    ProtocolError,
    decode,
    encode,
)
from tests.engine.games import RULES, some_choices


def at(kind: int) -> State:
    return next(state for state in some_choices(4 | ELIMINATION, 30) if step(state) == kind)


@pytest.mark.parametrize("name", ["random", "greedy"])
@pytest.mark.parametrize("rules", RULES)
def test_a_decision_survives_the_wire(name: str, rules: int) -> None:
    for state in some_choices(rules, 2):
        decision = make_bot(name).choose(state, Limits(nodes=300))
        message = decode(encode(decision_message(9, decision)))
        read = read_decision(message, 9, state, decision.seconds)
        assert (read.choice, read.nodes, read.depth) == (
            decision.choice,
            decision.nodes,
            decision.depth,
        )
        assert sorted(one.choice for one in read.alternatives) == listed(legal(state))
        if name != "random":
            assert read == decision


def test_values_are_vectors_with_a_number_for_each_player() -> None:
    state = at(ORIENT)
    given: Any = {
        "type": "decision",
        "id": 1,
        "move": "ahead",
        "alternatives": [
            {"move": "left", "win": [0.1, 0.2, 0.3, 0.4], "score": [30, 31.5, 28, 40]},
            {"move": "ahead", "win": [0.25, 0.25, 0.25, 0.25], "value": 3},
        ],
    }
    best, left, right = read_decision(given, 1, state, 0.0).alternatives
    assert (best.choice, best.value, best.win) == (1, 3.0, (0.25, 0.25, 0.25, 0.25))
    assert (left.choice, left.score) == (0, (30.0, 31.5, 28.0, 40.0))
    assert left.win is not None
    assert left.value in left.win
    assert (right.choice, right.win, right.value) == (2, None, left.value)


WRONG: list[tuple[dict[str, Any], str, str]] = [
    ({"move": "back"}, "illegal", "the legal moves are left, ahead, right"),
    ({"move": 1}, "illegal", "1 is not legal"),
    ({"move": "d4-e4"}, "illegal", "is not legal"),
    ({}, "illegal", "null is not legal"),
    ({"move": "left", "id": 2}, "wrong_id", '"id" 1 is due, not to 2'),
    ({"move": "left", "id": True}, "wrong_id", "not to true"),
    ({"move": "left", "type": "thought"}, "nonsense", 'type "decision" is due'),
    ({"move": "left", "type": "error", "message": "ouch"}, "nonsense", "reports an error.*ouch"),
    (
        {"move": "left", "alternatives": 3},
        "nonsense",
        r"Expected `array \| null`, got `int` - at `\$.alternatives`",
    ),
    ({"move": "left", "alternatives": ["left"]}, "nonsense", r"Expected `object`, got `str`"),
    ({"move": "left", "alternatives": [{"move": "left"}] * 2}, "nonsense", "given twice"),
    ({"move": "left", "alternatives": [{"move": "left", "win": [1]}]}, "nonsense", "4 numbers"),
    ({"move": "left", "alternatives": [{"move": "left", "win": [1, 1, 0, 0]}]}, "nonsense", "sum to 1"),
    (
        {"move": "left", "alternatives": [{"move": "left", "score": "much"}]},
        "nonsense",
        r"array.*\[0\].score",
    ),
    (
        {"move": "left", "alternatives": [{"move": "left", "value": "good"}]},
        "nonsense",
        r"float.*\[0\].value",
    ),
    ({"move": "left", "nodes": -1}, "nonsense", r"`int` >= 0 - at `\$.nodes`"),
]


@pytest.mark.parametrize(("given", "wrong", "why"), WRONG)
def test_a_wrong_decision_is_refused_and_told_why(given: dict[str, Any], wrong: str, why: str) -> None:
    with pytest.raises(ProtocolError, match=why) as refused:
        read_decision({"type": "decision", "id": 1, **given}, 1, at(ORIENT), 0.0)
    assert refused.value.wrong == wrong
