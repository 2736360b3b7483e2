"""Advice as a page gets it: a rug or a heading, its numbers rounded."""

from fractions import Fraction

from marrakech.record.moves import Lay, Orient
from marrakech.record.words import QUARTER_WORDS, parse_rug
from marrakech.service import adviser
from marrakech.service.rug_facts import RugFacts
from marrakech.wire import advice

FACTS = RugFacts(gained=2, taken=(0, 1), joined=5, follower=1, toll=Fraction(7, 3))


def test_a_rug_is_told_with_its_effects_and_a_heading_by_its_word() -> None:
    rug = adviser.Advised(
        Lay(parse_rug("d4-e4")), (0.123456, 0.876544), (30.126, 29.874), 0.123456, FACTS
    )
    heading = adviser.Advised(Orient(QUARTER_WORDS.index("left")), None, None, 0.5)
    given = adviser.Hint(7, 1, "master", (rug, heading), 3, 1000, 2, 0.12345)
    told = advice.hint(given)
    assert (told.version, told.seat, told.bot, told.left_off) == (7, 1, "master", 3)
    assert (told.nodes, told.depth, told.seconds) == (1000, 2, 0.123)
    first, second = told.choices
    assert first == advice.Advised(
        turn=None,
        rug="d4-e4",
        win=[0.1235, 0.8765],
        score=[30.13, 29.87],
        value=0.1235,
        facts=advice.RugFacts(gained=2, taken=[0, 1], joined=5, follower=1, toll=2.33),
    )
    assert second == advice.Advised("left", None, None, None, 0.5, None)


def test_an_evaluation_is_rounded() -> None:
    given = adviser.Evaluation(7, "master", (0.123456, 0.876544), (30.126, 29.874), 1000, 2, 0.12345)
    assert advice.evaluation(given) == advice.Evaluation(
        7, "master", [0.1235, 0.8765], [30.13, 29.87], 1000, 2, 0.123
    )
