"""What the library answers where somebody gets it wrong, or goes on from its classes: one look at all of it."""

import pydoc
from collections.abc import Callable
from pathlib import Path

import pytest

import marrakech
from marrakech import Decision, Draw, EndTurn, Game, Lay, Orient, Position, Roll, Ruleset
from marrakech.arena.entrant import parse_entrants
from marrakech.record.errors import IllegalMove, MarrakechError, OutOfRangeError, RulesetError


class OwnGame(Game):
    """Somebody's own kind of game."""


class OwnPosition(Position):
    """Somebody's own kind of position."""


def over() -> Game:
    game = Game.new(players=2, seed=1)
    while not game.over:
        game.play(game.legal()[0])
    return game


@pytest.mark.parametrize(
    "make",
    [
        lambda: Lay(200),
        lambda: Roll(5),
        lambda: Roll(0),
        lambda: Orient(9),
        lambda: EndTurn(-1),
        lambda: Draw(4),
    ],
)
def test_a_move_that_no_game_knows_cannot_be_made(make: Callable[[], object]) -> None:
    with pytest.raises(OutOfRangeError, match="expected"):
        make()


@pytest.mark.parametrize("move", ["d4-e4", "left", "nonsense", Lay(0), Roll(1)])
def test_a_finished_game_says_that_it_is_over(move: str | Lay | Roll) -> None:
    for finished in (over().play, over().position.play):
        with pytest.raises(IllegalMove, match="the game is over"):
            finished(move)


@pytest.mark.parametrize("value", [Position.start(players=3), Lay("d4-e4"), Ruleset.of(players=2)])
@pytest.mark.parametrize("name", ["state", "place", "players", "anything"])
def test_a_value_says_that_it_does_not_change(value: object, name: str) -> None:
    with pytest.raises(AttributeError, match=f"does not change: '{name}' cannot be set"):
        setattr(value, name, 1)


def test_subclasses_stay_what_they_are(tmp_path: Path) -> None:
    game = OwnGame.new(players=2, seed=1)
    game.play("left")
    game.save(tmp_path / "own.marrakech")
    for found in (
        OwnGame.load(tmp_path / "own.marrakech"),
        game.copy(),
        OwnGame.from_position(game.position),
    ):
        assert type(found) is OwnGame
    start = OwnPosition.start(players=3)
    assert type(start.play("left")) is type(OwnPosition.parse(str(start))) is OwnPosition


def test_a_decision_needs_only_a_move() -> None:
    assert Decision.of(Orient("left")).move == Orient("left")


def test_what_is_no_bot_is_told_what_is() -> None:
    with pytest.raises(MarrakechError, match=r"an object with choose\(position\)"):
        parse_entrants([object()])


def test_refusals_name_keywords_as_they_are_written() -> None:
    with pytest.raises(RulesetError, match="ask for end_turn as well"):
        Ruleset.of(players=3, keep_heading=True)


def test_help_begins_with_what_to_begin_with() -> None:
    told = pydoc.plain(pydoc.render_doc(marrakech))
    assert told.index("Game.new()") < told.index("MarrakechError") < told.index("PACKAGE CONTENTS")
