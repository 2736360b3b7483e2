"""The rugs as things: whole ones, halves, and where the hidden half lies."""

from hypothesis import given

from marrakech.kernel import state as kernel
from marrakech.kernel.state import HENNA, INDIGO, SAFFRON, State
from marrakech.record.game import Game
from marrakech.record.position import Position
from marrakech.record.weave import Rug, cover, rugs_of
from marrakech.record.words import parse_rug, parse_square
from tests.examples import examples
from tests.record.games import played_games


def laid(colour: int, rug: str) -> tuple[int, int]:
    return colour, parse_rug(rug)


def weave(start: State, rugs: list[tuple[int, int]]) -> list[Rug]:
    woven = tuple(rugs_of(start))
    for colour, place in rugs:
        woven = cover(woven, colour, place)
    return list(woven)


def squares(text: str) -> tuple[int, ...]:
    return tuple(parse_square(name) for name in text.split())


def test_the_hidden_half_of_a_rug_is_remembered() -> None:
    rugs = weave(kernel.start(3), [laid(HENNA, "d4-e4"), laid(INDIGO, "e4-e5")])
    assert rugs == [
        Rug(HENNA, squares("d4 e4"), squares("d4")),
        Rug(INDIGO, squares("e4 e5"), squares("e4 e5")),
    ]
    assert [rug.whole for rug in rugs] == [False, True]


def test_a_rug_out_of_sight_is_gone_and_the_oldest_comes_first() -> None:
    rugs = weave(kernel.start(3), [laid(HENNA, "d4-e4"), laid(INDIGO, "e4-e5"), laid(SAFFRON, "c4-d4")])
    assert rugs == [
        Rug(INDIGO, squares("e4 e5"), squares("e4 e5")),
        Rug(SAFFRON, squares("c4 d4"), squares("c4 d4")),
    ]


def test_a_position_from_text_does_not_tell_where_a_hidden_half_lies() -> None:
    assert rugs_of(Position.parse("7/7/7/3HI2/7/7/7 a1N 1:orient 9,9,9 1,1,1 - - 3").state) == [
        Rug(HENNA, squares("d4"), squares("d4")),
        Rug(INDIGO, squares("e4"), squares("e4")),
    ]


def test_whole_rugs_of_a_position_lie_either_way() -> None:
    state = Position.parse("7/7/4I2/2H>HI^2/7/7/7 a1N 1:orient 30,30,30 14,14,15 - - 3").state
    assert rugs_of(state) == [
        Rug(HENNA, squares("c4 d4"), squares("c4 d4")),
        Rug(INDIGO, squares("e4 e5"), squares("e4 e5")),
    ]


def test_play_goes_on_over_the_rugs_of_a_position() -> None:
    state = Position.parse("7/7/4I2/2H>HI^2/7/7/7 a1N 1:orient 30,30,30 14,14,15 - - 3").state
    assert weave(state, [laid(SAFFRON, "d4-d5")]) == [
        Rug(HENNA, squares("c4 d4"), squares("c4")),
        Rug(INDIGO, squares("e4 e5"), squares("e4 e5")),
        Rug(SAFFRON, squares("d4 d5"), squares("d4 d5")),
    ]


@examples(40)
@given(played_games())
def test_the_weave_shows_what_the_position_shows(game: Game) -> None:
    woven = {(rug.colour, rug.visible) for rug in game.rugs()}
    assert woven == {(rug.colour, rug.visible) for rug in rugs_of(game.state)}
    assert sum(len(rug.visible) for rug in game.rugs()) == kernel.covered(game.state).bit_count()
    assert all(len(rug.squares) == 2 for rug in game.rugs())
