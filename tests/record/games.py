"""Games, positions and rules for the tests: of every kind, and more than play can reach."""

from collections.abc import Mapping
from itertools import product
from random import Random

from hypothesis import strategies as st

from marrakech.kernel import board
from marrakech.kernel import state as kernel
from marrakech.kernel.printings import PRINTINGS
from marrakech.kernel.state import State
from marrakech.record.errors import RulesetError
from marrakech.record.game import Game
from marrakech.record.game_events import Event, events
from marrakech.record.legality import apply, legal_moves
from marrakech.record.moves import Move
from marrakech.record.ruleset import Ruleset


def _every_ruleset() -> list[Ruleset]:
    found = []
    booleans = (False, True)
    for printing, players in product(PRINTINGS, (2, 3, 4)):
        for one, out, turn, keep, cover in product(booleans, repeat=5):
            try:
                ruleset = Ruleset.of(
                    printing,
                    players,
                    one_colour=one,
                    elimination=out,
                    end_turn=turn,
                    keep_heading=keep,
                    cover_own=cover,
                )
            except RulesetError:
                continue
            found.append(ruleset)
    return found


RULESETS = _every_ruleset()
"""Every combination that some printing allows."""


def random_game(ruleset: Ruleset, seed: int, most: int | None = None) -> Game:
    """A game played at random, to the end or for so many moves; chance is handed in, too."""
    random = Random(seed)
    game = Game(ruleset)
    while not game.over and (most is None or len(game.moves) < most):
        game.play(random.choice(legal_moves(game.state)))
    return game


def happen(state: State, move: Move) -> tuple[State, tuple[Event, ...]]:
    """The next state and what happened."""
    after = apply(state, move)
    return after, events(state, move, after)


def comment(game: Game, comments: Mapping[int, list[str]]) -> Game:
    """The game with comments, by the number of moves before them."""
    for node in game.root.tree():
        node.comments[:] = comments.get(node.length, [])
    return game


def comments_of(game: Game) -> dict[int, list[str]]:
    """The comments of the main line, by the number of moves before them."""
    return {node.length: node.comments for node in [game.root, *game.mainline()] if node.comments}


@st.composite
def played_games(draw: st.DrawFn, most: int = 260) -> Game:
    """Random games of any ruleset, left off anywhere."""
    ruleset = draw(st.sampled_from(RULESETS))
    return random_game(ruleset, draw(st.integers(0, 2**32)), draw(st.integers(0, most)))


@st.composite
def constructed_states(draw: st.DrawFn) -> State:
    """Positions that a text may describe, most of which no game reaches."""
    ruleset = draw(st.sampled_from(RULESETS))
    return draw(states_of(ruleset))


@st.composite
def states_of(draw: st.DrawFn, ruleset: Ruleset) -> State:
    """The same for one ruleset."""
    rules = ruleset.rules
    number, colours = ruleset.players, kernel.colours(rules)
    (henna, indigo, saffron, almond), east, north = draw(_boards(colours))
    now = draw(st.sampled_from(_steps(rules)))
    most_out = number - 1 if now == kernel.OVER else number - 2
    out = draw(st.permutations(range(number)))[: draw(st.integers(0, most_out))]
    still_in = [who for who in range(number) if who not in out]
    movers = list(range(number)) if now == kernel.OVER else still_in
    who = draw(st.sampled_from(movers))
    most = 126 if kernel.two_colours(rules) else 255
    stocks = [draw(st.integers(0, draw(st.sampled_from((1, 12, most))))) for _ in range(colours)]
    if now not in (kernel.OVER, kernel.TURN):
        stocks[who] = stocks[who] or 1
    if now == kernel.DEAL:
        stocks[2], stocks[3] = stocks[2] or 1, stocks[3] or 3
    flow = kernel.with_player(kernel.with_step(0, now), who)
    for order, gone in enumerate(out):
        flow = kernel.with_out(flow, gone, order + 1)
    if kernel.two_colours(rules):
        for one in range(2):
            flow = kernel.with_top(flow, one, draw(_tops(now, who, one, stocks)))
    purses: list[int] = []
    for _ in range(number):
        purses.append(draw(st.integers(0, 255 - sum(purses))))
    square = draw(st.sampled_from([row * 8 + column for row in range(7) for column in range(7)]))
    return State(
        henna,
        indigo,
        saffron,
        almond,
        east,
        north,
        square * 4 + draw(st.integers(0, 3)),
        sum(purse << 8 * one for one, purse in enumerate(purses)),
        sum(stock << 8 * one for one, stock in enumerate(stocks)),
        flow,
        rules,
    )


@st.composite
def _boards(draw: st.DrawFn, colours: int) -> tuple[list[int], int, int]:
    # Two large numbers hold it all: hypothesis draws them much faster than a number for each square.
    masks, east, north, taken = [0, 0, 0, 0], 0, 0, 0
    seen = draw(st.integers(0, (colours + 1) ** 49 - 1))
    for index in range(49):
        seen, colour = divmod(seen, colours + 1)
        if colour:
            masks[colour - 1] |= 1 << index // 7 * 8 + index % 7
    linked = draw(st.integers(0, 2**84 - 1))
    for place in range(84):
        if not linked >> place & 1:
            continue
        both = board.place_squares(place)
        if not both & taken and any(mask & both == both for mask in masks):
            taken |= both
            if place < 42:
                east |= 1 << board.PLACE_SQUARE[place]
            else:
                north |= 1 << board.PLACE_SQUARE[place]
    return masks, east, north


def _steps(rules: int) -> list[int]:
    steps = [kernel.ROLL, kernel.LAY, kernel.OVER]
    steps += [kernel.TURN] if rules & kernel.END_TURN else [kernel.ORIENT]
    steps += [kernel.DEAL, kernel.DRAW] if kernel.two_colours(rules) else []
    return steps


def _tops(now: int, who: int, one: int, stocks: list[int]) -> st.SearchStrategy[int]:
    hidden = (now == kernel.DRAW and one == who) or (now == kernel.DEAL and (one == who or one == 1))
    known = [top for top in (1, 2) if stocks[one + 2 * (top - 1)]]
    if hidden or not known:
        return st.just(0)
    return st.sampled_from([0, *known] if now == kernel.OVER else known)
