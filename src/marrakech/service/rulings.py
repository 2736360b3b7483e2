"""From what a seat asks for to what happened: the entry for the log, with chance decided, or a refusal.

Nothing here changes anything: a ruling is made on a progress and thrown away if it cannot be stored.
"""

from collections.abc import Sequence

from marrakech.kernel import state as kernel
from marrakech.kernel.state import Player, State
from marrakech.record import moves
from marrakech.record.errors import IllegalMove, NotationError
from marrakech.record.ruleset import Ruleset
from marrakech.record.words import STEPS, TURNS, parse_rug, rug_text
from marrakech.service import commands, entries, pictures
from marrakech.service.dice import Dice
from marrakech.service.errors import Conflict, Invalid, Refusal
from marrakech.service.facts import Colour, Turn
from marrakech.service.progress import Progress, Setup


def rule(
    setup: Setup,
    past: Sequence[Progress],
    dice: Dice,
    seat: Player,
    action: commands.Action,
    *,
    present: Sequence[bool],
    by_bot: bool = False,
) -> entries.Entry:
    """The entry that an action makes, or a `Refusal`. `past` ends with the game as it stands."""
    now = past[-1]
    if now.over:
        raise Conflict("game_over", "the game is over: nothing can follow")
    if not now.started:
        raise Conflict("game_not_started", "the game starts once every seat is taken")
    match action:
        case commands.TakeBack():
            return _take_back(setup, past, seat)
        case commands.Hold(target=target):
            return _hold(setup, now, seat, target, present)
        case commands.Reclaim():
            return _reclaim(now, seat)
    if seat != now.mover:
        raise Conflict(
            "not_your_turn", f"it is the turn of seat {now.mover}, not of seat {seat}", seat=now.mover
        )
    if now.held[seat] and not by_bot:
        raise Conflict("seat_held", f"a bot plays for seat {seat}: reclaim the seat first", seat=seat)
    try:
        match action:
            case commands.Roll(turn=way):
                return _roll(now, dice, seat, way)
            case commands.Lay(rug=rug):
                return _lay(now.state, dice, seat, rug)
            case commands.Turn(turn=way):
                _check_step(now.state, kernel.TURN)
                moves.check(now.state, moves.Turn(TURNS.index(way)))
                return entries.Turned(seat, way)
    except IllegalMove as error:
        raise _refused(error) from None


def deal(rules: Ruleset, dice: Dice) -> list[Colour] | None:
    """The top rugs of both piles, which are known from the start (two colours each)."""
    if not kernel.two_colours(rules.rules):
        return None
    return [_rug(dice, seat, 0) for seat in range(2)]


def last_choice(past: Sequence[Progress], seat: Player) -> Progress | None:
    """The latest point, before the present one, at which the seat had a choice that still counts."""
    depths: dict[int, int] = {}
    chain = past[-1].moves
    while chain is not None:
        depths[id(chain)] = 0
        chain = chain.before
    for depth, link in enumerate(reversed(depths), 1):
        depths[link] = depth
    depths[id(None)] = 0
    here = depths[id(past[-1].moves)]
    candidates = [
        then
        for then in past
        if then.mover == seat and then.started and depths.get(id(then.moves), here) < here
    ]
    return max(candidates, key=lambda then: (depths[id(then.moves)], then.version), default=None)


def _take_back(setup: Setup, past: Sequence[Progress], seat: Player) -> entries.Entry:
    if not setup.casual:
        raise Conflict(
            "not_casual", "choices can be taken back only in games of one person against bots"
        )
    then = last_choice(past, seat)
    if then is None:
        raise Conflict(
            "nothing_to_take_back", f"seat {seat} has made no choice that could be taken back"
        )
    return entries.TakenBack(seat, then.version)


def _hold(
    setup: Setup, now: Progress, seat: Player, target: Player, present: Sequence[bool]
) -> entries.Entry:
    if target >= setup.players:
        raise Invalid(
            "cannot_hold", f"there is no seat {target}: seats run from 0 to {setup.players - 1}"
        )
    if setup.plan.seats[target].kind == "bot" or now.held[target]:
        raise Conflict("cannot_hold", f"a bot already plays for seat {target}", seat=target)
    if target != seat and present[target]:
        raise Conflict(
            "cannot_hold", f"seat {target} is present: only the seat of somebody who left can be held"
        )
    return entries.Held(target)


def _reclaim(now: Progress, seat: Player) -> entries.Entry:
    if now.spent[seat]:
        raise Conflict(
            "not_held", f"seat {seat} has no time left: a bot plays it to the end", seat=seat
        )
    if not now.held[seat]:
        raise Conflict(
            "not_held", f"no bot plays for seat {seat}: there is nothing to reclaim", seat=seat
        )
    return entries.Reclaimed(seat)


def _roll(now: Progress, dice: Dice, seat: Player, way: Turn | None) -> entries.Entry:
    due = kernel.step(now.state)
    if due == kernel.ORIENT and way is None:
        raise Invalid("illegal_turn", f"say which way Assam turns before the roll: {', '.join(TURNS)}")
    if due == kernel.ROLL and way is not None:
        raise Invalid(
            "illegal_turn", "in the variant Assam is turned at the end of a turn: roll without a turn"
        )
    if due not in (kernel.ORIENT, kernel.ROLL):
        _check_step(now.state, kernel.ROLL)
    return entries.Rolled(seat, dice.die(now.turn), way)


def _lay(state: State, dice: Dice, seat: Player, rug: str) -> entries.Entry:
    _check_step(state, kernel.LAY)
    try:
        place = parse_rug(rug)
    except NotationError as error:
        raise Invalid("illegal_rug", f"{error.found!r} is not {error.expected}", rug=rug) from None
    after, _ = moves.happen(state, moves.Lay(place))
    drawn = None
    if kernel.step(after) == kernel.DRAW:
        laid = kernel.rugs_left(kernel.start(state.rules), seat) - kernel.rugs_left(after, seat)
        drawn = _rug(dice, seat, laid)
    return entries.Laid(seat, rug_text(place), drawn)


def _rug(dice: Dice, seat: Player, number: int) -> Colour:
    return pictures.letter(seat + 2 * dice.pile(seat)[number])


def _check_step(state: State, wanted: kernel.Step) -> None:
    due = kernel.step(state)
    if due != wanted:
        raise Conflict(
            "wrong_step",
            f"the step is {STEPS[due]}, not {STEPS[wanted]}: {_DUE[due]}",
            step=STEPS[due],
        )


_DUE = {
    kernel.ORIENT: "choose a heading and roll",
    kernel.ROLL: "roll the die",
    kernel.LAY: "lay a rug",
    kernel.TURN: "turn Assam a quarter",
}


def _refused(error: IllegalMove) -> Refusal:
    if error.rule in ("assam", "away", "whole_rug", "place"):
        return Invalid("illegal_rug", str(error), rule=error.rule)
    return Invalid("illegal_turn", str(error), rule=error.rule)
