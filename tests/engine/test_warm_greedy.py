"""The compiled function of greedy."""

import pytest

from marrakech.engine.greedy import greedy_values
from marrakech.engine.warm_greedy import greedy_values_compiled
from tests.engine.games import RULES, some_choices


@pytest.mark.parametrize("rules", RULES)
def test_values_are_the_same_interpreted_and_compiled(rules: int) -> None:
    for state in some_choices(rules, 20):
        assert greedy_values_compiled(state) == greedy_values(state)
