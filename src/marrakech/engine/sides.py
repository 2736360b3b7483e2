"""The bots of the ladder as compiled code plays them: matches, self-play and training seat them by number."""

from pathlib import Path
from typing import Any, Final, NamedTuple

from marrakech.engine.errors import UnknownBotError
from marrakech.engine.greedy import greedy_choice
from marrakech.engine.ladder import (
    NOVICE_MISTAKES,
    GreedyBot,
    LookaheadBot,
    MasterBot,
    NoviceBot,
    RandomBot,
)
from marrakech.engine.learned.network import Network, fresh_network, load_networks
from marrakech.engine.learned.shipped import networks
from marrakech.engine.lookahead import lookahead_choice
from marrakech.engine.playout import below
from marrakech.engine.search.arrays import Workspace
from marrakech.engine.search.decide import decide
from marrakech.engine.search.master import TURNS_AHEAD
from marrakech.engine.search.params import AT_ONCE, MIX, SearchParams, master_params
from marrakech.jit.decorators import entry
from marrakech.kernel.choices import Choice, how_many, nth_choice
from marrakech.kernel.state import State
from marrakech.kernel.turn import legal

RANDOM_KIND, GREEDY_KIND, LOOKAHEAD_KIND, SEARCH_KIND = 0, 1, 2, 3
"""How a side chooses."""

PLAIN_SIDES: Final = {
    RandomBot.name: (RANDOM_KIND, 0),
    NoviceBot.name: (GREEDY_KIND, NOVICE_MISTAKES),
    GreedyBot.name: (GREEDY_KIND, 0),
    LookaheadBot.name: (LOOKAHEAD_KIND, 0),
}
"""The kind and the percentage of mistakes of each bot that needs no network."""


class Side(NamedTuple):
    """A bot for compiled code."""

    kind: int
    network: Network
    params: SearchParams
    turns: int
    """Turns a search looks ahead."""
    mistakes: int
    """The percentage of choices made at random."""


def searching(network: Network, params: SearchParams, turns: int) -> Side:
    """A side that searches with a network."""
    return Side(SEARCH_KIND, network, params, turns, 0)


def side(
    name: str,
    number: int,
    turns: int = TURNS_AHEAD,
    weights: Path | None = None,
    mix: float = MIX,
    reach: int = AT_ONCE,
) -> Side:
    """A bot by its name for a number of players; the master also by turns, weights, mix and reach."""
    if name == MasterBot.name:
        known = networks() if weights is None else load_networks(weights)
        return searching(known[number], master_params(number, mix, reach), turns)
    if name not in PLAIN_SIDES:
        raise UnknownBotError(name, [*PLAIN_SIDES, MasterBot.name])
    kind, mistakes = PLAIN_SIDES[name]
    return Side(kind, fresh_network(0), SearchParams(), 1, mistakes)


@entry
def random_choice(state: State, generator: Any) -> Choice:
    """Any legal choice."""
    choices = legal(state)
    return nth_choice(choices, below(generator, how_many(choices)))


@entry
def side_choice(state: State, side: Side, work: Workspace, generator: Any) -> Choice:
    """What a side chooses."""
    if side.kind == RANDOM_KIND or (side.mistakes and below(generator, 100) < side.mistakes):
        return random_choice(state, generator)
    if side.kind == GREEDY_KIND:
        return greedy_choice(state)
    if side.kind == LOOKAHEAD_KIND:
        return lookahead_choice(state)
    work.budget.nodes[0] = 0
    return decide(state, side.network, work, side.turns, side.params)
