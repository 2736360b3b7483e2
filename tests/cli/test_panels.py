"""The merchants beside the board, no wider than the room there."""

import pytest

from marrakech.cli import panels
from marrakech.cli.screen import BOARD_WIDTH
from marrakech.cli.terminal.layout import SCREEN_WIDTH
from marrakech.messages import LANGUAGES, Person, speaking
from marrakech.record.position import Position

PILES = "7/7/7/7/7/7/7 d4N 1:orient 30,1 12,12,12,11 - H,I 2+elimination"
OUT = "7/7/7/7/7/7/7 d4N 1:orient 30,0,60 15,0,15 2 - 3+elimination"
PEOPLE = [Person("A" * 40), Person("Ben"), Person("Chama")]


def told(position: str, *, brief: bool) -> list[str]:
    state = Position.parse(position).state
    people = PEOPLE[: Position.parse(position).players]
    shown = panels.brief_merchants(state, people) if brief else panels.merchants(state, people)
    return [line.plain for line in shown]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("position", [PILES, OUT])
def test_no_line_is_too_long(position: str, language: str) -> None:
    with speaking(language):
        assert max(map(len, told(position, brief=True))) <= SCREEN_WIDTH - BOARD_WIDTH
        assert max(map(len, told(position, brief=False))) <= panels.PANEL_WIDTH


def test_in_both_lengths() -> None:
    assert told(PILES, brief=False)[5:] == [
        "   I  A  Ben            1",
        "   1 dirham + 0 squares",
        "   23 rugs to lay",
        "   top I; left I 12, A 11",
        "",
    ]
    assert told(OUT, brief=True)[2:4] == ["   I  Ben             out", "     0 dirhams left"]
    with speaking("fr"):
        assert told(PILES, brief=True)[-2:] == [
            "     1 dh + 0 c., 23 tapis",
            "     dessus I (I 12, A 11)",
        ]
        assert told(OUT, brief=False)[4] == "   I  Ben           élim."
