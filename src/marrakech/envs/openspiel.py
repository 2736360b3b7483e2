"""OpenSpiel: the game `python_marrakech`, with chance nodes for die and piles (extra `openspiel`).

    import pyspiel
    import marrakech.envs.openspiel
    game = pyspiel.load_game("python_marrakech(players=3,end_turn=True)")

Players' actions are those of `kernel.choices`, 0 to 86. The actions of a chance node are outcomes of
`kernel.chance`: 1 to 4 steps of the die, or the colour 0 to 3 of the next rug of a pile. Positions are
public, so the information state is the history and the observation is that of `envs.observation`.

Parameters: `players`; `printing`; the switches of `Ruleset.of` (`elimination` is "printed", "on" or "off");
`reward`, as in `envs.reward`.
"""

import json
from typing import Any

import numpy as np
import pyspiel
from msgspec import to_builtins
from open_spiel.python.observation import IIGObserverForPublicInfoGame

from marrakech.engine.vectors import SEATS
from marrakech.envs.arguments import one_of, seed_of
from marrakech.envs.batch import refused_action
from marrakech.envs.dice_tables import DiceSeed
from marrakech.envs.errors import WrongArgumentError
from marrakech.envs.frame import CELLS
from marrakech.envs.observation import FLAT, PLANES, SHAPE, observe_all
from marrakech.envs.reward import BY_GAIN, BY_MARGIN, BY_PLACE, BY_WIN, REWARDS, reward_kind, reward_of
from marrakech.kernel.chance import OUTCOMES, outcomes, possible, total_weight, weight_of
from marrakech.kernel.choices import (
    ACTIONS,
    Action,
    action_of,
    choice_of,
    how_many,
    includes,
    listed,
)
from marrakech.kernel.state import (
    FIELDS,
    OVER,
    PURSE,
    ROLL,
    pile_colour,
    pile_stock,
    player,
    start,
    step,
    write_state,
)
from marrakech.kernel.turn import act, legal
from marrakech.protocol.fields import position_fields
from marrakech.record.dice import SeededDice
from marrakech.record.game import Game
from marrakech.record.moves import chance_at, choice_at
from marrakech.record.position import Position
from marrakech.record.ruleset import Ruleset
from marrakech.record.words import COLOUR_LETTERS, COLOURS, QUARTER_WORDS, rug_text

NAME = "python_marrakech"
MOST_DECISIONS = 96
"""48 rugs, and Assam is turned for each."""

ELIMINATION_WORDS = {"printed": None, "on": True, "off": False}

PARAMETERS: dict[str, Any] = {
    "players": 2,
    "printing": "en2021",
    "one_colour": False,
    "elimination": "printed",
    "end_turn": False,
    "keep_heading": False,
    "cover_own": False,
    "reward": "win",
}


def game_type(reward: str = "win") -> pyspiel.GameType:
    """What OpenSpiel wants to know of the game; only `win` and `place` are shared out of a fixed sum."""
    utility = pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=NAME,
        long_name="Marrakech",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.PERFECT_INFORMATION,
        utility=utility.CONSTANT_SUM if reward in ("win", "place") else utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=SEATS,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=PARAMETERS,
    )


def game_info(players: int, kind: int) -> pyspiel.GameInfo:
    """How large things can get."""
    shared = kind in (BY_WIN, BY_PLACE)
    most = 1.0 if shared else float(SEATS * PURSE + CELLS)
    sums = {} if not shared else {"utility_sum": 1.0 if kind == BY_WIN else players / 2}
    return pyspiel.GameInfo(
        num_distinct_actions=ACTIONS,
        max_chance_outcomes=OUTCOMES,
        num_players=players,
        min_utility=-most if kind in (BY_MARGIN, BY_GAIN) else 0.0,
        max_utility=most,
        max_game_length=MOST_DECISIONS,
        **sums,
    )


class MarrakechGame(pyspiel.Game):  # type: ignore[misc]
    """The game with its parameters."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {**PARAMETERS, **(params or {})}
        elimination = given.pop("elimination")
        one_of(elimination, tuple(ELIMINATION_WORDS), "elimination")
        reward = given.pop("reward")
        self.kind = reward_kind(reward)
        self.ruleset = Ruleset.of(**given, elimination=ELIMINATION_WORDS[elimination])
        info = game_info(self.ruleset.players, self.kind)
        super().__init__(game_type(REWARDS[self.kind]), info, params or {})

    def new_initial_state(self) -> "MarrakechState":
        """The position before anything has happened."""
        return MarrakechState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Any:
        """The observer of the position, or of the history where perfect recall is asked for."""
        if iig_obs_type is None or (iig_obs_type.public_info and not iig_obs_type.perfect_recall):
            return MarrakechObserver(params)
        return IIGObserverForPublicInfoGame(iig_obs_type, params)


class MarrakechState(pyspiel.State):  # type: ignore[misc]
    """A position in a game; everything it knows is the kernel's state."""

    def __init__(self, game: MarrakechGame) -> None:
        super().__init__(game)
        self.kernel = start(game.ruleset.rules)
        self.rolls = 0
        self._ruleset = game.ruleset
        self._players = game.ruleset.players
        self._kind = game.kind

    def current_player(self) -> int:
        """Who moves: a player, chance, or nobody."""
        if step(self.kernel) == OVER:
            return int(pyspiel.PlayerId.TERMINAL)
        if outcomes(self.kernel):
            return int(pyspiel.PlayerId.CHANCE)
        return player(self.kernel)

    def _legal_actions(self, player: int) -> list[Action]:
        choices = legal(self.kernel)
        return [action_of(choices, choice) for choice in listed(choices)]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The outcomes that can come with their probabilities."""
        weights = outcomes(self.kernel)
        total = total_weight(weights)
        return [(outcome, weight_of(weights, outcome) / total) for outcome in possible(weights)]

    def _apply_action(self, action: Action) -> None:
        weights = outcomes(self.kernel)
        if weights:
            if not 0 <= action < OUTCOMES or not weight_of(weights, action):
                raise refused_action(self.kernel, action)
            self.rolls += step(self.kernel) == ROLL
            self.kernel = act(self.kernel, action)
            return
        choices = legal(self.kernel)
        choice = choice_of(choices, action)
        if not how_many(choices) or choice < 0 or not includes(choices, choice):
            raise refused_action(self.kernel, action)
        self.kernel = act(self.kernel, choice)

    def _action_to_string(self, player: int, action: Action) -> str:
        """E.g. 'left', 'd4-e4', '3 steps', 'Saffron'; players' actions read the same at any time."""
        if player == pyspiel.PlayerId.CHANCE:
            rolling = step(self.kernel) == ROLL
            check_number(action, OUTCOMES if rolling else len(COLOURS), "outcome")
            return f"{action} steps" if rolling else COLOURS[action]
        check_number(action, ACTIONS, "action")
        return (
            rug_text(action)
            if action < ACTIONS - len(QUARTER_WORDS)
            else QUARTER_WORDS[action - ACTIONS + len(QUARTER_WORDS)]
        )

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return step(self.kernel) == OVER

    def returns(self) -> list[float]:
        """What each player gets; nothing before the end."""
        if not self.is_terminal():
            return [0.0] * self._players
        return [reward_of(self.kernel, who, self._kind) for who in range(self._players)]

    def as_game(self) -> Game:
        """The history as a game of the library: to be saved, replayed and reviewed."""
        game = Game(self._ruleset)
        for action in self.history():
            now = step(game.state)
            if outcomes(game.state):
                game.play(chance_at(now, action))
            else:
                game.play(choice_at(now, choice_of(legal(game.state), action)))
        return game

    # OpenSpiel's own structs are classes of C++ that Python cannot make; their contents it can.

    def to_dict(self) -> dict[str, Any]:
        """The position as structure, with the fields of the bot protocol."""
        found: dict[str, Any] = to_builtins(position_fields(self.kernel))
        return found

    def to_json(self) -> str:
        """The same as JSON."""
        return json.dumps(self.to_dict())

    def action_to_dict(self, player: int, action: Action) -> dict[str, Any]:
        """An action as structure: {"turn": "left"}, {"rug": ["d4", "e4"]}, {"steps": 3} or {"draw": "S"}."""
        told = self._action_to_string(player, action)
        if player == pyspiel.PlayerId.CHANCE:
            rolling = step(self.kernel) == ROLL
            return {"steps": action} if rolling else {"draw": COLOUR_LETTERS[action]}
        return {"rug": told.split("-")} if "-" in told else {"turn": told}

    def __str__(self) -> str:
        return str(Position(self.kernel))


class SeedSampler:
    """The chance of a seed, that of `Game.new(seed=...)`, as a `chance_event_sampler` of `rl_environment`.

    >>> game = pyspiel.load_game("python_marrakech(players=3)")
    >>> state = game.new_initial_state()
    >>> state.apply_action(84)
    >>> SeedSampler(7)(state)
    2
    """

    def __init__(self, seed: DiceSeed = 0) -> None:
        self.seed(seed)

    def seed(self, seed: DiceSeed | None = None) -> None:
        """Take the dice of another seed; None leaves them as they are."""
        if seed is not None:
            self._dice = SeededDice(seed_of(seed))

    def __call__(self, state: MarrakechState) -> int:
        """The outcome at a chance node."""
        weights = outcomes(state.kernel)
        if step(state.kernel) == ROLL:
            return self._dice.die(state.rolls + 1)
        who = player(state.kernel)
        begun = start(state.kernel.rules)
        order = self._dice.pile(who, pile_stock(begun, who, 1), pile_stock(begun, who, 2))
        return pile_colour(who, 1 + order[len(order) - total_weight(weights)])


def check_number(number: int, limit: int, what: str) -> None:
    """Raise `WrongArgumentError` for an action or an outcome that does not exist."""
    if not 0 <= number < limit:
        raise WrongArgumentError(f"{number} is no {what}: they are 0 to {limit - 1}")


class MarrakechObserver:
    """Planes and vector, from the seat of the player who observes."""

    def __init__(self, params: Any) -> None:
        if params is not None and (not isinstance(params, dict) or params):
            raise WrongArgumentError(f"the observer takes no parameters, not {params}")
        self.tensor = np.zeros(FLAT, np.float32)
        self.dict = {
            "planes": self.tensor[: PLANES * CELLS].reshape(SHAPE),
            "vector": self.tensor[PLANES * CELLS :],
        }
        self._states = np.zeros((1, FIELDS), np.int64)

    def set_from(self, state: MarrakechState, player: int) -> None:
        """Write what a player sees into `tensor`."""
        write_state(state.kernel, self._states[0])
        rows = self.tensor.reshape(1, FLAT)
        observe_all(
            self._states,
            np.array([player]),
            False,
            rows[:, : PLANES * CELLS],
            rows[:, PLANES * CELLS :],
        )

    def string_from(self, state: MarrakechState, player: int) -> str:
        """The position in one line: the same for everybody."""
        return str(Position(state.kernel))


pyspiel.register_game(game_type(), MarrakechGame)
