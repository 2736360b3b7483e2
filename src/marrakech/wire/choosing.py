"""Whose turn it is, every legal choice, and what it may bring."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final, Literal, cast

from msgspec import Struct

from marrakech.kernel import board, turn
from marrakech.kernel import state as kernel
from marrakech.kernel.chance import outcomes, possible
from marrakech.kernel.choices import listed
from marrakech.kernel.state import State
from marrakech.record import game_events
from marrakech.record.forecast import Landing, forecasts
from marrakech.record.words import HEADINGS, QUARTER_WORDS, RUGS, STEPS, place_ends
from marrakech.service.log import ColourLetter, TurnWord
from marrakech.wire.boards import SQUARES, HeadingWord, cover, letter

KEPT: Final = 1024
"""Choices that are kept: everybody at a table is told the same, and all come back at once after a restart."""


class PathStep(Struct, frozen=True, gc=False):
    """A square of a walk; `mosaic` if Assam came round one, `left` the side where he left the board."""

    square: str
    heading: HeadingWord
    mosaic: Literal["half", "corner"] | None
    left: HeadingWord | None


class RollForecast(Struct, frozen=True, gc=False):
    """What a roll leads to: its weight out of six, the walk, the tithe, and what is paid of it."""

    steps: int
    weight: int
    path: list[PathStep]
    square: str
    tithe: int
    pays: int
    to: int | None
    out: bool


class Forecast(Struct, frozen=True, gc=False):
    """What a heading leads to; `average` is the expected payment."""

    turn: TurnWord
    heading: HeadingWord
    average: float
    rolls: list[RollForecast]


class LegalRug(Struct, frozen=True, gc=False):
    """A legal place for the rug, and the colours it would cover."""

    rug: str
    squares: list[str]
    covers: list[ColourLetter | None]


class RefusedRug(Struct, frozen=True, gc=False):
    """An illegal place for the rug, and the rule that forbids it."""

    rug: str
    why: Literal["assam", "away", "whole_rug"]


class Next(Struct, frozen=True, gc=False):
    """Whose turn it is, and all legal choices.

    The steps `deal` and `draw` come only where piles are drawn from by hand; `draws` are the colours left.
    """

    seat: int | None
    step: Literal["join", "deal", "orient", "roll", "lay", "draw", "turn", "over"]
    colour: ColourLetter | None
    headings: list[Forecast]
    rugs: list[LegalRug]
    refused: list[RefusedRug]
    draws: list[ColourLetter] = []


def path(footsteps: Iterable[game_events.Footstep]) -> list[PathStep]:
    """A walk, square by square."""
    return [
        PathStep(
            square=SQUARES[step.square],
            heading=HEADINGS[step.heading],
            mosaic=None if step.left_by is None else "corner" if step.corner else "half",
            left=None if step.left_by is None else HEADINGS[step.left_by],
        )
        for step in footsteps
    ]


def nobodys(step: Literal["join", "over"]) -> Next:
    """There is nothing to choose."""
    return Next(None, step, None, [], [], [])


@lru_cache(maxsize=KEPT)
def next_choice(state: State) -> Next:
    """Whose turn it is and every legal choice, in a game that has started; for reading only."""
    now = kernel.step(state)
    if now == kernel.OVER:
        return nobodys("over")
    who = kernel.player(state)
    if now in (kernel.DEAL, kernel.DRAW):
        draws = [letter(colour) for colour in possible(outcomes(state))]
        return Next(who, "deal" if now == kernel.DEAL else "draw", None, [], [], [], draws)
    colour = None if now == kernel.TURN else letter(kernel.laying_colour(state))
    if now == kernel.LAY:
        allowed, refused = _places(state)
        return Next(who, "lay", colour, [], allowed, refused)
    step = cast(Literal["orient", "roll", "turn"], STEPS[now])
    return Next(who, step, colour, headings(state), [], [])


_ENDS: Final = tuple(place_ends(place) for place in range(board.PLACES))


def _refusals(square: board.Square) -> tuple[RefusedRug, ...]:
    """By place, why a rug may not lie there if it may not, with Assam on a square."""
    empty = kernel.start(4)._replace(assam=square << 2)
    near = listed(turn.legal_rugs(empty))  # nothing but a whole rug forbids these
    return tuple(
        RefusedRug(
            RUGS[place],
            "whole_rug" if place in near else "assam" if square in _ENDS[place] else "away",
        )
        for place in range(board.PLACES)
    )


_REFUSALS: Final = {square: _refusals(square) for square in SQUARES}


def _places(state: State) -> tuple[list[LegalRug], list[RefusedRug]]:
    legal = listed(turn.legal_rugs(state))
    allowed = []
    for place in legal:
        here, there = _ENDS[place]
        allowed.append(
            LegalRug(
                rug=RUGS[place],
                squares=[SQUARES[here], SQUARES[there]],
                covers=[cover(kernel.colour_at(state, 1 << end)) for end in (here, there)],
            )
        )
    refusals = _REFUSALS[kernel.square(state)]
    return allowed, [why for place, why in enumerate(refusals) if place not in legal]


def headings(state: State) -> list[Forecast]:
    """What each heading that can be chosen may bring; no rolls where nobody is left to roll."""
    known = {forecast.quarter: forecast for forecast in forecasts(state)}
    return [
        Forecast(
            turn=QUARTER_WORDS[way],
            heading=HEADINGS[turn.turned(state.assam, way) & 3],
            average=round(float(known[way].average), 3) if way in known else 0.0,
            rolls=_rolls(known[way].landings) if way in known else [],
        )
        for way in listed(turn.legal(state)) or [board.AHEAD]
    ]


def _rolls(landings: Sequence[Landing]) -> list[RollForecast]:
    longest = path(landings[-1].path)
    return [
        RollForecast(
            steps=landing.steps,
            weight=landing.weight,
            path=longest[: landing.steps],
            square=SQUARES[landing.square],
            tithe=landing.tithe,
            pays=landing.pays,
            to=landing.to,
            out=landing.out,
        )
        for landing in landings
    ]
