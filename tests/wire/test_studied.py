"""Reviews and rankings as a page gets them: rounded, with the accounts as they are and the reasons in words."""

from dataclasses import replace

import msgspec

from marrakech.analysis import rolled
from marrakech.analysis.accounts import Account
from marrakech.analysis.comparison import Reason
from marrakech.analysis.reviewed import (
    Moment,
    PlayerReview,
    RankedChoice,
    RankedPosition,
    Review,
    RollOdds,
    TurningPoint,
)
from marrakech.service.studies import RolloutProgress
from marrakech.service.study_tasks import RolloutPlan
from marrakech.wire import studied

ACCOUNT = Account(0.123456789, 0.3, -0.2, 0.4, 0.1, 0.723456789)
REASON = Reason("squares", {"own": 5, "others": 2.00049}, {"own": 4, "others": 3})
CHOICE = Moment(
    2,
    7,
    1,
    False,
    "left",
    "right",
    (0.31234567, 0.68765433),
    (0.1, -0.12345678),
    0.0,
    0.123456,
    points=4.56789,
    rank=2,
    options=3,
    error=0.0123456,
    points_error=0.54321,
)
ROLL = Moment(2, 8, 1, True, "3", None, (0.5, 0.5), (0.2, -0.2), -0.2, 0.0, probability=1 / 3)


def review() -> Review:
    return Review(
        depth="quick",
        turns_ahead=2,
        finished=True,
        players=(PlayerReview(1, ACCOUNT, ACCOUNT, 3, 0.1, 1, 0.25, "greedy"),),
        start=(0.33333333, 0.66666667),
        moments=(CHOICE, ROLL),
        turning_points=(TurningPoint(CHOICE, "a position", "right", 0.68765433, (REASON,)),),
        unluckiest=ROLL,
        odds=(RollOdds("1", 1 / 6, 0.77777), RollOdds("3", 1 / 3, 0.5)),
        playouts=16,
        stopped=True,
    )


def test_a_review_is_rounded_and_its_accounts_are_not() -> None:
    told = msgspec.to_builtins(studied.review(review(), [1, 2]))
    assert (told["depth"], told["turns_ahead"]) == ("quick", 2)
    assert told["start"] == [0.3333, 0.6667]
    (player,) = told["players"]
    assert player["win"]["start"] == 0.123456789
    assert (player["loss"], player["decisions"], player["plays_like"]) == (0.03333, 3, "greedy")
    assert told["moves"][0]["win"] == [0.3123, 0.6877]
    assert told["moves"][0]["change"] == [0.1, -0.1235]
    chosen = told["moves"][0]
    assert (chosen["loss"], chosen["points"], chosen["mark"]) == (0.12346, 4.568, "??")
    assert (chosen["sure_to"], chosen["points_sure_to"]) == (0.0242, 1.065)
    assert (chosen["rank"], chosen["options"], chosen["exact"]) == (2, 3, False)
    assert told["moves"][1]["mark"] == ""
    assert (told["playouts"], told["stopped"], told["versions"]) == (16, True, [1, 2])


def test_a_mistake_tells_both_chances_and_why() -> None:
    (wrong,) = studied.review(review(), []).mistakes
    assert (wrong.move, wrong.better) == (7, "right")
    assert (wrong.win_played, wrong.win_better) == (0.6877, 0.8111)
    assert wrong.error == 0.01235
    (reason,) = wrong.reasons
    assert (reason.better, reason.played) == ({"own": 5, "others": 2.0}, {"own": 4, "others": 3})
    assert {"en", "fr"} <= reason.words.keys()
    assert "5" in reason.words["en"]


def test_the_hardest_roll_comes_with_all_that_might_have_come_the_worst_first() -> None:
    hardest = studied.review(review(), []).hardest
    assert hardest is not None
    assert hardest.move == 8
    assert [(one.roll, one.chance, one.win) for one in hardest.odds] == [
        ("3", 0.33333, 0.5),
        ("1", 0.16667, 0.7778),
    ]


def test_a_ranking_is_rounded_and_its_probabilities_are_exact() -> None:
    choice = RankedChoice(
        "3", 1 / 6, (0.123456, 0.876544), (30.123, 31.987), 0.0123456, (REASON,), (1.005, 2.349), True
    )
    found = RankedPosition("standard", 2, 1, (0.12345, 0.5), (30.126, 30.111), (choice,))
    told = studied.ranking(found)
    assert (told.win, told.score) == ([0.1235, 0.5], [30.13, 30.11])
    assert (told.depth, told.error, told.player) == ("standard", 0.0, 1), "exact"
    estimate = replace(found, choices=(replace(choice, exact=False), choice))
    assert studied.ranking(estimate).error == 0.026
    (one,) = told.choices
    assert one.chance == 1 / 6
    assert (one.win, one.score) == ([0.1235, 0.8765], [30.12, 31.99])
    assert (one.loss, one.spread, one.exact) == (0.01235, [1.0, 2.35], True)


def test_a_rollout_is_told_rounded_and_also_before_its_first_game() -> None:
    plan = RolloutPlan(("left",), 500, "greedy", 7)
    told = studied.rollout(RolloutProgress(2, None, finished=False), plan, 1)
    assert (told.before, told.finished, told.decided, told.games, told.choices) == (
        2,
        False,
        False,
        0,
        [],
    )
    assert (told.total, told.seat, told.player, told.seed) == (500, 1, "greedy", 7)
    third = (1 / 3, 2 / 3)
    choice = rolled.RolledChoice("left", 50, third, third, third, third, 1 / 3, 2 / 3, True, 1 / 3)
    found = rolled.RolledPosition(1, "greedy", 7, 50, 500, (choice,))
    told = studied.rollout(RolloutProgress(0, found, finished=True), plan, 1)
    assert (told.games, told.decided) == (50, found.decided)
    (one,) = told.choices
    assert (one.win, one.win_error) == ([0.3333, 0.6667], [0.33333, 0.66667])
    assert (one.score, one.score_error) == ([0.33, 0.67], [0.333, 0.667])
    assert (one.loss, one.loss_error, one.apart, one.guess) == (0.33333, 0.66667, True, 0.3333)
