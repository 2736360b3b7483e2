"""Advice to a player, and who is likely to win."""

from collections.abc import Sequence

from msgspec import Struct

from marrakech.record import moves
from marrakech.record.words import QUARTER_WORDS
from marrakech.service import adviser, rug_facts
from marrakech.service.log import TurnWord


class RugFacts(Struct, frozen=True):
    """The immediate effects of a rug.

    Visible squares its player gains, squares taken from each seat, the size of the region it joins, and the
    tithe its player can expect from the `follower`, the next to walk, on the follower's cheapest heading.
    """

    gained: int
    taken: list[int]
    joined: int
    follower: int | None
    toll: float


class Advised(Struct, frozen=True):
    """A choice and its value: for each seat if the bot knows, and on the bot's own scale.

    Rugs have `facts`; the costs of a heading are in the table's `next`.
    """

    turn: TurnWord | None
    rug: str | None
    win: list[float] | None
    score: list[float] | None
    value: float
    facts: RugFacts | None


class Hint(Struct, frozen=True):
    """A bot's best choices, the best first, and how far it searched."""

    version: int
    seat: int
    bot: str
    choices: list[Advised]
    left_off: int
    nodes: int
    depth: int
    seconds: float


class Evaluation(Struct, frozen=True):
    """Each seat's chance of winning, and its expected final score."""

    version: int
    bot: str
    win: list[float]
    score: list[float] | None
    nodes: int
    depth: int
    seconds: float


def hint(given: adviser.Hint) -> Hint:
    """A hint, its numbers rounded."""
    return Hint(
        version=given.version,
        seat=given.seat,
        bot=given.bot,
        choices=[_advised(one) for one in given.choices],
        left_off=given.left_off,
        nodes=given.nodes,
        depth=given.depth,
        seconds=round(given.seconds, 3),
    )


def _advised(one: adviser.Advised) -> Advised:
    choice = one.choice
    return Advised(
        turn=None if isinstance(choice, moves.Lay) else QUARTER_WORDS[choice.quarter],
        rug=str(choice) if isinstance(choice, moves.Lay) else None,
        win=_rounded(one.win, 4),
        score=_rounded(one.score, 2),
        value=round(one.value, 4),
        facts=None if one.facts is None else _rug_facts(one.facts),
    )


def _rug_facts(facts: rug_facts.RugFacts) -> RugFacts:
    return RugFacts(
        gained=facts.gained,
        taken=list(facts.taken),
        joined=facts.joined,
        follower=facts.follower,
        toll=round(float(facts.toll), 2),
    )


def evaluation(given: adviser.Evaluation) -> Evaluation:
    """An evaluation, its numbers rounded."""
    return Evaluation(
        version=given.version,
        bot=given.bot,
        win=[round(chance, 4) for chance in given.win],
        score=_rounded(given.score, 2),
        nodes=given.nodes,
        depth=given.depth,
        seconds=round(given.seconds, 3),
    )


def _rounded(numbers: Sequence[float] | None, digits: int) -> list[float] | None:
    return None if numbers is None else [round(number, digits) for number in numbers]
