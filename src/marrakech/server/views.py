"""Converting the service's types to the wire's: a table, the next choice, events, advice."""

from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from typing import Literal, cast

from marrakech.kernel import board, scoring, turn
from marrakech.kernel import state as kernel
from marrakech.kernel.state import Colour, Player, State
from marrakech.record import moves
from marrakech.record.forecast import Landing, forecasts
from marrakech.record.history import History
from marrakech.record.position import Position
from marrakech.record.ranking import Standing
from marrakech.record.words import (
    COLOUR_LETTERS,
    HEADINGS,
    STEPS,
    TURNS,
    place_ends,
    rug_text,
    square_text,
)
from marrakech.server import wire
from marrakech.service import adviser, events
from marrakech.service.channel import Offer, Update
from marrakech.service.events import GameEvent
from marrakech.service.house import House
from marrakech.service.log import ColourLetter, TurnWord
from marrakech.service.rug_facts import RugFacts
from marrakech.service.snapshots import Snapshot
from marrakech.service.table import LiveTable


def update(table: LiveTable, told: Update) -> wire.Update:
    """An update as it goes over the wire."""
    return wire.Update(
        told.version,
        [event(one, told.snapshot.history) for one in told.events],
        game(table, told.snapshot, told.present),
    )


def game(
    table: LiveTable, then: Snapshot | None = None, present: Sequence[bool] | None = None
) -> wire.Table:
    """The game as everybody sees it, now or as it was."""
    then = then or table.now
    setup = table.setup
    return wire.Table(
        game=setup.game,
        version=then.version,
        status=status(then),
        printing=setup.rules.printing.id,
        rules=rules(setup.rules.rules),
        created=moment(setup.created),
        casual=setup.casual,
        practised=then.practised,
        commitment=setup.plan.commitment,
        secret=table.revealed(then),
        seats=seats(table, then, table.present() if present is None else present),
        position=position(then.history),
        next=next_choice(then.state) if then.started else nobodys("join"),
        result=result(then),
        clock=clock(table, then),
        source=setup.source,
        dice=setup.plan.dice,
        numbers=[table.numbers.given.get(turn) for turn in range(1, then.history.rolls + 1)]
        if then.over and setup.plan.dice > 1
        else None,
        seat_numbers=list(table.numbers.seats) if then.over and setup.plan.dice > 1 else None,
    )


def status(then: Snapshot) -> Literal["open", "playing", "over"]:
    """Whether seats are free, the game goes on or is over."""
    return "over" if then.over else "playing" if then.started else "open"


def result(then: Snapshot) -> wire.Result | None:
    """The final ranking."""
    return wire.Result(ranking(then.history.ranking())) if then.over else None


def house_rules(house: House) -> wire.HouseRules:
    """What the operator has decided for all games."""
    return wire.HouseRules(
        invite_only=house.on("invite-only"),
        no_analysis=house.on("no-analysis"),
        no_play_on=house.on("no-play-on"),
        games_per_guest=house.games_per_guest,
    )


def moment(at: float) -> str:
    """A moment as text, e.g. 2026-11-15T22:02:00.000Z."""
    return datetime.fromtimestamp(at, UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


def rules(of: kernel.Rules) -> wire.Rules:
    """The rules of a game or a position, also such as no printing has."""
    return wire.Rules(
        players=of & kernel.PLAYERS_MASK,
        one_colour=of & kernel.ONE_COLOUR != 0,
        elimination=of & kernel.ELIMINATION != 0,
        end_turn=of & kernel.END_TURN != 0,
        keep_heading=of & kernel.KEEP_HEADING != 0,
        cover_own=of & kernel.COVER_OWN != 0,
    )


def seats(table: LiveTable, then: Snapshot, present: Sequence[bool]) -> list[wire.Seat]:
    """Who sits where."""
    return [
        wire.Seat(
            seat=seat,
            name=then.names[seat],
            kind="bot" if then.is_bot(seat) else "person" if plan.kind == "person" else "link",
            level=(then.levels[seat] or plan.level) if then.is_bot(seat) else None,
            colours=colours(table.setup.rules.rules, seat),
            joined=then.joined(seat),
            present=present[seat],
            held=then.held[seat],
            resigned=then.resigned[seat],
            figure=then.figures[seat],
        )
        for seat, plan in enumerate(table.setup.plan.seats)
    ]


def clock(table: LiveTable, then: Snapshot) -> wire.Clock | None:
    """The seconds left, in a game with a clock."""
    plan = table.setup.plan.clock
    if plan is None:
        return None
    since = None if then.since is None or then.over else moment(then.since)
    left = [None if one is None else round(one, 3) for one in then.left]
    return wire.Clock(plan.per_turn, plan.total, left, since)


def letter(colour: Colour) -> ColourLetter:
    """The letter of a colour, e.g. H."""
    return cast(ColourLetter, COLOUR_LETTERS[colour])


def cover(colour: int) -> ColourLetter | None:
    """The letter of a colour, or None for bare ground (-1)."""
    return None if colour < 0 else letter(colour)


def heading(value: board.Heading) -> wire.HeadingWord:
    """The word for a heading."""
    return HEADINGS[value]


def turn_word(value: board.Quarter) -> TurnWord:
    """The word for a turn."""
    return TURNS[value]


def colours(rules: kernel.Rules, seat: Player) -> list[ColourLetter]:
    """The colours that a seat plays, e.g. H and S for the first of two."""
    return [letter(seat), letter(seat + 2)] if kernel.two_colours(rules) else [letter(seat)]


def path(footsteps: Iterable[moves.Footstep]) -> list[wire.PathStep]:
    """A walk, square by square."""
    return [
        wire.PathStep(
            square=square_text(step.square),
            heading=heading(step.heading),
            mosaic=None if step.left_by is None else "corner" if step.corner else "half",
            left=None if step.left_by is None else heading(step.left_by),
        )
        for step in footsteps
    ]


def position(history: History) -> wire.Position:
    """The board, the purses and what is left."""
    state = history.state
    now = Position(state)
    rounds = kernel.rugs_left(kernel.start(state.rules), 0)
    return wire.Position(
        text=str(now),
        assam=wire.Assam(now.assam, heading(kernel.heading(state))),
        rugs=rugs(history),
        purses=list(now.purses),
        stocks=list(now.rugs_left),
        piles=piles(state),
        visible=[scoring.visible(state, who) for who in range(now.players)],
        scores=list(now.scores()),
        out=list(now.out),
        round=_round(state, rounds),
        rounds=rounds,
        turn=history.turn,
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


def rugs(history: History) -> list[wire.Rug]:
    """The rugs of which something is seen, oldest first."""
    state = history.state
    return [
        wire.Rug(
            colour=letter(rug.colour),
            squares=[square_text(square) for square in rug.squares],
            visible=[square_text(square) for square in rug.visible],
            neutral=kernel.out_order(state, kernel.owner(state, rug.colour)) > 0,
        )
        for rug in history.rugs()
    ]


def piles(state: State) -> list[wire.Pile] | None:
    """The piles of the game with two colours: the top and how many of each, never the order."""
    if not kernel.two_colours(state.rules):
        return None
    return [
        wire.Pile(
            top=letter(kernel.pile_colour(who, kernel.top(state, who)))
            if kernel.top(state, who)
            else None,
            left={letter(colour): kernel.stock(state, colour) for colour in (who, who + 2)},
        )
        for who in range(2)
    ]


def nobodys(step: Literal["join", "over"]) -> wire.Next:
    """There is nothing to choose."""
    return wire.Next(None, step, None, [], [], [])


def next_choice(state: State) -> wire.Next:
    """Whose turn it is and every legal choice, in a game that has started."""
    now = kernel.step(state)
    if now == kernel.OVER:
        return nobodys("over")
    who = kernel.player(state)
    colour = None if now == kernel.TURN else letter(kernel.laying_colour(state))
    if now == kernel.LAY:
        allowed, refused = _places(state)
        return wire.Next(who, "lay", colour, [], allowed, refused)
    step = cast(Literal["orient", "roll", "turn"], STEPS[now])
    return wire.Next(who, step, colour, headings(state), [], [])


_WHY = {turn.ON_ASSAM: "assam", turn.AWAY_FROM_ASSAM: "away", turn.WHOLE_RUG: "whole_rug"}
_RUG_TEXTS = tuple(rug_text(place) for place in range(board.PLACES))
_REFUSED = {
    (place, why): wire.RefusedRug(_RUG_TEXTS[place], word)  # type: ignore[arg-type]
    for place in range(board.PLACES)
    for why, word in _WHY.items()
}


def _places(state: State) -> tuple[list[wire.LegalRug], list[wire.RefusedRug]]:
    allowed = []
    refused = []
    for place in range(board.PLACES):
        why = turn.refusal(state, place)
        if why:
            refused.append(_REFUSED[place, why])
            continue
        here, there = place_ends(place)
        allowed.append(
            wire.LegalRug(
                rug=_RUG_TEXTS[place],
                squares=[square_text(here), square_text(there)],
                covers=[cover(kernel.colour_at(state, 1 << end)) for end in (here, there)],
            )
        )
    return allowed, refused


def headings(state: State) -> list[wire.Forecast]:
    """What each heading that can be chosen may bring; no rolls where nobody is left to roll."""
    known = {forecast.turn: forecast for forecast in forecasts(state)}
    ways = [
        move.turn for move in moves.legal_moves(state) if isinstance(move, moves.Orient | moves.Turn)
    ]
    return [
        wire.Forecast(
            turn=turn_word(way),
            heading=heading(turn.turned(state.assam, way) & 3),
            average=round(float(known[way].average), 3) if way in known else 0.0,
            rolls=[_landing(landing) for landing in known[way].landings] if way in known else [],
        )
        for way in ways or [board.AHEAD]
    ]


def _landing(landing: Landing) -> wire.RollForecast:
    return wire.RollForecast(
        steps=landing.steps,
        weight=landing.weight,
        path=path(landing.path),
        square=square_text(landing.square),
        tithe=landing.tithe,
        pays=landing.pays,
        to=landing.to,
        out=landing.out,
    )


def ranking(standings: Iterable[Standing]) -> list[wire.Standing]:
    """The places, best first; equal players in the order of their seats."""
    return [
        wire.Standing(one.player, one.place, one.score, one.dirhams, one.squares, one.out)
        for one in standings
    ]


def event(happened: GameEvent, after: History) -> wire.GameEvent:
    """What happened. `after` is the game it led to."""
    match happened:
        case moves.Oriented(player=who, turn=way, heading=faces):
            return wire.Oriented(who, turn_word(way), heading(faces))
        case moves.Walked(player=who, steps=steps, start=start, path=footsteps):
            return wire.Walked(who, steps, square_text(start), path(footsteps))
        case moves.Paid(player=who, to=to, tithe=tithe, paid=paid, squares=squares):
            return wire.Paid(who, to, tithe, paid, [square_text(square) for square in squares])
        case moves.Eliminated(player=who):
            return wire.Eliminated(who)
        case moves.Laid(player=who, place=place, colour=colour, covers=covers):
            return wire.Laid(who, rug_text(place), letter(colour), [cover(one) for one in covers])
        case moves.Dealt(player=who, colour=colour):
            return wire.Dealt(who, letter(colour))
        case moves.Drawn(player=who, colour=colour):
            return wire.Drawn(who, letter(colour))
        case moves.Turned(player=who, turn=way, heading=faces):
            return wire.Turned(who, turn_word(way), heading(faces))
        case moves.Ended():
            return wire.Ended(ranking(after.ranking()))
        case _:
            return _table_event(happened)


def _table_event(happened: events.TableEvent) -> wire.GameEvent:
    match happened:
        case events.Created():
            return wire.Created()
        case events.Joined(seat=seat, name=name):
            return wire.Joined(seat, name)
        case events.Freed(seat=seat):
            return wire.Freed(seat)
        case events.Renewed():
            return wire.Renewed()
        case events.Started():
            return wire.Started()
        case events.TakenBack(seat=seat, to=to):
            return wire.TakenBack(seat, to)
        case events.Held(seat=seat):
            return wire.Held(seat)
        case events.Reclaimed(seat=seat):
            return wire.Reclaimed(seat)
        case events.Resigned(seat=seat):
            return wire.Resigned(seat)
        case events.TimedOut(seat=seat):
            return wire.TimedOut(seat)


def offer(told: Offer) -> wire.Offer:
    """An offer of a rematch."""
    return wire.Offer(told.game, list(told.seats))


def hint(given: adviser.Hint) -> wire.Hint:
    """A hint, its numbers rounded."""
    return wire.Hint(
        version=given.version,
        seat=given.seat,
        bot=given.bot,
        choices=[_advised(one) for one in given.choices],
        left_off=given.left_off,
        nodes=given.nodes,
        depth=given.depth,
        seconds=round(given.seconds, 3),
    )


def _advised(one: adviser.Advised) -> wire.Advised:
    choice = one.choice
    return wire.Advised(
        turn=None if isinstance(choice, moves.Lay) else turn_word(choice.turn),
        rug=rug_text(choice.place) if isinstance(choice, moves.Lay) else None,
        win=_rounded(one.win, 4),
        score=_rounded(one.score, 2),
        value=round(one.value, 4),
        facts=None if one.facts is None else _rug_facts(one.facts),
    )


def _rug_facts(facts: RugFacts) -> wire.RugFacts:
    return wire.RugFacts(
        gained=facts.gained,
        taken=list(facts.taken),
        joined=facts.joined,
        follower=facts.follower,
        toll=round(float(facts.toll), 2),
    )


def evaluation(given: adviser.Evaluation) -> wire.Evaluation:
    """An evaluation, its numbers rounded."""
    return wire.Evaluation(
        version=given.version,
        bot=given.bot,
        win=[round(chance, 4) for chance in given.win],
        score=_rounded(given.score, 2),
        nodes=given.nodes,
        depth=given.depth,
        seconds=round(given.seconds, 3),
    )


def _rounded(numbers: Sequence[float] | None, digits: int) -> list[float] | None:
    return None if numbers is None else [round(number, digits) for number in numbers]
