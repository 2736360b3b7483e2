"""How likely each choice of a bot was, where the bot draws its choices at random.

Of a bot whose odds are known, what it drew is chance like a roll: `random`, `novice` and `greedy:60` make their
mistakes by dice of their own.
"""

from collections.abc import Mapping

from marrakech.engine.bot import Bot, choices_of
from marrakech.engine.ladder import NoviceBot, RandomBot, greedy_decision, one_turn_values
from marrakech.kernel.choices import Choice
from marrakech.kernel.state import State


def odds_of(bot: Bot, state: State) -> Mapping[Choice, float] | None:
    """The probability of each choice, e.g. a sixth for each of six by `random`; None if they are not known."""
    if isinstance(bot, RandomBot):
        choices = choices_of(state)
        return dict.fromkeys(choices, 1 / len(choices))
    if isinstance(bot, NoviceBot):
        best, *others = [one.choice for one in greedy_decision(state, one_turn_values).alternatives]
        slip = bot.mistakes / 100
        found = dict.fromkeys((best, *others), slip / (1 + len(others)))
        found[best] += 1 - slip
        return found
    return None
