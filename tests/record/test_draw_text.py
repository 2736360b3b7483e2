# ruff: noqa: RUF001  (the lattice of Almond is no letter)
"""The board as text: golden drawings, and what must hold for any of them."""

from random import Random

import pytest

from marrakech.kernel import state as kernel
from marrakech.kernel.board import EAST_PLACE, NORTH_PLACE
from marrakech.record.drawing.mosaics import CORNERS, MOSAICS
from marrakech.record.drawing.text import ASSAM_ARROWS, draw_text, to_ascii
from marrakech.record.game import Game
from marrakech.record.position import Position
from marrakech.record.words import parse_square

START = """\
       ╭─────╮     ╭─────╮     ╭─────╮     ╭──────╮
       a     b     c     d     e     f     g      │
    ┌─────────────────────────────────────────┐   │
╭ 7 │                                         │ 7 ╯
│   │     ·     ·     ·     ·     ·     ·     │
╰ 6 │                                         │ 6 ╮
    │     ·     ·     ·     ·     ·     ·     │   │
╭ 5 │                                         │ 5 ╯
│   │     ·     ·     ·     ·     ·     ·     │
╰ 4 │                   (▲)                   │ 4 ╮
    │     ·     ·     ·     ·     ·     ·     │   │
╭ 3 │                                         │ 3 ╯
│   │     ·     ·     ·     ·     ·     ·     │
╰ 2 │                                         │ 2 ╮
    │     ·     ·     ·     ·     ·     ·     │   │
╭ 1 │                                         │ 1 ╯
│   └─────────────────────────────────────────┘
│      a     b     c     d     e     f     g
╰──────╯     ╰─────╯     ╰─────╯     ╰─────╯"""

MIDDLE = (
    "2SHAH1/IA>AH^IH^S/I^SH2IS^/SA>AA1I^1/S^1HHH>H1/1II>IAS1/H>HS1A^I1 "
    "f6W 3:orient 25,31,31,33 4,4,5,5 - - 4+elimination"
)

MIDDLE_DRAWN = """\
       ╭─────╮     ╭─────╮     ╭─────╮     ╭──────╮
       a     b     c     d     e     f     g      │
    ┌───────────┬─────┬─────┬─────┬─────┬─────┐   │
╭ 7 │           │≡ S ≡│◆◆◆◆◆│╳ A ╳│◆◆◆◆◆│     │ 7 ╯
│   ├─────┬─────┴─────┤◆ H ◆├─────┤◆ H ◆├─────┤
╰ 6 │/\\/\\/│╳╳╳╳ A ╳╳╳╳│◆◆◆◆◆│/ I /│◆(◀)◆│≡≡≡≡≡│ 6 ╮
    │/ I /├─────┬─────┼─────┴─────┼─────┤≡ S ≡│   │
╭ 5 │/\\/\\/│≡ S ≡│◆ H ◆│           │/\\/\\/│≡≡≡≡≡│ 5 ╯
│   ├─────┼─────┴─────┼─────┐     │/ I /├─────┤
╰ 4 │≡≡≡≡≡│╳╳╳╳ A ╳╳╳╳│╳ A ╳│     │/\\/\\/│     │ 4 ╮
    │≡ S ≡├─────┬─────┼─────┼─────┴─────┤     │   │
╭ 3 │≡≡≡≡≡│     │◆ H ◆│◆ H ◆│◆◆◆◆ H ◆◆◆◆│     │ 3 ╯
│   ├─────┼─────┼─────┴─────┼─────┬─────┤     │
╰ 2 │     │/ I /│/\\/\\ I \\/\\/│╳╳╳╳╳│≡ S ≡│     │ 2 ╮
    ├─────┴─────┼─────┬─────┤╳ A ╳├─────┤     │   │
╭ 1 │◆◆◆◆ H ◆◆◆◆│≡ S ≡│     │╳╳╳╳╳│/ I /│     │ 1 ╯
│   └───────────┴─────┴─────┴─────┴─────┴─────┘
│      a     b     c     d     e     f     g
╰──────╯     ╰─────╯     ╰─────╯     ╰─────╯"""

MIDDLE_ASCII = """\
       .-----.     .-----.     .-----.     .------.
       a     b     c     d     e     f     g      |
    +-----------+-----+-----+-----+-----+-----+   |
. 7 |           |= S =|#####|x A x|#####|     | 7 '
|   +-----+-----+-----+# H #+-----+# H #+-----+
' 6 |/\\/\\/|xxxx A xxxx|#####|/ I /|#(<)#|=====| 6 .
    |/ I /+-----+-----+-----+-----+-----+= S =|   |
. 5 |/\\/\\/|= S =|# H #|           |/\\/\\/|=====| 5 '
|   +-----+-----+-----+-----+     |/ I /+-----+
' 4 |=====|xxxx A xxxx|x A x|     |/\\/\\/|     | 4 .
    |= S =+-----+-----+-----+-----+-----+     |   |
. 3 |=====|     |# H #|# H #|#### H ####|     | 3 '
|   +-----+-----+-----+-----+-----+-----+     |
' 2 |     |/ I /|/\\/\\ I \\/\\/|xxxxx|= S =|     | 2 .
    +-----+-----+-----+-----+x A x+-----+     |   |
. 1 |#### H ####|= S =|     |xxxxx|/ I /|     | 1 '
|   +-----------+-----+-----+-----+-----+-----+
|      a     b     c     d     e     f     g
'------'     '-----'     '-----'     '-----'"""


def test_the_start() -> None:
    assert Game.new(4, seed=1).position.diagram() == START


def test_a_position_in_mid_game() -> None:
    assert Position.parse(MIDDLE).diagram() == MIDDLE_DRAWN


def test_the_same_in_ascii() -> None:
    drawn = Position.parse(MIDDLE).diagram(ascii_only=True)
    assert drawn == MIDDLE_ASCII
    assert drawn.isascii()


def test_the_rugs_of_who_is_out_are_grey_and_have_no_letter() -> None:
    text = "H>H5/1I5/7/7/7/7/7 d4N 2:orient 0,40,20 0,15,15 1 - 3+elimination"
    line = Position.parse(text).diagram().split("\n")[3]
    assert line == "╭ 7 │░░░░░░░░░░░│                             │ 7 ╯"


def test_assam_on_a_half_rug_leaves_its_letter_to_be_seen() -> None:
    line = (
        Position.parse("7/7/7/3S3/7/7/7 d4E 1:orient 30,30,30 15,15,15 - - 3").diagram().split("\n")[9]
    )
    assert "│S(▶)≡│" in line


def test_each_heading_has_its_arrow() -> None:
    for heading, arrow in zip("NESW", ASSAM_ARROWS, strict=True):
        text = f"7/7/7/7/7/7/7 d4{heading} 1:orient 30,30,30 15,15,15 - - 3"
        assert f"({arrow})" in Position.parse(text).diagram()


def test_marks_stand_on_squares_and_on_the_seam_of_a_place() -> None:
    state = Game.new(4, seed=1).state
    d5 = parse_square("d5")
    drawn = str(
        draw_text(state, squares={d5: "a1"}, places={EAST_PLACE[d5 + 1]: "7", NORTH_PLACE[d5]: "12"})
    )
    lines = drawn.split("\n")
    assert lines[7][22:28] == "  a1  "
    assert lines[7][34] == "7"
    assert lines[6][25:27] == "12"


def test_mosaics_are_drawn_where_they_lead() -> None:
    assert len(MOSAICS) == 12
    assert {mosaic.lines for mosaic in MOSAICS if mosaic.side == 0} == {(0, 1), (2, 3), (4, 5)}
    assert {mosaic.lines for mosaic in MOSAICS if mosaic.side == 3} == {(1, 2), (3, 4), (5, 6)}
    assert {corner.square for corner in CORNERS} == {parse_square("g7"), parse_square("a1")}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_drawing_of_a_game_is_of_one_size_and_shows_every_rug(players: int) -> None:
    random = Random(players)
    game = Game.new(players, seed=players)
    while not game.over:
        game.play(random.choice(game.legal()))
        drawing = draw_text(game.state)
        lines = str(drawing).split("\n")
        assert len(lines) == 19
        assert max(map(len, lines)) <= 51
        assert to_ascii(str(drawing)).isascii()
        assert "\n".join("".join(run.text for run in runs) for runs in drawing.lines()) == str(drawing)
        body = "".join(line[5:46] for line in lines[3:16])
        letters = sum(body.count(letter) for letter in "HISA")
        shown = [rug for rug in game.rugs() if not kernel.out_order(game.state, rug.colour % players)]
        assert letters == len(shown)
