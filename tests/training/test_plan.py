"""The plan of a run."""

import pytest

from marrakech.kernel.state import (
    COVER_OWN,
    ELIMINATION,
    END_TURN,
    KEEP_HEADING,
    ONE_COLOUR,
    PLAYERS_MASK,
)
from marrakech.training.plan import rules_mix


@pytest.mark.parametrize("number", [2, 3, 4])
def test_every_switch_is_trained(number: int) -> None:
    mix = rules_mix(number)
    assert {rules & PLAYERS_MASK for rules in mix} == {number}
    assert mix.count(number | ELIMINATION) / len(mix) >= 0.7
    switches = [END_TURN, KEEP_HEADING, COVER_OWN, *([ONE_COLOUR] if number == 2 else [])]
    for switch in switches:
        assert any(rules & switch for rules in mix), switch
    assert not all(rules & ELIMINATION for rules in mix)
    # Keeping the heading means something only in the variant.
    assert all(rules & END_TURN for rules in mix if rules & KEEP_HEADING)
