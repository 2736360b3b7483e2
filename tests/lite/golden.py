"""Positions of all rules, and all that bots and reviews make of them: to compare engines."""

from dataclasses import dataclass
from random import Random
from typing import Any

from marrakech.analysis.depths import QUICK, STANDARD
from marrakech.analysis.valuation import Valuer
from marrakech.engine.bot import Limits
from marrakech.engine.endings.endings import Endings
from marrakech.engine.estimate import estimate
from marrakech.engine.ladder import make_bot, one_turn_values
from marrakech.engine.people import seen_at_once
from marrakech.engine.search.params import AT_ONCE
from marrakech.engine.sight import APPRENTICE_SIGHT, NOVICE_SIGHT
from marrakech.engine.walkthrough import random_walk
from marrakech.kernel.choices import how_many
from marrakech.kernel.state import OVER, State, begins_turn, players, step
from marrakech.kernel.turn import act, legal
from tests.positions import EVERY_RULES

LATE = 9
"""The last moves of a game: few enough rugs are left for most of the positions before them to be solved."""
GAMES = 2
"""Games of six turns that are played out where a turn begins."""


def golden_positions(number: int) -> list[State]:
    """Positions of games by all rules in turn, the rarer steps as often as others; every third one is late."""
    random = Random("golden")
    found: list[State] = []
    while len(found) < number:
        rules = EVERY_RULES[len(found) % len(EVERY_RULES)]
        walk = list(random_walk(rules, random))
        states = [*(state for state, _ in walk), act(*walk[-1])]
        if len(found) % 3 == 0:
            states = states[-LATE:]
        by_step: dict[int, list[State]] = {}
        for state in states:
            by_step.setdefault(step(state), []).append(state)
        found.append(random.choice(by_step[random.choice(sorted(by_step))]))
    return found


@dataclass(frozen=True)
class Made:
    """What is made of a position: what has to be equal, and what within a tolerance, by who made it."""

    equal: dict[str, Any]
    close: dict[str, list[float]]


def made_of(state: State) -> Made:
    """What the engine that is provided, or numba's code, makes of a position."""
    made = Made({}, {})
    if how_many(legal(state)):
        chosen(state, made)
    solved = Endings(AT_ONCE).solve(state)
    if solved is not None:
        made.equal["endings"] = (solved.best, solved.turns)
        exact = [solved.value, *solved.options.values()]
        made.close["endings"] = [n for each in exact for n in (*each.win, *each.score, *each.dirhams)]
    for depth in (QUICK, STANDARD):
        valued(state, depth, made)
    # Chances and leaves at once, as a page asks for them: by the master, whatever the step.
    told = estimate(make_bot("master"), state, Limits())
    made.close["evaluation"] = [*(told.win or ()), *(told.score or ())]
    return made


def chosen(state: State, made: Made) -> None:
    """The choices of the bots."""
    made.equal["greedy"] = one_turn_values(state)
    made.equal["seen"] = [seen_at_once(state, sight) for sight in (NOVICE_SIGHT, APPRENTICE_SIGHT)]
    lookahead = make_bot("lookahead").choose(state, Limits())
    made.equal["lookahead"] = [(each.choice, each.value) for each in lookahead.alternatives]
    for turns, nodes in ((1, 1), (2, None)):
        master = make_bot("master").choose(state, Limits(nodes=nodes))
        made.equal[f"master {turns}"] = (master.choice, master.depth, master.nodes)
        ordered = sorted(master.alternatives, key=lambda each: each.choice)
        made.close[f"master {turns}"] = [
            n for each in ordered for n in (*(each.win or ()), *(each.score or ()))
        ]


def valued(state: State, depth: str, made: Made) -> None:
    """What a review makes of a position, and a rollout of where a turn begins."""
    valuer = Valuer(players(state), depth)
    value = valuer.position(state)
    made.close[f"review {depth}"] = [*value.win, *value.score]
    if step(state) != OVER:
        valuation = valuer.valuation(state)
        made.equal[f"review {depth}"] = valuation.best
        made.close[f"review {depth}"] += [
            n for each in valuation.options for n in (*each.value.win, *each.value.score)
        ]
    if depth == QUICK and begins_turn(state):
        rolls, draws = [[1, 2, 3, 4, 2, 3]] * GAMES, [[0.2, 0.7, 0.4, 0.9, 0.1, 0.6, 0.3]] * GAMES
        made.close["rollouts"] = valuer.appraiser.play_outs(state, rolls, draws).tolist()
