"""The even level, which adapts between games: its rung for the next one follows from who won this one.

The rung is part of the level, as `even:4`, so that it is kept with the game, and a rematch begins where the
last game ended. A level of the name alone stands where it begins.
"""

from marrakech.engine.people import EvenBot, even_name, rung_after, rung_of
from marrakech.kernel.state import Player
from marrakech.service.snapshots import Snapshot


def shown_level(level: str) -> str:
    """A level as people are told it: without a rung."""
    return level if rung_of(level) is None else EvenBot.name


def level_after(now: Snapshot, seat: Player) -> str | None:
    """The level of a bot's seat in the next game; None for a person's seat."""
    level = now.levels[seat]
    rung = None if level is None else rung_of(level)
    if rung is None or not now.over:
        return level
    people = [who for who in range(len(now.levels)) if now.levels[who] is None]
    first = [one.player for one in now.node.ranking() if one.rank == 1]
    won = any(who in first for who in people)
    if not people or (won and seat in first):
        return even_name(rung)
    return even_name(rung_after(rung, won))
