"""The position as a value: eleven plain integers, and functions to read them.

Small numbers are packed side by side so that a state stays a short tuple of integers, which numba
keeps in registers:

    assam    square * 4 + heading
    purses   8 bits for each player,            player 0 lowest
    stocks   8 bits for each colour,            colour 0 lowest: rugs not yet laid
    flow     bits 0-1 whose turn | 2-4 step | 5-12 order of elimination, 2 bits a player
             | 13-16 top of the pile, 2 bits a player (two players with two colours)
    rules    bits 0-2 number of players | one bit for each switch
"""

from typing import Any, NamedTuple, TypeAlias

from marrakech.kernel.board import START, Assam, Square, Squares

Player: TypeAlias = int
"""A merchant, 0 to 3, in the order of play."""

Colour: TypeAlias = int
"""A colour of rugs: HENNA, INDIGO, SAFFRON or ALMOND."""

Dirhams: TypeAlias = int

Step: TypeAlias = int
"""What happens next: one of DEAL, ORIENT, ROLL, LAY, DRAW, TURN, OVER."""

Rules: TypeAlias = int
"""The number of players and the switches that are on, e.g. `4 | ELIMINATION`."""

HENNA, INDIGO, SAFFRON, ALMOND = 0, 1, 2, 3

# Chance: DEAL (the first rug of each pile), ROLL, DRAW (the next rug of the pile just used).
# Choice: ORIENT, LAY, TURN (the quarter turn that ends a turn in the variant).
DEAL, ORIENT, ROLL, LAY, DRAW, TURN, OVER = 0, 1, 2, 3, 4, 5, 6

PLAYERS_MASK = 7
ONE_COLOUR = 8
"""Two players hold 15 rugs of one colour each (fr57, preparation)."""
ELIMINATION = 16
"""A player who cannot pay in full is out (fr60, en2021)."""
END_TURN = 32
"""Roll first, and turn Assam a quarter at the end of the turn (fr60, en2021, variant)."""
KEEP_HEADING = 64
"""House rule: Assam need not be turned at the end."""
COVER_OWN = 128
"""House rule: a player may cover both halves of their own rug with one rug."""

PURSE: Dirhams = 30
"""Each player's dirhams at the start."""

_STEP_SHIFT = 2
_OUT_SHIFT = 5
_TOP_SHIFT = 13


class State(NamedTuple):
    """A position of the game, at any step of a turn."""

    henna: Squares
    indigo: Squares
    saffron: Squares
    almond: Squares
    east: Squares
    """Squares whose rug is wholly visible, its other half on the square to the east."""
    north: Squares
    """Squares whose rug is wholly visible, its other half on the square to the north."""
    assam: Assam
    purses: int
    stocks: int
    flow: int
    rules: Rules


LONGEST_GAME = 48
"""Turns of a game from its start, at most: each lays a rug or puts those of a player back into the box."""

FIELDS = len(State._fields)
"""How many integers a state has, e.g. as a row of an array."""


def read_state(numbers: Any) -> State:
    """Read a state from the start of a sequence, e.g. a row of an array of 64-bit integers."""
    return State(
        int(numbers[0]),
        int(numbers[1]),
        int(numbers[2]),
        int(numbers[3]),
        int(numbers[4]),
        int(numbers[5]),
        int(numbers[6]),
        int(numbers[7]),
        int(numbers[8]),
        int(numbers[9]),
        int(numbers[10]),
    )


def write_state(state: State, numbers: Any) -> None:
    """Write a state to the start of a sequence, for `read_state`."""
    numbers[0] = state.henna
    numbers[1] = state.indigo
    numbers[2] = state.saffron
    numbers[3] = state.almond
    numbers[4] = state.east
    numbers[5] = state.north
    numbers[6] = state.assam
    numbers[7] = state.purses
    numbers[8] = state.stocks
    numbers[9] = state.flow
    numbers[10] = state.rules


def keep_board(state: State, assam: Assam, purses: int, stocks: int, flow: int) -> State:
    """The same rugs on the board, with everything else replaced."""
    return State(
        state.henna,
        state.indigo,
        state.saffron,
        state.almond,
        state.east,
        state.north,
        assam,
        purses,
        stocks,
        flow,
        state.rules,
    )


def with_assam(state: State, assam: Assam) -> State:
    """The state with Assam somewhere else, or facing another way."""
    return keep_board(state, assam, state.purses, state.stocks, state.flow)


def with_flow(state: State, flow: int) -> State:
    """The state with another flow."""
    return keep_board(state, state.assam, state.purses, state.stocks, flow)


def players(state: State) -> int:
    """How many merchants the game was started with."""
    return state.rules & PLAYERS_MASK


def colours(rules: Rules) -> int:
    """How many colours are in play, e.g. 4 with two players who hold two each."""
    number = rules & PLAYERS_MASK
    if number == 2 and not rules & ONE_COLOUR:
        return 4
    return number


def two_colours(rules: Rules) -> bool:
    """Whether each player draws from a shuffled pile of two colours."""
    return rules & (PLAYERS_MASK | ONE_COLOUR) == 2


def owner(state: State, colour: Colour) -> Player:
    """Whose rugs these are; with two players, Henna and Saffron against Indigo and Almond."""
    return colour & 1 if players(state) == 2 else colour


def player(state: State) -> Player:
    """Whose turn it is."""
    return state.flow & 3


def step_of(flow: int) -> Step:
    """The step packed in a flow."""
    return flow >> _STEP_SHIFT & 7


def step(state: State) -> Step:
    """What happens next."""
    return step_of(state.flow)


def square(state: State) -> Square:
    """Where Assam stands."""
    return state.assam >> 2


def heading(state: State) -> int:
    """The way Assam faces."""
    return state.assam & 3


def purse(state: State, who: Player) -> Dirhams:
    """Dirhams held."""
    return state.purses >> 8 * who & 255


def stock(state: State, colour: Colour) -> int:
    """Rugs of a colour that are not yet laid."""
    return state.stocks >> 8 * colour & 255


def rugs_left(state: State, who: Player) -> int:
    """Rugs a player has yet to lay, of both colours where there are two."""
    left = stock(state, who)
    if players(state) == 2:
        left += pile_stock(state, who, 2)
    return left


def out_order(state: State, who: Player) -> int:
    """0 while a player is in the game, else 1 for the first who went out, 2 for the second..."""
    return state.flow >> _OUT_SHIFT + 2 * who & 3


def number_out(state: State) -> int:
    """How many players have been eliminated."""
    highest = 0
    for who in range(players(state)):
        highest = max(highest, out_order(state, who))
    return highest


def top(state: State, who: Player) -> int:
    """The rug on top of a pile: 0 not drawn or none left, 1 the player's first colour, 2 the second."""
    return state.flow >> _TOP_SHIFT + 2 * who & 3


def pile_colour(who: Player, top_of_pile: int) -> Colour:
    """The colour that a `top` encodes, e.g. SAFFRON for player 0 and 2."""
    return who + 2 * (top_of_pile - 1)


def own_colours(rules: Rules, who: Player) -> list[Colour]:
    """A player's colours, e.g. [HENNA, SAFFRON] for the first of two players who hold two each."""
    return [who, pile_colour(who, 2)] if two_colours(rules) else [who]


def pile_top(colour: Colour) -> int:
    """The `top` that encodes a colour: 1 for HENNA and INDIGO, 2 for SAFFRON and ALMOND."""
    return 1 + colour // 2


def pile_stock(state: State, who: Player, top_of_pile: int) -> int:
    """Rugs left of the first (1) or the second (2) colour of a pile."""
    return stock(state, pile_colour(who, top_of_pile))


def pile_mask(who: Player) -> int:
    """The bits of `stocks` that count a pile of two colours."""
    return 255 << 8 * pile_colour(who, 1) | 255 << 8 * pile_colour(who, 2)


def laying_colour(state: State) -> Colour:
    """The colour that the player to move lays this turn."""
    who = player(state)
    if two_colours(state.rules):
        return pile_colour(who, top(state, who))
    return who


# The next two test every colour, without an early return and without `state[colour]`: compiled, they
# are free of branches, and the state stays in registers.


def colour_at(state: State, squares: Squares) -> int:
    """The colour visible on a square, given as a one-element set, or -1 on bare ground."""
    colour = -1
    if state.henna & squares:
        colour = HENNA
    if state.indigo & squares:
        colour = INDIGO
    if state.saffron & squares:
        colour = SAFFRON
    if state.almond & squares:
        colour = ALMOND
    return colour


def squares_of(state: State, colour: Colour) -> Squares:
    """All squares that show a colour."""
    squares = state.henna
    if colour == INDIGO:
        squares = state.indigo
    if colour == SAFFRON:
        squares = state.saffron
    if colour == ALMOND:
        squares = state.almond
    return squares


def own_squares(state: State, who: Player) -> Squares:
    """All squares that show a colour of a player, who may be out."""
    own = squares_of(state, who)
    if two_colours(state.rules):
        own |= squares_of(state, pile_colour(who, 2))
    return own


def covered(state: State) -> Squares:
    """All squares with a rug on them."""
    return state.henna | state.indigo | state.saffron | state.almond


def with_step(flow: int, what: Step) -> int:
    """`flow` with another step."""
    return flow & ~(7 << _STEP_SHIFT) | what << _STEP_SHIFT


def with_player(flow: int, who: Player) -> int:
    """`flow` with another player to move."""
    return flow & ~3 | who


def with_top(flow: int, who: Player, top_of_pile: int) -> int:
    """`flow` with another rug on top of a player's pile."""
    shift = _TOP_SHIFT + 2 * who
    return flow & ~(3 << shift) | top_of_pile << shift


def with_out(flow: int, who: Player, order: int) -> int:
    """`flow` with a player eliminated as the `order`-th."""
    shift = _OUT_SHIFT + 2 * who
    return flow & ~(3 << shift) | order << shift


def first_step(rules: Rules) -> Step:
    """The step a turn begins with: ORIENT, or ROLL where the heading was fixed by the turn before."""
    return ROLL if rules & END_TURN else ORIENT


def begins_turn(state: State) -> bool:
    """Whether a turn begins here."""
    return state.flow >> _STEP_SHIFT & 7 == (ROLL if state.rules & END_TURN else ORIENT)


def start(rules: Rules) -> State:
    """The position before anything has happened: Assam in the centre, 30 dirhams each."""
    number = rules & PLAYERS_MASK
    each = 12 if number == 4 or two_colours(rules) else 15
    purses = 0
    for who in range(number):
        purses |= PURSE << 8 * who
    stocks = 0
    for colour in range(colours(rules)):
        stocks |= each << 8 * colour
    begins = DEAL if two_colours(rules) else first_step(rules)
    return State(0, 0, 0, 0, 0, 0, START, purses, stocks, with_step(0, begins), rules)


def start_by(rules: Rules, first: Player) -> State:
    """The start of a game in which another player than 0 may begin; everybody keeps their colours."""
    state = start(rules)
    return with_flow(state, with_player(state.flow, first))


def is_start(state: State) -> bool:
    """Whether a game starts here, whoever begins."""
    return state == start_by(state.rules, player(state))
