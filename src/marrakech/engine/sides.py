"""The bots of the ladder as compiled code plays them: matches, self-play and training seat them by number."""

from math import log
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
from marrakech.engine.lookahead import lookahead_choice, lookahead_value
from marrakech.engine.people import UNDERSTANDINGS, Understanding
from marrakech.engine.playout import below
from marrakech.engine.search.arrays import Workspace
from marrakech.engine.search.decide import decide
from marrakech.engine.search.master import TURNS_AHEAD
from marrakech.engine.search.params import AT_ONCE, MIX, SearchParams, master_params
from marrakech.engine.sight import DIRHAM, MERCHANT_SIGHT, NOVICE_SIGHT, Sight, seen_value
from marrakech.jit.decorators import entry
from marrakech.kernel.chance import FACES
from marrakech.kernel.choices import Choice, first_choice, how_many, nth_choice, without_first
from marrakech.kernel.state import State
from marrakech.kernel.turn import legal

RANDOM_KIND, GREEDY_KIND, LOOKAHEAD_KIND, SEARCH_KIND, ERRING_KIND = 0, 1, 2, 3, 4
"""How a side chooses."""
DRAWS: Final = 1 << 30
"""Numbers that a draw is one of."""

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
    sight: Sight = NOVICE_SIGHT
    """What a level of people sees (`engine.sight`)."""
    temperature: float = 0.0
    """By how many dirhams it errs over what it sees."""


def searching(network: Network, params: SearchParams, turns: int) -> Side:
    """A side that searches with a network."""
    return Side(SEARCH_KIND, network, params, turns, 0)


def erring_side(understanding: Understanding) -> Side:
    """A side that plays by what a level understands."""
    return Side(
        ERRING_KIND,
        fresh_network(0),
        SearchParams(),
        1,
        0,
        understanding.sight,
        float(understanding.temperature),
    )


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
    if name in UNDERSTANDINGS:
        return erring_side(UNDERSTANDINGS[name])
    if name not in PLAIN_SIDES:
        raise UnknownBotError(name, [*PLAIN_SIDES, *UNDERSTANDINGS, MasterBot.name])
    kind, mistakes = PLAIN_SIDES[name]
    return Side(kind, fresh_network(0), SearchParams(), 1, mistakes)


@entry
def random_choice(state: State, generator: Any) -> Choice:
    """Any legal choice."""
    choices = legal(state)
    return nth_choice(choices, below(generator, how_many(choices)))


def sighted_value(state: State, choice: Choice, sight: Sight) -> int:
    """What any sight sees in a choice, in sixths of a `UNIT`; a merchant's is rounded to them."""
    if sight == MERCHANT_SIGHT:
        return lookahead_value(state, choice) // FACES
    return seen_value(state, choice, sight)


@entry
def erring_choice(state: State, sight: Sight, temperature: float, generator: Any) -> Choice:
    """A choice by what is seen in all of them, with chances by `temperature` (see `engine.people`)."""
    choice = -1
    best = 0.0
    rest = legal(state)
    while how_many(rest):
        candidate = first_choice(rest)
        rest = without_first(rest)
        value = float(sighted_value(state, candidate, sight)) / DIRHAM
        if temperature > 0.0:
            drawn = (below(generator, DRAWS) + 0.5) / DRAWS
            value -= temperature * log(-log(drawn))
        if choice < 0 or value > best:
            choice, best = candidate, value
    return choice


@entry
def side_choice(state: State, side: Side, work: Workspace, generator: Any) -> Choice:
    """What a side chooses."""
    if side.kind == RANDOM_KIND or (side.mistakes and below(generator, 100) < side.mistakes):
        return random_choice(state, generator)
    if side.kind == GREEDY_KIND:
        return greedy_choice(state)
    if side.kind == LOOKAHEAD_KIND:
        return lookahead_choice(state)
    if side.kind == ERRING_KIND:
        return erring_choice(state, side.sight, side.temperature, generator)
    work.budget.nodes[0] = 0
    return decide(state, side.network, work, side.turns, side.params)
