"""A place on the ladder: what the measured levels themselves get, and how wide a range has to be."""

from random import Random

import pytest

from marrakech.analysis.playinglevel import (
    FEWEST_GAMES_FOR_A_LEVEL,
    LADDER_ENDS,
    LAST_GAMES,
    LevelRange,
    PlayedGame,
    level_history,
    level_range,
    loss_at,
    nearest_level,
    nine_in_ten,
    place_of,
    rungs,
    too_wide,
)
from marrakech.analysis.reference import SCALE, LossRow, Reference


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_level_that_gives_away_what_was_measured_stands_on_its_rung(players: int) -> None:
    rows = rungs(players)
    assert rows is not None
    for rung, row in enumerate(rows):
        place = place_of(PlayedGame(players, 30, row.mean))
        assert place == pytest.approx(rung, abs=0.01)
        assert loss_at(rung, rows) == pytest.approx(row.mean)


def test_less_given_away_is_further_up_and_nobody_leaves_the_ladder() -> None:
    places = [place_of(PlayedGame(3, 30, loss)) for loss in (1.0, 0.02, 0.01, 0.005, 0.001, 0.0)]
    known = [place for place in places if place is not None]
    assert known == sorted(known)
    assert known[0] == pytest.approx(LADDER_ENDS[0], abs=1e-6)
    assert known[-1] == pytest.approx(LADDER_ENDS[1], abs=1e-6)
    assert place_of(PlayedGame(5, 30, 0.01)) is None


def reference_of(*means: float) -> Reference:
    rows = [
        LossRow("standard", 2, bot, mean, 0.0001, 100) for bot, mean in zip(SCALE, means, strict=True)
    ]
    return Reference(tuple(rows), ())


def test_levels_that_were_measured_in_the_wrong_order_share_their_mean() -> None:
    rows = rungs(2, reference_of(0.02, 0.01, 0.002, 0.004))
    assert rows is not None
    assert [row.mean for row in rows] == pytest.approx([0.02, 0.01, 0.003, 0.003])
    all_alike = rungs(2, reference_of(0.01, 0.02, 0.03, 0.04))
    assert all_alike is not None
    assert [row.mean for row in all_alike] == pytest.approx([0.025] * 4)
    assert rungs(2, Reference((), ())) is None


def games_of(random: Random, place: float, number: int) -> list[PlayedGame]:
    """Games of somebody at a place of the ladder, as uneven as games are."""
    found = []
    for _ in range(number):
        players = random.choice((2, 3, 4))
        rows = rungs(players)
        assert rows is not None
        found.append(
            PlayedGame(
                players, random.randint(25, 40), loss_at(place, rows) * random.gammavariate(4, 0.25)
            )
        )
    return found


def test_nine_ranges_in_ten_hold_the_truth() -> None:
    random = Random(8)
    for number in (5, 20):
        held = 0
        for _ in range(300):
            known = level_range(games_of(random, 1.3, number))
            assert known is not None
            assert known.low <= known.middle <= known.high
            held += known.low <= 1.3 <= known.high
        assert 0.82 <= held / 300 <= 0.97, number


def test_more_games_make_the_range_narrower() -> None:
    random = Random(2)
    widths = []
    for number in (5, 20):
        found = [level_range(games_of(random, 2.0, number)) for _ in range(60)]
        widths.append(sum(one.high - one.low for one in found if one is not None))
    assert widths[1] < 0.6 * widths[0]


def test_one_game_or_games_without_decisions_tell_nothing() -> None:
    assert level_range([]) is None
    assert level_range([PlayedGame(3, 30, 0.01)]) is None
    assert level_range([PlayedGame(3, 30, 0.01), PlayedGame(3, 0, 0.0)]) is None
    assert level_range([PlayedGame(3, 30, 0.01), PlayedGame(3, 30, 0.012)]) is not None


def test_the_history_looks_at_no_more_than_the_last_games() -> None:
    games = games_of(Random(1), 1.0, LAST_GAMES + 7)
    history = level_history(games)
    assert len(history) == LAST_GAMES
    assert history[-1] == level_range(games[-LAST_GAMES:])
    assert level_history(games[:2]) == [None, level_range(games[:2])]
    assert FEWEST_GAMES_FOR_A_LEVEL < LAST_GAMES


def test_students_table() -> None:
    assert [round(nine_in_ten(n), 2) for n in (1, 4, 5, 6, 9, 19, 1000)] == [
        6.31,
        2.13,
        2.02,
        1.94,
        1.83,
        1.73,
        1.65,
    ]


def test_levels_are_named_by_the_nearest_rung_unless_the_range_is_wide() -> None:
    assert [nearest_level(place) for place in (-0.5, 0.4, 1.3, 2.6, 3.5)] == [0, 0, 1, 3, 3]
    assert too_wide(LevelRange(0.2, 1.0, 2.3))
    assert not too_wide(LevelRange(0.4, 1.0, 2.3))
