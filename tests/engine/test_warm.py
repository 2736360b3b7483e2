"""The compiled functions of the bots that look further than one turn."""

import pytest

from marrakech.engine.lookahead import lookahead_value
from marrakech.engine.warm import lookahead_value_compiled
from marrakech.kernel.choices import listed
from marrakech.kernel.state import ORIENT, step
from marrakech.kernel.turn import legal
from tests.engine.games import RULES, some_choices


@pytest.mark.parametrize("rules", RULES)
def test_values_are_the_same_interpreted_and_compiled(rules: int) -> None:
    for state in some_choices(rules, 20):
        # Interpreted, a heading takes half a second.
        if step(state) != ORIENT:
            choice = listed(legal(state))[-1]
            assert lookahead_value_compiled(state, choice) == lookahead_value(state, choice)
