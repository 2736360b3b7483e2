"""Search against its slower reading in positions that no game reaches: odd boards, stocks and purses."""

from random import Random

import numpy as np
import pytest

from marrakech.engine.learned.network import Network
from marrakech.engine.search.arrays import Workspace
from marrakech.engine.search.decide import decide
from marrakech.engine.search.expectation import rugs_in
from marrakech.kernel.choices import listed
from marrakech.kernel.state import LAY, ORIENT, OVER, TURN, State, player, players, step
from marrakech.kernel.turn import end_turn, lay, legal, undrawn
from tests.engine.search.slow import (
    ALL,
    lay_values_compiled,
    slow_answers,
    slow_heading,
    slow_turn,
    value_of,
    worth,
)
from tests.examples import times
from tests.positions import EVERY_RULES, random_position, steps_of

REL, ABS = 1e-3, 5e-3
"""Sums in another order differ more where a purse or a stock is far larger than in a game."""


def positions(rules: int, now: int, number: int) -> list[State]:
    """Positions at a step, if the rules have it."""
    random = Random(f"{rules} {now}")
    wanted = times(number) if now in steps_of(rules) else 0
    return [random_position(random, rules, now) for _ in range(wanted)]


def check(values: np.ndarray, expected: np.ndarray, begun: State | None = None) -> None:
    """The values agree; or, where a turn begins, what they are worth to its player, who may have ties."""
    if (
        begun is not None
        and step(begun) != OVER
        and values != pytest.approx(expected, rel=REL, abs=ABS)
    ):
        found, wanted = (worth(each, player(begun), players(begun)) for each in (values, expected))
        assert found == pytest.approx(wanted, rel=REL, abs=ABS)
    else:
        assert values == pytest.approx(expected, rel=REL, abs=ABS)


@pytest.mark.parametrize("rules", EVERY_RULES)
def test_every_place_has_the_value_of_what_it_leads_to(
    rules: int, network: Network, work: Workspace
) -> None:
    for state in positions(rules, LAY, 3):
        places = listed(legal(state))
        found, _ = lay_values_compiled(state, network, work, rugs_in(work.root, 0, 0), ALL.blend)
        assert work.root.places[0, 0, :found].tolist() == places
        for i, place in enumerate(places):
            laid = undrawn(lay(state, place))
            after = end_turn(laid, int(work.root.quarters[0, 0, i])) if step(laid) == TURN else laid
            check(work.root.values[0, 0, i], value_of(after, network))


@pytest.mark.parametrize("rules", EVERY_RULES)
def test_two_turns_and_the_answers_are_what_plain_recursion_finds(
    rules: int, network: Network, work: Workspace
) -> None:
    who_answers = ALL._replace(mix=0.25)
    for state in positions(rules, LAY, 1):
        who, others = player(state), players(state) - 1
        decide(state, network, work, 2, who_answers)
        for i, place in enumerate(listed(legal(state))):
            after = end_turn_as_decided(state, place, int(work.root.quarters[0, 0, i]))
            answers = slow_answers(after, who, False, network, others)
            check((work.choices.values[i] - 0.25 * answers) / 0.75, slow_turn(after, network), after)


def end_turn_as_decided(state: State, place: int, quarter: int) -> State:
    """Where the next turn begins."""
    laid = undrawn(lay(state, place))
    return end_turn(laid, quarter) if step(laid) == TURN else laid


@pytest.mark.parametrize("rules", EVERY_RULES)
def test_a_heading_and_a_turn_at_the_end_are_exact_expectations(
    rules: int, network: Network, work: Workspace
) -> None:
    for state in positions(rules, ORIENT, 2):
        decide(state, network, work, 1, ALL)
        for heading in range(3):
            check(work.choices.values[heading], slow_heading(state, heading, network), state)
    for state in positions(rules, TURN, 2):
        choice = decide(state, network, work, 1, ALL)
        slow = {
            quarter: slow_turn(end_turn(state, quarter), network) for quarter in listed(legal(state))
        }
        for quarter, values in slow.items():
            check(work.choices.values[quarter], values, end_turn(state, quarter))
        worths = {one: worth(values, player(state), players(state)) for one, values in slow.items()}
        assert worths[choice] == pytest.approx(max(worths.values()), rel=REL, abs=ABS)
