"""A position as a page gets it: what may be done, and what chance may bring."""

import msgspec

from marrakech.kernel.state import start
from marrakech.record.node import Node
from marrakech.wire import positions


def test_what_the_die_may_bring_is_told_with_its_probability() -> None:
    told = positions.seen(Node(start(3)).after("left"))
    assert (told.step, told.seat) == ("roll", 0)
    assert {one.outcome: one.chance for one in told.outcomes} == {
        "1": 0.16667,
        "2": 0.33333,
        "3": 0.33333,
        "4": 0.16667,
    }


def test_where_a_rug_is_dealt_nobody_chooses() -> None:
    told = positions.seen(Node(start(2)))
    assert (told.step, told.next, told.result) == ("deal", None, None)
    assert told.position.turn == 1


def test_a_game_is_asked_about_from_its_first_version_on() -> None:
    asked = msgspec.convert({"position": "p", "moves": []}, positions.LinesRequest)
    again = msgspec.convert({"position": "p", "seat": 0}, positions.PlayOnRequest)
    assert (asked.version, again.version) == (1, 1)
