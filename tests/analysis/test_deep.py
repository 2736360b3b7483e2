"""A deep review is honest about its noise."""

import pytest

from marrakech.analysis.deep import DeepValuer
from marrakech.analysis.review import review_game
from marrakech.analysis.reviewed import Review
from marrakech.kernel.state import OVER, player, step
from marrakech.record.game import Game
from tests.analysis.test_review import finished_game


@pytest.fixture(scope="module")
def late() -> Game:
    """A game of two from where twelve moves are left."""
    whole = finished_game(2, 3)
    part = Game(whole.ruleset, start=whole.node.path()[len(whole.moves) - 24].state)
    for move in whole.moves[-24:]:
        part.play(move)
    return part


@pytest.fixture(scope="module")
def deep(late: Game) -> Review:
    return review_game(late, "deep", playouts=20)


def test_a_deep_review_adds_up_and_says_how_sure_it_is(late: Game, deep: Review) -> None:
    for each in deep.players:
        for account in (each.win, each.score):
            total = account.start + account.luck + account.own + account.others + account.correction
            assert total == pytest.approx(account.result, abs=1e-9)
    assert deep.playouts == 20
    sampled = [moment for moment in deep.moments if moment.playouts]
    assert sampled
    assert all(moment.playouts == 20 and not moment.chance for moment in sampled)
    for point in deep.turning_points:
        assert point.moment.loss > 2 * point.moment.error
    for moment in deep.moments:
        assert all(0 <= chance <= 1 for chance in moment.win)
        assert (moment.probability > 0) == moment.chance


def test_the_same_playouts_give_the_same_review(late: Game, deep: Review) -> None:
    told: list[tuple[int, int]] = []
    again = review_game(late, "deep", lambda done, total: told.append((done, total)), playouts=20)
    assert again == deep
    assert [done for done, _ in told] == list(range(1, told[-1][1] + 1))


def test_a_deep_review_that_is_stopped_gives_what_it_has(late: Game) -> None:
    done = 0

    def count(_: int, __: int) -> None:
        nonlocal done
        done += 1

    part = review_game(late, "deep", count, 64, lambda: done >= 3)
    assert part.playouts == 0
    assert sum(moment.playouts > 0 for moment in part.moments) == 3
    standard = review_game(late, "standard")
    none = review_game(late, "deep", None, 64, lambda: True)
    for one, other in zip(none.players, standard.players, strict=True):
        assert one.loss == pytest.approx(other.loss, abs=1e-6)
        assert one.win.luck == pytest.approx(other.win.luck, abs=1e-6)


def test_luck_is_the_same_whatever_the_playouts_say(late: Game) -> None:
    numbers = [move.number for move in late.moves]
    valuer = DeepValuer([node.state for node in late.node.path()], numbers, 2)
    valuer.play(8)
    for n in range(len(numbers)):
        state = late.node.path()[n].state
        valuation = valuer.valuation(state)
        if valuation.best < 0:
            mean = sum((o.chance or 0) * o.value.win[player(state)] for o in valuation.options)
            assert mean == pytest.approx(valuation.value.win[player(state)], abs=1e-9)
    assert step(late.state) == OVER
