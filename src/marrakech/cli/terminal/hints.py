"""A hint in words: what a bot would do, and why."""

from typing import Final

from marrakech.messages import decimal, message, percent
from marrakech.service.adviser import Advised, Hint

CLOSE: Final = 0.05
"""Values closer than this are told as equal."""


def hint_lines(hint: Hint) -> list[str]:
    """What to do and why, then who says so."""
    by = message("terminal-hint-by", bot=hint.bot, turns=hint.depth, positions=hint.nodes)
    return [_sentence(hint), by]


def _sentence(hint: Hint) -> str:
    best, *others = hint.choices
    who = hint.seat
    why = []
    if best.win is not None:
        why.append(message("terminal-hint-wins", share=percent(best.win[who])))
    if best.score is not None:
        why.append(message("terminal-hint-points", points=decimal(best.score[who])))
    if not others:
        why.append(message("terminal-hint-only"))
    elif best.win is not None and others[0].win is not None:
        share = percent(others[0].win[who])
        why.append(message("terminal-hint-next", choice=_what(others[0]), share=share))
    elif best.value - others[0].value < CLOSE:
        why.append(message("terminal-hint-close", choice=_what(others[0])))
    else:
        points = decimal(best.value - others[0].value, 1)
        why.append(message("terminal-hint-better", points=points, choice=_what(others[0])))
    return message("terminal-hint", choice=_what(best), why="; ".join(why))


def _what(advised: Advised) -> str:
    return advised.rug or message("terminal-turned", turn=advised.turn or "")
