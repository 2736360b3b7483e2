"""Our own bots as programs that speak the protocol."""

import io
import json
from pathlib import Path
from threading import Event
from typing import Any

import pytest

from marrakech.engine.bot import Decision, Limits
from marrakech.engine.errors import EngineError
from marrakech.engine.ladder import BOTS, RandomBot, make_bot
from marrakech.kernel.choices import listed
from marrakech.kernel.state import ELIMINATION, LAY, State, start, step
from marrakech.kernel.turn import legal
from marrakech.protocol import messages
from marrakech.protocol.check import as_fields
from marrakech.protocol.decisions import DecisionMessage, read_decision
from marrakech.protocol.messages import (
    HostHello,
    Message,
    ProtocolError,
    Quit,
    SetOptions,
    Stop,
    encode,
    read_hello,
)
from marrakech.protocol.responder import Responder, serve_host
from tests.engine.games import some_choices


def at(kind: int) -> State:
    return next(state for state in some_choices(4 | ELIMINATION, 30) if step(state) == kind)


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


OWN = """
from marrakech import Bot

class Honest(Bot):
    begun = 0
    def begin(self, position, seed):
        Honest.begun += position.players
    def choose(self, position):
        return position.legal()[Honest.begun % 2]

class Cheat(Bot):
    def choose(self, position):
        return "a1-a2" if position.step == "lay" else "ahead"
"""


def asked_of_own(path: Path, name: str) -> dict[str, Any]:
    """What a bot in a file answers at the step LAY, of a game for four."""
    path.write_text(OWN)
    *_, answer = converse(
        HostHello(1, "a test"),
        messages.new_game_message(2, start(4), ["a", "b", "c", "d"], 1),
        messages.position_message(3, at(LAY)),
        messages.go_message(3, Limits()),
        bot=f"{path}:{name}",
    )
    return answer


def test_the_engine_plays_for_a_bot_in_a_file_and_tells_it_of_the_game(tmp_path: Path) -> None:
    found = read_decision(asked_of_own(tmp_path / "own.py", "Honest"), 3, at(LAY), 0.0)
    assert found.choice == listed(legal(at(LAY)))[0], "four players were told to it"


def test_an_illegal_answer_of_its_own_bot_is_told_as_such(tmp_path: Path) -> None:
    answer = asked_of_own(tmp_path / "own.py", "Cheat")
    assert (answer["type"], answer["wrong"]) == ("error", "illegal")
    with pytest.raises(ProtocolError, match="a1-a2") as error:
        read_decision(answer, 3, at(LAY), 0.0)
    assert error.value.wrong == "illegal"


def test_a_host_cannot_make_the_engine_run_code(tmp_path: Path) -> None:
    path = tmp_path / "own.py"
    path.write_text("raise SystemExit('run')")
    answers = converse(SetOptions(id=1, values={"bot": f"{path}:Honest"}))
    assert answers[0]["type"] == "error"
    assert "no bot called" in answers[0]["message"]
    with pytest.raises(EngineError, match="speaks the protocol itself"):
        serve_host(io.BytesIO(), io.BytesIO(), "cmd:python3 mybot.py")
