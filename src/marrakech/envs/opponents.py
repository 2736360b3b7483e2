"""Bots that play the other seats of many games: `greedy` with a share of random choices, in compiled code.

    mistakes   the percentage of choices made at random: 0 is `greedy`, 25 `novice`, 100 `random`

A row of them for each game, by how many seats after the learner a player sits.
"""

from typing import Any, Final

from marrakech.engine.greedy import greedy_choice
from marrakech.engine.ladder import NOVICE_MISTAKES, GreedyBot, NoviceBot, RandomBot
from marrakech.engine.playout import any_choice, next_word, scaled
from marrakech.envs.batch import after_chance
from marrakech.envs.errors import WrongArgumentError
from marrakech.jit.decorators import cached, lean
from marrakech.kernel.state import OVER, out_order, player, players, read_state, step, write_state
from marrakech.kernel.turn import act

AT_RANDOM: Final = 100
"""The percentage of mistakes of a player who chooses at random."""
COMPILED_BOTS: Final = {RandomBot.name: AT_RANDOM, NoviceBot.name: NOVICE_MISTAKES, GreedyBot.name: 0}
"""The mistakes of the bots that have a name; `greedy:30` makes 30 in a hundred."""


@cached
def draw_seats(words: Any, number: int, which: Any, seats: Any) -> None:
    """A seat for the learner in each of the marked games, each as likely as any other."""
    for i in range(words.shape[0]):
        if which[i]:
            words[i] = next_word(words[i])
            seats[i] = scaled(words[i], number)


@lean
def let_others_play(states: Any, words: Any, dice: Any, seats: Any, mistakes: Any, which: Any) -> None:
    """Let the others play until it is the learner's turn, the learner is out or the game is over."""
    for i in range(states.shape[0]):
        if not which[i]:
            continue
        state = read_state(states[i])
        word = words[i]
        seat = seats[i]
        number = players(state)
        while step(state) != OVER and player(state) != seat and not out_order(state, seat):
            wrong = mistakes[i, (player(state) - seat + number) % number - 1]
            errs = wrong == AT_RANDOM
            if 0 < wrong < AT_RANDOM:
                word = next_word(word)
                errs = scaled(word, 100) < wrong
            if errs:
                word = next_word(word)
                state = any_choice(state, word)
            else:
                state = act(state, greedy_choice(state))
            state, word = after_chance(state, word, dice, i)
        words[i] = word
        write_state(state, states[i])


def mistakes_of(name: object) -> int:
    """The percentage of random choices of a bot that plays in compiled code, e.g. 30 for "greedy:30"."""
    if isinstance(name, str):
        if name in COMPILED_BOTS:
            return COMPILED_BOTS[name]
        bot, _, share = name.partition(":")
        if (
            bot == GreedyBot.name
            and share.isascii()
            and share.isdigit()
            and int(share[:4]) <= AT_RANDOM
        ):
            return int(share[:4])
    raise WrongArgumentError(
        f"{name!r} does not play in compiled code; the choices are {', '.join(COMPILED_BOTS)} and greedy:30 "
        "with a percentage of random choices; MarrakechEnv takes any bot"
    )
