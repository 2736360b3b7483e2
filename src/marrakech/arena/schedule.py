"""The games of a match.

A deal is a seed for the dice and piles. Each deal is played once in every rotation of the seats, so
that nobody has the better dice or the better seat; what is left is skill, and the luck of the walk.
"""

from collections.abc import Sequence
from itertools import combinations, permutations
from math import ceil
from typing import Final, Literal, TypeAlias

from marrakech.arena.entrant import Entrant
from marrakech.arena.errors import ArenaError
from marrakech.arena.fixture import Fixture
from marrakech.record.ruleset import Ruleset

Pairing: TypeAlias = Literal["auto", "table", "alone", "first"]
"""Who meets whom.

table   different bots at every table: each combination of as many bots as there are seats
alone   each bot alone against a field of each other bot
first   the first bot alone against a field of each of the others
auto    `table` if there are enough bots to fill the seats, else `alone`
"""

PAIRINGS: Final[tuple[Pairing, ...]] = ("auto", "table", "alone", "first")

Lineup: TypeAlias = tuple[Entrant, ...]
"""Who sits around a table."""


def lineups(entrants: Sequence[Entrant], players: int, pairing: Pairing = "auto") -> list[Lineup]:
    """The lineups of a match; one bot alone plays against itself."""
    if not entrants:
        raise ArenaError("a match needs a bot; name one or more")
    if len(entrants) == 1:
        return [(entrants[0],) * players]
    if pairing == "auto":
        pairing = "table" if len(entrants) >= players else "alone"
    if pairing == "table":
        if len(entrants) < players:
            raise ArenaError(
                f"{len(entrants)} bots are too few for a table of {players} different ones; "
                "name more, or choose the pairing alone or first"
            )
        return list(combinations(entrants, players))
    loners = entrants[:1] if pairing == "first" else entrants
    found: dict[tuple[str, ...], Lineup] = {}
    for loner in loners:
        for other in entrants:
            if other != loner:
                lineup = (loner, *[other] * (players - 1))
                # With two players, A against B is B against A.
                found.setdefault(tuple(sorted(one.label for one in lineup)), lineup)
    return list(found.values())


def plan(
    entrants: Sequence[Entrant],
    ruleset: Ruleset,
    games: int,
    seed: int | str = 0,
    pairing: Pairing = "auto",
) -> list[Fixture]:
    """The fixtures of a match with at least `games` games at each table, whole deals only.

    Deals come one after the other, so that an interrupted match has played every table equally often. The
    order around a table changes from deal to deal, so that no bot always moves after the same opponent.
    """
    if games < 1:
        raise ArenaError(f"a match has at least one game, not {games}")
    number = ruleset.players
    found = []
    shapes = lineups(entrants, number, pairing)
    most = max(ceil(games / _rotations(lineup)) for lineup in shapes)
    for index in range(most):
        for lineup in shapes:
            if index >= ceil(games / _rotations(lineup)):
                continue
            orders = sorted(set(permutations(lineup[1:])), key=lambda order: [o.label for o in order])
            order = (lineup[0], *orders[index % len(orders)])
            found += [
                Fixture(order, rotation, f"{seed}/{index}", ruleset.printing.id, ruleset.switches)
                for rotation in range(_rotations(lineup))
            ]
    return found


def _rotations(lineup: Lineup) -> int:
    """How many games a deal has: one for a bot against itself, which would repeat the same game."""
    return 1 if len(set(lineup)) == 1 else len(lineup)
