"""Bots of one's own in Python."""

import doctest
import pickle
from pathlib import Path
from typing import Any

import pytest

import marrakech
from marrakech.arena.entrant import parse_entrants
from marrakech.arena.errors import EntrantError
from marrakech.arena.tournament import Tournament, play_match
from marrakech.engine.bot import Decision, Limits
from marrakech.engine.errors import EngineError
from marrakech.engine.ladder import make_bot
from marrakech.kernel import state as kernel
from marrakech.protocol import own_bot
from marrakech.protocol.child import BotFault
from marrakech.protocol.own_bot import OwnBot
from marrakech.protocol.programs import find_any_bot
from marrakech.record.moves import EndTurn, Lay, Orient, Roll
from marrakech.record.position import Position
from marrakech.record.ruleset import Ruleset
from marrakech.workers.pool import LocalPool
from tests.untraced import untraced

START = kernel.start(3)
DOCS = Path(__file__).parents[2] / "docs" / "bots.md"


class Cautious(marrakech.Bot):
    def choose(self, position: Position) -> Any:
        return position.legal()[0]


class Diary(marrakech.Bot):
    """Notes what it is told."""

    name = "diary"

    def __init__(self) -> None:
        self.begun: list[int] = []

    def begin(self, position: Position, seed: int) -> None:
        self.begun.append(position.players)

    def choose(self, position: Position) -> Any:
        return str(position.legal()[-1])


class Seeded:
    """No base, but a seed."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, position: Position) -> Any:
        return position.legal()[self.seed % len(position.legal())]


def test_the_tutorial_runs() -> None:
    found = doctest.testfile(str(DOCS), module_relative=False, encoding="utf-8")
    assert found.attempted >= 9
    assert found.failed == 0
    assert doctest.testmod(own_bot).failed == 0


@pytest.mark.parametrize(
    "answer", ["left", Orient("left"), Decision.of(Orient("left"))], ids=["text", "move", "decision"]
)
def test_an_answer_is_a_move_its_text_or_a_decision(answer: Any) -> None:
    decision = OwnBot(lambda position: answer).choose(START, Limits())
    assert decision.move == Orient("left")
    assert decision.alternatives[0].choice == decision.choice


@pytest.mark.parametrize(
    ("answer", "kind", "told"),
    [
        ("back", "illegal", "bot answered 'back': .* expected left, ahead or right"),
        (Lay("d4-e4"), "illegal", "a heading is to be chosen"),
        (EndTurn("left"), "illegal", "a heading is to be chosen"),
        (Roll(3), "nonsense", r"answered Roll\(3\); expected a move of position.legal"),
        (None, "nonsense", "answered None; expected a move"),
        (7, "nonsense", "answered 7"),
        (Decision.of(Lay("d4-e4")), "illegal", "bot decided"),
        ("x" * 10**6, "illegal", "answered 'xxx"),
    ],
)
def test_any_other_answer_is_a_fault(answer: Any, kind: str, told: str) -> None:
    with pytest.raises(BotFault, match=told) as caught:
        OwnBot(lambda position: answer).choose(START, Limits())
    assert caught.value.kind == kind
    assert len(str(caught.value)) < 500


def test_an_error_is_a_fault_that_names_it() -> None:
    def clumsy(position: Position) -> Any:
        raise KeyError("rug")

    with pytest.raises(BotFault, match="clumsy raised KeyError: 'rug'") as caught:
        OwnBot(clumsy).choose(START, Limits())
    assert isinstance(caught.value.__cause__, KeyError)


def test_a_decision_of_a_move_needs_a_choice() -> None:
    assert Decision.of(EndTurn("right")).move == EndTurn("right")
    assert Decision.of(Lay("d4-e4")).step == kernel.LAY
    with pytest.raises(marrakech.WrongTypeError, match="a choice such as"):
        Decision.of(Roll(3))  # type: ignore[arg-type]


def test_bots_are_found_by_object_class_callable_and_engine() -> None:
    greedy = make_bot("greedy")
    assert find_any_bot(greedy).make(1) is greedy
    for own, name in (
        (Cautious(), "Cautious"),
        (Cautious, "Cautious"),
        (Diary(), "diary"),
        (lambda position: "left", "bot"),
        (Seeded, "Seeded"),
    ):
        kind = find_any_bot(own)
        assert (kind.name, kind.own, kind.make(3).name) == (name, True, name)
    assert find_any_bot(Seeded).make(2).choose(START, Limits()).move == Orient("right")
    for wrong in (object(), None, 7, ["greedy"]):
        with pytest.raises(EngineError, match="is no bot: give a name such as 'greedy'"):
            find_any_bot(wrong)


def test_what_is_no_bot_cannot_be_entered() -> None:
    with pytest.raises(EntrantError, match="is no bot: give a name such as 'greedy'"):
        parse_entrants([object()])


def test_objects_play_matches_and_are_told_of_each_game() -> None:
    diary = Diary()
    found = play_match(diary, Cautious(), "random", games=6, players=3)
    assert [bot.label for bot in found.bots] == ["diary", "Cautious", "random"]
    assert found.games == 6
    assert diary.begun == [3] * 6
    again = play_match(Diary(), Cautious(), "random", games=6, players=3)
    assert [bot.score for bot in again.bots] == [bot.score for bot in found.bots]


def test_faults_are_counted_and_the_game_goes_on() -> None:
    found = play_match(lambda position: "back", "random", games=2)
    assert found.bots[0].faults == {"illegal": 6}
    assert found.bots[0].stood_in == found.bots[0].decisions


def test_an_engines_bot_given_as_an_object_plays() -> None:
    found = play_match(make_bot("greedy"), "random", games=2)
    assert found.bots[0].label == "greedy"
    assert not found.bots[0].faults


def test_objects_play_in_workers_if_they_can_be_sent() -> None:
    entrants = parse_entrants([Cautious(), "random"])
    assert pickle.loads(pickle.dumps(entrants)) == entrants
    match = Tournament(entrants, Ruleset.of(players=2), games=2)
    with untraced():
        match.play(LocalPool(1))
    summary = match.summary()
    assert summary is not None
    assert summary.bots[0].decisions > 0


FILE = """
import marrakech

class Last(marrakech.Bot):
    def __init__(self, argument="0"):
        self.back = int(argument)
    def choose(self, position):
        return position.legal()[-1 - self.back]

not_a_bot = 3
"""


def test_a_bot_is_named_by_its_file(tmp_path: Path) -> None:
    path = tmp_path / "mybot.py"
    path.write_text(FILE)
    assert find_any_bot(f"{path}:Last").make(0).choose(START, Limits()).move == Orient("right")
    assert find_any_bot(f"{path}:Last:1").make(0).choose(START, Limits()).move == Orient("ahead")
    assert parse_entrants([f"last={path}:Last", "random"])[0].label == "last"
    for name, why in (
        (f"{path}:not_a_bot", "has no bot called 'not_a_bot'"),
        (f"{path}:Missing", "has no bot called 'Missing'"),
        (f"{path}:Last:x", "cannot be made: ValueError"),
        (f"{tmp_path}/none.py:Last", "there is no file"),
    ):
        with pytest.raises(EngineError, match=why):
            find_any_bot(name)
    broken = tmp_path / "broken.py"
    broken.write_text("raise RuntimeError('no rugs')")
    with pytest.raises(EngineError, match="cannot be loaded: RuntimeError"):
        find_any_bot(f"{broken}:Bot")
