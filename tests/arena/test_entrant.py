"""Bots as they are named on the command line."""

import pytest

from marrakech.arena.entrant import Entrant, parse_entrants
from marrakech.arena.errors import EntrantError
from marrakech.engine.bot import Limits


@pytest.mark.parametrize(
    ("text", "entrant"),
    [
        ("greedy", Entrant("greedy", "greedy", 0.5, 7)),
        ("apprentice", Entrant("apprentice", "apprentice", 0.5, 7)),
        ("greedy@2s", Entrant("greedy@2s", "greedy", 2.0, None)),
        ("greedy@0.05s", Entrant("greedy@0.05s", "greedy", 0.05, None)),
        ("greedy@500n", Entrant("greedy@500n", "greedy", None, 500)),
        ("rug king=greedy@500n", Entrant("rug king", "greedy", None, 500)),
        ("cmd:python3 -u my/bot.py --x=3", Entrant("bot", "cmd:python3 -u my/bot.py --x=3", 0.5, 7)),
        ("cmd:./weaver --deep", Entrant("weaver", "cmd:./weaver --deep", 0.5, 7)),
        ("mine=cmd:node bot.js@1s", Entrant("mine", "cmd:node bot.js", 1.0, None)),
    ],
)
def test_a_bot_is_read_with_its_label_and_limits(text: str, entrant: Entrant) -> None:
    assert Entrant.parse(text, Limits(0.5, 7)) == entrant


def test_the_same_bot_twice_has_two_names() -> None:
    found = parse_entrants(["greedy", "greedy", "greedy"])
    assert [one.label for one in found] == ["greedy", "greedy (2)", "greedy (3)"]
    assert {one.bot for one in found} == {"greedy"}


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("deep-rug", r"no bot called 'deep-rug'.*greedy.*cmd:"),
        ("", "no bot called ''"),
        ("cmd:", "the command is empty"),
        ("cmd:'unclosed", "cannot be read"),
        ("greedy@fast", "no bot called 'greedy@fast'"),
    ],
)
def test_what_cannot_be_entered_is_told(text: str, why: str) -> None:
    with pytest.raises(EntrantError, match=why):
        Entrant.parse(text)
