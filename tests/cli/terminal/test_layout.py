"""The whole screen at 80 x 24: the question together with what just happened."""

import pytest
from rich.console import Console

from marrakech.cli.screen import Screen
from marrakech.cli.terminal.layout import (
    BOARD_HEIGHT,
    HEIGHT,
    SCREEN_WIDTH,
    Scene,
    screen_lines,
    too_small,
)
from marrakech.cli.terminal.questions import question_at
from marrakech.kernel import state as kernel
from marrakech.messages import LANGUAGES, Person, message, speaking
from marrakech.record.game import Game
from marrakech.record.game_events import Laid, Walked
from marrakech.record.words import rug_text, square_text

NAMES = ("You", "Aziza", "Brahim", "Chama")
LONG_NAMES = tuple(name.ljust(24, "x") for name in NAMES)


def scene(game: Game, names: tuple[str, ...] = NAMES) -> Scene:
    people = [Person(name, you=name == NAMES[0]) for name in names[: game.ruleset.players]]
    return Scene(game.node, people, 0, question_at(game.state, people[0]))


def lines(shown: Scene, *notes: str, width: int = SCREEN_WIDTH, chosen: int = 0) -> list[str]:
    screen = Screen(Console(width=width, color_system=None))
    return [line.plain for line in screen_lines(shown, screen, notes, chosen=chosen, width=width)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("names", [NAMES, LONG_NAMES])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everything_fits_with_every_move_of_the_others(
    players: int, names: tuple[str, ...], language: str
) -> None:
    with speaking(language):
        play_and_look(players, names)


def told(rug: str) -> set[str]:
    """How a rug is told in the language that is spoken, in full and brief."""
    return {message("narration-laid", rug=rug, brief=brief) for brief in (True, False)}


def play_and_look(players: int, names: tuple[str, ...]) -> None:
    game = Game.new(players=players, seed=3)
    asked = 0
    while not game.over:
        if kernel.player(game.state) == 0:
            shown = scene(game, names)
            drawn = lines(shown)
            assert len(drawn) == HEIGHT - 1
            assert max(map(len, drawn)) <= SCREEN_WIDTH
            panel = " ".join(line[51:].strip() for line in drawn[:BOARD_HEIGHT])
            assert shown.question is not None
            assert shown.question.ask in panel
            if names is NAMES:
                for event in shown.events():
                    if isinstance(event, Laid):
                        assert any(words in panel for words in told(rug_text(event.place)))
                    elif isinstance(event, Walked):
                        assert square_text(event.path[-1].square) in panel
            asked += 1
        game.play(game.legal()[0])
    assert asked > 20


def test_a_wide_terminal_is_told_in_full_sentences() -> None:
    game = Game.new(players=4, seed=3)
    for _ in range(9):
        game.play(game.legal()[0])
    assert "Aziza: left, " in " ".join(lines(scene(game)))
    assert "Aziza turned Assam left, rolled" in " ".join(lines(scene(game), width=120))


def test_the_chosen_rug_is_shown_as_it_would_lie() -> None:
    game = Game.new(players=4, seed=7)
    game.play("ahead")
    shown = scene(game)
    assert shown.question is not None
    for number, option in enumerate(shown.question.options):
        drawn = "\n".join(lines(shown, chosen=number))
        assert "◆ " in drawn
        assert f">{number + 1:>2} {option.words[1]}" in drawn


def test_the_chosen_heading_turns_assam() -> None:
    game = Game.new(players=4, seed=7)
    for chosen, arrow in enumerate("◀▲▶"):
        assert f"({arrow})" in "\n".join(lines(scene(game), chosen=chosen))


def test_a_note_is_shown_and_the_question_stays() -> None:
    game = Game.new(players=4, seed=7)
    panel = " ".join(line[51:].strip() for line in lines(scene(game), "Mind the step. " * 9))
    assert "Mind the step." in panel
    assert "which way?" in panel


def test_a_window_that_is_too_small_gets_a_clear_word() -> None:
    said = [line.plain for line in too_small(40, 10)]
    assert "80 columns and 24 lines" in said[0]
    assert max(map(len, said)) <= 50
