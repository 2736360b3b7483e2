"""Random admitted positions through everything that is compiled: `bench/fuzz_positions.py` runs it at length.

Run with NUMBA_BOUNDSCHECK=1, every index into an array is checked (`jit.bounds`). Beside that, what is found
must make sense: interpreted and compiled rules agree, successors are admitted, choices are legal, chances sum
to 1.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any, Final

import numpy as np

from marrakech.analysis.depths import DEEP, QUICK, STANDARD
from marrakech.analysis.review import review_game
from marrakech.analysis.rollout import Rollout
from marrakech.analysis.spread import score_spread
from marrakech.analysis.valuation import Value, Valuer
from marrakech.engine.bot import Limits
from marrakech.engine.estimate import estimate
from marrakech.engine.greedy import greedy_choice, greedy_values
from marrakech.engine.ladder import MasterBot
from marrakech.engine.learned.features import Features, Floats, Ints, encode_state
from marrakech.engine.learned.network import Network
from marrakech.engine.learned.shipped import networks
from marrakech.engine.lookahead import lookahead_value
from marrakech.engine.playout import random_game, seeded
from marrakech.engine.search.arrays import MOST_PLACES, Workspace, make_workspace
from marrakech.engine.search.decide import decide
from marrakech.engine.search.evaluation import position_value
from marrakech.engine.search.master import master_decision
from marrakech.engine.search.params import SearchParams, master_params
from marrakech.engine.vectors import SEATS, VALUES
from marrakech.engine.warm import lookahead_value_compiled
from marrakech.envs.arguments import first_fault
from marrakech.envs.batch import Batch, draw_actions, first_illegal
from marrakech.envs.teachers import master_values
from marrakech.jit.decorators import cached, entry, lean
from marrakech.kernel.admission import SOUND, fault
from marrakech.kernel.chance import OUTCOMES, outcomes, possible, weight_of
from marrakech.kernel.choices import first_choice, how_many, includes, listed, without_first
from marrakech.kernel.state import (
    END_TURN,
    FIELDS,
    LAY,
    ORIENT,
    OVER,
    State,
    first_step,
    players,
    read_state,
    rugs_left,
    step,
    write_state,
)
from marrakech.kernel.turn import act, legal
from marrakech.record.errors import RulesetError
from marrakech.record.game import Game
from marrakech.record.legality import legal_moves
from marrakech.record.position import Position
from marrakech.record.ruleset import Ruleset
from tests.positions import EVERY_RULES, random_position

MOST_NODES: Final = 2_000_000
"""Positions that a decision of the master may value: a bound that no position comes near."""


@dataclass(frozen=True, slots=True)
class FuzzTask:
    """Some positions to be tried in one way, drawn by a seed; work for a runner."""

    part: str
    seed: int
    positions: int


def rows_of(states: list[State]) -> Ints:
    """States as rows of an array."""
    return np.array([tuple(state) for state in states], np.int64).reshape(len(states), FIELDS)


def shown(state: State) -> str:
    """A position for the message of a failure."""
    return str(Position(state))


@cached
def write_successors(states: Any, after: Any, found: Any) -> None:
    """What every legal choice and every possible outcome of each state leads to, and how many there are."""
    for i in range(states.shape[0]):
        state = read_state(states[i])
        number = 0
        rest = legal(state)
        while how_many(rest):
            write_state(act(state, first_choice(rest)), after[i, number])
            rest = without_first(rest)
            number += 1
        weights = outcomes(state)
        for outcome in range(OUTCOMES):
            if weight_of(weights, outcome):
                write_state(act(state, outcome), after[i, number])
                number += 1
        found[i] = number


def try_rules(states: list[State]) -> None:
    """The rules compiled and interpreted: the same successors, each of them admitted."""
    after = np.zeros((len(states), MOST_PLACES, FIELDS), np.int64)
    found = np.zeros(len(states), np.int64)
    write_successors(rows_of(states), after, found)
    for state, rows, number in zip(states, after.tolist(), found.tolist(), strict=True):
        assert fault(state) == SOUND, shown(state)
        following = listed(legal(state)) or possible(outcomes(state))
        interpreted = [act(state, what) for what in following]
        assert [tuple(one) for one in interpreted] == [tuple(row) for row in rows[:number]], shown(
            state
        )
        assert bool(following) is (step(state) != OVER), shown(state)
        assert not any(fault(one) for one in interpreted), shown(state)


@lean
def value_begun(
    states: Any, features: Features, network: Network, work: Workspace, values: Floats
) -> int:
    """The features of every turn that begins and of every end, and what the network makes of them."""
    rows = 0
    for i in range(states.shape[0]):
        state = read_state(states[i])
        if step(state) == OVER or step(state) == first_step(state.rules):
            if step(state) != OVER:
                rows += encode_state(state, features)
            position_value(state, network, work, values[i])
    return rows


@lean
def choose_greedily(states: Any, choices: Ints) -> None:
    """Greedy's choice in each state, -1 where nobody chooses."""
    for i in range(states.shape[0]):
        state = read_state(states[i])
        choices[i] = greedy_choice(state) if how_many(legal(state)) else -1


@entry
def decide_all(
    states: Any,
    network: Network,
    work: Workspace,
    turns: int,
    params: SearchParams,
    choices: Ints,
    values: Floats,
) -> None:
    """The choice of a search in each state and its values, -1 where nobody chooses.

    In the variant a turn that begins is searched too, though there is one heading only.
    """
    for i in range(states.shape[0]):
        state = read_state(states[i])
        choices[i] = -1
        begins = step(state) == first_step(state.rules)
        if begins or how_many(legal(state)):
            work.budget.nodes[0] = 0
            choices[i] = decide(state, network, work, turns, params)
            values[i] = work.choices.values


@cache
def workspace() -> Workspace:
    """The arrays of all searches of this process: what one leaves must not matter to the next."""
    return make_workspace()


def by_players(states: list[State]) -> dict[int, list[State]]:
    """States by the number of players, for each has a network."""
    return {number: [state for state in states if players(state) == number] for number in (2, 3, 4)}


def check_chances(values: Any, state: State) -> None:
    """Chances of winning sum to 1, and scores are numbers."""
    number = players(state)
    assert np.isfinite(values).all(), shown(state)
    assert abs(float(np.sum(values[:number])) - 1) < 1e-2, shown(state)
    assert (np.asarray(values[:number]) > -1e-3).all(), shown(state)
    assert (np.asarray(values[number:SEATS]) == 0).all(), shown(state)


def try_values(states: list[State]) -> None:
    """Features and the network: chances that sum to 1."""
    for number, some in by_players(states).items():
        values = np.zeros((len(some), VALUES), np.float32)
        work = workspace()
        value_begun(rows_of(some), work.features, networks()[number], work, values)
        for state, value in zip(some, values, strict=True):
            if step(state) in (first_step(state.rules), OVER):
                check_chances(value, state)


def try_greedy(states: list[State], random: Random) -> None:
    """Greedy: a legal choice where there is one, now and then the same as interpreted."""
    choices = np.zeros(len(states), np.int64)
    choose_greedily(rows_of(states), choices)
    for state, choice in zip(states, choices.tolist(), strict=True):
        if how_many(legal(state)):
            assert includes(legal(state), choice), shown(state)
            if random.random() < 0.002:
                assert max(greedy_values(state), key=lambda pair: pair[1])[0] == choice, shown(state)


def try_search(states: list[State], turns: int) -> None:
    """The search of the master: a legal choice, and chances that sum to 1."""
    for number, some in by_players(states).items():
        choices = np.zeros(len(some), np.int64)
        values = np.zeros((len(some), MOST_PLACES, VALUES), np.float32)
        params = master_params(number)
        decide_all(rows_of(some), networks()[number], workspace(), turns, params, choices, values)
        for state, choice, value in zip(some, choices.tolist(), values, strict=True):
            allowed = listed(legal(state))
            if state.rules & END_TURN and step(state) == first_step(state.rules):
                # A solved ending has nothing to choose before the roll.
                assert choice == 1 or turns > 1, shown(state)
            elif allowed:
                assert choice in allowed, shown(state)
                check_chances(value[allowed.index(choice) if step(state) == LAY else choice], state)


def try_kernel(random: Random, positions: int) -> None:
    """The rules, the features, greedy and a search of one turn."""
    states = [random_position(random) for _ in range(positions)]
    try_rules(states)
    try_values(states)
    try_greedy(states, random)
    try_search(states, 1)
    try_search(states[: positions // 100], 2)


def check_value(value: Value, state: State) -> None:
    """What analysis says of a position."""
    assert abs(sum(value.win) - 1) < 1e-2, shown(state)
    assert np.isfinite(value.score).all(), shown(state)


def try_master(random: Random, positions: int) -> None:
    """The master two turns deep, lookahead, hints, and the value of the position by analysis."""
    for _ in range(positions):
        state = random_position(random)
        allowed = listed(legal(state))
        if allowed:
            decision = master_decision(decide, state, Limits(), None)
            assert sorted(each.choice for each in decision.alternatives) == allowed, shown(state)
            solved = all(each.exact for each in decision.alternatives)
            assert decision.depth == 2 or solved, shown(state)
            assert decision.nodes < MOST_NODES, shown(state)
            for each in decision.alternatives:
                check_value(Value(each.win or (), each.score or ()), state)
            values = [lookahead_value_compiled(state, choice) for choice in allowed]
            if step(state) != ORIENT and random.random() < 0.1:
                assert lookahead_value(state, allowed[0]) == values[0], shown(state)
        hint = estimate(MasterBot(), state, Limits(nodes=2000))
        if hint.win is not None:
            check_value(Value(hint.win, hint.score or ()), state)
        check_value(valuer(players(state), random.choice((QUICK, STANDARD))).position(state), state)


@cache
def valuer(number: int, depth: str) -> Valuer:
    """The valuer of this process for a number of players."""
    return Valuer(number, depth)


def try_environments(random: Random, positions: int) -> None:
    """Batches of positions stepped to their ends, seen from every seat; and random playouts of the same."""
    rules = random.choice(EVERY_RULES)
    batch = Batch(positions, rules, random.randrange(1 << 30), facing_north=random.random() < 0.5)
    states = [random_position(random, rules) for _ in range(positions)]
    generator = seeded(random.randrange(1 << 30))
    for i, state in enumerate(states):
        over = random_game(state, generator)
        assert step(over) == OVER, shown(state)
        assert fault(over) == SOUND, shown(state)
        while possible(outcomes(state)):
            state = act(state, random.choice(possible(outcomes(state))))
        write_state(state, batch.states[i])
    master_values(batch.states, batch.players, 1, batch.facing_north)
    while not batch.over().all():
        assert first_fault(batch.states) == (-1, SOUND)
        actions = batch.random_actions()
        assert first_illegal(batch.states, actions, batch.facing_north) == -1
        masks = batch.masks()
        assert (masks[np.arange(positions), actions.clip(0)][actions >= 0] == 1).all()
        for seat in range(-1, batch.players):
            planes, vector = batch.observe(seats=np.full(positions, seat))
            assert planes.max() <= 49
            assert np.isfinite(vector).all()
        batch.step_legal(actions)
    for reward in ("win", "place", "margin"):
        assert np.isfinite(batch.rewards(reward)).all()
    draw_actions(batch.states, batch.words, batch.facing_north, actions)
    assert (actions == -1).all()


def short_position(random: Random) -> State:
    """A position by rules that a printing has, with so few rugs left that a game takes seconds to review."""
    while True:
        state = random_position(random)
        try:
            Ruleset.of_rules(state.rules)
        except RulesetError:
            continue
        if sum(rugs_left(state, who) for who in range(players(state))) <= 12:
            return state


def try_reviews(random: Random, positions: int) -> None:
    """Games from positions reviewed, and their first choices played on."""
    for _ in range(positions):
        state = short_position(random)
        game = Game(Ruleset.of_rules(state.rules), start=state)
        while not game.over:
            game.play(random.choice(legal_moves(game.state)))
        made = review_game(game, random.choice((QUICK, STANDARD, DEEP)), playouts=2)
        assert len(made.moments) == len(game.moves), shown(state)
        for one in made.moments:
            assert abs(sum(one.win) - 1) < 1e-2, shown(state)
        score_spread(state, valuer(players(state), QUICK))
        options = listed(legal(state))
        if options:
            rollout = Rollout(state, tuple(options), valuer(players(state), STANDARD))
            rollout.extend(2)
            for each in rollout.sampled():
                assert np.isfinite(each.value.win).all(), shown(state)


PARTS: Final[dict[str, Callable[[Random, int], None]]] = {
    "kernel": try_kernel,
    "master": try_master,
    "environments": try_environments,
    "reviews": try_reviews,
}


def run(task: FuzzTask) -> int:
    """Do a task; how many positions were tried."""
    PARTS[task.part](Random(f"{task.part} {task.seed}"), task.positions)
    return task.positions
