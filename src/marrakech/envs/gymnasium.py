"""Gymnasium: one player against bots, and thousands of games at once (extra `rl`).

    gymnasium.make("marrakech/Marrakech-v1", players=2, opponents="greedy")
    gymnasium.make_vec("marrakech/Marrakech-v1", num_envs=1024, opponents="random")

after `import marrakech.envs.gymnasium`, which registers the id. The legal actions are in
`info["action_mask"]`, and `action_masks()` returns them, as sb3-contrib expects.
An action that is not legal ends the episode with `illegal_reward`, or raises if that is None.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeAlias

import gymnasium
import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from marrakech.engine.bot import Bot, Limits
from marrakech.engine.ladder import BotKind, wait_until_ready
from marrakech.engine.learned.features import Floats, Ints
from marrakech.engine.playout import seeded
from marrakech.engine.vectors import SEATS
from marrakech.envs.arguments import integers, marks, one_of, seed_number, seed_of, whole
from marrakech.envs.batch import HEAVY, NO_ACTION, Batch, Bytes, refused_action, step_games
from marrakech.envs.dice_tables import DiceSeed
from marrakech.envs.errors import GameOverError, NotStartedError, WrongArgumentError
from marrakech.envs.observation import SHAPE
from marrakech.envs.opponents import AT_RANDOM, draw_seats, let_others_play, mistakes_of
from marrakech.envs.picture import MODES, drawn_board, pixels
from marrakech.envs.reward import BY_GAIN, WORST, illegal_worth, margin_all, reward_kind
from marrakech.envs.seeded_game import SeededGame
from marrakech.envs.spaces import Form, action_space, observation, observation_space
from marrakech.envs.view import View, make_view, show_games
from marrakech.kernel.choices import ACTIONS
from marrakech.kernel.state import out_order, player, read_state
from marrakech.protocol.own_bot import Chooser, OwnBot, PythonBot, is_own
from marrakech.protocol.process_bot import ProcessBot
from marrakech.protocol.programs import find_any_bot
from marrakech.record.game import Game
from marrakech.record.ruleset import Ruleset

ID = "marrakech/Marrakech-v1"
SOME = 16
"""Games of a thread where `greedy` plays in them, which takes tens of microseconds a game."""


Opponents: TypeAlias = "str | Bot | PythonBot | Chooser | Sequence[str | Bot | PythonBot | Chooser]"
"""Who plays the other seats: one for all, or one for each in the order of play."""


def one_for_each(opponents: Any, players: int) -> tuple[Any, ...]:
    """The others in the order they follow: a single one stands for all of them."""
    single = isinstance(opponents, str) or (not isinstance(opponents, Sequence) and is_own(opponents))
    names = (opponents,) * (players - 1) if single else opponents
    if not isinstance(names, Sequence) or not all(isinstance(one, str) or is_own(one) for one in names):
        raise WrongArgumentError(
            "opponents are names such as 'greedy', or bots of your own, one or one for each player in "
            f"order, not {opponents!r}"
        )
    names = tuple(names)
    if len(names) != players - 1:
        raise WrongArgumentError(
            f"{len(names)} opponents for {players} players; name one, or {players - 1} in order"
        )
    return names


def checked_seat(seat: int | None, players: int) -> int | None:
    """The seat asked for, or `WrongArgumentError`."""
    if seat is None:
        return None
    if not 0 <= (asked := whole(seat, "seat")) < players:
        raise WrongArgumentError(f"there is no seat {asked} with {players} players; None draws one")
    return asked


Policy: TypeAlias = Callable[[Any, Bytes], Any]
"""Actions for observations and masks of many games."""

Many: TypeAlias = "str | Sequence[str] | NDArray[np.integer[Any]] | Policy | None"
"""Who plays the other seats of many games; see `MarrakechVectorEnv`."""


class MarrakechEnv(gymnasium.Env[Any, Any]):
    """One player's view of a game against any bots, as `protocol.programs.find_any_bot` names them.

    Observations and actions are described in `envs.observation` and `kernel.choices`; what is paid at the
    end of the game, or on going out, in `envs.reward`. Chance is drawn from the seed that `reset` is
    given; bots get a seed of their own from it.
    """

    metadata = {"render_modes": list(MODES), "render_fps": 2}  # noqa: RUF012  (Gymnasium's own)

    def __init__(
        self,
        players: int = 2,
        opponents: Opponents = "greedy",
        seat: int | None = None,
        *,
        printing: str = "en2021",
        reward: str = "win",
        observation: Form = "both",
        facing_north: bool = False,
        illegal_reward: float | str | None = WORST,
        limits: Limits | None = None,
        render_mode: str | None = None,
        **switches: bool,
    ) -> None:
        """A game against `opponents`; a `seat` of None is drawn anew for each game."""
        self._ruleset = Ruleset.of(printing, players, **switches)
        self._game = SeededGame(self._ruleset.rules, facing_north)
        self._kinds = [find_any_bot(name) for name in one_for_each(opponents, players)]
        self._seat = checked_seat(seat, players)
        self._kind = reward_kind(reward)
        self._form: Form = observation
        self._illegal_reward = illegal_worth(illegal_reward, self._kind, players)
        self._paid = 0.0
        if not (limits is None or isinstance(limits, Limits)):
            raise WrongArgumentError(f"limits are Limits(seconds=1) or the like, not {limits!r}")
        self._limits = limits or Limits(nodes=2000)
        self._bots: dict[int, Bot] = {}
        self._programs: dict[int, ProcessBot] = {}
        self._ended = True
        self.seat = 0
        self.render_mode = None if render_mode is None else one_of(render_mode, MODES, "render_mode")
        self.observation_space = observation_space(observation)
        self.action_space = action_space()

    def reset(
        self, *, seed: DiceSeed | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """A new game; the same seed brings the dice of `Game.new(seed=...)` and the same opponents.

        A text is a seed too, e.g. the deal of an arena.
        """
        given = None if seed is None else seed_of(seed)
        super().reset(seed=None if given is None else seed_number(given))
        dice = int(self.np_random.integers(2**62)) if given is None else given
        self._game.begin(dice)
        chance = seed_number(dice)
        players = len(self._kinds) + 1
        drawn = int(seeded(-chance - 1)[0]) % players
        self.seat = drawn if self._seat is None else self._seat
        self._bots = {
            (self.seat + after) % players: self._seated(kind, after, chance + after)
            for after, kind in enumerate(self._kinds, 1)
        }
        self._ended = False
        self._paid = 0.0
        self._let_others_play()
        return self._observation(), self._info()

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Do an action, and let the others answer until it is our turn again or the game is over."""
        if not self._game.begun:
            raise NotStartedError("the game has not begun; call reset() first")
        if self._ended:
            raise GameOverError("the game is over; call reset() first")
        number = whole(action, "an action")
        if not self._game.is_legal(number):
            if self._illegal_reward is None:
                raise refused_action(self._game.state, number)
            self._ended = True
            info = {**self._info(), "illegal_action": number}
            return self._observation(), self._illegal_reward - self._paid, True, False, info
        self._game.do(number)
        self._let_others_play()
        self._ended = self._out()
        reward = self._gained() if self._kind == BY_GAIN else self._game.reward(self.seat, self._kind)
        if self.render_mode == "human":
            self.render()
        return self._observation(), reward, self._ended, False, self._info()

    def _gained(self) -> float:
        """What the margin has changed since the last step; at the deal it is 0."""
        margin = self._game.margin(self.seat)
        gained, self._paid = margin - self._paid, margin
        return gained

    def action_masks(self) -> NDArray[np.bool_]:
        """The legal actions, as sb3-contrib asks for them."""
        return self._mask().astype(np.bool_)

    def game(self) -> Game:
        """The episode so far as a game, e.g. `env.unwrapped.game().save("episode.marrakech")`."""
        return self._game.game(self._ruleset)

    def render(self) -> Any:
        """The board as text (`ansi`), printed (`human`) or as pixels (`rgb_array`)."""
        return drawn_board(self._game.state, self.render_mode)

    def close(self) -> None:
        """End the opponents that are programs."""
        while self._programs:
            self._programs.popitem()[1].close()

    def _seated(self, kind: BotKind, after: int, seed: int) -> Bot:
        """An opponent for a new game; a program is started once and told of each game."""
        if kind.command is None:
            bot = kind.make(seed)
            wait_until_ready(bot)
            if isinstance(bot, OwnBot):
                bot.begin(self._game.state)
            return bot
        if after not in self._programs:
            self._programs[after] = ProcessBot(kind.command)
        program = self._programs[after]
        names = [f"player_{who}" for who in range(len(self._kinds) + 1)]
        program.new_game(
            self._game.state, names, (self.seat + after) % len(names), {"seed": seed % 2**32}
        )
        return program

    def _out(self) -> bool:
        return self._game.over or out_order(self._game.state, self.seat) > 0

    def _let_others_play(self) -> None:
        while not self._out() and player(self._game.state) != self.seat:
            bot = self._bots[player(self._game.state)]
            self._game.choose(bot.choose(self._game.state, self._limits).choice)

    def _observation(self) -> Any:
        return observation(self._form, *self._game.observe(self.seat))

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self._mask(), "seat": self.seat}

    def _mask(self) -> Bytes:
        """The legal actions; none once the episode has ended, also by an illegal one."""
        return np.zeros(ACTIONS, np.uint8) if self._ended else self._game.mask()


class MarrakechVectorEnv(VectorEnv[Any, Any, Any]):
    """Many games at once in compiled code, against compiled bots or with every seat in the caller's hands.

    With `opponents` ("random", "novice", "greedy" or, with 30 % random choices, "greedy:30"; one for all or one
    for each) an environment is one player's view, like `MarrakechEnv`. An array of such percentages, for each
    game, gives every game a level of its own. A callable plays all others: it is given observations and masks
    of the games in which one of them is to move, and gives actions: a frozen policy.

    With `opponents=None` every decision of every player is a step: the
    observation is the mover's, and the reward is paid to whoever acted last; `infos["rewards"]` has it for
    all seats.

    Environment `i` begins with the dice of `seed + i` and goes on with a faster generator when it begins anew.
    """

    def __init__(
        self,
        num_envs: int = 1,
        players: int = 2,
        opponents: Many = None,
        seat: int | None = None,
        *,
        printing: str = "en2021",
        reward: str = "win",
        observation: Form = "both",
        facing_north: bool = False,
        illegal_reward: float | str | None = WORST,
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        threads: int = 1,
        render_mode: str | None = None,
        **switches: bool,
    ) -> None:
        """As `MarrakechEnv`, with the number of games, the way they begin anew, and threads."""
        rules = Ruleset.of(printing, players, **switches).rules
        self._batch = Batch(num_envs, rules, facing_north=facing_north, threads=threads)
        self.num_envs = len(self._batch)
        self.autoreset_mode = checked_mode(autoreset_mode)
        self.metadata = {"render_modes": list(MODES), "autoreset_mode": self.autoreset_mode}
        self.render_mode = None if render_mode is None else one_of(render_mode, MODES, "render_mode")
        self.single_observation_space = observation_space(observation)
        self.single_action_space = action_space()
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)
        self.action_space = batch_space(self.single_action_space, self.num_envs)
        self._form: Form = observation
        self._reward = reward_kind(reward)
        self._illegal_reward = illegal_worth(illegal_reward, self._reward, players)
        self._seat = checked_seat(seat, players)
        self._policy = opponents if callable(opponents) else None
        self._others = compiled_opponents(opponents, players, self.num_envs)
        compiles = self._others is None or self._policy is not None or self._others.min() == AT_RANDOM
        self._least = HEAVY if compiles else SOME
        self._margins: Floats = np.zeros((self.num_envs, SEATS), np.float32)
        self._seats: Ints = np.full(self.num_envs, -1, np.int64)
        self._games = np.arange(self.num_envs)
        self._ended = np.ones(self.num_envs, np.bool_)
        self._begun = False

    def reset(
        self,
        *,
        seed: int | Sequence[DiceSeed | None] | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[Any, dict[str, Any]]:
        """Begin all games, or those that `options["reset_mask"]` marks."""
        which = np.ones(self.num_envs, np.bool_)
        if not (options is None or isinstance(options, Mapping)):
            raise WrongArgumentError(f"options are a dictionary, not {options!r}")
        if options and "reset_mask" in options:
            which = marks(options["reset_mask"], self.num_envs, "reset_mask")
        seeds = self._seeds(seed)
        self._begin(
            which, None if seeds is None else [seeds[int(game)] for game in np.flatnonzero(which)]
        )
        self._begun = True
        return self._shown(self._look())

    def _seeds(self, seed: int | Sequence[DiceSeed | None] | None) -> Sequence[DiceSeed] | None:
        """A seed for each game, or None if they go on with their generators."""
        if seed is None and self._begun:
            return None
        if isinstance(seed, np.ndarray) and seed.ndim:
            seed = seed.tolist()
        if isinstance(seed, Sequence) and not isinstance(seed, str):
            if len(seed) != self.num_envs:
                raise WrongArgumentError(f"{len(seed)} seeds for {self.num_envs} games")
            return [self._drawn() if one is None else seed_of(one) for one in seed]
        first = self._drawn() if seed is None else whole(seed, "a seed")
        if seed is not None:
            super().reset(seed=first)
        return range(first, first + self.num_envs)

    def _drawn(self) -> int:
        return int(self.np_random.integers(2**62))

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        """Do an action in each game; those that are over begin anew by the autoreset mode."""
        if not self._begun:
            raise NotStartedError("the games have not begun; call reset() first")
        chosen = integers(actions, self.num_envs, "actions").copy()
        begun = self._ended
        if begun.any() and self.autoreset_mode == AutoresetMode.DISABLED:
            raise GameOverError("a game that is over was stepped on; reset it by options['reset_mask']")
        chosen[begun] = NO_ACTION
        illegal = self._illegal(chosen, begun)
        chosen[illegal] = NO_ACTION
        self._begin(begun)
        actors = self._batch.movers() if self._others is None else self._seats.copy()
        view = self._play(chosen, actors, ~(begun | illegal))
        rewards, ended = self._paid(actors, view)
        ended |= illegal
        if illegal.any():
            spent = self._margins[illegal, np.maximum(actors[illegal], 0)]
            rewards[illegal] = (self._illegal_reward or 0.0) - spent * (self._reward == BY_GAIN)
        view.masks[ended] = 0
        if self._reward == BY_GAIN and begun.any():
            # What happens before the first decision is paid with it.
            self._margins[begun] = view.rewards[begun] = rewards[begun] = 0.0
        self._ended = ended
        observations, infos = self._shown(view)
        if self._others is None:
            infos["rewards"] = view.rewards
        if illegal.any():
            infos["illegal_action"] = illegal
        truncations = np.zeros(self.num_envs, np.bool_)
        if self.autoreset_mode == AutoresetMode.SAME_STEP and ended.any():
            observations, infos = self._begin_in_the_same_step(observations, infos)
        return observations, rewards, ended, truncations, infos

    @property
    def states(self) -> Ints:
        """The positions, (games, 11), as `kernel.state.read_state` reads them; not to be written to."""
        return self._batch.states

    def action_masks(self) -> Bytes:
        """The legal actions of every game, (games, 87); none where an episode has ended."""
        masks = self._batch.masks()
        masks[self._ended] = 0
        return masks

    def random_actions(self) -> Ints:
        """A random legal action for every game; -1 where it is over."""
        return self._batch.random_actions()

    def render(self) -> tuple[Any, ...] | None:
        """The first game, or all of them in `rgb_array`."""
        if self.render_mode == "rgb_array":
            return tuple(pixels(read_state(row)) for row in self._batch.states)
        shown = drawn_board(read_state(self._batch.states[0]), self.render_mode)
        return None if shown is None else (shown,)

    def _begin(self, which: NDArray[np.bool_], seeds: Sequence[DiceSeed] | None = None) -> None:
        if not which.any():
            return
        self._batch.restart(which, seeds)
        self._margins[which] = 0.0
        self._ended = self._ended & ~which
        if self._others is None:
            self._seats[which] = -1
            return
        if self._seat is None:
            draw_seats(self._batch.words, self._batch.players, which, self._seats)
        else:
            self._seats[which] = self._seat
        self._let_others_play(which)

    def _let_others_play(self, which: NDArray[np.bool_]) -> None:
        if self._policy is not None:
            self._ask_policy(self._policy, which)
        else:
            self._batch.each(lambda p: self._answer(which, p), self._least)

    def _ask_policy(self, policy: Policy, which: NDArray[np.bool_]) -> None:
        """Let a policy of the caller's play for the others, all games at once."""
        while True:
            movers = self._batch.movers()
            waiting = which & (movers >= 0) & (movers != self._seats) & ~self._batch.out(self._seats)
            games = np.flatnonzero(waiting)
            if not len(games):
                return
            planes, vector = self._batch.observe()
            seen = observation(self._form, planes[games], vector[games])
            chosen = integers(
                policy(seen, self._batch.masks()[games]), len(games), "actions of a policy"
            )
            actions = np.full(self.num_envs, NO_ACTION, np.int64)
            actions[games] = chosen
            if (chosen == NO_ACTION).any():
                raise WrongArgumentError("a policy gave no action for a game in which it is to move")
            self._batch.step(actions)

    def _answer(self, which: NDArray[np.bool_], p: slice) -> None:
        assert self._others is not None
        batch = self._batch
        let_others_play(
            batch.states[p], batch.words[p], batch.dice[p], self._seats[p], self._others[p], which[p]
        )

    def _play(self, chosen: Ints, actors: Ints, which: NDArray[np.bool_]) -> View:
        """Do the actions, let others play in the marked games, and look; each thread for its games."""
        view = make_view(self.num_envs)
        batch = self._batch
        if self._others is None:
            self._seats[:] = -1

        def work(p: slice) -> None:
            step_games(batch.states[p], batch.words[p], batch.dice[p], chosen[p], batch.facing_north)
            if self._others is not None and self._policy is None:
                self._answer(which, p)
            if self._policy is None:
                self._look_at(p, actors, view)

        batch.each(work, self._least)
        if self._policy is not None:
            self._ask_policy(self._policy, which)
            batch.each(lambda p: self._look_at(p, actors, view), HEAVY)
        if self._reward == BY_GAIN:
            margins = np.empty_like(self._margins)
            margin_all(batch.states, margins)
            np.subtract(margins, self._margins, out=view.rewards)
            self._margins = margins
        return view

    def _look(self) -> View:
        """What there is to see where no action has been done."""
        view = make_view(self.num_envs)
        self._batch.each(lambda p: self._look_at(p, self._seats, view), HEAVY)
        return view

    def _look_at(self, p: slice, actors: Ints, view: View) -> None:
        batch = self._batch
        show_games(
            batch.states[p], self._seats[p], actors[p], batch.facing_north, self._reward, view.part(p)
        )

    def _illegal(self, chosen: Ints, begun: NDArray[np.bool_]) -> NDArray[np.bool_]:
        illegal: NDArray[np.bool_] = (self._batch.illegal(chosen) | (chosen == NO_ACTION)) & ~begun
        if self._illegal_reward is None and illegal.any():
            game = int(illegal.argmax())
            raise refused_action(read_state(self._batch.states[game]), int(chosen[game]), game)
        return illegal

    def _paid(self, actors: Ints, view: View) -> tuple[NDArray[np.float64], NDArray[np.bool_]]:
        """What the player who acted got, and which episodes are over."""
        ended = view.movers < 0
        if self._others is not None:
            ended |= self._batch.out(self._seats)
        paid = view.rewards[self._games, np.maximum(actors, 0)]
        earned = ended | (self._reward == BY_GAIN)
        return np.where(earned, paid, 0.0).astype(np.float64), ended

    def _begin_in_the_same_step(
        self, observations: Any, infos: dict[str, Any]
    ) -> tuple[Any, dict[str, Any]]:
        """Begin the games that are over; what they ended with is in `final_obs` and `final_info`."""
        ended = self._ended.copy()
        final = np.full(self.num_envs, None, object)
        for game in np.flatnonzero(ended):
            one = (
                {name: part[game] for name, part in observations.items()}
                if isinstance(observations, dict)
                else observations[game]
            )
            final[game] = one
        self._begin(ended)
        again = {"final_obs": final, "_final_obs": ended, "final_info": infos, "_final_info": ended}
        observations, infos = self._shown(self._look())
        return observations, {**infos, **again}

    def _shown(self, view: View) -> tuple[Any, dict[str, Any]]:
        """Observations and infos."""
        everywhere = np.ones(self.num_envs, np.bool_)
        planes = view.planes.reshape(self.num_envs, *SHAPE)
        infos = {
            "action_mask": view.masks,
            "_action_mask": everywhere,
            "seat": view.movers if self._others is None else self._seats.copy(),
            "_seat": everywhere.copy(),
        }
        return observation(self._form, planes, view.vector), infos


def checked_mode(mode: AutoresetMode | str) -> AutoresetMode:
    """When games begin anew, or `WrongArgumentError` naming the choices."""
    try:
        return AutoresetMode(mode)
    except ValueError:
        names = ", ".join(each.value for each in AutoresetMode)
        raise WrongArgumentError(f"unknown autoreset_mode {mode!r}; the choices are {names}") from None


def compiled_opponents(opponents: Many, players: int, games: int) -> Ints | None:
    """The mistakes of the others in every game, or `WrongArgumentError` naming what there is."""
    if opponents is None:
        return None
    if callable(opponents):
        return np.zeros((games, players - 1), np.int64)
    if isinstance(opponents, np.ndarray):
        return _levels(opponents, players, games)
    row = [mistakes_of(name) for name in one_for_each(opponents, players)]
    return np.tile(np.array(row, np.int64), (games, 1))


def _levels(mistakes: NDArray[Any], players: int, games: int) -> Ints:
    """Percentages for each game, or for each of the others in each game."""
    shapes = ((games,), (games, players - 1))
    if mistakes.dtype.kind not in "iu" or mistakes.shape not in shapes:
        raise WrongArgumentError(
            f"levels are {games} whole percentages, or {players - 1} for each game, not {mistakes.dtype} of "
            f"shape {mistakes.shape}"
        )
    if mistakes.size and not (mistakes.min() >= 0 and mistakes.max() <= AT_RANDOM):
        raise WrongArgumentError("levels are percentages of random choices, from 0 to 100")
    wide = mistakes.reshape(games, -1).astype(np.int64)
    return np.ascontiguousarray(np.broadcast_to(wide, (games, players - 1)))


gymnasium.register(
    ID,
    entry_point="marrakech.envs.gymnasium:MarrakechEnv",
    vector_entry_point="marrakech.envs.gymnasium:MarrakechVectorEnv",
    disable_env_checker=True,
)
