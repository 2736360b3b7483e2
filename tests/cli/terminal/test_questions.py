"""What is asked, and what an answer means."""

import pytest

from marrakech.cli.terminal.questions import AnswerError, Question, question_at
from marrakech.kernel import board
from marrakech.kernel import state as kernel
from marrakech.messages import Person
from marrakech.record.game import Game
from marrakech.record.moves import EndTurn, Lay, Orient, Roll
from marrakech.record.ruleset import Ruleset
from marrakech.record.words import parse_rug, rug_text
from marrakech.service.commands import RollDie

LONG = "1" * 5000


def asked(game: Game) -> Question:
    return question_at(game.state, Person("You", you=True))


def at_rug() -> Game:
    game = Game(Ruleset.of(players=4))
    game.play(Orient(board.AHEAD))
    game.play(Roll(2))
    return game


def test_a_heading_has_letters_and_words() -> None:
    question = asked(Game.new(players=4))
    assert question.ask == "Your turn: which way?"
    for way, answers in enumerate((("l", "left", " LEFT "), ("a", "ahead"), ("r", "right", "R"))):
        for answer in answers:
            assert question.read(answer) == Orient(way)


def test_rugs_have_numbers_in_reading_order_and_squares() -> None:
    question = asked(at_rug())
    assert question.read("1") == question.read("01") == Lay(parse_rug("c7-d7"))
    assert question.read("11") == Lay(parse_rug("d4-d5"))
    assert question.read("d5-d4") == Lay(parse_rug("d4-d5"))
    assert list(question.places.values()) == [str(number) for number in range(1, 12)]


def test_a_rug_that_is_not_allowed_is_for_the_service_to_refuse() -> None:
    assert asked(at_rug()).read("a1-a2") == Lay(parse_rug("a1-a2"))


@pytest.mark.parametrize("answer", ["", "  ", "x", "0", "99", "z9", "d4e4", "1.5", "-1", "٣٣", LONG])
def test_anything_else_is_an_error_of_ours_that_says_what_is_expected(answer: str) -> None:
    for question in (asked(Game.new(players=4)), asked(at_rug())):
        with pytest.raises(AnswerError) as error:
            question.read(answer)
        assert question.expected in str(error.value)
        assert len(str(error.value)) < 160


def test_the_variant_rolls_by_enter_and_turns_at_the_end() -> None:
    game = Game(Ruleset.of(players=3, end_turn=True))
    assert asked(game).read("") == asked(game).read("roll") == RollDie()
    game.play(Roll(1))
    game.play(game.legal()[0])
    question = asked(game)
    assert [option.action for option in question.options] == [EndTurn(board.LEFT), EndTurn(board.RIGHT)]
    with pytest.raises(AnswerError):
        question.read("a")


def test_arrows_choose_a_heading_by_where_it_points_on_the_board() -> None:
    game = Game(Ruleset.of(players=4))
    question = asked(game)
    assert question.first == board.AHEAD
    assert question.neighbour(1, "left") == 0
    assert question.neighbour(1, "right") == 2
    assert question.neighbour(0, "up") == 1
    # Back is not to be had.
    assert question.neighbour(1, "down") == 1
    game.play(Orient(board.RIGHT))
    game.play(Roll(1))
    game.play(game.legal()[0])
    east = asked(game)
    assert kernel.heading(game.state) == board.EAST
    assert [east.neighbour(1, arrow) for arrow in ("up", "right", "down", "left")] == [0, 1, 2, 1]


def test_arrows_reach_every_rug_from_every_other() -> None:
    game = Game.new(players=2, seed=5)
    while not game.over:
        if kernel.step(game.state) == kernel.LAY:
            question = asked(game)
            reached = {question.first}
            grown = True
            while grown:
                more = {
                    question.neighbour(one, arrow)
                    for one in reached
                    for arrow in ("up", "down", "left", "right")
                }
                grown = not more <= reached
                reached |= more
            assert reached == set(range(len(question.options)))
        game.play(game.legal()[-1])


def test_an_arrow_leads_to_the_nearest_rug_on_that_side() -> None:
    question = asked(at_rug())
    names = [rug_text(option.place) for option in question.options if option.place is not None]

    def led(rug: str, arrow: str) -> str:
        return names[question.neighbour(names.index(rug), arrow)]

    assert [led("e6-f6", arrow) for arrow in ("up", "left", "down", "right")] == [
        "e6-e7",
        "e6-e7",
        "e5-e6",
        "e6-f6",
    ]
    assert led("d5-e5", "left") == "c5-d5"
    assert led("d5-e5", "up") == "e5-e6"
    assert led("d4-d5", "down") == "d4-d5"


def test_the_table_never_takes_more_than_four_lines_of_80_columns() -> None:
    for players in (2, 3, 4):
        game = Game.new(players=players, seed=1)
        while not game.over:
            table = asked(game).table
            assert len(table) <= 4
            for row in table:
                assert sum(len(cell.text) + 4 for cell in row) <= 80 + 3
            game.play(game.legal()[0])
