"""Where somebody stands, as a page is told."""

import msgspec
import pytest

from marrakech.analysis.playinglevel import LAST_GAMES, rungs
from marrakech.wire.learner import LevelRequest, ReviewedGame, level_seen


def games(number: int, losses: tuple[float, ...]) -> LevelRequest:
    return LevelRequest([ReviewedGame(3, 30, losses[nth % len(losses)]) for nth in range(number)])


def greedy_loss() -> float:
    rows = rungs(3)
    assert rows is not None
    return rows[1].mean


def test_before_five_games_nothing_is_said() -> None:
    for number in (0, 1, 4):
        seen = level_seen(games(number, (0.006, 0.008)))
        assert seen.known is None
        assert seen.nearest == []
        assert len(seen.history) == number
    assert level_seen(games(0, (0.01,))).levels == ["novice", "apprentice", "merchant", "master"]


def test_even_games_name_one_level() -> None:
    loss = greedy_loss()
    seen = level_seen(games(8, (0.95 * loss, 1.05 * loss)))
    assert seen.known is not None
    assert seen.known.low < seen.known.middle < seen.known.high
    assert (seen.nearest, seen.wide) == (["apprentice"], False)
    assert seen.history[-1].known == seen.known
    assert seen.history[0].known is None


def test_uneven_games_name_both_ends() -> None:
    seen = level_seen(games(5, (0.0, 0.0, 0.0, 0.0, 0.03)))
    assert seen.wide
    assert len(seen.nearest) == 2
    assert seen.nearest[0] != seen.nearest[1]


def test_the_history_is_that_of_the_last_games() -> None:
    assert len(level_seen(games(LAST_GAMES + 9, (0.004, 0.008))).history) == LAST_GAMES


@pytest.mark.parametrize(
    "game",
    [
        {"players": 5},
        {"decisions": -1},
        {"loss": 2.0},
        {"loss": float("nan")},
        {"players": 2.5},
        {"more": 1},
    ],
)
def test_games_that_cannot_be_are_refused(game: dict[str, object]) -> None:
    given = {"players": 3, "decisions": 30, "loss": 0.01, **game}
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"games": [given]}, LevelRequest)


def test_no_more_than_a_hundred_games_are_taken() -> None:
    one = {"players": 3, "decisions": 30, "loss": 0.01}
    assert len(msgspec.convert({"games": [one] * 100}, LevelRequest).games) == 100
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"games": [one] * 101}, LevelRequest)
