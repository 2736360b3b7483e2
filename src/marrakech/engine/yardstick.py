"""What `greedy` makes of a laid rug: the definition that its faster reading (`engine.rugs`) is held to.

After a rug is laid, with `who` the player who laid it and only players still in the game counted:

    value = score - highest score of an opponent
          + 1.0 * the tithe that the next player is expected to pay to `who`
          + 0.5 * sum over own regions       |r|^2 / 49 * rugs the others have yet to lay
          - 0.5 * sum over opponents' regions  |r|^2 / 49 * rugs `who` has yet to lay

The next player is assumed to choose the heading that minimises the total tithe they expect to pay. A
finished game has only the first line; being out is worth -30, being the only one left +30.

All values are integers (multiples of 1 / `UNIT`), so that they are the same interpreted and compiled, and a
tie is a tie.
"""

from marrakech.kernel.board import Assam, Squares, count, region
from marrakech.kernel.chance import FACES
from marrakech.kernel.choices import QUARTERS
from marrakech.kernel.scoring import score
from marrakech.kernel.state import (
    DRAW,
    END_TURN,
    OVER,
    TURN,
    Player,
    State,
    colours,
    out_order,
    owner,
    player,
    players,
    rugs_left,
    squares_of,
    step,
)
from marrakech.kernel.tithes import cheapest_tithe, expected_tithe
from marrakech.kernel.turn import may_end, next_flow, turned

UNIT = FACES * 2 * 49
"""What a dirham is worth in the values below: a common denominator of all their fractions."""
LAST_ONE = 30
"""The lead, in dirhams, of the only player left; that of a player who is out is as far below."""


def region_squares(squares: Squares) -> int:
    """The sum of |r|^2 over the regions of one colour, e.g. 10 for regions of 3 and 1."""
    total = 0
    rest = squares
    while rest:
        found = region(rest & -rest, squares)
        size = count(found)
        total += size * size
        rest &= ~found
    return total


def heading_left(state: State, layer: Player, payer: Player) -> Assam:
    """Assam as the player who laid a rug will turn him (variant): so that the next player pays them most."""
    assam = state.assam
    if step(state) in (DRAW, TURN):
        most = -1
        for quarter in range(QUARTERS):
            if may_end(state.rules, quarter):
                facing = turned(state.assam, quarter)
                part = expected_tithe(state, payer, facing, layer)[1]
                if part > most:
                    most, assam = part, facing
    return assam


def lead(state: State, who: Player) -> int:
    """The first line of the value, in dirhams; 30 for the only player left, -30 for a player who is out."""
    if out_order(state, who):
        return -LAST_ONE
    highest = -1
    for other in range(players(state)):
        if other != who and not out_order(state, other):
            highest = max(highest, score(state, other))
    if highest < 0:
        return LAST_ONE
    return score(state, who) - highest


def standing_value(state: State, who: Player) -> int:
    """The value without the tithe to come, in `UNIT`s."""
    value = UNIT * lead(state, who)
    if step(state) == OVER or out_order(state, who):
        return value
    others_left = 0
    for other in range(players(state)):
        if other != who:
            others_left += rugs_left(state, other)
    own_left = rugs_left(state, who)
    for colour in range(colours(state.rules)):
        regions = region_squares(squares_of(state, colour))
        owned_by = owner(state, colour)
        if owned_by == who:
            value += FACES * regions * others_left
        elif not out_order(state, owned_by):
            value -= FACES * regions * own_left
    return value


def laid_value(state: State, who: Player) -> int:
    """The value for `who` once a rug is laid (and, in the variant, Assam is turned), in `UNIT`s."""
    value = standing_value(state, who)
    now = step(state)
    if now == OVER or out_order(state, who):
        return value
    payer = next_player(state)
    if state.rules & END_TURN:
        facing = heading_left(state, who, payer)
        return value + UNIT // FACES * expected_tithe(state, payer, facing, who)[1]
    return value + UNIT // FACES * cheapest_tithe(state, payer, who)[1]


def next_player(state: State) -> Player:
    """The next player to move once a rug is laid, whether or not the turn has passed already."""
    if step(state) in (DRAW, TURN):
        return next_flow(state) & 3
    return player(state)
