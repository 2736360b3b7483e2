"""Resolving a command, once, into the entry for the log and the next snapshot.

Nothing here has side effects: a resolution is computed from a snapshot and dropped if it cannot be stored.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, cast

from marrakech.kernel import state as kernel
from marrakech.kernel.state import Player
from marrakech.record import moves
from marrakech.record.errors import IllegalMove
from marrakech.record.words import COLOUR_LETTERS, QUARTER_WORDS, STEPS, rug_text
from marrakech.service import by_hand, commands, log
from marrakech.service.chances import Chances
from marrakech.service.errors import Conflict, Invalid, Refusal, TooMany, as_player, none_there
from marrakech.service.snapshots import NextVersion, Setup, Snapshot, Transition, follow

MOST_INTERRUPTIONS: Final = 400

_DUE: Final = {
    kernel.DEAL: "say which rug lies on top of the pile",
    kernel.DRAW: "say which rug lies on top of the pile",
    kernel.ORIENT: "choose a heading and roll",
    kernel.ROLL: "roll the die",
    kernel.LAY: "lay a rug",
    kernel.TURN: "turn Assam a quarter",
}


@dataclass(frozen=True, slots=True)
class Resolution:
    """The result of a command: the entry for the log, and the step to the next version."""

    entry: log.Entry
    step: Transition


@dataclass(frozen=True, slots=True)
class Resolver:
    """Resolves commands to one game. `past` ends with its current snapshot."""

    setup: Setup
    past: Sequence[Snapshot]
    chances: Chances

    def resolve(
        self,
        seat: Player,
        action: commands.SeatAction,
        at: float,
        *,
        present: Callable[[], Sequence[bool]],
        by_bot: bool,
        number: str | None = None,
        steps: int | None = None,
    ) -> Resolution:
        """The resolution of an action, or a `Refusal`."""
        now = self.past[-1]
        mover = now.mover
        by_hand.check_action(self.setup, action, steps, number)
        # At a real table the last rug may have been entered wrongly too.
        if mover is None and not (now.over and self.setup.by_hand and action == commands.TakeBack()):
            raise (
                Conflict("game_over", "the game is over: nothing can follow")
                if now.over
                else Conflict("game_not_started", "the game starts once every seat is taken")
            )
        if isinstance(action, commands.TakeBack | commands.Hold | commands.Reclaim):
            check_interruptions(now, by_hand.MOST_UNDONE if self.setup.by_hand else MOST_INTERRUPTIONS)
        match action:
            case commands.TakeBack():
                return self.entered(self._take_back(), at)
            case commands.Hold(target=target):
                return self.entered(self._hold(seat, target, present()), at)
            case commands.Reclaim():
                return self.entered(self._reclaim(seat), at)
            case commands.Resign():
                return self.entered(self._resign(seat), at)
        if seat != mover:
            raise not_your_turn(seat, mover)
        if now.held[seat] and not by_bot:
            raise seat_held(seat)
        version = NextVersion(self.setup, now, at)
        try:
            entry = self._move(version, seat, action, number, steps)
        except IllegalMove as error:
            raise _refused(error) from None
        return Resolution(entry, version.finished())

    def _move(
        self,
        version: NextVersion,
        seat: Player,
        action: commands.TurnAction,
        number: str | None,
        steps: int | None,
    ) -> log.Entry:
        now = self.past[-1]
        match action:
            case moves.Orient() | commands.RollDie():
                return self._roll(version, seat, action, number, steps)
            case commands.SetHeading(turn=way):
                _check_step(now, kernel.ORIENT)
                version.play(moves.Orient(way))
                return log.OrientedEntry(seat, way)
            case commands.DrawRug(colour=colour):
                _check_drawing(now)
                version.play(moves.Draw(colour))
                return log.DrawnEntry(seat, colour)
            case moves.Lay():
                return self._lay(version, seat, action)
            case moves.EndTurn(quarter=quarter):
                _check_step(now, kernel.TURN)
                version.play(action)
                return log.TurnedEntry(seat, QUARTER_WORDS[quarter])

    def entered(self, entry: log.Entry, at: float) -> Resolution:
        """The resolution of a given entry."""
        return Resolution(entry, follow(self.setup, self.past[-1], entry, at, self.past.__getitem__))

    def _roll(
        self,
        version: NextVersion,
        seat: Player,
        action: moves.Orient | commands.RollDie,
        number: str | None,
        steps: int | None,
    ) -> log.Entry:
        now = self.past[-1]
        due = kernel.step(now.state)
        oriented = isinstance(action, moves.Orient)
        if due == kernel.ORIENT and not oriented:
            raise Invalid(
                "illegal_turn", f"say which way Assam turns before the roll: {', '.join(QUARTER_WORDS)}"
            )
        if due == kernel.ROLL and oriented:
            raise Invalid(
                "illegal_turn",
                "in the variant Assam is turned at the end of a turn: roll without a turn"
                if self.setup.rules.end_turn
                else "the heading is chosen already: roll without a turn",
            )
        if due not in (kernel.ORIENT, kernel.ROLL):
            _check_step(now, kernel.ROLL)
        way: log.TurnWord | None = None
        if isinstance(action, moves.Orient):
            version.play(action)
            way = QUARTER_WORDS[action.quarter]
        roll, mixed = (
            (by_hand.rolled(steps), None)
            if self.setup.by_hand
            else self.chances.roll(version.node, number)
        )
        version.play(roll)
        return log.RolledEntry(seat, roll.steps, way, mixed)

    def _lay(self, version: NextVersion, seat: Player, action: moves.Lay) -> log.Entry:
        _check_step(self.past[-1], kernel.LAY)
        node = version.play(action)
        drawn = None
        if kernel.step(node.state) == kernel.DRAW and not self.setup.by_hand:
            draw = self.chances.draw(node)
            version.play(draw)
            drawn = letter(draw)
        return log.LaidEntry(seat, rug_text(action.place), drawn)

    def _take_back(self) -> log.Entry:
        if not self.setup.one_device:
            raise Conflict(
                "not_casual", "choices can be taken back only where all people sit at one device"
            )
        then = last_choice(self.past)
        if then is None or then.mover is None:
            raise Conflict("nothing_to_take_back", "there is no choice yet that could be taken back")
        return log.TakenBackEntry(then.mover, then.version)

    def _hold(self, seat: Player, target: Player, present: Sequence[bool]) -> log.Entry:
        players = self.setup.players
        if not 0 <= target < players:
            raise Invalid("cannot_hold", none_there(target, players))
        if self.past[-1].is_bot(target) or self.past[-1].held[target]:
            raise Conflict("cannot_hold", f"a bot already plays for {as_player(target)}", seat=target)
        if target != seat and present[target]:
            raise Conflict(
                "cannot_hold",
                f"{as_player(target)} is present: a bot can play only for somebody who has left",
            )
        if target != seat and self.setup.slow and not self.past[-1].missed[target]:
            raise Conflict(
                "cannot_hold",
                f"{as_player(target)} has days for a turn: a bot can play once one of them has run out",
            )
        return log.HeldEntry(target)

    def _reclaim(self, seat: Player) -> log.Entry:
        now = self.past[-1]
        if now.resigned[seat]:
            raise Conflict(
                "not_held", f"{as_player(seat)} has resigned: a bot plays to the end", seat=seat
            )
        if now.spent[seat]:
            raise Conflict(
                "not_held", f"{as_player(seat)} has no time left: a bot plays to the end", seat=seat
            )
        if not now.held[seat]:
            raise Conflict(
                "not_held",
                f"no bot plays for {as_player(seat)}: there is nothing to reclaim",
                seat=seat,
            )
        return log.ReclaimedEntry(seat)

    def _resign(self, seat: Player) -> log.Entry:
        if self.past[-1].resigned[seat]:
            raise Conflict("cannot_hold", f"{as_player(seat)} has resigned already", seat=seat)
        return log.ResignedEntry(seat)


def letter(draw: moves.Draw) -> log.ColourLetter:
    """The letter of the colour drawn, e.g. H."""
    return cast(log.ColourLetter, COLOUR_LETTERS[draw.colour])


def last_choice(past: Sequence[Snapshot]) -> Snapshot | None:
    """The latest earlier version at which a person made a choice that was not taken back."""
    here = past[-1].node
    counts = set(map(id, here.path()))
    candidates = [
        then
        for then in past
        if then.mover is not None
        and not then.is_bot(then.mover)
        and then.node is not here
        and id(then.node) in counts
    ]
    return max(candidates, key=lambda then: (then.node.length, then.version), default=None)


def not_your_turn(seat: Player, mover: Player | None) -> Conflict:
    """Somebody else is to move, in a game that has begun and is not over."""
    assert mover is not None
    return Conflict(
        "not_your_turn", f"it is the turn of {as_player(mover)}, not of {as_player(seat)}", seat=mover
    )


def seat_held(seat: Player) -> Conflict:
    """A bot plays for the seat, so its person cannot."""
    return Conflict(
        "seat_held", f"a bot plays for {as_player(seat)}: reclaim the seat first", seat=seat
    )


def check_interruptions(now: Snapshot, most: int | None = None) -> None:
    """A log must come to an end: without this, a seat could be held and reclaimed forever."""
    most = MOST_INTERRUPTIONS if most is None else most
    if now.interruptions >= most:
        raise TooMany(
            "too_many_requests",
            f"choices can be taken back and seats freed, held or reclaimed at most {most} times in one game",
        )


def _check_step(now: Snapshot, wanted: kernel.Step) -> None:
    due = kernel.step(now.state)
    if due != wanted:
        raise Conflict(
            "wrong_step",
            f"the step is {STEPS[due]}, not {STEPS[wanted]}: {_DUE[due]}",
            step=STEPS[due],
        )


def _check_drawing(now: Snapshot) -> None:
    if kernel.step(now.state) != kernel.DEAL:
        _check_step(now, kernel.DRAW)


def _refused(error: IllegalMove) -> Refusal:
    if error.rule in ("assam", "away", "whole_rug", "place"):
        return Invalid("illegal_rug", str(error), rule=error.rule)
    if error.rule in ("die", "pile"):
        return Invalid("illegal_move", str(error), rule=error.rule)
    return Invalid("illegal_turn", str(error), rule=error.rule)
