"""The exact expectation of one turn: three headings, four rolls and up to twelve places of a rug."""

from marrakech.engine.learned.features import Floats
from marrakech.engine.learned.network import Network, final_value
from marrakech.engine.search.arrays import Rugs, TurnTable, Workspace
from marrakech.engine.search.evaluation import position_value, solve_leaf
from marrakech.engine.search.laying import lay_values
from marrakech.engine.search.values import add_value, best_value, clear_value
from marrakech.jit.decorators import merged
from marrakech.kernel.board import AHEAD
from marrakech.kernel.chance import FACES, MOST_STEPS, die_weight
from marrakech.kernel.choices import QUARTERS
from marrakech.kernel.state import (
    END_TURN,
    LAY,
    OVER,
    State,
    pile_stock,
    player,
    players,
    rugs_left,
    step,
    top,
    two_colours,
    with_flow,
    with_top,
)
from marrakech.kernel.turn import orient, roll


def oriented(state: State, heading: int) -> State:
    """Assam turned when a turn begins; in the variant he is to go on ahead, and the die comes next."""
    return state if state.rules & END_TURN else orient(state, heading)


def open_heading(state: State, heading: int) -> bool:
    """Whether a turn that begins may take this heading; in the variant, ahead only."""
    return not state.rules & END_TURN or heading == AHEAD


def rugs_in(table: TurnTable, heading: int, steps: int) -> Rugs:
    """The places of one roll."""
    return Rugs(
        table.places[heading, steps], table.quarters[heading, steps], table.values[heading, steps]
    )


def roll_values(
    stopped: State,
    network: Network,
    work: Workspace,
    table: TurnTable,
    heading: int,
    steps: int,
    blend: float,
) -> int:
    """Value what can follow a roll; the index of the best place, or 0 where the player went out."""
    if step(stopped) == LAY:
        rugs = rugs_in(table, heading, steps)
        found, best = lay_values(stopped, network, work, rugs, blend)
        table.found[heading, steps] = found
        return best
    table.found[heading, steps] = 0
    position_value(stopped, network, work, table.values[heading, steps, 0])
    return 0


@merged
def one_turn(state: State, network: Network, work: Workspace, table: TurnTable, blend: float) -> int:
    """The expectation of each heading of a turn that begins, into the table; the best heading.

    The top of the pile is known.
    """
    closed = 0
    for heading in range(QUARTERS):
        clear_value(table.headings[heading])
        if not open_heading(state, heading):
            closed |= 1 << heading
            continue
        for steps in range(1, MOST_STEPS + 1):
            stopped = roll(oriented(state, heading), steps)
            best = roll_values(stopped, network, work, table, heading, steps, blend)
            value = table.values[heading, steps, best]
            add_value(table.headings[heading], die_weight(steps) / FACES, value)
    return best_value(table.headings, QUARTERS, closed, player(state), players(state), blend)


def unknown_top(state: State) -> bool:
    """Whether the rug of the turn that begins is still to be drawn from a pile of two colours."""
    return two_colours(state.rules) and top(state, player(state)) == 0


def draw_chance(state: State, top_of_pile: int) -> float:
    """How likely the top of the pile is the first (1) or the second (2) colour."""
    who = player(state)
    return pile_stock(state, who, top_of_pile) / rugs_left(state, who)


def with_known_top(state: State, top_of_pile: int) -> State:
    """The position with the top of the mover's pile known."""
    return with_flow(state, with_top(state.flow, player(state), top_of_pile))


@merged
def turn_value(state: State, network: Network, work: Workspace, blend: float, value: Floats) -> None:
    """The expectation of a turn that begins, played best for its player; or the result of the game.

    The top of a pile that is not yet known is averaged over. With two rugs left in all, only the mover can have
    a pile of two colours.
    """
    if step(state) == OVER:
        final_value(state, value)
        return
    clear_value(value)
    draws = 2 if unknown_top(state) else 1
    for top_of_pile in range(1, draws + 1):
        chance = 1.0
        known = state
        if draws == 2:
            chance = draw_chance(state, top_of_pile)
            known = with_known_top(state, top_of_pile)
        if chance > 0.0 and solve_leaf(known, 2, work):
            add_value(value, chance, work.exact.value)
        elif chance > 0.0:
            heading = one_turn(known, network, work, work.next, blend)
            add_value(value, chance, work.next.headings[heading])
