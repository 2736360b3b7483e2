"""Bots that play the other seats of many games, in compiled code."""

from typing import Any, Final

from marrakech.engine.greedy import greedy_choice
from marrakech.engine.ladder import GreedyBot, RandomBot
from marrakech.engine.playout import any_choice, next_word, scaled
from marrakech.envs.batch import after_chance
from marrakech.jit.decorators import cached
from marrakech.kernel.state import OVER, out_order, player, players, read_state, step, write_state
from marrakech.kernel.turn import act

RANDOM_BOT, GREEDY_BOT = 0, 1
COMPILED_BOTS: Final = (RandomBot.name, GreedyBot.name)
"""The names of the numbers above."""


@cached
def draw_seats(words: Any, number: int, which: Any, seats: Any) -> None:
    """A seat for the learner in each of the marked games, each as likely as any other."""
    for i in range(words.shape[0]):
        if which[i]:
            words[i] = next_word(words[i])
            seats[i] = scaled(words[i], number)


@cached
def let_others_play(states: Any, words: Any, seats: Any, bots: Any, which: Any) -> None:
    """Let the others play until it is the learner's turn, the learner is out or the game is over.

    `bots` are those of the players after the learner, in order.
    """
    for i in range(states.shape[0]):
        if not which[i]:
            continue
        state = read_state(states[i])
        word = words[i]
        seat = seats[i]
        number = players(state)
        while step(state) != OVER and player(state) != seat and not out_order(state, seat):
            if bots[(player(state) - seat + number) % number - 1] == RANDOM_BOT:
                word = next_word(word)
                state = any_choice(state, word)
            else:
                state = act(state, greedy_choice(state))
            state, word = after_chance(state, word)
        words[i] = word
        write_state(state, states[i])
