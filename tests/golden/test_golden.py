"""Every golden game is replayed, interpreted and compiled, and every word of its comments compared."""

from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

from marrakech.jit.decorators import cached
from marrakech.kernel import state as kernel
from marrakech.kernel import turn
from marrakech.kernel.board import AHEAD
from marrakech.kernel.printings import PRINTINGS
from marrakech.kernel.state import State
from marrakech.record import gamefile
from marrakech.record.game import Game
from marrakech.record.game_events import Drawn, Eliminated, Laid, Paid, Turned, Walked
from marrakech.record.moves import Draw, Lay, Move, Orient, Roll
from marrakech.record.position import Position
from tests.golden.games import FOLDER, GOLDEN, Golden, told
from tests.record.games import comments_of

every_golden_game = pytest.mark.parametrize("golden", GOLDEN, ids=lambda golden: golden.name)


def loaded(name: str) -> Game:
    return gamefile.load(FOLDER / f"{name}.txt")


@cache
def compiled(function: Callable[..., Any]) -> Callable[..., Any]:
    """A function of the kernel, compiled once."""
    return cached(function)


def replayed(state: State, move: Move) -> State:
    """The next state by the compiled kernel alone."""
    if isinstance(move, Orient):
        after = compiled(turn.orient)(state, move.quarter)
    elif isinstance(move, Roll):
        after = compiled(turn.roll)(state, move.steps)
    elif isinstance(move, Lay):
        after = compiled(turn.lay)(state, move.place)
    elif isinstance(move, Draw):
        after = compiled(turn.draw)(state, move.colour)
    else:
        after = compiled(turn.end_turn)(state, move.quarter)
    return State(*after)


@every_golden_game
def test_the_file_tells_what_happens(golden: Golden) -> None:
    game = gamefile.load(golden.path)
    assert game.ruleset == golden.ruleset
    assert game.over
    expected = told(game)
    comments = comments_of(game)
    assert comments.keys() == expected.keys()
    for moves, said in expected.items():
        assert comments[moves] == said, f"after {moves} moves"
    assert gamefile.write(game) == golden.path.read_text(encoding="utf-8")


@every_golden_game
def test_the_positions_in_the_comments_are_those_of_the_game(golden: Golden) -> None:
    game = gamefile.load(golden.path)
    for moves, (said,) in comments_of(game).items():
        *_, line = said.split("\n")
        assert Position.parse(line.strip()).state == game.node.path()[moves].state


@every_golden_game
def test_the_compiled_kernel_plays_the_same_game(golden: Golden) -> None:
    game = gamefile.load(golden.path)
    state = State(*compiled(kernel.start)(golden.ruleset.rules))
    assert state == game.start
    for number, move in enumerate(game.moves, 1):
        state = replayed(state, move)
        assert state == game.node.path()[number].state, f"after {number} moves"


def test_no_file_lies_about_that_nobody_plays() -> None:
    assert {path.name for path in FOLDER.glob("*.txt")} == {golden.path.name for golden in GOLDEN}


@pytest.mark.parametrize("printing", PRINTINGS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_there_is_a_game_for_each_printing_and_number_of_players(printing: str, players: int) -> None:
    plain = [
        golden
        for golden in GOLDEN
        if (golden.printing, golden.players, golden.switches) == (printing, players, {})
    ]
    assert plain


@pytest.mark.parametrize(
    "name",
    [
        "elimination-2-players",
        "elimination-3-players",
        "elimination-4-players",
        "elimination-by-house-rule",
        "variant-elimination",
    ],
)
def test_somebody_goes_out_in_the_elimination_games(name: str) -> None:
    game = loaded(name)
    assert any(isinstance(event, Eliminated) for event in game.events)
    assert "# " in gamefile.write(game)
    assert game.position.ranks[game.position.out[0]] == game.ruleset.players


def test_somebody_pays_short_and_plays_on_without_elimination() -> None:
    game = loaded("no-elimination-by-house-rule")
    assert any(isinstance(event, Paid) and event.paid < event.tithe for event in game.events)
    assert game.position.out == ()


def test_the_heading_is_kept_and_turned_in_the_variant() -> None:
    kept = {
        event.quarter for event in loaded("variant-keep-heading").events if isinstance(event, Turned)
    }
    turned = {event.quarter for event in loaded("variant").events if isinstance(event, Turned)}
    assert kept == {0, 1, 2}
    assert turned == {0, 2}


def test_a_whole_rug_of_ones_own_is_covered_by_house_rule() -> None:
    game = loaded("cover-own")
    covered = 0
    for number, move in enumerate(game.moves):
        state = game.node.path()[number].state
        strict = state._replace(rules=state.rules & ~kernel.COVER_OWN)
        if isinstance(move, Lay) and turn.refusal(strict, move.place) == turn.WHOLE_RUG:
            covered += 1
    assert covered


def test_one_colour_draws_from_no_pile() -> None:
    game = loaded("one-colour")
    assert not any(isinstance(event, Drawn) for event in game.events)
    assert {event.colour for event in game.events if isinstance(event, Laid)} == {0, 1}


def test_the_games_meet_all_kinds_of_edges() -> None:
    sides, corners = set(), set()
    for golden in GOLDEN:
        for event in gamefile.load(golden.path).events:
            if isinstance(event, Walked):
                sides |= {
                    one.left_by for one in event.path if one.left_by is not None and not one.corner
                }
                corners |= {(one.square, one.left_by) for one in event.path if one.corner}
    assert sides == {0, 1, 2, 3}
    assert len(corners) == 4, "both ways into both corners"
    assert AHEAD in {
        move.quarter for move in loaded("en2021-4-players").moves if isinstance(move, Orient)
    }
