"""The coins of the box: how a tithe is paid in gold (5 dirhams) and silver (1), and what each purse holds.

Everybody begins with five of each; the rest of the twenty and twenty stays in the box and gives change. What a
purse is worth is the kernel's to say: this follows it, roll by roll, as careful players would pay.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from marrakech.kernel import state as kernel
from marrakech.kernel.state import Dirhams, Player
from marrakech.record.moves import Roll
from marrakech.record.node import Node

GOLD: Final = 5
"""The dirhams of a gold coin."""
IN_THE_BOX: Final = 20
"""Coins of each kind."""


@dataclass(frozen=True, slots=True)
class Coins:
    """So many gold coins and so many silver ones."""

    gold: int
    silver: int

    @property
    def worth(self) -> Dirhams:
        """In dirhams."""
        return GOLD * self.gold + self.silver

    def __add__(self, other: "Coins") -> "Coins":
        return Coins(self.gold + other.gold, self.silver + other.silver)

    def __sub__(self, other: "Coins") -> "Coins":
        return Coins(self.gold - other.gold, self.silver - other.silver)


FIRST_COINS: Final = Coins(5, 5)
"""What everybody begins with."""
NO_COINS: Final = Coins(0, 0)
CHANGED: Final = Coins(-1, GOLD)
"""A gold coin given for five silver ones."""


@dataclass(frozen=True, slots=True)
class Handover:
    """How a tithe is paid: coins given, silver given back, and who changes a gold coin before."""

    given: Coins
    back: Coins = NO_COINS
    changed: bool = False
    """The payer first changes a gold coin for five silver ones."""
    changer: Player | None = None
    """Who changes it; None for the box."""


def handover(purses: Sequence[Coins], payer: Player, payee: Player, due: Dirhams) -> Handover:
    """How a tithe is paid, with as few coins as can be: exactly, else with change, else after changing gold.

    A purse must be worth what is due: whoever cannot pay gives all there is.
    """
    mine = purses[payer]
    gold = min(mine.gold, due // GOLD)
    exact = Coins(gold, due - GOLD * gold)
    if exact.silver <= mine.silver:
        return Handover(exact)
    back = Coins(0, GOLD - due % GOLD)
    if back.silver <= purses[payee].silver:
        return Handover(Coins(gold + 1, 0), back)
    out = sum(purse.silver for purse in purses)
    richest = max(
        (who for who in range(len(purses)) if who not in (payer, payee)),
        key=lambda who: purses[who].silver,
        default=None,
    )
    from_box = IN_THE_BOX - out >= GOLD or richest is None
    return Handover(exact, changed=True, changer=None if from_box else richest)


def paid(purses: Sequence[Coins], payer: Player, payee: Player, how: Handover) -> tuple[Coins, ...]:
    """The purses after a payment."""
    after = list(purses)
    if how.changed:
        after[payer] += CHANGED
        if how.changer is not None:
            after[how.changer] -= CHANGED
    after[payer] = after[payer] - how.given + how.back
    after[payee] = after[payee] + how.given - how.back
    return tuple(after)


def purses_at(node: Node) -> tuple[Coins, ...]:
    """What each purse holds at a node, if everybody has paid as told."""
    path = node.path()
    start = path[0].state
    purses = tuple(_purse(kernel.purse(start, who)) for who in range(kernel.players(start)))
    for one in path[1:]:
        tithe = _tithe(one)
        if tithe is not None:
            payer, payee, due = tithe
            purses = paid(purses, payer, payee, handover(purses, payer, payee, due))
    return purses


def payment(node: Node) -> Handover | None:
    """How the tithe of a node's roll is paid; None if its move was no roll, or cost nothing."""
    tithe = _tithe(node)
    if tithe is None or node.parent is None:
        return None
    return handover(purses_at(node.parent), *tithe)


def _tithe(node: Node) -> tuple[Player, Player, Dirhams] | None:
    """Who paid whom how much at a node."""
    before = node.parent
    if before is None or not isinstance(node.move, Roll):
        return None
    change = [
        kernel.purse(node.state, who) - kernel.purse(before.state, who)
        for who in range(kernel.players(node.state))
    ]
    most = max(change)
    return (change.index(min(change)), change.index(most), most) if most else None


def _purse(dirhams: Dirhams) -> Coins:
    """Coins for a purse of which nothing is known but its worth: five silver if it can be."""
    silver = min(dirhams, FIRST_COINS.silver + dirhams % GOLD)
    return replace(FIRST_COINS, gold=(dirhams - silver) // GOLD, silver=silver)
