"""The one fold of a game: a chain of values in which the past stays as it was."""

import random

import pytest

from marrakech.kernel import state as kernel
from marrakech.kernel.board import LEFT, RIGHT
from marrakech.record.dice import SeededDice
from marrakech.record.errors import IllegalMove
from marrakech.record.game import Game
from marrakech.record.history import History
from marrakech.record.moves import Draw, Lay, Orient, Oriented, Roll, Walked, happen, legal_moves
from marrakech.record.position import Position


def played(rules: int, seed: int = 1) -> History:
    """A whole game, each move drawn from all that may come next."""
    chooser = random.Random(seed)
    history = History.begin(kernel.start(rules))
    while not history.over:
        history = history.play(chooser.choice(legal_moves(history.state)))
    return history


def test_a_new_move_leaves_the_past_alone() -> None:
    begun = History.begin(kernel.start(4))
    left, right = begun.play(Orient(LEFT)), begun.play(Orient(RIGHT))
    assert begun.moves == ()
    assert (left.moves, right.moves) == ((Orient(LEFT),), (Orient(RIGHT),))
    assert left.before is right.before is begun
    with pytest.raises(IllegalMove, match="the die is to be rolled"):
        left.play(Lay(0))


@pytest.mark.parametrize("rules", [2, 3 | kernel.ELIMINATION, 4 | kernel.END_TURN])
def test_what_follows_is_what_the_moves_say_one_by_one(rules: int) -> None:
    history = played(rules)
    state = kernel.start(rules)
    events: list[object] = []
    for node, move in zip(history.nodes()[1:], history.moves, strict=True):
        state, what = happen(state, move)
        events += what
        assert node.state == state
        assert node.events == what
    assert history.state == state
    assert list(history.since(history.nodes()[0])) == events
    rolls = sum(isinstance(move, Roll) for move in history.moves)
    assert history.turn == history.rolls == rolls
    assert history.length == len(history.moves)


def test_the_turn_is_the_one_whose_die_comes_next() -> None:
    history = History.begin(kernel.start(3))
    assert history.turn == 1
    history = history.play(Orient(LEFT)).play(Roll(2))
    assert history.turn == 1
    history = history.play(legal_moves(history.state)[0])
    assert history.turn == 2
    middle = Position.parse("7/7/7/7/7/7/7 d4N 1:lay 30,30,30 15,15,15 - - 3").state
    assert History.begin(middle).turn == 1


def test_events_are_looked_at_when_somebody_wants_them(monkeypatch: pytest.MonkeyPatch) -> None:
    game = Game.new(players=4, seed=3)
    asked: list[object] = []

    def telling(*what: object) -> tuple[()]:
        asked.append(what)
        return ()

    monkeypatch.setattr("marrakech.record.moves.events", telling)
    what = game.play("left")
    assert asked == []
    assert list(what) == []
    assert len(asked) == 2
    monkeypatch.undo()
    what = Game.new(players=4, seed=3).play("left")
    assert [type(event) for event in what] == [Oriented, Walked]
    assert what[0] == next(iter(what))
    assert what == tuple(what)
    assert what == Game.new(players=4, seed=3).play("left")
    assert hash(what) == hash(tuple(what))
    assert repr(what) == repr(tuple(what))


def test_a_copy_goes_its_own_way() -> None:
    game = Game.new(players=2, seed=5)
    game.comments[0] = ["hello"]
    other = game.copy()
    other.play("left")
    other.comments[0].append("there")
    other.tags["Event"] = "club night"
    assert other.history.length > game.history.length
    assert (game.comments, game.tags) == ({0: ["hello"]}, {})
    game.play("left")
    assert game.state == other.state


def test_no_chance_where_a_choice_is_due() -> None:
    with pytest.raises(IllegalMove, match="at the step orient"):
        History.begin(kernel.start(3)).chance(SeededDice(1))


def test_dice_that_came_later_know_the_pile_as_it_was_then() -> None:
    """A game that goes on with other dice: their pile holds what was left, and no draw is illegal."""
    chooser = random.Random(4)
    for seed in range(20):
        history = History.begin(kernel.start(2))
        for _ in range(chooser.randrange(4, 90)):
            history = history.play(chooser.choice(legal_moves(history.state)))
        while history.chance_is_due and kernel.step(history.state) != kernel.ROLL:
            history = history.play(chooser.choice(legal_moves(history.state)))
        since = history.state
        while not history.over:
            move = (
                history.chance(SeededDice(seed), since)
                if history.chance_is_due
                else chooser.choice(legal_moves(history.state))
            )
            history = history.play(move)
        assert sum(isinstance(move, Draw) for move in history.moves) > 2


def test_it_shows_how_far_it_has_come() -> None:
    assert repr(History.begin(kernel.start(3)).play(Orient(LEFT))) == "History(1 moves, roll)"
