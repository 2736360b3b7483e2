"""Reasons in words."""

from marrakech.analysis.comparison import LEAST, Reason
from marrakech.analysis.phrases import (
    phrase_in_all_languages,
)


def test_every_reason_has_words_in_both_languages() -> None:
    facts: dict[str, int | float] = dict.fromkeys(
        ("own", "others", "largest", "ours", "expected", "highest", "rolls", "ruin"), 1
    )
    codes = [*LEAST, "purse"]
    for code in codes:
        told = phrase_in_all_languages(Reason(code, facts, facts))
        assert set(told) == {"en", "fr"}
        assert told["en"] != told["fr"]
