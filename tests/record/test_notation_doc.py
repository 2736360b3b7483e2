"""docs/notation.md is run: its examples are read and written, its grammar is held against both."""

import doctest
import re
from pathlib import Path

import pytest
from hypothesis import given

from marrakech.kernel.printings import PRINTINGS
from marrakech.kernel.state import State
from marrakech.record import gamefile
from marrakech.record.errors import NotationError
from marrakech.record.game import Game
from marrakech.record.position import Position
from marrakech.record.words import COLOURS, HEADING_LETTERS, QUARTER_LETTERS, STEPS, SWITCHES
from tests.examples import examples
from tests.golden.games import GOLDEN, Golden
from tests.record.games import comment, constructed_states, played_games

PAGE = (Path(__file__).parents[2] / "docs" / "notation.md").read_text(encoding="utf-8")


def fenced(language: str) -> list[str]:
    """The blocks of the page in a language."""
    return re.findall(rf"^```{language}\n(.*?)^```$", PAGE, flags=re.S | re.M)


def grammar() -> dict[str, str]:
    """The rules of the grammar by name."""
    (text,) = fenced("ebnf")
    rules = dict(re.findall(r"^(\w+) +::= (.*)$", text, flags=re.M))
    assert len(rules) == len(text.replace("\n\n", "\n").strip().splitlines())
    return rules


RULES = grammar()


def pattern(name: str, nested: int = 2) -> str:
    """A rule of the grammar as a regular expression; only variations come back to themselves."""
    text = ""
    nested -= name == "variation"
    if nested < 0:
        return "(?!)"
    for token in re.findall(r'"[^"]*"|\[(?:\\.|[^\]\\])*\]|\w+|[()|?*+]', RULES[name]):
        if token[0] == '"':
            text += f"(?:{re.escape(token[1:-1])})"
        elif token[0].isalpha():
            text += pattern(token, nested)
        else:
            text += token.replace("(", "(?:")
    return f"(?:{text})"


def test_the_python_on_the_page_runs() -> None:
    session = "\n".join(fenced("python"))
    test = doctest.DocTestParser().get_doctest(session, {}, "notation.md", "notation.md", 0)
    assert test.examples
    assert doctest.DocTestRunner().run(test).failed == 0


@pytest.mark.parametrize("line", [line for block in fenced("position") for line in block.splitlines()])
def test_the_positions_on_the_page_come_back_as_they_are(line: str) -> None:
    assert str(Position.parse(line)) == line
    assert re.fullmatch(pattern("position"), line)


@pytest.mark.parametrize("text", fenced("gamefile"))
def test_the_games_on_the_page_come_back_as_they_are(text: str) -> None:
    assert gamefile.write(gamefile.parse(text)) == text
    assert re.fullmatch(pattern("file"), text)


@pytest.mark.parametrize("block", fenced("refused"))
def test_the_refusals_on_the_page_are_what_is_said(block: str) -> None:
    text, _, said = block.rstrip("\n").rpartition("\n")
    read = gamefile.parse if text.startswith("[") else Position.parse
    with pytest.raises(NotationError) as caught:
        read(text + "\n" if text.startswith("[") else text)
    assert str(caught.value) == said


def test_the_page_has_examples_of_everything() -> None:
    assert len(fenced("position")) >= 2
    assert len(fenced("gamefile")) >= 3
    assert len(fenced("refused")) >= 4


def test_the_page_names_all_that_can_be_written() -> None:
    own = ("Marrakech", "Printing", "Players", "Switches", "Position", "Result", "Seed")
    words = [*STEPS, *SWITCHES, "no-elimination", *own, *PRINTINGS, *HEADING_LETTERS, *QUARTER_LETTERS]
    for word in words:
        assert f"`{word}`" in PAGE, f"{word} is not on the page"
    for colour in COLOURS:
        assert f"`{colour[0]}` {colour}" in PAGE
    assert gamefile.VERSION == "1"
    assert "# Notation, version 1\n" in PAGE


@examples(60)
@given(constructed_states())
def test_every_position_is_written_by_the_grammar(state: State) -> None:
    assert re.fullmatch(pattern("position"), str(Position(state)))


@examples(25)
@given(played_games())
def test_every_game_is_written_by_the_grammar(game: Game) -> None:
    game.tags = {"Henna": 'a "b" \\ \n'}
    comment(game, {len(game.moves): ["{a} \\ \n b"]})
    assert re.fullmatch(pattern("file"), gamefile.write(game))


@pytest.mark.parametrize("golden", GOLDEN, ids=lambda golden: golden.name)
def test_the_golden_games_are_written_by_the_grammar(golden: Golden) -> None:
    assert re.fullmatch(pattern("file"), golden.path.read_text(encoding="utf-8"))


@pytest.mark.parametrize(
    "text", ["7/7", "7/7/7/7/7/7/7 d4N 1:dance 30,30,30 15,15,15 - - 3", "[Marrakech 1]\n*", "L3"]
)
def test_the_grammar_refuses_what_is_broken(text: str) -> None:
    assert re.fullmatch(pattern("position"), text) is None
    assert re.fullmatch(pattern("file"), text) is None
