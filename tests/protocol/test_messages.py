"""The messages of the line protocol, both ways."""

import io
import json
from threading import Event
from typing import Any

import pytest

from marrakech.engine.bot import Decision, Limits
from marrakech.engine.ladder import BOTS, RandomBot, make_bot
from marrakech.kernel.choices import listed
from marrakech.kernel.state import ELIMINATION, LAY, ORIENT, State, start, step
from marrakech.kernel.turn import legal
from marrakech.protocol import messages
from marrakech.protocol.check import as_fields
from marrakech.protocol.decisions import DecisionMessage, decision_message, read_decision
from marrakech.protocol.messages import (
    HostHello,
    Message,
    ProtocolError,
    Quit,
    SetOptions,
    Stop,
    decode,
    encode,
    read_hello,
)
from marrakech.protocol.responder import Responder, serve_host
from marrakech.record.position import Position
from tests.engine.games import RULES, some_choices

HELLO = {"type": "hello", "protocol": 1, "name": "a bot", "decisions": ["heading", "rug"]}


def at(kind: int) -> State:
    return next(state for state in some_choices(4 | ELIMINATION, 30) if step(state) == kind)


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


def converse(*messages: Any, bot: str = "greedy") -> list[dict[str, Any]]:
    """What `marrakech engine` answers to these lines."""
    said = b"".join(one if isinstance(one, bytes) else encode(one) for one in messages)
    heard = io.BytesIO()
    serve_host(io.BytesIO(said), heard, bot)
    return [json.loads(line) for line in heard.getvalue().splitlines()]


def test_the_engine_answers_a_whole_conversation() -> None:
    state = at(LAY)
    answers = converse(
        HostHello(1, "a test"),
        SetOptions(id=1, values={"seed": 5}),
        messages.new_game_message(2, start(4), ["a", "b", "c", "d"], 1),
        messages.position_message(3, state),
        messages.go_message(3, Limits(nodes=500)),
        Quit(),
        HostHello(1, "nobody: it has quit"),
    )
    assert [answer["type"] for answer in answers] == ["hello", "ready", "ready", "decision"]
    assert read_hello(answers[0]).name == "greedy"
    found = read_decision(answers[3], 3, state, 0.0)
    assert found.choice == make_bot("greedy").choose(state, Limits()).choice


def test_the_engine_says_what_is_wrong_and_goes_on() -> None:
    state = at(LAY)
    answers = converse(
        b"left!\n",
        {"type": "hello", "protocol": 7},
        SetOptions(id=1, values={"seed": -1}),
        SetOptions(id=2, values={"bot": "deep-rug"}),
        {"type": "position", "id": 3, "position": "7/7"},
        messages.go_message(3, Limits()),
        {"type": "from_a_later_version"},
        {**as_fields(messages.position_message(4, state)), "later": True},
        messages.go_message(4, Limits(seconds=0.2)),
    )
    assert [answer["type"] for answer in answers] == ["error"] * 6 + ["decision"]
    for answer, why in zip(
        answers,
        [
            "not a line of JSON",
            "speaks protocol 1",
            "seed",
            "deep-rug",
            "line 1",
            "has to come before go",
        ],
        strict=False,
    ):
        assert why in answer["message"]


def test_the_engine_changes_its_bot_by_an_option() -> None:
    hellos = converse(SetOptions(id=1, values={"bot": "random"}), HostHello(1, "a test"))
    assert hellos[1]["name"] == "random"
    choices = hellos[1]["options"]["bot"]["choices"]
    assert {"greedy", "master", "merchant"} < set(choices)
    assert len(choices) == len(set(choices))


def test_the_engine_stops_thinking_when_told(monkeypatch: pytest.MonkeyPatch) -> None:
    class Ponderer(RandomBot):
        """Thinks until it is stopped."""

        def choose(self, state: State, limits: Limits, cancel: Event | None = None) -> Decision:
            assert cancel is not None
            assert cancel.wait(20)
            return super().choose(state, limits, cancel)

    monkeypatch.setitem(BOTS, "ponderer", Ponderer)
    sent: list[Message] = []
    said = Event()

    def send(message: Message) -> None:
        sent.append(message)
        said.set()

    engine = Responder(send, "ponderer")
    engine.handle(as_fields(messages.position_message(1, at(LAY))))
    engine.handle(as_fields(messages.go_message(1, Limits())))
    engine.handle(as_fields(Stop(99)))
    assert not said.wait(0.1), "a stop for another question is none of its business"
    engine.handle(as_fields(Stop(1)))
    assert said.wait(10)
    assert [type(message) for message in sent] == [DecisionMessage]
    assert not engine.handle(as_fields(Quit()))
