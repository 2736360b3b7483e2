# ruff: noqa: RUF001  (French curves its apostrophes)
"""What happened, told in full and brief, in both languages."""

from collections.abc import Sequence

import pytest

from marrakech.cli.narration import narrate
from marrakech.kernel.board import AHEAD, LEFT
from marrakech.messages import Person, speaking
from marrakech.record.game_events import (
    Drawn,
    Eliminated,
    Ended,
    Event,
    Footstep,
    Laid,
    Oriented,
    Paid,
    Turned,
    Walked,
)
from marrakech.record.words import parse_rug, parse_square

YOU, IDIR = Person("You", you=True), Person("Idir")
D4, D6 = parse_square("d4"), parse_square("d6")
RUG = Laid(1, parse_rug("d4-e4"), 1, (-1, -1))


def walked(who: int, *left_by: int | None) -> Walked:
    return Walked(who, len(left_by), D4, tuple(Footstep(D6, 0, side, False) for side in left_by))


@pytest.mark.parametrize(
    ("events", "full", "brief", "french", "french_brief"),
    [
        (
            [Oriented(1, LEFT, 3), walked(1, None, None), Paid(1, 0, 3, 3, (D6,)), RUG],
            "Idir turned Assam left, rolled 2 (d4 to d6), paid you 3, laid d4-e4.",
            "Idir: left, 2 to d6, paid you 3, laid d4-e4.",
            "Idir a tourné Assam à gauche, fait 2 (de d4 à d6), vous a payé 3, posé d4-e4.",
            "Idir\u00a0: à gauche, 2 en d6, vous a payé 3, pose d4-e4.",
        ),
        (
            [
                Oriented(0, AHEAD, 1),
                walked(0, 1),
                Paid(0, 1, 5, 2, (D6,)),
                Eliminated(0),
                Ended((2, 1), (0, 9)),
            ],
            "You kept Assam heading east, rolled 1 (d4 to d6, round a mosaic), paid Idir 2 of the 5 due, "
            "and are out.",
            "You: ahead, 1 to d6, paid Idir 2 of 5, and are out.",
            "Vous avez laissé Assam tourné vers l’est, fait 1 (de d4 à d6, par le bord), payé 2 sur 5 à Idir, "
            "et quittez la partie.",
            "You\u00a0: tout droit, 1 en d6, payé 2 sur 5 à Idir, et quittez la partie.",
        ),
        (
            [walked(1, 1, 2), Drawn(1, 3), Turned(1, LEFT, 0)],
            "Idir rolled 2 (d4 to d6, round mosaics), drew an Almond rug, turned Assam left to the north.",
            "Idir: 2 to d6, turned left.",
            "Idir a fait 2 (de d4 à d6, par le bord), tiré un tapis amande, "
            "tourné Assam à gauche, vers le nord.",
            "Idir\u00a0: 2 en d6, tourné à gauche.",
        ),
        (
            [Turned(0, AHEAD, 2)],
            "You left Assam heading south.",
            "You: turned ahead.",
            "Vous avez laissé Assam tourné vers le sud.",
            "You\u00a0: laissé tout droit.",
        ),
    ],
)
def test_a_turn_is_told(
    events: Sequence[Event], full: str, brief: str, french: str, french_brief: str
) -> None:
    assert narrate(events, (YOU, IDIR)) == [full]
    assert narrate(events, (YOU, IDIR), brief=True) == [brief]
    with speaking("fr"):
        assert narrate(events, (YOU, IDIR)) == [french]
        assert narrate(events, (YOU, IDIR), brief=True) == [french_brief]


def test_everybody_has_a_sentence_in_turn() -> None:
    told = narrate([walked(0, None), RUG, Drawn(0, 0)], (YOU, IDIR), brief=True)
    assert told == ["You: 1 to d6.", "Idir: laid d4-e4."]
