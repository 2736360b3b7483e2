"""`lookahead`: the exact expectation over two turns, the player's own and the next player's.

The next player is assumed to choose heading and rug as `greedy` would. The positions reached, over every
roll, are evaluated for the player who looks ahead with hand-written terms like greedy's: the lead, the
regions, and the tithe that the player then to move expects to pay on the cheapest heading, to us or by us.
But the aim is to win, not to collect the most dirhams: the later in the game, the less extra lead counts. With
two players the regions are weighted differently from greedy's: they count for at most eight future rugs, since
a region does not last the whole game, and our own count more, since it is then our move (the weights follow a
linear fit to the network's expected scores).

Plain integers like `greedy`, so it runs interpreted (half a second a turn) and compiled alike.
"""

from marrakech.engine.greedy import best_heading, headings_of, stop_after, walk_on
from marrakech.engine.rugs import STOPS, Stops
from marrakech.engine.yardstick import (
    UNIT,
    heading_left,
    lead,
    next_player,
    region_squares,
    standing_value,
)
from marrakech.jit.scratch import scratch
from marrakech.kernel.chance import FACES, MOST_STEPS, die_weight
from marrakech.kernel.choices import QUARTERS, Choice, first_choice, how_many, without_first
from marrakech.kernel.state import (
    END_TURN,
    LAY,
    ORIENT,
    OVER,
    TURN,
    Player,
    State,
    colours,
    number_out,
    out_order,
    owner,
    pile_stock,
    player,
    players,
    rugs_left,
    squares_of,
    step,
    top,
    two_colours,
    with_flow,
    with_top,
)
from marrakech.kernel.tithes import cheapest_tithe, expected_tithe
from marrakech.kernel.turn import lay, legal, legal_rugs, may_end, next_turn, orient, roll

LASTING = 8
"""Future rugs for which a region is expected to pay, with two players."""
OWN_REGIONS = UNIT // 49
THEIR_REGIONS = UNIT * 2 // 3 // 49
"""What |r|^2 / 49 is worth for each of these rugs, in dirhams: 1 for one's own, 2/3 for the other's."""
CLOSE_END = 2 * UNIT
UNSURE = 4 * UNIT
"""A lead of `CLOSE_END` and `UNSURE` for each rug to come is worth half of the largest."""


def prospect(state: State, who: Player) -> int:
    """The value without the tithe to come, in `UNIT`s."""
    other = 1 - who
    if players(state) > 2 or step(state) == OVER or number_out(state):
        return standing_value(state, who)
    own = 0
    theirs = 0
    for colour in range(colours(state.rules)):
        regions = region_squares(squares_of(state, colour))
        if owner(state, colour) == who:
            own += regions
        else:
            theirs += regions
    value = UNIT * lead(state, who)
    value += OWN_REGIONS * own * min(LASTING, rugs_left(state, other))
    value -= THEIR_REGIONS * theirs * min(LASTING, rugs_left(state, who))
    return value


def onlooker_value(state: State, who: Player, layer: Player) -> int:
    """The value for `who` once `layer` has laid a rug or gone out, in `UNIT`s."""
    value = prospect(state, who)
    if step(state) != OVER and not out_order(state, who):
        payer = next_player(state)
        if state.rules & END_TURN:
            total, part = expected_tithe(state, payer, heading_left(state, layer, payer), who)
        else:
            total, part = cheapest_tithe(state, payer, who)
        # It also stands in for later tithes: a third more of it wins more games.
        value += UNIT // FACES * (-total if payer == who else part) * 4 // 3
    return hope(state, value)


def hope(state: State, value: int) -> int:
    """Squash a lead, in `UNIT`s: linear near zero, saturating as rugs run out.

    A small lead keeps its value in dirhams; at the end of the game almost any lead is as good as another.
    """
    left = 0
    for who in range(players(state)):
        left += rugs_left(state, who)
    all_there_is = CLOSE_END + UNSURE * left
    half = CLOSE_END if step(state) == OVER else all_there_is
    if value < 0:
        return -(all_there_is * -value // (half - value))
    return all_there_is * value // (half + value)


def with_likelier_top(state: State) -> State:
    """The state with the top of the mover's pile taken to be of the colour of which more is left, if undrawn.

    In a game the next player's pile is known. Where the other has no rug left, it is our own again.
    """
    who = player(state)
    if not two_colours(state.rules) or top(state, who):
        return state
    likelier = 1 if pile_stock(state, who, 1) >= pile_stock(state, who, 2) else 2
    return with_flow(state, with_top(state.flow, who, likelier))


def reply_value(begun: State, who: Player) -> int:
    """Six times the value that `who` expects after the turn that begins here, played greedily."""
    if step(begun) == OVER or out_order(begun, who):
        return FACES * onlooker_value(begun, who, who)
    state = with_likelier_top(begun)
    mover = player(state)
    headings = headings_of(state.rules)
    stops = Stops(scratch(STOPS), scratch(STOPS), scratch(STOPS), scratch(STOPS))
    walk_on(state, headings, stops)
    heading, _ = best_heading(headings, stops)
    facing = orient(state, heading) if step(state) == ORIENT else state
    expected = 0
    for steps in range(1, MOST_STEPS + 1):
        stopped = roll(facing, steps)
        if step(stopped) == LAY:
            stopped = lay(stopped, stops.places[stop_after(heading, steps)])
        expected += die_weight(steps) * onlooker_value(stopped, who, mover)
    return expected


def deep_value(laid: State, who: Player, only: int) -> int:
    """Six times the value of a laid rug; in the variant with the best turn at the end, or `only`."""
    if not laid.rules & END_TURN or step(laid) == OVER:
        return reply_value(next_turn(laid, 0), who)
    best = -(1 << 50)
    for quarter in range(QUARTERS):
        if may_end(laid.rules, quarter) and only in (-1, quarter):
            best = max(best, reply_value(next_turn(laid, quarter), who))
    return best


def best_deep_rug(state: State) -> int:
    """Six times the highest value, two turns deep, of the places where a rug may be laid."""
    who = player(state)
    best = -(1 << 50)
    rest = legal_rugs(state)
    while how_many(rest):
        candidate = first_choice(rest)
        rest = without_first(rest)
        best = max(best, deep_value(lay(state, candidate), who, -1))
    return best


def lookahead_value(state: State, choice: Choice) -> int:
    """The value of a choice, two turns deep, in thirty-sixths of a `UNIT`."""
    who = player(state)
    if step(state) == TURN:
        return FACES * deep_value(state, who, choice)
    if step(state) == LAY:
        return FACES * deep_value(lay(state, choice), who, -1)
    total = 0
    for steps in range(1, MOST_STEPS + 1):
        stopped = roll(orient(state, choice), steps)
        if step(stopped) == LAY:
            total += die_weight(steps) * best_deep_rug(stopped)
        else:
            total += die_weight(steps) * FACES * onlooker_value(stopped, who, who)
    return total


def lookahead_choice(state: State) -> Choice:
    """Lookahead's choice: the first of the highest value."""
    choice = -1
    best = -(1 << 60)
    rest = legal(state)
    while how_many(rest):
        candidate = first_choice(rest)
        rest = without_first(rest)
        value = lookahead_value(state, candidate)
        if value > best:
            choice, best = candidate, value
    return choice
