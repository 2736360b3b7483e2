"""From the kernel's integers to the facts that people see: position, what is next, events, ranking."""

from collections.abc import Iterable
from typing import Literal, cast

from marrakech.kernel import board, scoring, turn
from marrakech.kernel import state as kernel
from marrakech.kernel.state import Colour, Player, State
from marrakech.record import moves
from marrakech.record.forecast import Landing, forecasts
from marrakech.record.position import Position
from marrakech.record.weave import weave
from marrakech.record.words import (
    COLOUR_LETTERS,
    HEADINGS,
    STEPS,
    TURNS,
    place_ends,
    rug_text,
    square_text,
)
from marrakech.service import facts


def letter(colour: Colour) -> facts.Colour:
    """The letter of a colour, e.g. H."""
    return cast(facts.Colour, COLOUR_LETTERS[colour])


def cover(colour: int) -> facts.Colour | None:
    """The letter of a colour, or None for bare ground (-1)."""
    return None if colour < 0 else letter(colour)


def heading(value: board.Heading) -> facts.Heading:
    """The word for a heading."""
    return HEADINGS[value]


def turn_word(value: board.Quarter) -> facts.Turn:
    """The word for a turn."""
    return TURNS[value]


def colours(rules: kernel.Rules, seat: Player) -> list[facts.Colour]:
    """The colours that a seat plays, e.g. H and S for the first of two."""
    return [letter(seat), letter(seat + 2)] if kernel.two_colours(rules) else [letter(seat)]


def path(footsteps: Iterable[moves.Footstep]) -> list[facts.PathStep]:
    """A walk, square by square."""
    return [
        facts.PathStep(
            square=square_text(step.square),
            heading=heading(step.heading),
            mosaic=None if step.left_by is None else "corner" if step.corner else "half",
            left=None if step.left_by is None else heading(step.left_by),
        )
        for step in footsteps
    ]


def position(
    state: State, start: State, laid: Iterable[moves.Laid], turn_number: int
) -> facts.Position:
    """The board, the purses and what is left. `laid` are the rugs laid since the start, in order."""
    now = Position(state)
    everybody = range(now.players)
    rounds = kernel.rugs_left(kernel.start(state.rules), 0)
    return facts.Position(
        text=str(now),
        assam=facts.Assam(now.assam, heading(kernel.heading(state))),
        rugs=rugs(state, start, laid),
        purses=list(now.purses),
        stocks=list(now.rugs_left),
        piles=piles(state),
        visible=[scoring.visible(state, who) for who in everybody],
        scores=list(now.scores),
        out=list(now.out),
        round=_round(state, rounds),
        rounds=rounds,
        turn=turn_number,
    )


def _round(state: State, rounds: int) -> int:
    if kernel.step(state) == kernel.OVER:
        return rounds - min(
            kernel.rugs_left(state, who)
            for who in range(kernel.players(state))
            if not kernel.out_order(state, who)
        )
    laid = rounds - kernel.rugs_left(state, kernel.player(state))
    return laid if kernel.step(state) == kernel.TURN else laid + 1


def rugs(state: State, start: State, laid: Iterable[moves.Laid]) -> list[facts.Rug]:
    """The rugs of which something is seen, oldest first."""
    return [
        facts.Rug(
            colour=letter(rug.colour),
            squares=[square_text(square) for square in rug.squares],
            visible=[square_text(square) for square in rug.visible],
            neutral=kernel.out_order(state, kernel.owner(state, rug.colour)) > 0,
        )
        for rug in weave(start, ((one.colour, one.place) for one in laid))
    ]


def piles(state: State) -> list[facts.Pile] | None:
    """The piles of the game with two colours: the top and how many of each, never the order."""
    if not kernel.two_colours(state.rules):
        return None
    return [
        facts.Pile(
            top=letter(kernel.pile_colour(who, kernel.top(state, who)))
            if kernel.top(state, who)
            else None,
            left={letter(colour): kernel.stock(state, colour) for colour in (who, who + 2)},
        )
        for who in range(2)
    ]


def nobodys(step: Literal["join", "over"]) -> facts.Next:
    """Nothing is to be chosen by anybody at the table."""
    return facts.Next(None, step, None, [], [], [])


def next_choice(state: State) -> facts.Next:
    """Whose turn it is and everything that may be done, in a game that has started."""
    now = kernel.step(state)
    if now == kernel.OVER:
        return nobodys("over")
    who = kernel.player(state)
    colour = None if now == kernel.TURN else letter(kernel.laying_colour(state))
    if now == kernel.LAY:
        allowed, refused = _places(state)
        return facts.Next(who, "lay", colour, [], allowed, refused)
    step = cast(Literal["orient", "roll", "turn"], STEPS[now])
    return facts.Next(who, step, colour, headings(state), [], [])


_WHY = {turn.ON_ASSAM: "assam", turn.AWAY_FROM_ASSAM: "away", turn.WHOLE_RUG: "whole_rug"}
_RUG_TEXTS = tuple(rug_text(place) for place in range(board.PLACES))
_REFUSED = {
    (place, why): facts.RefusedRug(_RUG_TEXTS[place], word)  # type: ignore[arg-type]
    for place in range(board.PLACES)
    for why, word in _WHY.items()
}


def _places(state: State) -> tuple[list[facts.LegalRug], list[facts.RefusedRug]]:
    allowed = []
    refused = []
    for place in range(board.PLACES):
        why = turn.refusal(state, place)
        if why:
            refused.append(_REFUSED[place, why])
            continue
        here, there = place_ends(place)
        allowed.append(
            facts.LegalRug(
                rug=_RUG_TEXTS[place],
                squares=[square_text(here), square_text(there)],
                covers=[cover(kernel.colour_at(state, 1 << end)) for end in (here, there)],
            )
        )
    return allowed, refused


def headings(state: State) -> list[facts.Forecast]:
    """What each heading that can be chosen may bring; no rolls where nobody is left to roll."""
    known = {forecast.turn: forecast for forecast in forecasts(state)}
    ways = [
        move.turn for move in moves.legal_moves(state) if isinstance(move, moves.Orient | moves.Turn)
    ]
    return [
        facts.Forecast(
            turn=turn_word(way),
            heading=heading(turn.turned(state.assam, way) & 3),
            average=round(float(known[way].average), 3) if way in known else 0.0,
            rolls=[_landing(landing) for landing in known[way].landings] if way in known else [],
        )
        for way in ways or [board.AHEAD]
    ]


def _landing(landing: Landing) -> facts.RollForecast:
    return facts.RollForecast(
        steps=landing.steps,
        weight=landing.weight,
        path=path(landing.path),
        square=square_text(landing.square),
        tithe=landing.tithe,
        pays=landing.pays,
        to=landing.to,
        out=landing.out,
    )


def ranking(state: State) -> list[facts.Place]:
    """The places, best first; equal players in the order of their seats."""
    places = [
        facts.Place(
            seat=who,
            place=scoring.rank(state, who),
            score=scoring.score(state, who),
            dirhams=kernel.purse(state, who),
            squares=scoring.visible(state, who),
            out=kernel.out_order(state, who) > 0,
        )
        for who in range(kernel.players(state))
    ]
    return sorted(places, key=lambda one: (one.place, one.seat))


def event(happened: moves.Event, after: State) -> facts.Event:
    """What happened, in facts. `after` is the state it led to."""
    match happened:
        case moves.Oriented(player=who, turn=way, heading=faces):
            return facts.Oriented(who, turn_word(way), heading(faces))
        case moves.Walked(player=who, steps=steps, start=start, path=footsteps):
            return facts.Walked(who, steps, square_text(start), path(footsteps))
        case moves.Paid(player=who, to=to, tithe=due, paid=paid, squares=squares):
            return facts.Paid(who, to, due, paid, [square_text(square) for square in squares])
        case moves.Eliminated(player=who):
            return facts.Eliminated(who)
        case moves.Laid(player=who, place=place, colour=colour, covers=covers):
            return facts.Laid(who, rug_text(place), letter(colour), [cover(one) for one in covers])
        case moves.Dealt(player=who, colour=colour):
            return facts.Dealt(who, letter(colour))
        case moves.Drawn(player=who, colour=colour):
            return facts.Drawn(who, letter(colour))
        case moves.Turned(player=who, turn=way, heading=faces):
            return facts.Turned(who, turn_word(way), heading(faces))
        case moves.Ended():
            return facts.Ended(ranking(after))
