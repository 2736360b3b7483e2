"""The transitions of a turn, each a function from a state to the next.

    ORIENT --orient--> ROLL --roll--> LAY --lay--> [DRAW --draw-->] the next player
    variant:           ROLL --roll--> LAY --lay--> [DRAW --draw-->] TURN --end_turn--> the next player

`roll` walks Assam, pays the tithe and, where the rules say so, eliminates. DRAW happens only where a
player's pile still holds both colours, so that the next rug is a matter of chance.

Callers that need not know the step use `legal` (or `chance.outcomes`) and `act`.
"""

from marrakech.kernel.board import (
    AHEAD,
    EAST_PLACES,
    FIRST_NORTH,
    LEFT,
    NORTH_PLACES,
    PLACE_SQUARE,
    RIGHT,
    STRIDE,
    Assam,
    Place,
    Quarter,
    Squares,
    count,
    neighbours,
    one_step,
    place_squares,
    region,
)
from marrakech.kernel.chance import Outcome
from marrakech.kernel.choices import Choice, Choices, includes
from marrakech.kernel.state import (
    COVER_OWN,
    DRAW,
    ELIMINATION,
    END_TURN,
    KEEP_HEADING,
    LAY,
    ORIENT,
    OVER,
    ROLL,
    TURN,
    Colour,
    Dirhams,
    Player,
    Rules,
    State,
    colour_at,
    first_step,
    keep_board,
    laying_colour,
    number_out,
    out_order,
    own_squares,
    owner,
    pile_mask,
    pile_stock,
    pile_top,
    player,
    players,
    purse,
    rugs_left,
    square,
    squares_of,
    step,
    step_of,
    top,
    two_colours,
    with_assam,
    with_flow,
    with_out,
    with_player,
    with_step,
    with_top,
)

# Why a rug may not lie on a place.
ALLOWED, ON_ASSAM, AWAY_FROM_ASSAM, WHOLE_RUG = 0, 1, 2, 3


def orient(state: State, quarter: Quarter) -> State:
    """Turn Assam left, keep him ahead or turn him right, before the die is rolled."""
    assam = turned(state.assam, quarter)
    return keep_board(state, assam, state.purses, state.stocks, with_step(state.flow, ROLL))


def turned(assam: Assam, quarter: Quarter) -> Assam:
    """Assam on the same square, turned a quarter or not at all."""
    return assam & ~3 | assam + quarter + 3 & 3


def walk(state: State, steps: int) -> State:
    """Assam `steps` squares straight ahead, mosaics followed; nothing is paid yet."""
    assam = state.assam
    for _ in range(steps):
        assam = one_step(assam)
    return with_assam(state, assam)


def colour_owed(state: State, payer: Player, spot: Squares) -> int:
    """The colour on a square, given as a one-element set, if `payer` owes its owner a tithe, else -1."""
    colour = colour_at(state, spot)
    if colour < 0:
        return -1
    owed = owner(state, colour)
    if owed == payer or out_order(state, owed):
        return -1
    return colour


def colour_due(state: State) -> int:
    """The colour under Assam if the player to move owes its owner a tithe, else -1."""
    return colour_owed(state, player(state), 1 << square(state))


def tithe_region(state: State) -> Squares:
    """The squares counted for the tithe on Assam's square; empty if no tithe is due."""
    colour = colour_due(state)
    if colour < 0:
        return 0
    return region(1 << square(state), squares_of(state, colour))


def pay(state: State) -> State:
    """Pay the tithe due on Assam's square, which ends the walk.

    A player who holds too little pays what they have, then plays on or, with ELIMINATION, is out: their
    unlaid rugs go back to the box and the turn ends without a rug being laid.
    """
    colour = colour_due(state)
    if colour < 0:
        return with_flow(state, with_step(state.flow, LAY))
    who = player(state)
    held = purse(state, who)
    due = count(region(1 << square(state), squares_of(state, colour)))
    paid = min(due, held)
    owed = owner(state, colour)
    purses = state.purses + (paid << 8 * owed) - (paid << 8 * who)
    if due > held and state.rules & ELIMINATION:
        stocks = state.stocks & ~(255 << 8 * who)
        if players(state) == 2:
            stocks &= ~pile_mask(who)
        order = number_out(state) + 1
        flow = with_out(with_top(state.flow, who, 0), who, order)
        if order == players(state) - 1:
            return keep_board(state, state.assam, purses, stocks, with_step(flow, OVER))
        gone = keep_board(state, state.assam, purses, stocks, flow)
        return with_flow(gone, next_flow(gone))
    return keep_board(state, state.assam, purses, state.stocks, with_step(state.flow, LAY))


def roll(state: State, steps: int) -> State:
    """The die shows `steps`: Assam walks and the tithe is paid."""
    return pay(walk(state, steps))


def legal_rugs(state: State) -> Choices:
    """The places where the player to move may lay a rug."""
    assam = 1 << square(state)
    near = neighbours(assam)
    whole_east = state.east
    whole_north = state.north
    if state.rules & COVER_OWN:
        others = ~own_squares(state, player(state))
        whole_east &= others
        whole_north &= others
    east = (near | near >> 1) & EAST_PLACES & ~(assam | assam >> 1) & ~whole_east
    north = (near | near >> STRIDE) & NORTH_PLACES & ~(assam | assam >> STRIDE) & ~whole_north
    return Choices(0, east, north)


def refusal(state: State, place: Place) -> int:
    """Why a rug may not be laid on a place: ON_ASSAM, AWAY_FROM_ASSAM, WHOLE_RUG, or ALLOWED."""
    assam = 1 << square(state)
    squares = place_squares(place)
    if squares & assam:
        return ON_ASSAM
    if not squares & neighbours(assam):
        return AWAY_FROM_ASSAM
    return ALLOWED if includes(legal_rugs(state), place) else WHOLE_RUG


def lay(state: State, place: Place) -> State:
    """Lay the mover's rug on a legal place."""
    first_square = 1 << PLACE_SQUARE[place]
    if place < FIRST_NORTH:
        return lay_east(state, first_square)
    return lay_north(state, first_square)


def lay_east(state: State, western: Squares) -> State:
    """Lay a rug on a square, given as a one-element set, and the square to its east."""
    return lay_over(state, western | western << 1, western, 0)


def lay_north(state: State, southern: Squares) -> State:
    """Lay a rug on a square, given as a one-element set, and the square to its north."""
    return lay_over(state, southern | southern << STRIDE, 0, southern)


# A link is stored as its western or southern square; a rug that covers either end cuts it.


def cut_east(rug: Squares) -> Squares:
    """The western squares of the east-west links that a rug on these squares cuts."""
    return rug | rug >> 1


def cut_north(rug: Squares) -> Squares:
    """The southern squares of the north-south links that a rug on these squares cuts."""
    return rug | rug >> STRIDE


def lay_over(state: State, rug: Squares, east: Squares, north: Squares) -> State:
    """Lay a rug over two squares, with the link that joins its halves."""
    kept = ~rug
    colour = laying_colour(state)
    laid = State(
        state.henna & kept | (rug if colour == 0 else 0),
        state.indigo & kept | (rug if colour == 1 else 0),
        state.saffron & kept | (rug if colour == 2 else 0),
        state.almond & kept | (rug if colour == 3 else 0),
        state.east & ~cut_east(rug) | east,
        state.north & ~cut_north(rug) | north,
        state.assam,
        state.purses,
        state.stocks - (1 << 8 * colour),
        state.flow,
        state.rules,
    )
    if two_colours(state.rules):
        flow = uncovered_flow(laid)
        laid = with_flow(laid, flow)
        if step_of(flow) == DRAW:
            return laid
    return with_flow(laid, after_rug(laid))


def uncovered_flow(state: State) -> int:
    """The flow once the top of the mover's pile is laid: DRAW, unless only one colour is left."""
    who = player(state)
    first_left = pile_stock(state, who, 1)
    second_left = pile_stock(state, who, 2)
    if first_left and second_left:
        return with_step(with_top(state.flow, who, 0), DRAW)
    known = 0
    if first_left:
        known = 1
    elif second_left:
        known = 2
    return with_top(state.flow, who, known)


def after_rug(state: State) -> int:
    """The flow once a rug is laid and the next one of the pile is known.

    The last rug ends the game at once: in the variant nobody turns Assam after it.
    """
    flow = next_flow(state)
    if state.rules & END_TURN and step_of(flow) != OVER:
        return with_step(state.flow, TURN)
    return flow


def draw(state: State, colour: Colour) -> State:
    """The next rug of the mover's pile turns out to be of this colour (steps DEAL and DRAW)."""
    who = player(state)
    drawn = with_flow(state, with_top(state.flow, who, pile_top(colour)))
    if step(state) == DRAW:
        return undrawn(drawn)
    other: Player = 1 - who
    flow = with_player(drawn.flow, other)
    if top(state, other):
        # Whoever begins was dealt to first.
        flow = with_step(flow, first_step(state.rules))
    return with_flow(drawn, flow)


def undrawn(state: State) -> State:
    """Go past a DRAW without drawing: the top of the pile stays unknown.

    At other steps nothing changes.
    """
    if step(state) == DRAW:
        return with_flow(state, after_rug(state))
    return state


def may_end(rules: Rules, quarter: Quarter) -> bool:
    """Whether a turn may end with this quarter turn (variant): AHEAD by house rule only."""
    return quarter != AHEAD or rules & KEEP_HEADING != 0


def end_turn(state: State, quarter: Quarter) -> State:
    """Turn Assam at the end of a turn (variant), which fixes the heading of the next walk."""
    assam = turned(state.assam, quarter)
    return keep_board(state, assam, state.purses, state.stocks, next_flow(state))


def next_turn(state: State, quarter: Quarter) -> State:
    """The next turn, once a rug is laid: nothing is drawn, and in the variant Assam is turned."""
    laid = undrawn(state)
    if step(laid) == TURN:
        return end_turn(laid, quarter)
    return laid


def next_flow(state: State) -> int:
    """The flow with the next merchant to move, or OVER when nobody has a rug left to lay."""
    number = players(state)
    who: Player = player(state)
    for _ in range(number):
        who += 1
        if who == number:
            who = 0
        if not out_order(state, who) and rugs_left(state, who):
            return with_step(with_player(state.flow, who), first_step(state.rules))
    return with_step(state.flow, OVER)


def tithe(state: State) -> Dirhams:
    """Dirhams due from the player to move on Assam's square, e.g. 5 on a region of five squares."""
    return count(tithe_region(state))


def legal(state: State) -> Choices:
    """What the player to move may choose; empty where chance is due or the game is over."""
    now = step(state)
    if now == LAY:
        return legal_rugs(state)
    if now == ORIENT or (now == TURN and may_end(state.rules, AHEAD)):
        return Choices(1 << LEFT | 1 << AHEAD | 1 << RIGHT, 0, 0)
    if now == TURN:
        return Choices(1 << LEFT | 1 << RIGHT, 0, 0)
    return Choices(0, 0, 0)


def act(state: State, what: Choice | Outcome) -> State:
    """The state after a legal choice, or after an outcome where chance is due."""
    now = step(state)
    if now == LAY:
        return lay(state, what)
    if now == ROLL:
        return roll(state, what)
    if now == ORIENT:
        return orient(state, what)
    if now == TURN:
        return end_turn(state, what)
    return draw(state, what)
