"""Marrakech as a PettingZoo environment: `marrakech.envs.pettingzoo.marrakech_v1` (extra `rl`).

| Import             | `from marrakech.envs.pettingzoo import marrakech_v1` |
| ------------------ | ---------------------------------------------------- |
| Actions            | Discrete                                             |
| Parallel API       | Yes, by PettingZoo's turn-based wrapper              |
| Agents             | `player_0`, `player_1` and up to `player_3`          |
| Action shape       | Discrete(87), with a mask                            |
| Observation        | planes (15, 7, 7) and vector (30,), or flat (765,)   |

**Actions** are numbered in `kernel.choices`: 0 to 83 lay a rug on a place, 84 to 86 turn Assam left, not
at all, or right. The same agent acts several times in a turn: it turns Assam, and lays a rug once the die
has been rolled. Legal actions are in `observation["action_mask"]`.

**Observations** are described in `envs.observation`, from the seat of the agent that asks.

**Rewards** are paid at the end of the game, and to an agent that goes out at that moment (`envs.reward`).

**Chance**, the die and the piles, is drawn from the seed given to `reset`.

**Going out**: an agent that cannot pay in full is terminated at once; as PettingZoo has it, it is selected
once more and takes `None` for an action.

**Arguments**: `players` 2 to 4; `printing` and the switches of `Ruleset.of`: `one_colour`, `elimination`,
`end_turn`, `keep_heading`, `cover_own`; `reward` as in `envs.reward`; `observation` "both" or "flat";
`facing_north` turns the board so that Assam faces north, observations and actions alike; `render_mode`
"human", "ansi" or "rgb_array".

**Mistakes**: `env()` ends the game for everybody on an illegal action, at less than any
legal game pays for the agent that took it (-1 for `win`), as
PettingZoo's classic games do; `raw_env()` raises `IllegalActionError`. An action outside the space, and a step
before `reset` or after the end, raise in both. PettingZoo's wrappers would do the same, several times slower.
"""

from operator import index
from typing import Any, ClassVar, NoReturn

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.utils import EzPickle, seeding
from pettingzoo import AECEnv
from pettingzoo.env_registry.registration import register
from pettingzoo.utils.conversions import turn_based_aec_to_parallel

from marrakech.envs.arguments import one_of, seed_number, seed_of
from marrakech.envs.dice_tables import DiceSeed
from marrakech.envs.errors import GameOverError, NotStartedError, WrongArgumentError
from marrakech.envs.picture import MODES, drawn_board
from marrakech.envs.reward import BY_GAIN, WORST, illegal_worth, reward_kind
from marrakech.envs.seeded_game import SeededGame
from marrakech.envs.spaces import Form, action_space, observation, observation_space
from marrakech.kernel.choices import ACTIONS, Choice
from marrakech.kernel.state import State, out_order, player
from marrakech.record.game import Game
from marrakech.record.ruleset import Ruleset

ID = "marrakech/marrakech_v1"
"""For `pettingzoo.make("aec", ID)`, or "parallel"."""

NO_ACTIONS = np.zeros(ACTIONS, np.int8)


def env(**arguments: Any) -> "raw_env":
    """The environment in which an illegal action loses; the arguments are those of `raw_env`."""
    return raw_env(**{"illegal_reward": WORST, **arguments})


def parallel_env(**arguments: Any) -> Any:
    """The parallel form: everybody is asked, and the action of the agent whose turn it is counts."""
    return turn_based_aec_to_parallel(env(**arguments))


class raw_env(AECEnv, EzPickle):  # type: ignore[misc]  # noqa: N801  (PettingZoo's name for it)
    """The environment without wrappers; see the module."""

    metadata: ClassVar[dict[str, Any]] = {
        "render_modes": list(MODES),
        "name": "marrakech_v1",
        "is_parallelizable": True,
        "render_fps": 2,
    }

    def __init__(
        self,
        players: int = 4,
        printing: str = "en2021",
        reward: str = "win",
        observation: Form = "both",
        facing_north: bool = False,
        illegal_reward: float | str | None = None,
        render_mode: str | None = None,
        **switches: bool,
    ) -> None:
        EzPickle.__init__(
            self,
            players,
            printing,
            reward,
            observation,
            facing_north,
            illegal_reward,
            render_mode,
            **switches,
        )
        super().__init__()
        self.render_mode = None if render_mode is None else one_of(render_mode, MODES, "render_mode")
        self._ruleset = Ruleset.of(printing, players, **switches)
        self._game = SeededGame(self._ruleset.rules, facing_north)
        self._kind = reward_kind(reward)
        self._illegal_reward = illegal_worth(illegal_reward, self._kind, players)
        self._form: Form = observation
        self.possible_agents = [f"player_{who}" for who in range(players)]
        self._seat = {agent: who for who, agent in enumerate(self.possible_agents)}
        self.agents: list[str] = []
        self.agent_selection = self.possible_agents[0]
        space = spaces.Dict(
            {
                "observation": observation_space(observation),
                "action_mask": spaces.Box(0, 1, (ACTIONS,), np.int8),
            }
        )
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        self.action_spaces = {agent: action_space() for agent in self.possible_agents}
        self._np_random: np.random.Generator | None = None

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The same for every agent."""
        self._seat_of(agent)
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """The same numbers for every agent, in a space of its own, so that each can be seeded."""
        self._seat_of(agent)
        return self.action_spaces[agent]

    def reset(self, seed: DiceSeed | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; a seed brings the dice of `Game.new(seed=...)`, and a text is a seed too."""
        if seed is not None:
            given = seed_of(seed)
            self._np_random = seeding.np_random(seed_number(given))[0]
            self._game.begin(given)
        elif self._np_random is None:
            self._np_random, first = seeding.np_random()
            self._game.begin(first)
        else:
            self._game.begin()
        self.agents = self.possible_agents[:]
        self.rewards: dict[str, float] = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards: dict[str, float] = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection: str | None = None
        self._margins: dict[str, float] = {}
        self._settle()

    def step(self, action: Any) -> None:
        """The action of the agent whose turn it is, or None of one that is out."""
        if not self.agents:
            self._refuse()
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        number = self._number(action)
        self._cumulative_rewards[self.agent_selection] = 0.0
        self._clear_rewards()
        if self._illegal_reward is not None and not self._game.is_legal(number):
            spent = self._margins.get(self.agent_selection, 0.0)
            self.rewards[self.agent_selection] = self._illegal_reward - spent
            self.terminations = dict.fromkeys(self.agents, True)
            self.truncations = dict.fromkeys(self.agents, True)
        else:
            self._game.do(number)
            self._settle()
        self._accumulate_rewards()
        self._deads_step_first()
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent sees; only the one whose turn it is has legal actions."""
        seat = self._seat_of(agent)
        acting = not self._game.over and agent == self.agent_selection
        return {
            "observation": observation(self._form, *self._game.observe(seat)),
            "action_mask": self._game.mask().view(np.int8) if acting else NO_ACTIONS.copy(),
        }

    def render(self) -> Any:
        """The board as text (`ansi`), printed (`human`) or as pixels (`rgb_array`)."""
        if self.render_mode is None:
            gymnasium.logger.warn("render() was called without a render_mode")
            return None
        return drawn_board(self._game.state, self.render_mode)

    def game(self) -> Game:
        """The episode so far as a game, to be saved, replayed and reviewed."""
        return self._game.game(self._ruleset)

    @property
    def state_of_game(self) -> State:
        """The position as the kernel's integers, e.g. for a bot."""
        return self._game.state

    def action_of(self, choice: Choice) -> int:
        """The action that a choice of the kernel is."""
        return self._game.action_of(choice)

    def close(self) -> None:
        """Nothing is open."""

    def _seat_of(self, agent: str) -> int:
        try:
            return self._seat[agent]
        except (KeyError, TypeError):
            known = ", ".join(self.possible_agents)
            raise WrongArgumentError(f"no agent {agent!r}; they are {known}") from None

    def _refuse(self) -> NoReturn:
        """Raise what is wrong with a step when nobody is there to take it."""
        if self._game.begun:
            raise GameOverError("the game is over and everybody has left; call reset() first")
        raise NotStartedError("the game has not begun; call reset() first")

    def _number(self, action: Any) -> int:
        """An action as a plain integer, or `WrongArgumentError` if it is outside the action space."""
        try:
            number = index(action)  # also of numpy and torch
        except TypeError:
            number = -1
        if 0 <= number < ACTIONS:
            return number
        raise WrongArgumentError(
            f"{action!r} of {self.agent_selection} is no action: actions are 0 to {ACTIONS - 1}"
        )

    def _settle(self) -> None:
        """Pay and terminate the agents that have just finished, and select the one to move."""
        state = self._game.state
        over = self._game.over
        for agent in self.agents:
            seat = self._seat[agent]
            if self._kind == BY_GAIN and not self.terminations[agent]:
                margin = self._game.margin(seat)
                self.rewards[agent] = margin - self._margins.get(agent, 0.0)
                self._margins[agent] = margin
            if not self.terminations[agent] and (over or out_order(state, seat)):
                self.terminations[agent] = True
                if self._kind != BY_GAIN:
                    self.rewards[agent] = self._game.reward(seat, self._kind)
        mover = self.possible_agents[player(state)]
        self.agent_selection = mover if mover in self.agents else self.agents[0]


register("aec", ID, entry_point=f"{__name__}:env")
register("parallel", ID, entry_point=f"{__name__}:parallel_env")
