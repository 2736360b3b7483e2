"""A hint in the terminal: what the strongest bot that is ready would do, and why."""

from collections.abc import Callable
from typing import Final

from marrakech.engine.bot import Alternative, Bot, Decision, Limits
from marrakech.engine.compiled import COMPILED
from marrakech.engine.ladder import adviser
from marrakech.kernel import state as kernel
from marrakech.kernel.state import State
from marrakech.record.words import TURNS, rug_text

LIMITS: Final = Limits(seconds=1.0)
CLOSE: Final = 0.05
"""Values closer than this are told as equal."""


def hint_lines(state: State, ask: Callable[[], Bot] = adviser) -> list[str]:
    """The hint for a step of choice: what to do and why, then who says so."""
    # From the first question on the master is made ready; a weaker bot answers meanwhile.
    COMPILED.prepare()
    bot = ask()
    decision = bot.choose(state, LIMITS)
    turns = "1 turn" if decision.depth == 1 else f"{decision.depth} turns"
    says = f"({bot.name}: {turns} ahead, {decision.nodes} positions)"
    return [_sentence(decision, kernel.player(state)), f"  {says}"]


def _sentence(decision: Decision, who: int) -> str:
    best, *others = decision.alternatives
    why = []
    if best.win is not None:
        why.append(f"wins {best.win[who]:.0%} of the time")
    if best.score is not None:
        why.append(f"expects {best.score[who]:.0f} points")
    if not others:
        why.append("there is no other choice")
    elif best.win is not None and others[0].win is not None:
        why.append(f"the next best, {_what(others[0], decision)}: {others[0].win[who]:.0%}")
    elif best.value - others[0].value < CLOSE:
        why.append(f"as good as {_what(others[0], decision)}")
    else:
        ahead = best.value - others[0].value
        why.append(f"worth {ahead:.1f} points more than the next best, {_what(others[0], decision)}")
    return f"Hint: {_what(best, decision)}: {'; '.join(why)}."


def _what(one: Alternative, decision: Decision) -> str:
    return rug_text(one.choice) if decision.step == kernel.LAY else TURNS[one.choice]
