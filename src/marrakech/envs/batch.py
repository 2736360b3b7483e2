"""Many games side by side in compiled code, as plain numpy arrays.

The functions work on arrays that the caller owns, row by row:

    states    int64 (games, 11)     `kernel.state.write_state`; check what you write yourself (`envs.arguments`)
    words     uint64 (games,)       the generator of each game's chance (`engine.playout`)
    dice      uint8 (games, 98)     the dice of seeds (`envs.dice_tables`), or no rows at all
    actions   integers (games,)     `kernel.choices`: 0 to 83 a place, 84 to 86 a quarter turn; -1 for none
    masks     uint8 (games, 87)     1 for the legal actions
    planes    uint8 (games, 735)    `envs.observation`, to be shaped (games, 15, 7, 7)
    vector    float32 (games, 30)
    rewards   float32 (games, 4)    `envs.reward`, by seat

A game waits where a player chooses, or at its end: chance is drawn at once. `Batch` keeps the arrays and
calls the functions, on several threads if asked:

>>> batch = Batch(1000, Ruleset.of(players=2).rules, seed=7)
>>> while not batch.over().all():
...     batch.step(batch.random_actions())
>>> batch.rewards("win").sum(axis=1).tolist() == [1.0] * 1000
True
"""

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor, wait
from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from marrakech.engine.learned.features import Floats, Ints
from marrakech.engine.playout import Word, any_outcome, next_word, scaled, seeded
from marrakech.engine.vectors import SEATS
from marrakech.envs.arguments import (
    checked_rules,
    fitting,
    integers,
    marks,
    seats_of,
    seed_number,
    seeds_of,
    whole,
)
from marrakech.envs.dice_tables import DICE_ROW, PILE_RUGS, PILES, ROLLED, ROLLS, DiceSeed, dice_row
from marrakech.envs.errors import GameOverError, IllegalActionError, WrongArgumentError
from marrakech.envs.frame import CELLS, action_in, frame_of
from marrakech.envs.observation import PLANES, SHAPE, VECTOR, observe_all
from marrakech.envs.reward import reward_all, reward_kind
from marrakech.jit.decorators import cached, inlined
from marrakech.kernel.chance import outcomes, total_weight, weight_of
from marrakech.kernel.choices import (
    ACTIONS,
    action_of,
    choice_of,
    first_choice,
    how_many,
    includes,
    nth_choice,
    without_first,
)
from marrakech.kernel.state import (
    FIELDS,
    LONGEST_GAME,
    OVER,
    PLAYERS_MASK,
    ROLL,
    Rules,
    State,
    out_order,
    pile_colour,
    player,
    read_state,
    start,
    step,
    write_state,
)
from marrakech.kernel.turn import act, legal
from marrakech.record.checked import switch
from marrakech.record.ruleset import Ruleset

Words: TypeAlias = NDArray[np.uint64]
Bytes: TypeAlias = NDArray[np.uint8]

NO_ACTION: Final = -1
"""Leaves a game as it is, e.g. one that is over."""

MOST_IN_BATCH: Final = 2**31
"""More would not fit into any memory."""

LIGHT: Final = 32_768
MEDIUM: Final = 16_384
HEAVY: Final = 4096
"""Games below which another thread costs more time than it saves: where a game takes some ten nanoseconds
(step, random action), some thirty (mask), a hundred (observation). A thread that is woken loses tens to
hundreds of microseconds, in Python and because its caches are cold."""


@inlined
def dealt_outcome(state: State, dice: Any, game: int) -> int:
    """What the dice of a game's seed bring next, or -1 where it has none or they do not fit the state."""
    if game >= dice.shape[0] or dice[game, 0] == 0:
        return -1
    weights = outcomes(state)
    if step(state) == ROLL:
        rolled = int(dice[game, ROLLED])
        if rolled >= LONGEST_GAME:
            return -1
        dice[game, ROLLED] = rolled + 1
        return int(dice[game, ROLLS + rolled])
    who = player(state)
    left = total_weight(weights)
    if who > 1 or left > PILE_RUGS:
        return -1
    colour = pile_colour(who, 1 + int(dice[game, PILES + PILE_RUGS * who + PILE_RUGS - left]))
    if weight_of(weights, colour):
        return colour
    return -1


@inlined
def after_chance(state: State, word: Word, dice: Any, game: int) -> tuple[State, Word]:
    """The state once all chance that is due has happened, with the last word used."""
    while outcomes(state):
        outcome = dealt_outcome(state, dice, game)
        if outcome < 0:
            word = next_word(word)
            state = any_outcome(state, word)
        else:
            state = act(state, outcome)
    return state, word


@inlined
def choice_for(state: State, action: int, facing_north: bool) -> int:
    """The legal choice that an action is, or -1."""
    if action < 0 or action >= ACTIONS:
        return -1
    choices = legal(state)
    choice = choice_of(choices, action_in(frame_of(state, facing_north), action))
    if choice >= 0 and includes(choices, choice):
        return choice
    return -1


@cached
def start_games(rules: Rules, states: Any, words: Any, dice: Any, which: Any) -> None:
    """Begin the games that are marked in `which` anew, each with the words that its generator has left."""
    for i in range(states.shape[0]):
        if which[i]:
            state, words[i] = after_chance(start(rules), words[i], dice, i)
            write_state(state, states[i])


@cached
def find_illegal(states: Any, actions: Any, facing_north: bool, illegal: Any) -> int:
    """Mark the games whose action is not legal; their number."""
    found = 0
    for i in range(states.shape[0]):
        action = actions[i]
        illegal[i] = action != -1 and choice_for(read_state(states[i]), action, facing_north) < 0
        found += illegal[i]
    return found


@cached
def first_illegal(states: Any, actions: Any, facing_north: bool) -> int:
    """The first game whose action is not legal, or -1."""
    for i in range(states.shape[0]):
        action = actions[i]
        if action != -1 and choice_for(read_state(states[i]), action, facing_north) < 0:
            return i
    return -1


@cached
def step_games(states: Any, words: Any, dice: Any, actions: Any, facing_north: bool) -> None:
    """Do the action of each game and let the chance that follows happen. All actions are legal."""
    for i in range(states.shape[0]):
        if actions[i] != -1:
            state = read_state(states[i])
            action = action_in(frame_of(state, facing_north), actions[i])
            state = act(state, choice_of(legal(state), action))
            state, words[i] = after_chance(state, words[i], dice, i)
            write_state(state, states[i])


@cached
def mask_all(states: Any, facing_north: bool, masks: Any) -> None:
    """The legal actions of each game, as ones in rows of `ACTIONS` numbers."""
    for i in range(states.shape[0]):
        state = read_state(states[i])
        frame = frame_of(state, facing_north)
        for action in range(ACTIONS):
            masks[i, action] = 0
        choices = legal(state)
        rest = choices
        while how_many(rest):
            masks[i, action_in(frame, action_of(choices, first_choice(rest)))] = 1
            rest = without_first(rest)


@cached
def draw_actions(states: Any, words: Any, facing_north: bool, actions: Any) -> None:
    """A legal action for each game, each as likely as any other; `NO_ACTION` where there is none."""
    for i in range(states.shape[0]):
        state = read_state(states[i])
        choices = legal(state)
        number = how_many(choices)
        actions[i] = -1
        if number:
            words[i] = next_word(words[i])
            choice = nth_choice(choices, scaled(words[i], number))
            actions[i] = action_in(frame_of(state, facing_north), action_of(choices, choice))


@cached
def players_to_move(states: Any, movers: Any) -> None:
    """Whose turn it is in each game, or -1 where the game is over."""
    for i in range(states.shape[0]):
        state = read_state(states[i])
        movers[i] = -1 if step(state) == OVER else player(state)


@cached
def find_out(states: Any, seats: Any, out: Any) -> None:
    """Mark the games in which the player of a seat has been eliminated."""
    for i in range(states.shape[0]):
        out[i] = out_order(read_state(states[i]), seats[i]) != 0


def generators(seeds: Sequence[DiceSeed]) -> Words:
    """A generator for each seed."""
    return np.array([seeded(seed_number(seed))[0] for seed in seeds], np.uint64)


class Batch:
    """Many games by the same rules. Arrays that are asked for are new each time, unless handed in as `out`."""

    def __init__(
        self,
        games: int,
        rules: Rules,
        seed: int = 0,
        *,
        facing_north: bool = False,
        threads: int = 1,
    ) -> None:
        """Begin so many games; the fast generator of game `i` begins with `seed + i`."""
        games, threads = whole(games, "games"), whole(threads, "threads")
        if games < 1 or threads < 1:
            raise WrongArgumentError(f"{games} games on {threads} threads: both must be at least 1")
        if games > MOST_IN_BATCH:
            raise WrongArgumentError(f"{games} games do not fit into any memory")
        seed = whole(seed, "seed")
        self.rules = checked_rules(rules)
        self.players = self.rules & PLAYERS_MASK
        self.facing_north = switch(facing_north, "facing_north")
        self.states: Ints = np.zeros((games, FIELDS), np.int64)
        self.words = generators(range(seed, seed + games))
        self.dice: Bytes = np.zeros((0, DICE_ROW), np.uint8)
        self._movers: Ints = np.full(games, -1, np.int64)
        self._random = generators(range(-seed - games, -seed))
        self._threads = threads
        self._pool = ThreadPoolExecutor(threads - 1) if threads > 1 else None
        self.restart()

    def __len__(self) -> int:
        return len(self.states)

    def each(self, work: Callable[[slice], Any], least: int) -> None:
        """Do a piece of work for all games, each thread for a part of at least so many.

        The calling thread does the first part itself: below `2 * least` games no other thread is woken.
        """
        games = len(self.states)
        number = min(self._threads, games // least)
        if self._pool is None or number < 2:
            work(slice(0, games))
            return
        first, *rest = (slice(n * games // number, (n + 1) * games // number) for n in range(number))
        others = [self._pool.submit(work, part) for part in rest]
        try:
            work(first)
        finally:
            wait(others)
        for other in others:
            other.result()

    def _run(self, least: int, compiled: Callable[..., Any], *arguments: Any) -> None:
        """Call a compiled function for all games, each thread with its part of every array.

        A single thread is given the arrays as they are: parts take longer to make than a small batch to step.
        """
        if self._pool is None or len(self.states) < 2 * least:
            compiled(*arguments)
            return
        self.each(
            lambda p: compiled(*(a[p] if isinstance(a, np.ndarray) else a for a in arguments)), least
        )

    def restart(
        self, which: NDArray[np.bool_] | None = None, seeds: Sequence[DiceSeed] | None = None
    ) -> None:
        """Begin games anew: all or the marked ones, with the dice of seeds or going on with their generators.

        A seed gives the dice of `Game.new(seed=...)`, which takes a third of a millisecond a game.
        """
        marked = np.ones(len(self), np.bool_) if which is None else marks(which, len(self), "which")
        if len(self.dice):
            self.dice[marked, 0] = 0
        if seeds is not None:
            given = seeds_of(seeds, int(marked.sum()))
            if not len(self.dice):
                self.dice = np.zeros((len(self), DICE_ROW), np.uint8)
            self.words[marked] = generators(given)
            for game, seed in zip(np.flatnonzero(marked), given, strict=True):
                self.dice[game] = dice_row(seed, self.rules)
        self._run(LIGHT, start_games, self.rules, self.states, self.words, self.dice, marked)

    def illegal(self, actions: Ints) -> NDArray[np.bool_]:
        """Which actions are not legal."""
        chosen = integers(actions, len(self.states), "actions")
        illegal = np.empty(len(self.states), np.bool_)
        self._run(LIGHT, find_illegal, self.states, chosen, self.facing_north, illegal)
        return illegal

    def step(self, actions: Ints) -> None:
        """Do an action in each game; -1 leaves a game alone.

        Raises `IllegalActionError` or `GameOverError` for the first that cannot be done; then none is.
        """
        chosen = integers(actions, len(self.states), "actions")
        game = self._first_illegal(chosen)
        if game >= 0:
            raise refused_action(read_state(self.states[game]), int(chosen[game]), game)
        self.step_legal(chosen)

    def _first_illegal(self, chosen: Ints) -> int:
        """The first game whose action is not legal, or -1."""
        if self._pool is None:
            return int(first_illegal(self.states, chosen, self.facing_north))
        found: list[int] = []

        def check(p: slice) -> None:
            game = first_illegal(self.states[p], chosen[p], self.facing_north)
            if game >= 0:
                found.append(p.start + game)

        self.each(check, LIGHT)
        return min(found, default=-1)

    def step_legal(self, actions: Ints) -> None:
        """The same for an array of actions that are known to be legal; illegal ones are undefined behaviour."""
        self._run(LIGHT, step_games, self.states, self.words, self.dice, actions, self.facing_north)

    def over(self) -> NDArray[np.bool_]:
        """Which games are over."""
        return self.movers() < 0

    def out(self, seats: Ints) -> NDArray[np.bool_]:
        """Whether a player of each game has been eliminated."""
        out = np.empty(len(self.states), np.bool_)
        who = seats_of(seats, len(self.states), self.players)
        self._run(LIGHT, find_out, self.states, who, out)
        return out

    def movers(self, out: Ints | None = None) -> Ints:
        """Whose turn it is in each game; -1 where it is over."""
        movers: Ints = self._rows(out, (), np.int64)
        self._run(LIGHT, players_to_move, self.states, movers)
        return movers

    def masks(self, out: Bytes | None = None) -> Bytes:
        """The legal actions, (games, 87); `out` may also be of True and False."""
        masks: Bytes = self._rows(out, (ACTIONS,), np.uint8, np.bool_)
        ones = masks if masks.dtype == np.uint8 else masks.view(np.uint8)
        self._run(MEDIUM, mask_all, self.states, self.facing_north, ones)
        return masks

    def observe(
        self, out: tuple[Bytes, Floats] | None = None, seats: Ints | None = None
    ) -> tuple[Bytes, Floats]:
        """Planes (games, 15, 7, 7) and vectors (games, 30), for the player to move or for given ones.

        The planes of `out` may also be float32.
        """
        given = (None, None) if out is None else out
        if not isinstance(given, tuple | list) or len(given) != 2:
            raise WrongArgumentError("out must be a pair of arrays, for planes and vectors")
        planes = self._rows(given[0], SHAPE, np.uint8, np.float32)
        vector = self._rows(given[1], (VECTOR,), np.float32)
        games = len(self.states)
        rows = planes.reshape(games, PLANES * CELLS)
        who = self._movers if seats is None else seats_of(seats, games, self.players)
        self._run(HEAVY, observe_all, self.states, who, self.facing_north, rows, vector)
        return planes, vector

    def rewards(self, reward: str = "win", out: Floats | None = None) -> Floats:
        """What each seat gets, (games, 4): nothing but where the game is over or the player out."""
        rewards: Floats = self._rows(out, (SEATS,), np.float32)
        kind = reward_kind(reward)
        self._run(LIGHT, reward_all, self.states, kind, rewards)
        return rewards

    def random_actions(self, out: Ints | None = None) -> Ints:
        """A random legal action for each game; -1 where it is over."""
        actions: Ints = self._rows(out, (), np.int64)
        self._run(LIGHT, draw_actions, self.states, self._random, self.facing_north, actions)
        return actions

    def _rows(self, out: Any, width: tuple[int, ...], kind: Any, *others: Any) -> Any:
        """The array to write to, if it has a row for each game, or a new one of the first kind."""
        shape = (len(self.states), *width)
        return np.empty(shape, kind) if out is None else fitting(out, shape, kind, *others)


def refused_action(
    state: State, action: int, game: int | None = None
) -> IllegalActionError | GameOverError:
    """Why an action cannot be done."""
    where = "" if game is None else f" in game {game}"
    if step(state) == OVER:
        again = "" if game is None else "; begin it anew, or pass -1"
        return GameOverError(f"action {action}{where}: the game is over{again}")
    return IllegalActionError(f"action {action}{where} is not legal; the mask tells which are")


__all__ = ["NO_ACTION", "Batch", "Ruleset", "generators"]
