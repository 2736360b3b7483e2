"""A position played on for some turns with given luck, the luck of every roll taken out.

All players choose by the network one turn deep, or the others as `greedy` does. The sum of what was
expected and of what each choice changed has the same mean as the value at the end, and a far smaller
spread, for the dice no longer count.
"""

from marrakech.engine.greedy import best_rug, greedy_choice
from marrakech.engine.learned.features import Floats, Ints
from marrakech.engine.learned.network import Network
from marrakech.engine.search.arrays import TurnTable, Workspace
from marrakech.engine.search.evaluation import position_value
from marrakech.engine.search.expectation import (
    draw_chance,
    one_turn,
    oriented,
    turn_value,
    unknown_top,
    with_known_top,
)
from marrakech.engine.search.values import add_value, best_value
from marrakech.jit.decorators import lean
from marrakech.kernel.chance import FACES, MOST_STEPS, die_weight
from marrakech.kernel.state import END_TURN, LAY, OVER, Player, State, player, players, step
from marrakech.kernel.turn import lay, next_turn, roll

LENGTH = 8
"""Turns that are played."""


def place_taken(
    state: State, heading: int, steps: int, greedy: bool, table: TurnTable, blend: float
) -> int:
    """Which place is taken after a roll, as an index in the table; 0 if the player is out."""
    found = table.found[heading, steps]
    if not found:
        return 0
    if greedy:
        place = best_rug(roll(oriented(state, heading), steps))[0]
        for i in range(found):
            if table.places[heading, steps, i] == place:
                return i
    values = table.values[heading, steps]
    return best_value(values, found, 0, player(state), players(state), blend)


def turn_played(state: State, heading: int, steps: int, index: int, table: TurnTable) -> State:
    """Where the next turn begins."""
    stopped = roll(oriented(state, heading), steps)
    if step(stopped) != LAY:
        return stopped
    laid = lay(stopped, table.places[heading, steps, index])
    return next_turn(laid, table.quarters[heading, steps, index])


def greedy_expectation(
    state: State, heading: int, table: TurnTable, blend: float, total: Floats
) -> None:
    """Add the expectation of a heading when every rug is laid as greedy would."""
    for steps in range(1, MOST_STEPS + 1):
        i = place_taken(state, heading, steps, True, table, blend)
        add_value(total, die_weight(steps) / FACES, table.values[heading, steps, i])


@lean
def play_on(
    state: State,
    hunter: Player,
    prey: bool,
    network: Network,
    work: Workspace,
    blend: float,
    rolls: Ints,
    draws: Floats,
    total: Floats,
) -> None:
    """Play `LENGTH` turns from where one begins, and add what they come to.

    With `prey`, all but the hunter play greedily. `rolls` has the die of each turn, and `draws` a number
    from 0 to 1 for each, by which a rug is drawn.
    """
    assert min(rolls.shape[0], draws.shape[0]) >= LENGTH
    table = work.root
    value = work.answers.value
    for t in range(LENGTH):
        if step(state) == OVER:
            position_value(state, network, work, value)
            add_value(total, 1.0, value)
            return
        greedy = prey and player(state) != hunter
        if t == LENGTH - 1 or not greedy:
            turn_value(state, network, work, blend, value)
            add_value(total, 1.0, value)
        if t == LENGTH - 1:
            return
        if unknown_top(state):
            state = with_known_top(state, 1 if draws[t] < draw_chance(state, 1) else 2)
        heading = one_turn(state, network, work, table, blend)
        if greedy:
            # A greedy player knows the top of the pile here: the luck of that draw is left in.
            if not state.rules & END_TURN:
                heading = greedy_choice(state)
            greedy_expectation(state, heading, table, blend, total)
        i = place_taken(state, heading, rolls[t], greedy, table, blend)
        add_value(total, -1.0, table.values[heading, rolls[t], i])
        state = turn_played(state, heading, rolls[t], i, table)
