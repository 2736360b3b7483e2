"""The turn of the last rug in all hands, exactly: nobody lays a rug after it, so nothing but squares counts.

A place of the last rug matters only by whose squares it covers, and links only by where it may lie. So the
mover's best place after each roll is found by operations on sets of squares, and a value is three integers
(`PackedValue`), sums over the faces of the die:

    shares    16 bits for each player: twelfths of the win, as two, three or four may share it
    scores    16 bits for each player
    dirhams   16 bits for each player

Six faces times twelve twelfths, 255 dirhams or 304 points are far below 65,536.
"""

from typing import NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

from marrakech.engine.learned.features import Ints
from marrakech.engine.utility import prefers
from marrakech.engine.vectors import SEATS
from marrakech.kernel.board import STRIDE, Squares, count
from marrakech.kernel.chance import FACES, MOST_STEPS, die_weight
from marrakech.kernel.choices import QUARTERS, Choices, how_many, without_first
from marrakech.kernel.scoring import score, standing
from marrakech.kernel.state import (
    LAY,
    ROLL,
    Player,
    State,
    out_order,
    own_squares,
    player,
    players,
    purse,
    step,
)
from marrakech.kernel.turn import legal_rugs, orient, roll

ExactNumbers: TypeAlias = npt.NDArray[np.float64]

LANE = 16
"""The bits of a player in a packed value."""
IN_LANE = (1 << LANE) - 1
TWELFTHS = 12
"""The units of a win in a packed value."""
POINT = 256
"""A point in a `standing`."""


class LastTurn(NamedTuple):
    """What the last turn is worked out in, an entry for each player."""

    squares: Ints
    """Those that count for a player, none for one who is out."""
    standings: Ints
    """Before the rug."""


class PackedValue(NamedTuple):
    """What a position is worth to all players, packed."""

    shares: int
    scores: int
    dirhams: int


def lane(numbers: int, who: Player) -> int:
    """One player's number."""
    return numbers >> LANE * who & IN_LANE


def added(total: PackedValue, weight: int, part: PackedValue) -> PackedValue:
    """A packed value with another one added so many times."""
    return PackedValue(
        total.shares + weight * part.shares,
        total.scores + weight * part.scores,
        total.dirhams + weight * part.dirhams,
    )


def beats(one: PackedValue, other: PackedValue, who: Player) -> bool:
    """Whether a player prefers a packed value to another one."""
    return prefers(
        lane(one.shares, who),
        lane(one.scores, who),
        lane(one.dirhams, who),
        lane(other.shares, who),
        lane(other.scores, who),
        lane(other.dirhams, who),
    )


def last_turn(state: State, last: LastTurn, value: ExactNumbers) -> None:
    """The value of a position before the last rug, at one of the steps ORIENT, ROLL and LAY.

    Nobody but the player to move has a rug to lay, and they have one.
    """
    for who in range(players(state)):
        last.squares[who] = 0 if out_order(state, who) else own_squares(state, who)
    now = step(state)
    if now == LAY:
        unpack(packed_after(state, last_rug(state, last), last), 1, value)
    elif now == ROLL:
        unpack(packed_roll(state, last), FACES, value)
    else:
        best = packed_roll(orient(state, 0), last)
        for quarter in range(1, QUARTERS):
            packed = packed_roll(orient(state, quarter), last)
            if beats(packed, best, player(state)):
                best = packed
        unpack(best, FACES, value)


def packed_roll(state: State, last: LastTurn) -> PackedValue:
    """The sum over the faces of the die, with the best place of the last rug for each."""
    total = PackedValue(0, 0, 0)
    for steps in range(1, MOST_STEPS + 1):
        stopped = roll(state, steps)
        rug = 0
        if step(stopped) == LAY:
            rug = last_rug(stopped, last)
        total = added(total, die_weight(steps), packed_after(stopped, rug, last))
    return total


def last_rug(stopped: State, last: LastTurn) -> Squares:
    """The squares of the mover's best place; the first one of those that are equal to the mover."""
    who = player(stopped)
    rugs = legal_rugs(stopped)
    highest = 0
    for other in range(players(stopped)):
        last.standings[other] = standing(stopped, other)
        if other != who:
            highest = max(highest, last.standings[other])
    mine = last.standings[who]
    # A rug brings its owner up to two points, and takes up to two from another.
    if mine > highest or mine + 2 * POINT < highest - 2 * POINT:
        return sparing_rug(rugs, last.squares[who])
    best = -1
    chosen = 0
    while how_many(rugs):
        rug = first_rug(rugs)
        rugs = without_first(rugs)
        points = 2 - count(last.squares[who] & rug)
        if TWELFTHS * 4 + points > best:
            worth = share_after(rug, who, players(stopped), last) * 4 + points
            if worth > best:
                best = worth
                chosen = rug
    return chosen


def first_rug(rugs: Choices) -> Squares:
    """The squares of the first place of a non-empty set."""
    if rugs.east:
        western = rugs.east & -rugs.east
        return western | western << 1
    southern = rugs.north & -rugs.north
    return southern | southern << STRIDE


def sparing_rug(rugs: Choices, own: Squares) -> Squares:
    """The squares of the first of the places that cover the fewest squares of one's own."""
    east, north = own | own >> 1, own | own >> STRIDE
    free = Choices(0, rugs.east & ~east, rugs.north & ~north)
    if how_many(free):
        return first_rug(free)
    east, north = own & own >> 1, own & own >> STRIDE
    half = Choices(0, rugs.east & ~east, rugs.north & ~north)
    if how_many(half):
        return first_rug(half)
    return first_rug(rugs)


def share_after(rug: Squares, who: Player, number: int, last: LastTurn) -> int:
    """The mover's share of the win, in twelfths, once the last rug lies on these squares."""
    mine = last.standings[who] + POINT * (2 - count(last.squares[who] & rug))
    winners = 1
    for other in range(number):
        if other != who:
            theirs = last.standings[other] - POINT * count(last.squares[other] & rug)
            if theirs > mine:
                return 0
            if theirs == mine:
                winners += 1
    return TWELFTHS // winners


def packed_after(state: State, rug: Squares, last: LastTurn) -> PackedValue:
    """The result of the game with the last rug on these squares, or without one where it is empty."""
    number = players(state)
    highest = 0
    winners = 0
    scores = 0
    dirhams = 0
    for who in range(number):
        points = -count(last.squares[who] & rug)
        if who == player(state) and rug:
            points += 2
        stands = standing(state, who) + POINT * points
        last.standings[who] = stands
        if stands > highest:
            highest = stands
            winners = 0
        if stands == highest:
            winners += 1
        scores += score(state, who) + points << LANE * who
        dirhams += purse(state, who) << LANE * who
    shares = 0
    for who in range(number):
        if last.standings[who] == highest:
            shares += TWELFTHS // winners << LANE * who
    return PackedValue(shares, scores, dirhams)


def unpack(packed: PackedValue, faces: int, value: ExactNumbers) -> None:
    """Write a sum over so many faces as a value: shares of the win, scores, dirhams."""
    for who in range(SEATS):
        value[who] = lane(packed.shares, who) / (TWELFTHS * faces)
        value[SEATS + who] = lane(packed.scores, who) / faces
        value[2 * SEATS + who] = lane(packed.dirhams, who) / faces
