"""What bots thought, as lines of the terminal."""

from itertools import product
from typing import get_args

import pytest

from marrakech.cli.terminal.afterthought_lines import sentence, thought_lines
from marrakech.messages import Person, speaking
from marrakech.service.afterthoughts import Afterthought, SightWord


def thought(
    sight: SightWord, *, rug: str | None = None, amount: float = 2.5, slipped: bool = False
) -> Afterthought:
    return Afterthought(1, sight, 7, None if rug else "left", rug, amount, slipped)


def test_each_bot_that_told_has_a_line() -> None:
    people = [Person("Ana", you=True), Person("Idir")]
    (line,) = thought_lines([thought("novice")], people)
    assert line.startswith("Idir: Round 7, Assam to the left: ")
    assert "2.5" in line


@pytest.mark.parametrize("language", ["en", "de", "es", "fr", "it", "nl", "pt", "ro"])
def test_everybody_says_something_of_their_own(language: str) -> None:
    with speaking(language):
        told = {
            sentence(thought(sight, rug=rug, amount=0.5))
            for sight, rug in product(get_args(SightWord), (None, "d6-d7"))
        }
        assert len(told) == 8
        slipped = sentence(thought("merchant", slipped=True))
        assert slipped.startswith(sentence(thought("merchant")))
        assert len(slipped) > len(sentence(thought("merchant"))) + 5
