"""Rollouts agree with what is exact, tell how sure they are, and are the same wherever they are played."""

from array import array
from collections.abc import Iterator
from threading import Event

import numpy as np
import pytest

from marrakech.analysis.depths import QUICK, STANDARD
from marrakech.analysis.rolled import APART, GAMES_A_ROUND
from marrakech.analysis.rollout import (
    Rollout,
    next_judgement,
    play_round,
    roll_out,
    rolled_position,
)
from marrakech.analysis.valuation import Valuer
from marrakech.engine.learned.features import Floats
from marrakech.engine.vectors import VALUES
from marrakech.kernel.choices import listed
from marrakech.kernel.state import LAY, ORIENT, State, player, step
from marrakech.kernel.turn import legal
from marrakech.record.game import Game
from marrakech.workers.pool import LocalPool
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


@pytest.fixture(scope="module")
def valuer() -> Valuer:
    return Valuer(3, QUICK)


@pytest.fixture(scope="module")
def pool() -> Iterator[LocalPool]:
    with LocalPool(2) as workers:
        yield workers


@pytest.fixture
def rollout(game: Game, valuer: Valuer) -> Rollout:
    """The headings of a turn near the end."""
    return Rollout(late_states(game, ORIENT, 8)[0], (0, 1, 2), valuer, seed=1)


def of_option(nth: int, rollout: Rollout) -> Floats:
    return np.array(rollout._totals[nth], np.float32).reshape(-1, VALUES)


def test_the_same_dice_come_again_however_the_games_are_split(rollout: Rollout, valuer: Valuer) -> None:
    roll_out(rollout, 2 * GAMES_A_ROUND + 10)
    again = Rollout(rollout.state, (0, 1, 2), valuer, seed=1)
    for part in (24, 3, GAMES_A_ROUND, 33):
        again.extend(part)
    for nth in range(3):
        assert np.array_equal(of_option(nth, rollout), of_option(nth, again))
    assert again.sampled() == rollout.sampled()
    other = Rollout(rollout.state, (0, 1, 2), valuer, seed=2)
    other.extend(10)
    assert not np.array_equal(of_option(0, other), of_option(0, rollout)[:10])


def test_several_processes_play_the_same_games(
    rollout: Rollout, valuer: Valuer, pool: LocalPool
) -> None:
    roll_out(rollout, 2 * GAMES_A_ROUND + 10)
    again = Rollout(rollout.state, (0, 1, 2), valuer, seed=1)
    told: list[int] = []
    roll_out(
        again, 2 * GAMES_A_ROUND + 10, runner=pool, told=lambda so_far: told.append(so_far.playouts)
    )
    assert told == [GAMES_A_ROUND, 2 * GAMES_A_ROUND, 2 * GAMES_A_ROUND + 10]
    for nth in range(3):
        assert np.array_equal(of_option(nth, rollout), of_option(nth, again))


def test_options_share_their_dice(rollout: Rollout) -> None:
    roll_out(rollout, 4 * GAMES_A_ROUND)
    gap, error = rollout.gap(0, 2)
    assert rollout.gap(2, 0) == pytest.approx((-gap, error))
    apart = [of_option(nth, rollout)[:, rollout.who].astype(float) for nth in (0, 2)]
    # Games by the same dice go together: differences spread less than those of other games would.
    shuffled = apart[0] - np.roll(apart[1], 1)
    assert error < shuffled.std(ddof=1) / len(shuffled) ** 0.5
    assert gap == pytest.approx(apart[0].mean() - apart[1].mean(), abs=1e-6)


def test_a_rollout_that_is_stopped_keeps_its_rounds(rollout: Rollout, pool: LocalPool) -> None:
    stop = Event()

    def after_two(so_far: Rollout) -> None:
        if so_far.playouts == 2 * GAMES_A_ROUND:
            stop.set()

    roll_out(rollout, 40 * GAMES_A_ROUND, told=after_two, stop=stop)
    assert [rollout.games(option) for option in (0, 1, 2)] == [2 * GAMES_A_ROUND] * 3
    stop.clear()
    roll_out(rollout, 5 * GAMES_A_ROUND, runner=pool, told=lambda _: stop.set(), stop=stop)
    assert rollout.playouts == 3 * GAMES_A_ROUND
    roll_out(rollout, 40 * GAMES_A_ROUND, stop=stop)
    assert rollout.playouts == 3 * GAMES_A_ROUND


def with_games(rollout: Rollout, *chances: Floats) -> Rollout:
    """The same rollout with games of our own: the mover's share of the win in each."""
    for nth, wins in enumerate(chances):
        totals = np.zeros((len(wins), 8), np.float32)
        totals[:, rollout.who] = wins
        rollout._totals[nth] = array("f", totals.tobytes())
    return rollout


def noise(number: int, seed: int) -> Floats:
    return np.random.default_rng(seed).normal(0, 0.1, number).astype(np.float32)


def test_what_cannot_be_told_apart_is_said_to_be_so(rollout: Rollout, valuer: Valuer) -> None:
    # The spread of a difference is that of two games: a tenth of the root of two over that of 200.
    error = 0.1 * (2 / 200) ** 0.5
    rolled = with_games(
        rollout, 0.5 + noise(200, 2), 0.5 + error + noise(200, 1), 0.5 - 6 * error - noise(200, 3)
    )
    told = rolled_position(rolled, valuer.valuation(rollout.state), 400)
    assert [one.choice for one in told.choices] == ["ahead", "left", "right"]
    best, close, far = told.choices
    assert (best.loss, best.loss_error, best.apart) == (0, 0, False)
    assert close.loss_error == pytest.approx(error, rel=0.2)
    assert close.loss < APART * close.loss_error
    assert not close.apart
    assert far.apart
    assert not told.decided
    assert told.tied == ("left",)
    assert (told.games, told.total, told.by) == (200, 400, "network")
    guess = valuer.valuation(rollout.state)
    assert best.guess == guess.of(1).win[player(rollout.state)]


def test_equal_games_are_not_told_apart_by_rounding(rollout: Rollout) -> None:
    same = np.full(GAMES_A_ROUND, 0.5, np.float32)
    with_games(rollout, same, same + 1e-6, same - 0.25)
    assert not rollout.beats(1, 0)
    assert rollout.beats(1, 2)
    assert not rollout.decided()


def test_a_race_gives_beaten_options_no_more_games(rollout: Rollout, valuer: Valuer) -> None:
    with_games(rollout, 0.8 + noise(100, 1), 0.2 + noise(100, 2), 0.79 + noise(100, 3))
    rollout.give_up_beaten()
    assert rollout.racing == [0, 2]
    rollout.extend(GAMES_A_ROUND)
    assert [rollout.games(option) for option in (0, 1, 2)] == [150, 100, 150]
    # What is compared is what both have played.
    assert rollout.gap(0, 1)[0] == pytest.approx(0.6, abs=0.05)
    assert rollout.apart(0, 1)
    told = rolled_position(rollout, valuer.valuation(rollout.state), 400)
    assert [one.games for one in told.choices] == [150, 150, 100]


def test_a_race_is_the_same_wherever_it_is_run(
    rollout: Rollout, valuer: Valuer, pool: LocalPool
) -> None:
    roll_out(rollout, 6 * GAMES_A_ROUND, race=True)
    again = Rollout(rollout.state, (0, 1, 2), valuer, seed=1)
    roll_out(again, 6 * GAMES_A_ROUND, race=True, runner=pool)
    assert again.racing == rollout.racing
    for nth in range(3):
        assert np.array_equal(of_option(nth, rollout), of_option(nth, again))


def test_a_race_ends_when_one_is_left(game: Game, valuer: Valuer) -> None:
    (state,) = late_states(game, LAY, 1)
    exact = Valuer(3, STANDARD).valuation(state)
    worst, best = sorted(
        (option.value.score[player(state)], option.number) for option in exact.options
    )[:: len(exact.options) - 1]
    rollout = Rollout(state, (worst[1], best[1]), valuer)
    roll_out(rollout, 100 * GAMES_A_ROUND, race=True)
    assert rollout.racing == [best[1]]
    assert rollout.playouts == GAMES_A_ROUND
    assert rollout.decided()


def test_a_race_is_judged_ever_more_rarely() -> None:
    assert next_judgement(0, 1000) == GAMES_A_ROUND
    assert next_judgement(GAMES_A_ROUND, 1000) == 2 * GAMES_A_ROUND
    assert next_judgement(16 * GAMES_A_ROUND, 10000) == 18 * GAMES_A_ROUND
    assert next_judgement(17 * GAMES_A_ROUND, 10000) == 18 * GAMES_A_ROUND
    assert next_judgement(990, 1000) == 1000


def test_a_bot_plays_its_own_choices(game: Game, valuer: Valuer) -> None:
    """Another player gives another mean; at the end, where all choose alike, the same exact one."""
    state = late_states(game, ORIENT, 8)[0]
    greedy = Rollout(state, (0, 1), valuer, seed=1, by="greedy")
    greedy.extend(GAMES_A_ROUND)
    network = Rollout(state, (0, 1), valuer, seed=1)
    network.extend(GAMES_A_ROUND)
    for one, other in zip(greedy.sampled(), network.sampled(), strict=True):
        assert sum(one.value.win) == pytest.approx(1, abs=1e-3)
        assert one.value != other.value
        assert one.error[greedy.who] < 0.5 / GAMES_A_ROUND**0.5
    (last,) = late_states(game, LAY, 1)
    options = listed(legal(last))
    ends = [Rollout(last, options, valuer, by=by) for by in ("greedy", "network")]
    for end in ends:
        end.extend(2)
    assert ends[0].sampled() == ends[1].sampled()


def test_a_task_is_played_alike_by_itself(rollout: Rollout) -> None:
    rollout.extend(GAMES_A_ROUND + 5)
    task = rollout.tasks(GAMES_A_ROUND + 15)[0][2]
    assert (task.round, task.first, task.last) == (1, 5, 15)
    played = play_round(task)
    rollout.extend(10)
    assert rollout._totals[2][(GAMES_A_ROUND + 5) * VALUES :] == played
