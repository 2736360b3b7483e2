"""Games against a prey: it plays as it always does, and its turns are worth what they lead to."""

from itertools import pairwise

import numpy as np

from marrakech.engine.greedy import greedy_choice
from marrakech.engine.learned.network import fresh_network
from marrakech.engine.playout import seeded
from marrakech.engine.search.arrays import make_workspace
from marrakech.engine.search.evaluation import position_value
from marrakech.engine.search.params import SearchParams
from marrakech.engine.sides import side
from marrakech.engine.vectors import VALUES
from marrakech.kernel.chance import outcomes, possible
from marrakech.kernel.state import ELIMINATION, FIELDS, OVER, State, player, read_state, step
from marrakech.kernel.turn import act
from marrakech.training.hunting import hunt
from marrakech.training.selfplay import MOST_TURNS, Searcher

RULES = 3 | ELIMINATION


def led_to(state: State, who: int) -> set[State]:
    """Every position that a greedy player's turn can lead to."""
    if step(state) == OVER or player(state) != who:
        return {state}
    if outcomes(state):
        return {after for what in possible(outcomes(state)) for after in led_to(act(state, what), who)}
    return led_to(act(state, greedy_choice(state)), who)


def test_the_prey_plays_as_it_always_does_and_its_turns_are_worth_what_they_lead_to() -> None:
    searcher = Searcher(
        fresh_network(5), make_workspace(), SearchParams(3, 0.03, 0.01, mix=0.0, reach=0), 1
    )
    states = np.zeros((MOST_TURNS, FIELDS), np.int64)
    targets = np.zeros((MOST_TURNS, VALUES), np.float32)
    seats = set()
    for seed in range(4):
        turns = hunt(RULES, searcher, side("greedy", 3), seeded(seed), 0.0, states, targets)
        played = [read_state(states[nth]) for nth in range(turns)]
        unlike = {
            player(one) for one, after in pairwise(played) if after not in led_to(one, player(one))
        }
        [mine] = unlike
        seats.add(mine)
        worth = np.zeros(VALUES, np.float32)
        as_led_to = 0
        for nth, after in enumerate(played[1:]):
            position_value(after, searcher.network, searcher.work, worth)
            same = np.allclose(targets[nth], worth, atol=1e-6)
            assert same or player(played[nth]) == mine
            as_led_to += same
        # The exploiter's own turns are worth what is expected of them, over all rolls.
        assert as_led_to < turns - 5
    assert len(seats) > 1, "the exploiter sits in any seat"
