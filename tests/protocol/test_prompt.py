"""A decision as text, and what is made of an answer."""

import doctest
import time

import pytest

from marrakech.protocol import prompt
from marrakech.protocol.prompt import (
    decision_fields,
    decision_text,
    read_answer,
    read_move,
    rules_in_brief,
)
from marrakech.record.game import Game
from marrakech.record.moves import Lay, Orient
from marrakech.record.position import Position
from marrakech.record.ruleset import Ruleset

START = Position.start(players=3)


def test_the_example() -> None:
    assert doctest.testmod(prompt).failed == 0


@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_that_is_needed_is_told(players: int) -> None:
    game = Game.new(players=players, seed=players)
    game.play("left")
    told = decision_text(game.position)
    assert str(game.position) in told
    assert game.position.diagram() in told
    assert all(str(move) in told for move in game.legal())
    assert rules_in_brief(game.ruleset.rules) in told
    assert rules_in_brief(game.ruleset.rules) not in decision_text(game.position, rules=False)
    assert prompt.GRAMMAR in told
    found = decision_fields(game.position)
    assert found["decision"] == "rug"
    assert found["legal"] == [str(move) for move in game.legal()]
    assert found["fields"]["player"] == game.position.player


def test_rules_say_what_is_switched_on() -> None:
    plain = rules_in_brief(Ruleset.of(players=3).rules)
    assert "is out of the game" in plain
    assert "15 rugs" in plain
    four = rules_in_brief(Ruleset.of("suleika", 4, cover_own=True).rules)
    assert "plays on" in four
    assert "of somebody else" in four
    assert "12 rugs" in four
    variant = rules_in_brief(Ruleset.of(players=2, end_turn=True).rules)
    assert "turned left or right" in variant
    assert "shuffled pile" in variant
    assert "Henna and Saffron" in variant
    kept = rules_in_brief(Ruleset.of(players=2, end_turn=True, keep_heading=True).rules)
    assert "turned left, ahead or right" in kept


def test_a_finished_game_asks_for_nothing() -> None:
    game = Game.new(players=2, seed=1)
    while not game.over:
        game.play(game.legal()[0])
    told = decision_text(game.position)
    assert "The game is over." in told
    assert "Legal moves" not in told
    assert decision_fields(game.position)["decision"] is None
    assert read_move(game.position, "left").move is None


@pytest.mark.parametrize(
    "answer",
    [
        "move: left",
        "**Move: left**",
        "I think.\nmove = `left`.",
        "move: right\n\n> move: left\r\n",
        "MOVE:LEFT",
    ],
)
def test_answers_that_are_understood(answer: str) -> None:
    found = read_answer(START, answer.replace("LEFT", "left"))
    assert found.move == Orient("left")
    assert found.why == ""


@pytest.mark.parametrize(
    ("answer", "why"),
    [
        ("left", "no line"),
        ("", "no line"),
        ("move: left or right", "no line"),
        ("move: 3", "found '3'"),
        ("move: d4-e4", "expected left, ahead or right"),
        ("move: " + "x" * 500, "no line"),
        (7, "an answer is text, not int"),
        (None, "an answer is text"),
    ],
)
def test_answers_that_are_not(answer: str, why: str) -> None:
    found = read_answer(START, answer)
    assert found.move is None
    assert why in found.why


def test_an_illegal_rug_is_explained() -> None:
    laying = START.play("ahead").play("2")
    assert read_answer(laying, "move: d5-e5").move == Lay("d5-e5")
    assert "does not touch" in read_answer(laying, "move: a1-b1").why
    assert "would cover Assam's square" in read_answer(laying, "move: d6-e6").why


@pytest.mark.parametrize(
    "junk", ["\n", " ", "move: ", "*" * 7 + "move", "move:\n", "\t\r\n", "move: a-"]
)
def test_long_nonsense_is_read_quickly(junk: str) -> None:
    begun = time.process_time()
    assert read_answer(START, junk * (2_000_000 // len(junk))).move is None
    assert time.process_time() - begun < 2
