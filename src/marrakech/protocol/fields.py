"""A position in fields, for bots that prefer not to parse the position line; players count from 0."""

import msgspec

from marrakech.kernel import state as kernel
from marrakech.kernel.state import State
from marrakech.record.forecast import forecasts
from marrakech.record.position import Position
from marrakech.record.words import COLOUR_LETTERS, QUARTER_WORDS, SWITCHES, each, square_text


class RulesFields(msgspec.Struct):
    """The rules, e.g. {"players": 3, "switches": [], "colours": ["H", "I", "S"]}."""

    players: int
    switches: list[str]
    colours: list[str]


class LandingFields(msgspec.Struct):
    """A square where Assam may stop."""

    steps: int
    weight: int
    """Faces of the die, of six."""
    square: str
    due: int
    """The tithe due there, in dirhams; a smaller purse pays what it holds."""
    to: int | None
    """The player who is paid; None where nothing is due."""


class PositionFields(msgspec.Struct):
    """Everything in the position line."""

    player: int
    step: str
    assam: str
    heading: str
    purses: list[int]
    scores: list[int]
    rugs_left: list[int]
    stocks: dict[str, int]
    """Rugs still to lay, by colour."""
    owners: dict[str, int]
    """Whose rugs they are, by colour."""
    lays: str | None
    """The colour that the player to move lays this turn; None if they have no rug left."""
    tops: list[str | None] | None
    """The rug on top of each pile, in games with piles of two colours."""
    out: list[int]
    """Eliminated players, in the order in which they went out."""
    board: dict[str, str]
    """The colour of every covered square."""
    whole_rugs: list[str]
    """Rugs of which both halves are visible."""
    forecast: dict[str, list[LandingFields]]
    """The landings of each legal heading (at the end of a turn the next player's); empty where a rug is due."""


def rules_fields(rules: kernel.Rules) -> RulesFields:
    """The rules as fields."""
    return RulesFields(
        players=rules & kernel.PLAYERS_MASK,
        switches=[word for word, bit in SWITCHES.items() if rules & bit],
        colours=list(COLOUR_LETTERS[: kernel.colours(rules)]),
    )


def position_fields(state: State) -> PositionFields:
    """A position as fields."""
    here = Position(state)
    colours = range(kernel.colours(state.rules))
    has_rug = kernel.rugs_left(state, here.player) > 0
    return PositionFields(
        player=here.player,
        step=here.step,
        assam=here.assam,
        heading=here.heading,
        purses=list(here.purses),
        scores=list(here.scores),
        rugs_left=list(here.rugs_left),
        stocks={COLOUR_LETTERS[one]: kernel.stock(state, one) for one in colours},
        owners={COLOUR_LETTERS[one]: kernel.owner(state, one) for one in colours},
        lays=COLOUR_LETTERS[kernel.laying_colour(state)] if has_rug else None,
        tops=_tops(state),
        out=list(here.out),
        board=_board(state),
        whole_rugs=_whole_rugs(state),
        forecast=_forecast(state),
    )


def _tops(state: State) -> list[str | None] | None:
    if not kernel.two_colours(state.rules):
        return None
    tops = [(who, kernel.top(state, who)) for who in range(kernel.players(state))]
    return [COLOUR_LETTERS[kernel.pile_colour(who, top)] if top else None for who, top in tops]


def _board(state: State) -> dict[str, str]:
    return {
        square_text(square): COLOUR_LETTERS[kernel.colour_at(state, 1 << square)]
        for square in each(kernel.covered(state))
    }


def _whole_rugs(state: State) -> list[str]:
    east = [f"{square_text(one)}-{square_text(one + 1)}" for one in each(state.east)]
    return east + [f"{square_text(one)}-{square_text(one + 8)}" for one in each(state.north)]


def _forecast(state: State) -> dict[str, list[LandingFields]]:
    return {
        QUARTER_WORDS[one.quarter]: [
            LandingFields(each.steps, each.weight, square_text(each.square), each.tithe, each.to)
            for each in one.landings
        ]
        for one in forecasts(state)
    }
