"""One game whose chance is drawn from a seed, as the environments for one game play it."""

from typing import Final

import numpy as np

from marrakech.engine.learned.features import Floats
from marrakech.engine.playout import seeded
from marrakech.envs.arguments import seed_number
from marrakech.envs.batch import (
    Bytes,
    find_illegal,
    mask_all,
    refused_action,
    start_games,
    step_games,
)
from marrakech.envs.dice_tables import DICE_ROW, DiceSeed, dice_row
from marrakech.envs.errors import NotStartedError
from marrakech.envs.frame import CELLS, action_in, frame_of
from marrakech.envs.observation import PLANES, SHAPE, VECTOR, observe_all
from marrakech.envs.reward import BY_MARGIN, final_worth, reward_of
from marrakech.kernel.choices import ACTIONS, Action, Choice, action_of, choice_of
from marrakech.kernel.state import FIELDS, OVER, Player, Rules, State, step
from marrakech.kernel.turn import legal
from marrakech.record.checked import switch
from marrakech.record.dice import SeededDice
from marrakech.record.game import Game
from marrakech.record.moves import Chance, choice_at
from marrakech.record.position import Position
from marrakech.record.ruleset import Ruleset

ALL = np.ones(1, np.bool_)
NO_DICE = np.zeros((0, DICE_ROW), np.uint8)
NO_CHOICE: Final = -1
"""Before the first state of a game: nobody has chosen anything."""


def chance_between(before: Position, after: State) -> list[Chance]:
    """What chance brought between two positions: at most a few draws and a roll."""
    ways: list[tuple[list[Chance], Position]] = [([], before)]
    for moves, position in ways:
        if position.state == after:
            return moves
        ways += [([*moves, one], position.play(one)) for one in position.outcomes()]
    raise AssertionError("no chance leads from one position to the other")


class SeededGame:
    """A game in which chance happens by itself, by a seed: a batch of one, without its overhead."""

    def __init__(self, rules: Rules, facing_north: bool = False) -> None:
        self.rules = rules
        self.facing_north = switch(facing_north, "facing_north")
        self._states = np.zeros((1, FIELDS), np.int64)
        self._words = seeded(0)
        self._dice = NO_DICE
        self._seed: DiceSeed | None = None
        self._action = np.zeros(1, np.int64)
        self._seat = np.zeros(1, np.int64)
        self._illegal = np.zeros(1, np.bool_)
        self._state: State | None = None
        self._past: list[tuple[Choice, State]] = []

    @property
    def state(self) -> State:
        """The position; `NotStartedError` before `begin`."""
        if self._state is None:
            raise NotStartedError("the game has not begun; call reset() first")
        return self._state

    @property
    def begun(self) -> bool:
        """Whether there has been a game at all."""
        return self._state is not None

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return step(self.state) == OVER

    def begin(self, seed: DiceSeed | None = None) -> None:
        """A new game, with the dice of a seed or going on with the generator of the last one."""
        self._seed = seed
        self._dice = NO_DICE
        if seed is not None:
            self._words[:] = seeded(seed_number(seed))
            self._dice = dice_row(seed, self.rules).reshape(1, DICE_ROW)
        start_games(self.rules, self._states, self._words, self._dice, ALL)
        self._state = State._make(self._states[0].tolist())
        self._past = [(NO_CHOICE, self._state)]

    def do(self, action: Action) -> None:
        """Do an action and let the chance that follows happen, or raise what is wrong with it."""
        if not self.is_legal(action):
            raise refused_action(self.state, action)
        choice = choice_of(
            legal(self.state), action_in(frame_of(self.state, self.facing_north), action)
        )
        step_games(self._states, self._words, self._dice, self._action, self.facing_north)
        self._state = State._make(self._states[0].tolist())
        self._past.append((choice, self._state))

    def game(self, ruleset: Ruleset) -> Game:
        """The game so far, with what chance brought and its seed: to be saved, replayed and reviewed."""
        if self._state is None:
            raise NotStartedError("the game has not begun; call reset() first")
        game = Game(ruleset, None if self._seed is None else SeededDice(self._seed))
        for choice, after in self._past:
            if choice != NO_CHOICE:
                game.play(choice_at(step(game.state), choice))
            for move in chance_between(game.position, after):
                game.play(move)
        return game

    def is_legal(self, action: Action) -> bool:
        """Whether an action can be done now."""
        if not 0 <= action < ACTIONS:
            return False
        self._action[0] = action
        return not find_illegal(self._states, self._action, self.facing_north, self._illegal)

    def action_of(self, choice: Choice) -> Action:
        """The action that a bot's choice is."""
        frame = frame_of(self.state, self.facing_north)
        return action_in(frame, action_of(legal(self.state), choice))

    def choose(self, choice: Choice) -> None:
        """Do what a bot chose."""
        self.do(self.action_of(choice))

    def mask(self) -> Bytes:
        """The legal actions of the player to move."""
        masks = np.empty((1, ACTIONS), np.uint8)
        mask_all(self._states, self.facing_north, masks)
        return masks.reshape(ACTIONS)

    def observe(self, who: Player) -> tuple[Bytes, Floats]:
        """Planes and vector as a player sees them."""
        planes = np.empty((1, PLANES * CELLS), np.uint8)
        vector = np.empty((1, VECTOR), np.float32)
        self._seat[0] = who
        observe_all(self._states, self._seat, self.facing_north, planes, vector)
        return planes.reshape(SHAPE), vector[0]

    def margin(self, who: Player) -> float:
        """Points ahead of the best of the others, as the game stands."""
        return final_worth(self.state, who, BY_MARGIN)

    def reward(self, who: Player, kind: int) -> float:
        """What a player gets now: nothing while in a game that goes on."""
        return reward_of(self.state, who, kind)
