"""The network's value of a position: a turn that begins, or the end of the game."""

from marrakech.engine.learned.features import Floats
from marrakech.engine.learned.network import Network, final_value, forward, read_outputs
from marrakech.engine.search.arrays import Workspace
from marrakech.kernel.state import OVER, State, step


def position_value(state: State, network: Network, work: Workspace, value: Floats) -> None:
    """The network's value of a turn that begins, or the result of a finished game."""
    if step(state) == OVER:
        final_value(state, value)
        return
    forward(state, network, work.features, work.layers)
    read_outputs(state, work.layers.outputs, work.features.survey.seen, value)
    work.budget.nodes[0] += 1
