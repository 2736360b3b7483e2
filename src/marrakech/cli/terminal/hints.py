"""A hint in words: what a bot would do, and why."""

from typing import Final

from marrakech.service.adviser import Hint

CLOSE: Final = 0.05
"""Values closer than this are told as equal."""


def hint_lines(hint: Hint) -> list[str]:
    """What to do and why, then who says so."""
    turns = "1 turn" if hint.depth == 1 else f"{hint.depth} turns"
    return [_sentence(hint), f"({hint.bot}: {turns} ahead, {hint.nodes} positions)"]


def _sentence(hint: Hint) -> str:
    best, *others = hint.choices
    who = hint.seat
    why = []
    if best.win is not None:
        why.append(f"wins {best.win[who]:.0%} of the time")
    if best.score is not None:
        why.append(f"expects {best.score[who]:.0f} points")
    if not others:
        why.append("there is no other choice")
    elif best.win is not None and others[0].win is not None:
        why.append(f"the next best, {others[0].choice}: {others[0].win[who]:.0%}")
    elif best.value - others[0].value < CLOSE:
        why.append(f"as good as {others[0].choice}")
    else:
        ahead = best.value - others[0].value
        why.append(f"worth {ahead:.1f} points more than the next best, {others[0].choice}")
    return f"Hint: {best.choice}: {'; '.join(why)}."
