"""The file of a learner: mistakes come back after 1, 3 and 7 days, and what is no such file is refused."""

import json
from pathlib import Path

import msgspec
import pytest

from marrakech.analysis.learnerfile import (
    A_DAY,
    KeptMistake,
    LearnerFile,
    addition_of,
    after_answer,
    after_answering,
    read_learner,
    with_game,
    write_learner,
)
from marrakech.record.errors import NotationError

MISTAKE = KeptMistake(
    id="g-31",
    game="g",
    at=0.0,
    round=8,
    against="Idir, Safia",
    position="7/7/7/7/7/7/7 d4N 1:orient 30,30,30 15,15,15 - - 3",
    printing="en2021",
    played="left",
    loss=0.09,
    right=0,
    missed=0,
    due=A_DAY,
)
ACCOUNT = {"start": 0.3, "luck": 0.1, "own": -0.1, "others": 0.0, "result": 1.0, "correction": 0.0}
PLAYER = {
    "win": ACCOUNT,
    "score": ACCOUNT,
    "decisions": 30,
    "loss": 0.3,
    "mistakes": 1,
    "luckier_than": None,
    "plays_like": None,
}
MOMENT = {
    "turn": 10,
    "move": 31,
    "player": 1,
    "chance": False,
    "played": "left",
    "best": "right",
    "win": [0.5, 0.2, 0.3],
    "change": [0.0, -0.09, 0.09],
    "luck": 0.0,
    "loss": 0.09,
}
POINT = {
    "moment": MOMENT,
    "position": MISTAKE.position,
    "better": "right",
    "win_played": 0.2,
    "gain": 0.09,
    "reasons": [],
}


def review_line(**changes: object) -> str:
    """A line of `marrakech review --json` with a mistake of the second seat."""
    lost = {**PLAYER, "win": {**ACCOUNT, "result": 0.0}}
    players = [{**(PLAYER if seat == 1 else lost), "player": seat} for seat in range(3)]
    told = {
        "file": "evening.marrakech",
        "names": ["Hana", "Idir", "Safia"],
        "players": players,
        "turning_points": [POINT, {**POINT, "moment": {**MOMENT, "player": 0, "move": 40}}],
    }
    return json.dumps({**told, **changes})


def test_a_mistake_comes_back_after_one_three_and_seven_days_and_leaves() -> None:
    now, mistake, gaps = 5.0, MISTAKE, []
    for _ in range(2):
        after = after_answer(mistake, True, now)
        assert after is not None
        gaps.append((after.due - now) / A_DAY)
        mistake = after
    assert gaps == [3, 7]
    assert after_answer(mistake, True, now) is None
    missed = after_answer(mistake, False, now)
    assert missed is not None
    assert (missed.right, missed.missed, missed.due) == (0, 1, now + A_DAY)


def test_what_was_answered_three_times_never_comes_back() -> None:
    learner = LearnerFile(mistakes=(msgspec.structs.replace(MISTAKE, right=2),))
    after = after_answering(learner, learner.mistakes[0], True, 9.0)
    assert (after.mistakes, after.gone) == ((), ("g-31",))
    addition = addition_of(review_line(file="g"), "x", 2, None, 9.0)
    assert [one.id for one in addition.mistakes] == ["g-31"]
    assert with_game(after, addition).mistakes == ()


def test_a_review_adds_the_game_and_the_mistakes_of_ones_own_seat() -> None:
    for seat, name in ((2, None), (None, "Idir")):
        addition = addition_of(review_line(), "reviews 1", seat, name, 100.0)
        game = addition.game
        assert (game.game, game.players, game.decisions, game.won) == ("evening", 3, 30, True)
        assert game.loss == pytest.approx(0.01)
        assert game.against == "Hana, Safia"
        (mistake,) = addition.mistakes
        assert (mistake.id, mistake.round, mistake.due) == ("evening-31", 4, 100.0 + A_DAY)
        assert (game.printing, mistake.printing) == ("en2021", "en2021")
    french = addition_of(review_line(printing="fr57"), "reviews 1", 2, None, 100.0)
    assert (french.game.printing, french.mistakes[0].printing) == ("fr57", "fr57")
    learner = with_game(with_game(LearnerFile(), addition), addition)
    assert (len(learner.games), len(learner.mistakes)) == (1, 1)
    assert [game.players for game in learner.played] == [3]
    assert learner.due(100.0) == []
    assert learner.due(100.0 + A_DAY) == [mistake]


def test_a_review_that_one_is_not_in_is_refused() -> None:
    for seat, name in ((None, None), (4, None), (None, "Nobody")):
        with pytest.raises(NotationError, match="Hana, Idir, Safia"):
            addition_of(review_line(), "reviews 1", seat, name, 0.0)
    with pytest.raises(NotationError, match="review --json"):
        addition_of("{}", "reviews 1", 1, None, 0.0)


def test_a_file_is_read_as_it_was_written(tmp_path: Path) -> None:
    path = tmp_path / "learner.json"
    assert read_learner(path) == LearnerFile()
    learner = LearnerFile(mistakes=(MISTAKE,), solved=("fr57-3-1-2",), days=("2026-11-18",))
    write_learner(path, learner)
    assert read_learner(path) == learner
    assert not path.with_name("learner.json.new").exists()


@pytest.mark.parametrize(
    "content", ["", "[]", '{"format": "x"}', '{"version": 2}', '{"mistakes": [{}]}', "\udcff"]
)
def test_what_is_no_such_file_is_refused(tmp_path: Path, content: str) -> None:
    path = tmp_path / "learner.json"
    path.write_bytes(content.encode("utf-8", "surrogateescape"))
    with pytest.raises(NotationError, match=r"learner\.json"):
        read_learner(path)
