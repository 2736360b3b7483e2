"""Reasons in words."""

from marrakech.analysis.comparison import LEAST, Reason
from marrakech.analysis.phrases import (
    phrase,
    phrase_in_all_languages,
    verdict_text,
)
from marrakech.analysis.verdict import GameVerdict
from marrakech.messages import Person


def test_every_reason_has_words_in_both_languages() -> None:
    facts: dict[str, int | float] = dict.fromkeys(
        ("own", "others", "largest", "ours", "expected", "highest", "rolls", "ruin"), 1
    )
    codes = [*LEAST, "purse"]
    for code in codes:
        told = phrase_in_all_languages(Reason(code, facts, facts))
        assert set(told) == {"en", "fr"}
        assert told["en"] != told["fr"]


def test_averages_have_one_digit_and_counts_have_none() -> None:
    best: dict[str, int | float] = {"expected": 1.26, "highest": 3, "rolls": 1, "ruin": 0}
    told = phrase(Reason("risk", best, {**best, "expected": 2.34}))
    assert "1.3" in told
    assert "2.3" in told
    assert "1.26" not in told


def test_the_reader_is_spoken_to_and_others_are_named() -> None:
    squares = Reason("squares", {"own": 5, "others": 2}, {"own": 4, "others": 3})
    assert phrase(squares).startswith("you show 5 squares")
    assert phrase(squares, Person("Ann")).startswith("Ann shows 5 squares")


def test_a_verdict_tells_luck_and_choices_with_their_signs() -> None:
    told = verdict_text(GameVerdict(0, "won", 6, 9, -3))
    assert "+9" in told
    assert "3" in told.replace("+9", "")
    assert "+3" in verdict_text(GameVerdict(0, "lost", -6, -9, 3))
