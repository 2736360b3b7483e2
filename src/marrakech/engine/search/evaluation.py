"""The network's value of a position: a turn that begins, or the end of the game."""

from marrakech.engine.endings.reach import rugs_in_play
from marrakech.engine.endings.solving import ending_value
from marrakech.engine.learned.features import Floats
from marrakech.engine.learned.network import Network, final_value, forward, read_outputs
from marrakech.engine.search.arrays import Workspace
from marrakech.engine.search.values import copy_value
from marrakech.engine.vectors import VALUES
from marrakech.kernel.state import OVER, State, step


def solve_leaf(state: State, rugs: int, work: Workspace) -> bool:
    """Whether at most so many rugs are left where a turn begins; the exact value is in `exact.value` then.

    With two rugs it takes about half as long as the expectation of a turn by the network, with one less than
    the network's value.
    """
    if not work.exact.wanted[0] or rugs_in_play(state) > rugs:
        return False
    ending_value(state, work.exact.arrays)
    for v in range(VALUES):
        work.exact.value[v] = work.exact.arrays.frames.values[0, v]
    return True


def position_value(state: State, network: Network, work: Workspace, value: Floats) -> None:
    """The network's value of a turn that begins, or the result of a finished game."""
    if step(state) == OVER:
        final_value(state, value)
        return
    if solve_leaf(state, 1, work):
        copy_value(work.exact.value, value)
        return
    forward(state, network, work.features, work.layers)
    read_outputs(state, work.layers.outputs, work.features.survey.seen, value)
    work.budget.nodes[0] += 1
