"""Facts of a rug, counted by hand on small markets."""

import pytest

from marrakech import Position
from marrakech.record.words import parse_rug
from marrakech.service.rug_facts import RugFacts, rug_facts

BETWEEN_OWN = "7/7/7/1H>H1H>H1/7/7/7 d4N 1:lay 30,30,30 13,15,15 - - 3"
BESIDE_OTHERS = "7/7/2I>I3/4H>H1/7/7/7 d4N 1:lay 30,30,30 14,14,15 - - 3"
LAST = "7/7/2I>I3/4H>H1/7/7/7 d4N 3:lay 30,30,30 0,0,1 - - 3"
VARIANT = "7/7/7/1H>H1H>H1/7/7/7 d4N 1:lay 30,30,30 13,15,15 - - 3+end-turn"


@pytest.mark.parametrize(
    ("position", "rug", "facts"),
    [
        # Each way leads over two squares of a region of two: 2 on a one, 2 on a two, else nothing.
        (BETWEEN_OWN, "d5-d6", RugFacts(2, (0, 0, 0), 2, 1, 1.0)),
        # The rug covers one square of Indigo and joins two of its own; to the west the way is free.
        (BESIDE_OTHERS, "d5-e5", RugFacts(2, (0, 1, 0), 4, 1, 0.0)),
        # Half of one's own rug is covered: only one square more.
        (BESIDE_OTHERS, "e4-e5", RugFacts(1, (0, 0, 0), 3, 1, 0.0)),
        # Nobody walks after the last rug.
        (LAST, "d5-e5", RugFacts(2, (0, 1, 0), 2, None, 0.0)),
        # In the variant the ways are those that the player may leave to the next.
        (VARIANT, "d5-d6", RugFacts(2, (0, 0, 0), 2, 1, 1.0)),
    ],
)
def test_the_facts_of_a_rug_are_what_one_counts_by_hand(
    position: str, rug: str, facts: RugFacts
) -> None:
    assert rug_facts(Position.parse(position).state, parse_rug(rug)) == facts


def test_with_piles_the_rug_that_is_drawn_next_changes_nothing() -> None:
    position = "7/7/7/1H>H1H>H1/7/7/7 d4N 1:lay 30,30 10,12,12,12 - H,I 2"
    facts = rug_facts(Position.parse(position).state, parse_rug("d5-d6"))
    assert facts == RugFacts(2, (0, 0), 2, 1, 1.0)
