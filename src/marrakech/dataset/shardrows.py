"""The games of a shard, played side by side in compiled code: a row for each choice that was made."""

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from marrakech.dataset.recipe import BY_MASTER, ShardTask
from marrakech.engine.endings.reach import last_turns
from marrakech.engine.generator import mixed
from marrakech.engine.greedy import greedy_choice
from marrakech.engine.learned.features import Floats, Ints
from marrakech.engine.learned.network import Network
from marrakech.engine.learned.shipped import networks
from marrakech.engine.playout import next_word, scaled
from marrakech.engine.search.arrays import Workspace, make_workspace
from marrakech.engine.search.decide import decide
from marrakech.engine.search.params import SearchParams, master_params
from marrakech.engine.vectors import SEATS
from marrakech.envs.batch import NO_ACTION, Batch, Bytes, generators
from marrakech.envs.opponents import AT_RANDOM
from marrakech.jit.decorators import cached, entry
from marrakech.kernel.choices import (
    ACTIONS,
    action_of,
    first_choice,
    how_many,
    nth_choice,
    without_first,
)
from marrakech.kernel.state import LAY, player, players, read_state, step
from marrakech.kernel.turn import legal

Marks = NDArray[np.bool_]


class ShardRows(NamedTuple):
    """Choices in the order of games, and in each game in the order they were made."""

    games: Ints
    """The number of the game."""
    nth: Ints
    """Which choice of its game, from 0."""
    seats: Ints
    """Who chose."""
    bots: Ints
    """Which of the dataset's bots that was."""
    states: Ints
    """The position, `kernel.state.State`: all that a player knows."""
    masks: Marks
    """The legal actions, (rows, 87)."""
    actions: Ints
    """The action chosen."""
    wins: Floats
    """By the master, for each action: the mover's chance of winning; not a number where it has no value."""
    margins: Floats
    """By the master, for each action: the points that the mover will be ahead of the best of the others."""
    exact: Marks
    """Whether these values are exact: the ending is solved."""
    won: Floats
    """The mover's share of the win at the end of the game."""
    scores: Ints
    """The points of each seat at the end, (rows, 4)."""


def some_rows(rows: ShardRows, which: Any) -> ShardRows:
    """Some of the rows: a slice, marks or indices."""
    return ShardRows(*(array[which] for array in rows))


@entry
def judge_options(
    states: Any,
    network: Network,
    work: Workspace,
    turns: int,
    params: SearchParams,
    wins: Any,
    margins: Any,
    best: Any,
    exact: Any,
) -> None:
    """The master's value of each legal action, the action it chooses, and whether that is exact."""
    for i in range(states.shape[0]):
        state = read_state(states[i])
        who = player(state)
        choices = legal(state)
        exact[i] = last_turns(state) <= params.reach
        work.budget.nodes[0] = 0
        # Two turns deep an ending within reach is solved, whatever was asked for.
        deep = 2 if exact[i] else turns
        best[i] = action_of(choices, decide(state, network, work, deep, params))
        rest = choices
        nth = 0
        while how_many(rest):
            choice = first_choice(rest)
            rest = without_first(rest)
            found = work.choices.values[nth if step(state) == LAY else choice]
            highest = np.float32(-1000.0)
            for other in range(players(state)):
                if other != who:
                    highest = max(highest, found[SEATS + other])
            action = action_of(choices, choice)
            wins[i, action] = found[who]
            margins[i, action] = found[SEATS + who] - highest
            nth += 1


@cached
def bots_choose(states: Any, mistakes: Any, words: Any, best: Any, actions: Any) -> None:
    """What the bot to move does in each game: greedily, at random, or as the master would."""
    for i in range(states.shape[0]):
        state = read_state(states[i])
        choices = legal(state)
        wrong = mistakes[i]
        if wrong == BY_MASTER:
            actions[i] = best[i]
            continue
        errs = wrong == AT_RANDOM
        if 0 < wrong < AT_RANDOM:
            words[i] = next_word(words[i])
            errs = scaled(words[i], 100) < wrong
        if errs:
            words[i] = next_word(words[i])
            choice = nth_choice(choices, scaled(words[i], how_many(choices)))
        else:
            choice = greedy_choice(state)
        actions[i] = action_of(choices, choice)


class MasterValues(NamedTuple):
    """The master's values of the options of some positions."""

    wins: Floats
    margins: Floats
    best: Ints
    """The action it chooses."""
    exact: Marks


class Teacher:
    """The master, in a workspace of its own: what it says depends on what it was asked before only in time."""

    def __init__(self, players: int, turns: int) -> None:
        self.turns = turns
        self._network = networks()[players] if turns else None
        self._work = make_workspace() if turns else None
        self._params = master_params(players)

    def values(self, states: Ints) -> MasterValues:
        """Its values of all options; not a number without a teacher, and where an action is not legal."""
        rows = len(states)
        wins = np.full((rows, ACTIONS), np.nan, np.float32)
        margins = np.full((rows, ACTIONS), np.nan, np.float32)
        found = MasterValues(
            wins, margins, np.full(rows, NO_ACTION, np.int64), np.zeros(rows, np.bool_)
        )
        if self._work is not None and self._network is not None:
            judge_options(states, self._network, self._work, self.turns, self._params, *found)
        return found


def play_shard(task: ShardTask) -> ShardRows:
    """Play the games of a shard to their ends."""
    recipe = task.recipe
    batch = Batch(task.games, recipe.rules)
    batch.restart(seeds=[recipe.game_seed(game) for game in task.numbers])
    words = generators([mixed(recipe.seed, game) for game in task.numbers])
    seated = np.array([recipe.seated(game) for game in task.numbers], np.int64)
    mistakes = np.array([recipe.mistakes(bot) for bot in recipe.bots], np.int64)
    teacher = Teacher(recipe.players, recipe.turns)
    parts: list[dict[str, Any]] = []
    while True:
        movers = batch.movers()
        going = np.flatnonzero(movers >= 0)
        if not going.size:
            break
        states, seats = batch.states[going], movers[going]
        valued = teacher.values(states)
        bots, drawn = seated[going, seats], words[going]
        actions = np.full(going.size, NO_ACTION, np.int64)
        bots_choose(states, mistakes[bots], drawn, valued.best, actions)
        words[going] = drawn
        masks: Bytes = batch.masks()[going]
        made = {"row": going, "nth": np.full(going.size, len(parts)), "seats": seats, "bots": bots}
        seen = {"states": states, "masks": masks.astype(np.bool_), "actions": actions}
        judged = {"wins": valued.wins, "margins": valued.margins, "exact": valued.exact}
        parts.append(made | seen | judged)
        batch.step_legal(_spread(actions, going, task.games))
    joined = {name: np.concatenate([part[name] for part in parts]) for name in parts[0]}
    order = np.lexsort((joined["nth"], joined["row"]))
    sorted_rows = {name: array[order] for name, array in joined.items()}
    rows = sorted_rows.pop("row")
    return ShardRows(
        games=rows + task.numbers.start,
        won=batch.rewards("win")[rows, sorted_rows["seats"]],
        scores=batch.rewards("points").astype(np.int64)[rows],
        **sorted_rows,
    )


def _spread(actions: Ints, going: Ints, games: int) -> Ints:
    """The actions of the games that go on, and none for those that are over."""
    found = np.full(games, NO_ACTION, np.int64)
    found[going] = actions
    return found
