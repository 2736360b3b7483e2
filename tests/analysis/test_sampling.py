"""Playouts agree with what is exact, and a deep review is honest about its noise."""

import pytest

from marrakech.analysis.deep import DeepValuer
from marrakech.analysis.review import review_game
from marrakech.analysis.reviewed import Review
from marrakech.analysis.sampling import Rollout
from marrakech.analysis.valuation import STANDARD, Valuer
from marrakech.kernel.choices import listed
from marrakech.kernel.state import LAY, ORIENT, OVER, State, player, step
from marrakech.kernel.turn import legal
from marrakech.record.game import Game
from tests.analysis.test_review import finished_game


def late_states(game: Game, kind: int, last: int) -> list[State]:
    """The last positions of a game at one step."""
    states = [game.node.path()[n].state for n in range(len(game.moves))]
    return [state for state in states if step(state) == kind][-last:]


@pytest.fixture(scope="module")
def game() -> Game:
    return finished_game(3, 4)


def test_at_the_end_of_a_game_playouts_are_exact(game: Game) -> None:
    (state,) = late_states(game, LAY, 1)
    options = tuple(listed(legal(state)))
    valuer = Valuer(3, STANDARD)
    rollout = Rollout(state, options, valuer)
    rollout.extend(4)
    exact = valuer.valuation(state)
    for sampled in rollout.sampled():
        assert sampled.value.win == pytest.approx(exact.of(sampled.number).win, abs=1e-4)
        assert sampled.value.score == pytest.approx(exact.of(sampled.number).score, abs=1e-3)
        assert sampled.error == pytest.approx((0, 0, 0), abs=1e-4)


def test_playouts_agree_with_search_within_their_error(game: Game) -> None:
    # Three turns before the end, two turns of search are almost exact.
    state = late_states(game, ORIENT, 3)[0]
    valuer = Valuer(3, STANDARD)
    rollout = Rollout(state, tuple(listed(legal(state))), valuer, seed=3)
    rollout.extend(200)
    exact = valuer.valuation(state)
    for sampled in rollout.sampled():
        for who in range(3):
            found, error = sampled.value.win[who], sampled.error[who]
            assert abs(found - exact.of(sampled.number).win[who]) < 4 * error + 0.02
        assert sum(sampled.value.win) == pytest.approx(1, abs=1e-3)
    # The luck is taken out: without it, the spread of a chance is that of a coin.
    assert max(error for each in rollout.sampled() for error in each.error) < 0.25 / 200**0.5


def test_the_same_dice_come_again(game: Game) -> None:
    state = late_states(game, ORIENT, 8)[0]
    found = []
    for parts in ((24,), (8, 16)):
        rollout = Rollout(state, (0, 2), Valuer(3, STANDARD), seed=1)
        for part in parts:
            rollout.extend(part)
        found.append(rollout)
    assert found[0].playouts == found[1].playouts == 24
    again = Rollout(state, (0, 2), Valuer(3, STANDARD), seed=1)
    again.extend(24)
    assert again.sampled() == found[0].sampled()
    gap, error = again.gap(0, 2)
    assert again.gap(2, 0) == pytest.approx((-gap, error))


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
            total = account.start + account.luck + account.own + account.others
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
