"""The worker itself: what it makes of a game and of a position."""

import io
import os
import subprocess
import sys

import msgspec
import pytest

from marrakech.analysis.reviewed import DOUBTFUL, ERROR, MARKED_FROM
from marrakech.engine.utility import judged
from marrakech.messages import LANGUAGES
from marrakech.record import gamefile
from marrakech.record.position import Position
from marrakech.service import study_worker
from marrakech.service.study_tasks import ROLLOUT, RolloutPlan, StudyNews, StudyTask
from marrakech.service.study_worker import LOWEST, work
from marrakech.wire import studied
from tests.analysis.test_review import finished_game


def told(*tasks: StudyTask) -> list[StudyNews]:
    """What the worker says to some tasks."""
    news = io.BytesIO()
    work(io.BytesIO(b"".join(msgspec.json.encode(task) + b"\n" for task in tasks)), news)
    return [msgspec.json.decode(line, type=StudyNews) for line in news.getvalue().splitlines()]


@pytest.fixture(scope="module")
def news() -> list[StudyNews]:
    return told(StudyTask("review", gamefile.write(finished_game(3)), "quick"))


@pytest.fixture(scope="module")
def made(news: list[StudyNews]) -> studied.Review:
    assert news[-1].review is not None
    return studied.review(news[-1].review, [])


def test_progress_comes_move_by_move(news: list[StudyNews], made: studied.Review) -> None:
    moves = len(made.moves)
    assert [(one.done, one.total) for one in news[:-1]] == [(n, moves) for n in range(1, moves + 1)]


def test_the_accounts_add_up_as_they_are_told(made: studied.Review) -> None:
    for each in made.players:
        for account in (each.win, each.score):
            parts = account.start + account.luck + account.own + account.others
            parts += account.correction
            assert parts == pytest.approx(account.result, abs=1e-6)


def test_every_mistake_says_what_was_better_and_why(made: studied.Review) -> None:
    assert made.mistakes
    for wrong in made.mistakes:
        move = made.moves[wrong.move]
        assert not move.chance
        assert move.loss >= MARKED_FROM[DOUBTFUL][0]
        assert wrong.better == move.best != move.played
        position = Position.parse(wrong.position)
        position.play(wrong.better), position.play(move.played)
        assert position.player == move.player
        for reason in wrong.reasons:
            assert set(reason.words) == set(LANGUAGES)


def test_the_hardest_roll_has_exact_odds(made: studied.Review) -> None:
    assert made.hardest is not None
    move = made.moves[made.hardest.move]
    assert move.chance
    assert sum(one.chance for one in made.hardest.odds) == pytest.approx(1, abs=1e-4)
    expected = sum(one.chance * one.win for one in made.hardest.odds)
    came = next(one for one in made.hardest.odds if one.roll == move.played)
    assert came.win - expected == pytest.approx(move.change[move.player], abs=1e-3)


def test_choices_are_ranked_and_outcomes_are_weighed() -> None:
    laying = Position.parse("7/7/7/7/7/7/7 d4N 1:orient 30,30,30 15,15,15 - - 3").play("left").play("2")
    rolling = Position.parse("7/7/7/7/7/7/7 d4N 1:orient 30,30,30 15,15,15 - - 3").play("left")
    ranked, weighed, refused = told(
        StudyTask("rank", str(laying), "quick"),
        StudyTask("rank", str(rolling), "quick"),
        StudyTask("rank", "nonsense", "quick"),
    )
    assert ranked.ranking is not None
    assert weighed.ranking is not None
    choices = ranked.ranking.choices
    assert {one.choice for one in choices} == {str(move) for move in laying.legal()}
    assert choices[0].loss == 0
    judged_worths = [judged(one.win, one.score, 0, exact=False) for one in choices]
    assert judged_worths == sorted(judged_worths, reverse=True)
    assert [one.loss for one in choices] == pytest.approx(
        [max(0.0, choices[0].win[0] - one.win[0]) for one in choices]
    )
    assert ranked.ranking.error == ERROR["quick"]
    assert [one.chance for one in weighed.ranking.choices] == pytest.approx(
        [1 / 6, 1 / 3, 1 / 3, 1 / 6], abs=1e-4
    )
    assert all(len(one.spread) == 3 and min(one.spread) > 0 for one in choices)
    assert refused.failed is not None, "and the worker goes on"


def test_a_rollout_pauses_and_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    bare = "7/7/7/7/7/7/7 d4N 1:orient 30,30,30 15,15,15 - - 3"
    task = StudyTask(ROLLOUT, bare, "", RolloutPlan(("left", "right"), games=100, seed=4))
    monkeypatch.setattr(study_worker, "SLICE", 0.0)
    news = [one for one in told(task, task) if one.paused or one.finished]
    assert [(one.rolled and one.rolled.games, one.finished) for one in news] == [
        (50, False),
        (100, True),
    ]
    monkeypatch.setattr(study_worker, "SLICE", 600.0)
    at_once = told(task)
    assert [one.paused for one in at_once] == [False, False, False]
    assert at_once[-1] == news[-1], "turns make no difference"
    assert at_once[-1].rolled is not None
    assert {one.choice for one in at_once[-1].rolled.choices} == {"left", "right"}


@pytest.mark.skipif(not hasattr(os, "nice"), reason="there are no priorities here")
def test_the_process_has_the_lowest_priority() -> None:
    done = subprocess.run(
        [
            sys.executable,
            "-c",
            "import os; from marrakech.service.study_worker import lower_priority;"
            "lower_priority(); print(os.nice(0))",
        ],
        capture_output=True,
        text=True,
        check=True,
        timeout=60,
    )
    assert int(done.stdout) == LOWEST
