"""Games of a dataset played again, choice by choice, by the library's own games: the rules, interpreted.

Nothing of what made the dataset takes part: not the compiled code, not the batches, not their dice.
"""

from collections.abc import Callable, Iterator
from typing import Final

import numpy as np

from marrakech.dataset.datareader import Dataset
from marrakech.dataset.errors import DatasetError
from marrakech.dataset.recipe import Recipe
from marrakech.dataset.shardrows import ShardRows, some_rows
from marrakech.kernel.choices import action_of, choice_of, listed
from marrakech.kernel.scoring import score, standing
from marrakech.kernel.state import player, step
from marrakech.kernel.turn import legal
from marrakech.record.dice import SeededDice
from marrakech.record.game import Game
from marrakech.record.moves import move_at
from marrakech.record.ruleset import Ruleset

EQUAL: Final = 1e-6


def check_dataset(
    dataset: Dataset, games: int, count: Callable[[int], None] = lambda choices: None
) -> int:
    """Check so many games, evenly spread; the choices that were checked. `DatasetError` for the first fault."""
    if games < 1:
        raise DatasetError(f"at least one game is checked, not {games}")
    wanted = set(
        np.linspace(0, dataset.games - 1, min(games, dataset.games)).round().astype(int).tolist()
    )
    checked = 0
    size = dataset.recipe.shard_games
    for nth in sorted({game // size for game in wanted}):
        rows = dataset.shard(nth)
        for game in range(nth * size, min((nth + 1) * size, dataset.games)):
            if game in wanted:
                checked += check_game(one_game(rows, game), dataset.recipe, game)
                count(1)
    return checked


def one_game(rows: ShardRows, game: int) -> ShardRows:
    """The rows of one game."""
    first, last = np.searchsorted(rows.games, [game, game + 1])
    return some_rows(rows, slice(first, last))


def check_game(rows: ShardRows, recipe: Recipe, number: int) -> int:
    """Play a game again; its choices. `DatasetError` says what the rules have otherwise."""
    game = Game(Ruleset.of_rules(recipe.rules), SeededDice(recipe.game_seed(number)))
    seated = recipe.seated(number)
    for nth in range(len(rows.games)):
        for fault in faults_of(game, rows, nth, seated):
            raise DatasetError(f"game {number}, choice {nth}: {fault}")
        state = game.state
        game.play(move_at(step(state), choice_of(legal(state), int(rows.actions[nth]))))
    if not game.over:
        raise DatasetError(
            f"game {number} ends after {len(rows.games)} choices, and by the rules it goes on"
        )
    for fault in outcome_faults(game, rows):
        raise DatasetError(f"game {number}: {fault}")
    return len(rows.games)


def faults_of(game: Game, rows: ShardRows, nth: int, seated: list[int]) -> Iterator[str]:
    """What is wrong with a row of the game as it stands."""
    if game.over:
        yield "the game is over by now"
        return
    state = game.state
    choices = legal(state)
    actions = [action_of(choices, choice) for choice in listed(choices)]
    if rows.nth[nth] != nth:
        yield f"it says that it is choice {rows.nth[nth]}"
    if tuple(rows.states[nth].tolist()) != tuple(state):
        yield "the position is another one"
    if np.flatnonzero(rows.masks[nth]).tolist() != actions:
        yield "other actions are legal"
    if rows.seats[nth] != player(state) or rows.bots[nth] != seated[player(state)]:
        yield "somebody else is to choose"
    if rows.actions[nth] not in actions:
        yield f"action {rows.actions[nth]} is not legal"
    valued = [np.flatnonzero(np.isfinite(part[nth])).tolist() for part in (rows.wins, rows.margins)]
    if valued not in ([[], []], [actions, actions]):
        yield "other actions have values than are legal"
    elif valued[0]:
        wins = rows.wins[nth][actions]
        if wins.min() < -EQUAL or wins.max() > 1 + EQUAL:
            yield "a value is no probability"


def outcome_faults(game: Game, rows: ShardRows) -> Iterator[str]:
    """What is wrong with the outcome in the rows of a game that is over."""
    state, players = game.state, game.ruleset.players
    scores = [score(state, who) if who < players else 0 for who in range(rows.scores.shape[1])]
    best = [standing(state, who) for who in range(players)]
    shares = np.array([(one == max(best)) / best.count(max(best)) for one in best])
    if (rows.scores != scores).any():
        yield f"the scores are {scores}"
    if np.abs(rows.won - shares[rows.seats]).max(initial=0.0) > EQUAL:
        yield f"the shares of the win are {shares.tolist()}"
