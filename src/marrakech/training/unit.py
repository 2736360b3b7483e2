"""Pieces of work for a runner: positions to be played by self-play, and deals of a match.

A unit is a value, its seed in it, and playing it depends on nothing else; so a round of self-play or a
match is the same list of units, with the same results, whoever plays them.
"""

from dataclasses import dataclass, field
from typing import NamedTuple

import numpy as np

from marrakech.engine.learned.features import Floats, Ints
from marrakech.engine.learned.network import Network
from marrakech.engine.match import Match, Side, match_of, play_deals
from marrakech.engine.playout import seeded
from marrakech.engine.search.decide import Desk, make_desk, make_focus
from marrakech.engine.search.master import networks
from marrakech.kernel.state import FIELDS
from marrakech.training.selfplay import MOST_TURNS, self_play_many
from marrakech.workers.runner import Runner, in_order

DEALS = 25
"""Deals in a unit of a match: a fraction of a second one turn deep."""


KEEP = 3
MARGIN = 0.03
"""What self-play two turns deep looks at deeper: so many places of a roll, so close to the best."""


def mixed(*numbers: int) -> int:
    """A seed from several numbers, e.g. those of a run, a round and a unit."""
    return int(np.random.SeedSequence(numbers).generate_state(1, np.uint64)[0])


def copied(network: Network) -> Network:
    """The same weights in arrays of their own."""
    return Network(*(array.copy() for array in network))


def _side(side: Side) -> Side:
    # Arrays that come from Ray may not be written to, and for such everything would be compiled anew.
    focus = side.focus._replace(keep=side.focus.keep.copy(), margin=side.focus.margin.copy())
    return side._replace(network=copied(side.network), focus=focus)


@dataclass(frozen=True, slots=True)
class SelfPlay:
    """Some games of a network against itself."""

    network: Network = field(repr=False)
    rules: tuple[int, ...]
    """What the rules of each game are drawn from."""
    positions: int
    """At least so many; the last game is played to its end."""
    trace: float
    blend: float
    turns: int
    """Turns that are looked ahead: 1, or 2 for choices and targets of a deeper search."""
    seed: int


class Played(NamedTuple):
    """The positions of some games and what they were worth."""

    states: Ints
    targets: Floats
    games: int


def play_games(unit: SelfPlay) -> Played:
    """Play a unit of self-play."""
    states = np.zeros((unit.positions + MOST_TURNS, FIELDS), np.int64)
    targets = np.zeros((unit.positions + MOST_TURNS, 8), np.float32)
    made, games = self_play_many(
        np.array(unit.rules, np.int64),
        copied(unit.network),
        _desk(),
        make_focus((KEEP, 1), (MARGIN, 0.0), unit.blend),
        seeded(unit.seed),
        unit.trace,
        unit.turns,
        states,
        targets,
    )
    return Played(states[:made], targets[:made], games)


@dataclass(frozen=True, slots=True)
class Deals:
    """Some deals of a match, each to be played with the first side in every seat."""

    rules: int
    one: Side = field(repr=False)
    others: Side = field(repr=False)
    deals: int
    seed: int


class Results(NamedTuple):
    """The first side's shares of the win, margins and luck, by deal and seat."""

    wins: Floats
    margins: Floats
    lucks: Floats


def play_some_deals(unit: Deals) -> Results:
    """Play a unit of a match."""
    number = unit.rules & 7
    results = Results(*np.zeros((3, unit.deals, number), np.float32))
    one, others = _side(unit.one), _side(unit.others)
    play_deals(
        unit.rules, one, others, unit.deals, seeded(unit.seed), _desk(), networks()[number], *results
    )
    return results


def match_units(rules: int, one: Side, others: Side, games: int, seed: int) -> list[Deals]:
    """A match of at least `games` games in pieces, each with a seed of its own."""
    deals = -(-games // (rules & 7))
    return [
        Deals(rules, one, others, min(DEALS, deals - first), mixed(seed, first))
        for first in range(0, deals, DEALS)
    ]


def match_shown(played: list[Results]) -> Match:
    """What a match showed, from what its units gave."""
    return match_of(*(np.concatenate(parts) for parts in zip(*played, strict=True)))


def match_on(runner: Runner, rules: int, one: Side, others: Side, games: int, seed: int = 1) -> Match:
    """What `engine.match.play_match` does, on a runner; the deals are others for the same seed."""
    return match_shown(in_order(runner, play_some_deals, match_units(rules, one, others, games, seed)))


def _desk() -> Desk:
    desk = make_desk()
    desk.nodes[1] = 1 << 60
    return desk
