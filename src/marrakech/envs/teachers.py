"""The master's value of every action, in many games at once: for a policy to imitate."""

from typing import Any

import numpy as np

from marrakech.engine.learned.features import Floats, Ints
from marrakech.engine.learned.network import Network
from marrakech.engine.learned.shipped import networks
from marrakech.engine.search.arrays import Workspace, make_workspace
from marrakech.engine.search.decide import decide
from marrakech.engine.search.params import SearchParams, master_params
from marrakech.engine.search.values import value_to
from marrakech.envs.arguments import check_states, states_of, whole
from marrakech.envs.errors import WrongArgumentError
from marrakech.envs.frame import action_in, frame_of
from marrakech.jit.decorators import entry
from marrakech.kernel.choices import ACTIONS, action_of, first_choice, how_many, without_first
from marrakech.kernel.state import FIELDS, LAY, PLAYERS_MASK, player, players, read_state, step
from marrakech.kernel.turn import legal
from marrakech.record.checked import switch

RULES_FIELD = FIELDS - 1


@entry
def value_like_master(
    states: Any,
    facing_north: bool,
    network: Network,
    work: Workspace,
    turns: int,
    params: SearchParams,
    values: Any,
) -> None:
    """The master's value of each legal action of each game; minus infinity for the others."""
    for i in range(states.shape[0]):
        state = read_state(states[i])
        frame = frame_of(state, facing_north)
        for action in range(ACTIONS):
            values[i, action] = -np.inf
        choices = legal(state)
        if not how_many(choices):
            continue
        decide(state, network, work, turns, params)
        rest = choices
        nth = 0
        while how_many(rest):
            choice = first_choice(rest)
            rest = without_first(rest)
            found = work.choices.values[nth if step(state) == LAY else choice]
            action = action_in(frame, action_of(choices, choice))
            values[i, action] = value_to(found, player(state), players(state), params.blend)
            nth += 1


def master_values(states: Ints, players: int, turns: int = 1, facing_north: bool = False) -> Floats:
    """What the master thinks of every action in each of many games, (games, 87).

    A value is the probability of winning plus a little of the expected margin; minus infinity for actions
    that are not legal. One turn deep it takes about 0.1 ms for a heading and 0.01 ms for a rug; two turns
    deep, as the bot plays, milliseconds.
    """
    given = states_of(states)
    number, deep = whole(players, "players"), whole(turns, "turns")
    if number not in (2, 3, 4) or (given[:, RULES_FIELD] & PLAYERS_MASK != number).any():
        raise WrongArgumentError(f"the states are not all of games of {number} players")
    if deep not in (1, 2):
        raise WrongArgumentError(f"the master looks 1 or 2 turns deep here, not {deep}")
    check_states(given)
    values = np.empty((len(given), ACTIONS), np.float32)
    value_like_master(
        given,
        switch(facing_north, "facing_north"),
        networks()[number],
        make_workspace(),
        deep,
        master_params(number),
        values,
    )
    return values
