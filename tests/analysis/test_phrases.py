"""Reasons in words."""

from marrakech.analysis.accounts import Account
from marrakech.analysis.comparison import LEAST, Reason
from marrakech.analysis.phrases import (
    phrase,
    phrase_in_all_languages,
    verdict_text,
)
from marrakech.analysis.verdict import GameVerdict
from marrakech.messages import LANGUAGES, Person, message, speaking


def test_every_reason_has_words_in_every_language() -> None:
    facts: dict[str, int | float] = dict.fromkeys(
        (
            *("own", "others", "theirs", "largest", "ours", "expected", "highest", "rolls", "ruin"),
            *("paid", "squares", "covered", "outcome", "rival"),
        ),
        1,
    )
    for code in LEAST:
        told = phrase_in_all_languages(Reason(code, facts, facts))
        assert set(told) == set(LANGUAGES)
        assert len(set(told.values())) == len(LANGUAGES)


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
    fewer = Reason("cut", {"largest": 1, "rival": 1}, {"largest": 4, "rival": 1})
    assert "Idir" in phrase(fewer, names=["Ana", "Idir"])
    nobody = Reason("cut", {"largest": 1}, {"largest": 4})
    assert message("reasons-rival") in phrase(nobody, names=["Ana", "Idir"])


def test_a_verdict_tells_luck_and_choices_with_their_signs() -> None:
    score = Account(40.2, 11.3, -6.1, 8.3, -0.7, 53.0)
    assert verdict_text(GameVerdict(0, "won", 17, score)) == (
        "Won by 17 with 53 points: 40.2 at the start, dice +11.3, own choices -6.1, "
        "others' choices +8.3, our error -0.7."
    )
    with speaking("fr"):
        assert verdict_text(GameVerdict(0, "lost", -6, score)) == (
            "Perdu de 6 avec 53 points\u00a0: 40,2 au départ, dés +11,3, ses choix -6,1, "
            "choix des autres +8,3, notre erreur -0,7."
        )
    assert verdict_text(GameVerdict(0, "won", 0, score)).startswith("Won on dirhams with 53")
    half = Account(40.0, 0.0, 0.0, 0.0, 0.0, 38.5)
    assert "with 38.5 points" in verdict_text(GameVerdict(0, "lost", -1, half))
