"""Old names of the library: each works with a warning, or says what to write instead."""

import copy
import pickle
import warnings

import pytest

import marrakech
from marrakech.record.game import Game
from marrakech.record.game_events import Ended, Oriented, Turned
from marrakech.record.moves import EndTurn, Orient
from marrakech.record.renamed import RENAMED

GAME = Game.new(players=3, seed=7)
OWNERS: dict[str, object] = {
    "EndTurn": EndTurn("left"),
    "Ended": Ended((1, 2), (30, 20)),
    "Forecast": GAME.position.forecasts()[0],
    "Game": GAME,
    "Orient": Orient("left"),
    "Oriented": Oriented(0, 0, 3),
    "Position": GAME.position,
    "Standing": GAME.ranking()[0],
    "Turned": Turned(0, 0, 3),
    "marrakech": marrakech,
}


@pytest.mark.parametrize("old", RENAMED)
def test_an_old_name_works_or_says_what_to_write(old: str) -> None:
    owner, name = old.split(".")
    new = RENAMED[old]
    if new.isidentifier():
        with pytest.warns(DeprecationWarning, match=f"{owner}.{name} is now {owner}.{new}"):
            found = getattr(OWNERS[owner], name)
        assert found == getattr(OWNERS[owner], new)
    else:
        with pytest.raises(AttributeError) as caught:
            getattr(OWNERS[owner], name)
        assert str(caught.value) == f"{old} is gone; write {new}"


@pytest.mark.parametrize("owner", OWNERS)
def test_a_name_that_never_was_is_no_attribute(owner: str) -> None:
    assert not hasattr(OWNERS[owner], "camel")


def test_scores_may_still_be_called() -> None:
    with pytest.warns(DeprecationWarning, match="a property now"):
        assert GAME.position.scores() == (30, 30, 30)  # type: ignore[operator]


def test_nothing_of_our_own_uses_an_old_name() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        game = Game.new(players=2, seed=1, end_turn=True)
        while not game.over:
            game.play(game.legal()[0])
        assert str(copy.deepcopy(game)) == str(pickle.loads(pickle.dumps(game))) == str(game)
        assert game.svg()
        assert game.position.diagram()
