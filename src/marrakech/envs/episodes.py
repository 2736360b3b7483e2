"""A game of the library as an episode: what was seen, what was allowed, what was chosen, what it was worth.

`env.game()` is the other way. A game may come from a file, an arena (`--record`) or people:

>>> game = Game.new(players=2, seed=7)
>>> while not game.over:
...     events = game.play(game.legal()[0])
>>> episode = episode_of(game)
>>> episode.planes.shape[0] == len(episode.actions) == len(actions_of(game))
True
>>> float(episode.rewards.sum())
1.0
"""

from typing import NamedTuple

import numpy as np

from marrakech.engine.learned.features import Floats, Ints
from marrakech.engine.vectors import SEATS
from marrakech.envs.batch import Bytes, mask_all
from marrakech.envs.errors import WrongArgumentError
from marrakech.envs.frame import CELLS, action_in, frame_of
from marrakech.envs.observation import PLANES, SHAPE, VECTOR, observe_all
from marrakech.envs.reward import Reward, reward_all, reward_kind
from marrakech.kernel.choices import ACTIONS, Action, action_of
from marrakech.kernel.state import FIELDS, State, player, players, write_state
from marrakech.kernel.turn import legal
from marrakech.record.checked import switch
from marrakech.record.game import Game
from marrakech.record.moves import EndTurn, Lay, Orient


class Episode(NamedTuple):
    """A game as arrays, a row for each choice that was made, in order, as `envs.observation` has it."""

    seats: Ints
    """Who chose, and from whose seat it is seen."""
    planes: Bytes
    vector: Floats
    masks: Bytes
    actions: Ints
    rewards: Floats
    """What each player got in the end; nothing while the game goes on."""


def chosen_actions(game: Game) -> list[tuple[State, Action]]:
    """The positions in which somebody chose, up to where the game stands, with the actions they chose."""
    if not isinstance(game, Game):
        raise WrongArgumentError(f"an episode is made of a Game, not of {type(game).__name__}")
    found: list[tuple[State, Action]] = []
    for node in game.node.path():
        move = node.move
        if node.parent is not None and isinstance(move, Orient | Lay | EndTurn):
            state = node.parent.state
            choice = move.place if isinstance(move, Lay) else move.quarter
            found.append((state, action_of(legal(state), choice)))
    return found


def actions_of(game: Game, *, facing_north: bool = False) -> list[Action]:
    """The actions that were chosen; an environment with the game's rules and seed plays them again."""
    turned = switch(facing_north, "facing_north")
    return [action_in(frame_of(state, turned), action) for state, action in chosen_actions(game)]


def episode_of(game: Game, *, reward: Reward = "win", facing_north: bool = False) -> Episode:
    """A game as an episode."""
    kind = reward_kind(reward)
    chosen = chosen_actions(game)
    number = len(chosen)
    states = np.zeros((number, FIELDS), np.int64)
    for row, (state, _) in zip(states, chosen, strict=True):
        write_state(state, row)
    seats = np.array([player(state) for state, _ in chosen], np.int64)
    planes = np.empty((number, PLANES * CELLS), np.uint8)
    vector = np.empty((number, VECTOR), np.float32)
    masks = np.empty((number, ACTIONS), np.uint8)
    observe_all(states, seats, facing_north, planes, vector)
    mask_all(states, facing_north, masks)
    last = np.zeros((1, FIELDS), np.int64)
    write_state(game.state, last[0])
    rewards = np.zeros((1, SEATS), np.float32)
    reward_all(last, kind, rewards)
    actions = np.array(actions_of(game, facing_north=facing_north), np.int64)
    shown = planes.reshape(number, *SHAPE)
    return Episode(seats, shown, vector, masks, actions, rewards[0, : players(game.state)])
