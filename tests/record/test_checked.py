"""Whatever is passed to the library: numbers of numpy work as Python's do, what is wrong is told in words."""

import copy
import pickle
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import marrakech
from marrakech.engine.bot import Limits
from marrakech.engine.ladder import make_bot
from marrakech.record import checked
from marrakech.record.dice import SeededDice
from marrakech.record.errors import ArgumentError, MarrakechError
from marrakech.record.game import Game
from marrakech.record.moves import Draw, EndTurn, Lay, Orient, Roll
from marrakech.record.position import Position
from marrakech.record.ruleset import Ruleset

WRONG: tuple[Any, ...] = (
    None,
    3.5,
    float("nan"),
    float("inf"),
    True,
    10**30,
    -(10**30),
    -1,
    2**64,
    "x",
    "",
    "\0",
    b"x",
    [],
    {},
    object(),
    np.float64(2.0),
    np.array([1, 2]),
    np.array([], np.int64),
    np.array(1),
    [None],
    [("d4", 1)],
    (1, 2),
    Game,
    lambda: 1,
)


def laying() -> Game:
    """A game in which a rug is to be laid."""
    game = Game.new(3, seed=7)
    game.play("left")
    return game


RULES = Ruleset.of(players=3)
ENTRIES: dict[str, Callable[[Any], Any]] = {
    "Game": lambda given: Game(given),
    "Game dice": lambda given: Game(RULES, given),
    "Game start": lambda given: Game(RULES, start=given),
    "Game tags": lambda given: str(Game(RULES, tags=given)),
    "Game.new players": lambda given: Game.new(given),
    "Game.new printing": lambda given: Game.new(printing=given),
    "Game.new seed": lambda given: Game.new(seed=given),
    "Game.new one_colour": lambda given: Game.new(2, "fr57", one_colour=given),
    "Game.new elimination": lambda given: Game.new(elimination=given),
    "Game.from_position": lambda given: Game.from_position(given),
    "Game.from_position seed": lambda given: Game.from_position(laying().position, seed=given),
    "Game.from_position printing": lambda given: Game.from_position(laying().position, printing=given),
    "Game.play": lambda given: laying().play(given),
    "Game.undo": lambda given: laying().undo(given),
    "Game.svg theme": lambda given: laying().svg(theme=given),
    "Game.svg prefix": lambda given: laying().svg(prefix=given),
    "Game.svg size": lambda given: laying().svg(size=given),
    "Game.svg highlights": lambda given: laying().svg(highlights=given),
    "Game.svg arrows": lambda given: laying().svg(arrows=given),
    "Game.svg purses": lambda given: laying().svg(purses=given),
    "Game.svg last_turn": lambda given: laying().svg(last_turn=given),
    "save": lambda given: marrakech.save(given, "nowhere"),
    "Position": lambda given: str(Position(given)),
    "Position.parse": lambda given: Position.parse(given),
    "Position.is_legal": lambda given: laying().position.is_legal(given),
    "Position.start players": lambda given: Position.start(given),
    "Node.add": lambda given: laying().node.add(given),
    "Position.play": lambda given: laying().position.play(given),
    "Position.colour": lambda given: laying().position.colour(given),
    "Position.diagram": lambda given: laying().position.diagram(ascii_only=given),
    "Position.svg size": lambda given: laying().position.svg(size=given),
    "Ruleset.of cover_own": lambda given: Ruleset.of(cover_own=given),
    "Ruleset.of_rules": lambda given: Ruleset.of_rules(given),
    "Ruleset.of_switches printing": lambda given: Ruleset.of_switches(given, 2, ()),
    "Ruleset.of_switches": lambda given: Ruleset.of_switches("en2021", 2, given),
    "Orient": lambda given: laying().play(Orient(given)),
    "Lay": lambda given: laying().play(Lay(given)),
    "Roll": lambda given: laying().play(Roll(given)),
    "Draw": lambda given: laying().play(Draw(given)),
    "Turn": lambda given: laying().play(EndTurn(given)),
    "SeededDice": lambda given: SeededDice(given),
    "Limits seconds": lambda given: Limits(seconds=given),
    "Limits nodes": lambda given: Limits(nodes=given),
    "make_bot": lambda given: make_bot(given),
    "make_bot seed": lambda given: make_bot("random", given),
    "choose": lambda given: make_bot("random").choose(given, Limits()),
    "choose limits": lambda given: make_bot("random").choose(laying().state, given),
}


@pytest.mark.parametrize("entry", ENTRIES)
def test_what_is_wrong_is_told_by_an_error_of_ours(entry: str) -> None:
    told = []
    for given in WRONG:
        try:
            ENTRIES[entry](given)
        except MarrakechError as error:
            told.append(str(error))
        except Exception as error:
            pytest.fail(f"{entry} of {given!r}: {error!r}")
    assert len(told) > 3
    assert all(told)


@pytest.mark.parametrize("path", ["", "\0", b"game", 3, None])
def test_paths(path: Any) -> None:
    with pytest.raises(ArgumentError, match="the path of a game file"):
        marrakech.load(path)
    with pytest.raises(ArgumentError, match="the path of a game file"):
        marrakech.save(laying(), path)


def test_a_prefix_cannot_break_out_of_its_attribute() -> None:
    for prefix in ('"><script>', "a b", "\\1"):
        with pytest.raises(ArgumentError, match="a prefix of letters"):
            laying().svg(prefix=prefix)


def test_numbers_of_numpy_are_numbers() -> None:
    one = np.int64(1)
    assert Game.new(np.uint8(3), seed=np.int64(7)) == Game.new(3, seed=7)
    game = laying()
    again = Game.new(3, seed=np.int64(7))
    again.play(Orient(np.int8(0)))
    assert again == game
    assert again.dice == game.dice
    assert str(again) == str(game), "the seed is written as a number"
    game.undo(one)
    assert len(game.moves) == 1
    assert game.node.path()[one].state == game.state
    assert Ruleset.of_rules(np.int64(RULES.rules)) == RULES
    assert 'width="480' in game.svg(size=np.float64(480))
    assert checked.switch(np.True_, "a switch") is True
    assert checked.switch(one, "a switch") is True


@pytest.mark.parametrize(
    "copied", [copy.copy, copy.deepcopy, lambda one: pickle.loads(pickle.dumps(one))]
)
def test_a_whole_game_can_be_copied_and_pickled(copied: Callable[[Any], Any]) -> None:
    game = Game.new(2, seed=5)
    while not game.over:
        events = game.play(game.legal()[-1])
    other = copied(game)
    assert other == game
    assert other is not game
    assert other.dice == game.dice
    assert other.turn == game.turn
    assert copied(events) == events
    assert copied(game.position) == game.position
    other.undo()
    assert other != game
    assert other.play(game.moves[-1]) == events
    assert other == game
