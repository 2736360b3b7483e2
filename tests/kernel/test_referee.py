"""The kernel and the second referee agree at every step of 2,000 random games, of 20,000 in `make long`.

Each chunk plays games of one number of players under every combination of the switches. In one game
of four everybody starts with few dirhams, so that eliminations come early and often.
"""

import random
import sys
from collections.abc import Iterator
from itertools import product

import pytest

from marrakech.kernel import board, state
from tests.examples import times
from tests.kernel.modes import COMPILED, INTERPRETED, Kernel
from tests.kernel.referee import (
    COLUMNS,
    DIE,
    HEADINGS,
    LEFT_OF,
    RIGHT_OF,
    ROWS,
    SQUARES,
    Place,
    Referee,
)

GAMES = times(2_000)
CHUNKS = 40

COLOURS = ("henna", "indigo", "saffron", "almond")
NUMBER = {square: ROWS.index(square[1]) * 8 + COLUMNS.index(square[0]) for square in SQUARES}
BIT = {square: 1 << number for square, number in NUMBER.items()}
PLACE: dict[Place, int] = {
    frozenset(name for name in SQUARES if BIT[name] & board.place_squares(place)): place
    for place in range(board.PLACES)
}
NAME = {place: squares for squares, place in PLACE.items()}
AWAITED = ("reveal", "orient", "roll", "lay", "reveal", "turn", "over")
"""The referee's word for each step of the kernel."""
SET_UPS = [(2, False), (2, True), (3, False), (4, False)]
SWITCHES = list(product((False, True), repeat=4))


def test_the_places_are_all_pairs_of_neighbours() -> None:
    assert len(PLACE) == 84
    assert all(len(place) == 2 for place in PLACE)


def begin(
    players: int, one_colour: bool, switches: tuple[bool, ...], purse: int
) -> tuple[Referee, state.State]:
    elimination, variant, keep_heading, cover_own = switches
    referee = Referee(
        players,
        elimination=elimination,
        variant=variant,
        keep_heading=keep_heading,
        cover_own=cover_own,
        one_colour=one_colour,
        purse=purse,
    )
    rules = (
        players
        | one_colour * state.ONE_COLOUR
        | elimination * state.ELIMINATION
        | variant * state.END_TURN
        | keep_heading * state.KEEP_HEADING
        | cover_own * state.COVER_OWN
    )
    begun = state.start(rules)
    if purse != state.PURSE:
        begun = begun._replace(purses=sum(purse << 8 * who for who in range(players)))
    return referee, begun


def agree_on_the_board(referee: Referee, now: state.State) -> None:
    """The same colours on the same squares, and the same rugs whole in sight."""
    seen = dict.fromkeys(COLOURS, 0)
    rug_colour = referee.rug_colour
    for square, rug in referee.seen.items():
        seen[rug_colour[rug]] |= BIT[square]
    assert tuple(seen.values()) == now[:4]
    assert places_as_sets([PLACE[rug] for rug in referee.whole_rugs()]) == (now.east, now.north)


def agree_on_the_people(referee: Referee, now: state.State) -> None:
    """The same dirhams, rugs, eliminations and known rugs."""
    assert now.purses == sum(held << 8 * who for who, held in referee.purse.items())
    stocks = 0
    for rugs in referee.unlaid.values():
        for colour, left in rugs.items():
            stocks |= left << 8 * COLOURS.index(colour)
    assert now.stocks == stocks
    for who in referee.purse:
        out = referee.gone.index(who) + 1 if who in referee.gone else 0
        assert state.out_order(now, who) == out
        known = state.top(now, who)
        if known:
            assert referee.top[who] == COLOURS[state.pile_colour(who, known)]
        else:
            assert who not in referee.top


def places_as_sets(places: list[int]) -> tuple[int, int]:
    """Places in the kernel's way: the first squares of those that lie east-west and north-south."""
    east = north = 0
    for place in places:
        if place < 42:
            east |= 1 << board.PLACE_SQUARE[place]
        else:
            north |= 1 << board.PLACE_SQUARE[place]
    return east, north


def play(kernel: Kernel, referee: Referee, now: state.State, chance: random.Random) -> None:
    """One game on both sides, compared at every step."""
    turn = kernel.turn
    while True:
        awaited = referee.awaits()
        if awaited == "reveal" and len(referee.reveals()) == 1:
            # Only one colour is left in the pile: the kernel knows without being told.
            referee.reveal(next(iter(referee.reveals())))
            continue
        before, step = now, state.step(now)
        assert awaited == AWAITED[step]
        assert now.assam == NUMBER[referee.assam] * 4 + HEADINGS.index(referee.heading)
        if awaited == "over":
            break
        assert state.player(now) == (referee.blind() if awaited == "reveal" else referee.mover)
        if awaited == "reveal":
            weights = referee.reveals()
            for colour, name in enumerate(COLOURS):
                assert kernel.chance.weight_of(kernel.chance.outcomes(now), colour) == weights.get(
                    name, 0
                )
            drawn = chance.choices(list(weights), list(weights.values()))[0]
            referee.reveal(drawn)
            now = turn.draw(now, COLOURS.index(drawn))
        elif awaited == "roll":
            steps = chance.choice(DIE)
            referee.roll(steps)
            if referee.owed:
                assert turn.tithe(turn.walk(now, steps)) == referee.owed
            now = turn.roll(now, steps)
            agree_on_the_people(referee, now)
        elif awaited == "lay":
            places = [PLACE[place] for place in referee.places()]
            assert (0, *places_as_sets(places)) == turn.legal(now)
            chosen = chance.choice(places)
            referee.lay(NAME[chosen])
            now = turn.lay(now, chosen)
            agree_on_the_board(referee, now)
        else:
            quarters = {LEFT_OF[referee.heading]: board.LEFT, RIGHT_OF[referee.heading]: board.RIGHT}
            if turn.legal(now).quarters >> board.AHEAD & 1:
                quarters[referee.heading] = board.AHEAD
            assert quarters.keys() == referee.headings()
            heading = chance.choice(list(quarters))
            referee.face(heading)
            now = (turn.orient if awaited == "orient" else turn.end_turn)(now, quarters[heading])
        # Whatever is not a rug being laid leaves the market as it was.
        assert awaited == "lay" or before[:6] == now[:6]
    agree_on_the_board(referee, now)
    agree_on_the_people(referee, now)
    for who, place in referee.places_held().items():
        assert kernel.scoring.score(now, who) == referee.score(who)
        assert kernel.scoring.rank(now, who) == place


@pytest.fixture
def untraced() -> Iterator[None]:
    """Let nobody watch line by line: a measured coverage would make this twice as long."""
    watcher = sys.gettrace()
    sys.settrace(None)
    yield
    sys.settrace(watcher)


@pytest.mark.usefixtures("untraced")
@pytest.mark.parametrize(
    ("chunk", "kernel"),
    [(chunk, COMPILED if chunk % 2 else INTERPRETED) for chunk in range(CHUNKS)],
    ids=repr,
)
def test_both_referees_agree(chunk: int, kernel: Kernel) -> None:
    for game in range(chunk * GAMES // CHUNKS, (chunk + 1) * GAMES // CHUNKS):
        players, one_colour = SET_UPS[game % len(SET_UPS)]
        switches = SWITCHES[game // len(SET_UPS) % len(SWITCHES)]
        chance = random.Random(game)
        purse = chance.choice((3, 10)) if chance.random() < 0.25 else state.PURSE
        referee, now = begin(players, one_colour, switches, purse)
        try:
            play(kernel, referee, now, chance)
        except AssertionError as error:
            error.add_note(
                f"game {game}, {kernel}: {players} players, switches {switches}, purse {purse}"
            )
            raise
