"""The one fold of a game: a chain of values in which the past stays as it was."""

import copy
import pickle
import random
import sys

import pytest

from marrakech.kernel import state as kernel
from marrakech.kernel.board import LEFT, RIGHT
from marrakech.record.dice import SeededDice
from marrakech.record.errors import IllegalMove
from marrakech.record.game import Game
from marrakech.record.game_events import Oriented, Walked
from marrakech.record.legality import legal_moves
from marrakech.record.moves import Draw, Lay, Orient, Roll
from marrakech.record.node import Node
from marrakech.record.position import Position
from marrakech.record.weave import rugs_of
from tests.record.games import happen


def played(rules: int, seed: int = 1) -> Node:
    """A whole game, each move drawn from all that may come next."""
    chooser = random.Random(seed)
    node = Node(kernel.start(rules))
    while not node.over:
        node = node.after(chooser.choice(legal_moves(node.state)))
    return node


def test_a_new_move_leaves_the_past_alone() -> None:
    begun = Node(kernel.start(4))
    left, right = begun.after(Orient(LEFT)), begun.after(Orient(RIGHT))
    assert begun.moves == ()
    assert (left.moves, right.moves) == ((Orient(LEFT),), (Orient(RIGHT),))
    assert left.parent is right.parent is begun
    with pytest.raises(IllegalMove, match="the die is to be rolled"):
        left.after(Lay(0))


@pytest.mark.parametrize("rules", [2, 3 | kernel.ELIMINATION, 4 | kernel.END_TURN])
def test_what_follows_is_what_the_moves_say_one_by_one(rules: int) -> None:
    node = played(rules)
    state = kernel.start(rules)
    events: list[object] = []
    for one, move in zip(node.path()[1:], node.moves, strict=True):
        state, what = happen(state, move)
        events += what
        assert one.state == state
        assert one.events == what
    assert node.state == state
    assert list(node.since(node.path()[0])) == events
    rolls = sum(isinstance(move, Roll) for move in node.moves)
    assert node.turn == node.rolls == rolls
    assert node.length == len(node.moves)


def test_the_turn_is_the_one_whose_die_comes_next() -> None:
    node = Node(kernel.start(3))
    assert node.turn == 1
    node = node.after(Orient(LEFT)).after(Roll(2))
    assert node.turn == 1
    node = node.after(legal_moves(node.state)[0])
    assert node.turn == 2
    middle = Position.parse("7/7/7/7/7/7/7 d4N 1:lay 30,30,30 15,15,15 - - 3").state
    assert Node(middle).turn == 1


def test_events_are_looked_at_when_somebody_wants_them(monkeypatch: pytest.MonkeyPatch) -> None:
    game = Game.new(players=4, seed=3)
    asked: list[object] = []

    def telling(*what: object) -> tuple[()]:
        asked.append(what)
        return ()

    monkeypatch.setattr("marrakech.record.game_events.events", telling)
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
    game.root.comments.append("hello")
    other = game.copy()
    other.play("left")
    other.root.comments.append("there")
    other.tags["Event"] = "club night"
    assert other.node.length > game.node.length
    assert (game.root.comments, game.tags) == (["hello"], {})
    game.play("left")
    assert game.state == other.state


def test_no_chance_where_a_choice_is_due() -> None:
    with pytest.raises(IllegalMove, match="at the step orient"):
        Node(kernel.start(3)).chance(SeededDice(1))


def test_dice_that_came_later_know_the_pile_as_it_was_then() -> None:
    """A game that goes on with other dice: their pile holds what was left, and no draw is illegal."""
    chooser = random.Random(4)
    for seed in range(20):
        node = Node(kernel.start(2))
        for _ in range(chooser.randrange(4, 90)):
            node = node.after(chooser.choice(legal_moves(node.state)))
        while node.chance_is_due and kernel.step(node.state) != kernel.ROLL:
            node = node.after(chooser.choice(legal_moves(node.state)))
        since = node.state
        while not node.over:
            move = (
                node.chance(SeededDice(seed), since)
                if node.chance_is_due
                else chooser.choice(legal_moves(node.state))
            )
            node = node.after(move)
        assert sum(isinstance(move, Draw) for move in node.moves) > 2


def test_it_shows_how_far_it_has_come() -> None:
    assert repr(Node(kernel.start(3)).after(Orient(LEFT))) == "<Node 1 moves, roll>"


def test_add_enters_a_child_or_adds_one_behind_the_others() -> None:
    root = Node(kernel.start(3))
    left = root.add("left")
    assert root.add(Orient(LEFT)) is left
    right = root.add("right")
    assert (root.children, root.variations) == ([left, right], [right])
    assert root.mainline() == [left]
    with pytest.raises(IllegalMove):
        root.add(Roll(2))
    assert root.children == [left, right]


def test_what_is_tried_leaves_no_trace() -> None:
    root = Node(kernel.start(3))
    tried = root.after("left").after("3")
    assert (root.children, root.variations, root.mainline()) == ([], [], [])
    assert [node.length for node in tried.path()] == [0, 1, 2]
    alone = tried.line()
    assert alone is not tried
    assert alone.root.mainline()[-1] is alone
    assert (alone.moves, alone.state, alone.turn) == (tried.moves, tried.state, tried.turn)
    assert root.mainline() == []


def test_a_tree_of_any_depth_is_copied_and_pickled_whole() -> None:
    node = played(2)
    first = node.line()
    first.root.comments.append("begin")
    other = first.root.children[0].add(legal_moves(first.root.children[0].state)[-1])
    other.starting_comments.append("why not")
    tried = first.path()[5].after(legal_moves(first.path()[5].state)[-1])
    for one in (first, other, tried):
        for twin in (copy.copy(one), copy.deepcopy(one), pickle.loads(pickle.dumps(one))):
            assert twin is not one
            assert (twin.moves, twin.state, twin.turn) == (one.moves, one.state, one.turn)
            assert twin.root.comments == ["begin"]
            assert twin.root.children[0].variations[0].starting_comments == ["why not"]
    assert len([*pickle.loads(pickle.dumps(first)).root.tree()]) == len([*first.root.tree()])
    while node.parent is not None:
        node = node.parent
    assert node.mainline() == []


def test_a_node_of_a_live_game_is_small() -> None:
    node = played(4)
    held = sum(sys.getsizeof(one) for one in node.path())
    assert held / node.length < 150
    assert all(one._children is None and one._comments is None for one in node.path())


@pytest.mark.parametrize("rules", [2, 3, 4 | kernel.END_TURN])
def test_rugs_are_those_of_a_fresh_weave_wherever_one_looks_first(rules: int) -> None:
    node = played(rules)
    late = [one.rugs() for one in reversed(node.line().path())]
    early = [one.rugs() for one in node.line().path()]
    assert late[::-1] == early
    for one, rugs in zip(node.path(), early, strict=True):
        seen = {(rug.colour, rug.visible) for rug in rugs}
        assert seen == {(rug.colour, rug.visible) for rug in rugs_of(one.state)}


def test_the_last_rug_is_told_with_who_laid_it() -> None:
    node = Node(kernel.start(3))
    assert node.last_laid is None
    node = node.after("left").after("3")
    assert node.last_laid is None
    rug = legal_moves(node.state)[0]
    laid = node.after(rug)
    assert laid.last_laid == (0, rug)
    assert laid.after("ahead").after("1").last_laid == (0, rug)
