"""Which states are admitted: those that the rules can go on from, whether or not a game reaches them.

From an admitted state every legal choice and every possible outcome leads to an admitted one, and the game is
over after at most as many turns as there are rugs left. Whatever takes a state from outside asks `fault` first
(`record.position`, `engine.bot`, `envs.arguments`); compiled code relies on it.

What must hold: there are two to four players by switches that go together; every square shows at most one
colour, one that is in play; a link joins two squares of one colour, and no square has two; the purses hold at
most 255 dirhams together, so that one player can win them all, and a player has at most 255 rugs left;
players went out one after another, and one is left in the game. While it goes on, two are left, the mover is
one of them and has a rug to lay, the step is one of these rules, and the top of a pile is known unless it is
about to be drawn.
"""

from typing import TypeAlias

from marrakech.kernel.board import (
    BOARD,
    EAST_PLACES,
    NORTH_PLACES,
    SQUARES,
    STRIDE,
    count,
)
from marrakech.kernel.state import (
    COVER_OWN,
    DEAL,
    DRAW,
    ELIMINATION,
    END_TURN,
    KEEP_HEADING,
    ONE_COLOUR,
    ORIENT,
    OVER,
    PLAYERS_MASK,
    TURN,
    Player,
    Rules,
    State,
    colours,
    covered,
    number_out,
    out_order,
    pile_colour,
    player,
    players,
    purse,
    rugs_left,
    square,
    step,
    stock,
    top,
    two_colours,
)

StateFault: TypeAlias = int
"""What is wrong with a state, or SOUND."""

SOUND = 0
# What no position line can hold.
BAD_RULES, BAD_BOARD, BAD_LINKS, BAD_ASSAM, BAD_PURSES, BAD_STOCKS, BAD_OUT, BAD_FLOW = (
    1,
    2,
    3,
    4,
    5,
    6,
    7,
    8,
)
# What the rules cannot go on from.
MOVER_OUT, ONE_LEFT, NO_PILES, NO_TURN, NO_ORIENT, NO_RUG, NO_DEAL = 9, 10, 11, 12, 13, 14, 15
TOP_NOT_LEFT, TOP_UNDRAWN, TOP_UNKNOWN = 16, 17, 18

MOST_DIRHAMS = 255
"""Of all players together, as one of them may end up with all, and a purse has eight bits."""
MOST_STOCK = 255
"""Rugs left of a player, of both colours where there are two: fair dice draw from a pile by a byte."""

_SWITCHES = ONE_COLOUR | ELIMINATION | END_TURN | KEEP_HEADING | COVER_OWN
_FLOW_BITS = 17


def fault(state: State) -> StateFault:
    """What keeps the rules from going on from a state, or SOUND; accepts any integers."""
    found = rules_fault(state.rules)
    if not found:
        found = board_fault(state)
    if not found:
        found = holdings_fault(state)
    if not found:
        found = out_fault(state)
    if not found:
        found = step_fault(state)
    for who in range(2):
        if not found and two_colours(state.rules):
            found = pile_fault(state, who)
    return found


def rules_fault(rules: Rules) -> StateFault:
    """BAD_RULES unless there are two to four players by switches that go together."""
    number = rules & PLAYERS_MASK
    unknown = rules & ~(PLAYERS_MASK | _SWITCHES)
    if unknown or number < 2 or number > 4:
        return BAD_RULES
    if rules & ONE_COLOUR and number != 2:
        return BAD_RULES
    if rules & KEEP_HEADING and not rules & END_TURN:
        return BAD_RULES
    return SOUND


def board_fault(state: State) -> StateFault:
    """What is wrong with the squares, the links or Assam."""
    shown = count(state.henna) + count(state.indigo) + count(state.saffron) + count(state.almond)
    every = covered(state)
    if every & ~BOARD or shown != count(every):
        return BAD_BOARD
    in_play = colours(state.rules)
    if (in_play < 4 and state.almond) or (in_play < 3 and state.saffron):
        return BAD_BOARD
    if state.east & ~EAST_PLACES or state.north & ~NORTH_PLACES:
        return BAD_LINKS
    ends = state.east | state.east << 1 | state.north | state.north << STRIDE
    if count(ends) != 2 * count(state.east) + 2 * count(state.north):
        return BAD_LINKS
    if state.east & ~joined(state, 1) or state.north & ~joined(state, STRIDE):
        return BAD_LINKS
    if state.assam < 0 or square(state) >= SQUARES or not BOARD >> square(state) & 1:
        return BAD_ASSAM
    return SOUND


def joined(state: State, away: int) -> int:
    """The squares whose neighbour so many squares on shows the same colour."""
    return (
        state.henna & state.henna >> away
        | state.indigo & state.indigo >> away
        | state.saffron & state.saffron >> away
        | state.almond & state.almond >> away
    )


def holdings_fault(state: State) -> StateFault:
    """What is wrong with the purses or the stocks."""
    number = players(state)
    if state.purses >> 8 * number:
        return BAD_PURSES
    dirhams = 0
    for who in range(number):
        dirhams += purse(state, who)
    if dirhams > MOST_DIRHAMS:
        return BAD_PURSES
    if state.stocks >> 8 * colours(state.rules):
        return BAD_STOCKS
    for who in range(number):
        if rugs_left(state, who) > MOST_STOCK:
            return BAD_STOCKS
    return SOUND


def out_fault(state: State) -> StateFault:
    """What is wrong with the order in which players went out, or with the rest of the flow."""
    number = players(state)
    if state.flow >> _FLOW_BITS or player(state) >= number or step(state) > OVER:
        return BAD_FLOW
    orders = 0
    gone = 0
    for who in range(4):
        order = out_order(state, who)
        if order:
            orders |= 1 << order
            gone += 1
            if who >= number:
                return BAD_OUT
    # 0b10, 0b110, 0b1110: the first, the second, the third, each once.
    if orders != (2 << gone) - 2 or gone >= number:
        return BAD_OUT
    return SOUND


def step_fault(state: State) -> StateFault:
    """What keeps the mover from doing what the step says."""
    now, who = step(state), player(state)
    piles = two_colours(state.rules)
    if not piles and (top(state, 0) or top(state, 1)):
        return BAD_FLOW
    if now == OVER:
        return SOUND
    if out_order(state, who):
        return MOVER_OUT
    if number_out(state) == players(state) - 1:
        return ONE_LEFT
    if now in (DEAL, DRAW) and not piles:
        return NO_PILES
    if now == TURN and not state.rules & END_TURN:
        return NO_TURN
    if now == ORIENT and state.rules & END_TURN:
        return NO_ORIENT
    if now != TURN and not rugs_left(state, who):
        return NO_RUG
    if now == DEAL and not (rugs_left(state, 0) and rugs_left(state, 1)):
        return NO_DEAL
    return SOUND


def pile_fault(state: State, who: Player) -> StateFault:
    """What is wrong with the top of a pile of two colours."""
    seen = top(state, who)
    if seen == 3:
        return BAD_FLOW
    if seen and not stock(state, pile_colour(who, seen)):
        return TOP_NOT_LEFT
    now = step(state)
    if now == OVER:
        return SOUND
    due = now in (DEAL, DRAW) and who == player(state)
    if due and seen:
        return TOP_UNDRAWN
    # At the deal the other pile may have been dealt from already, or comes next.
    if not due and now != DEAL and not seen and rugs_left(state, who):
        return TOP_UNKNOWN
    return SOUND
