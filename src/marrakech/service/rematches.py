"""Rematches: the same people again, each with their seat, colour, face and name; only who begins moves on."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from marrakech.kernel.state import Player
from marrakech.record.errors import RulesetError
from marrakech.record.ruleset import Ruleset
from marrakech.service import creation, log, series
from marrakech.service.channel import Offer
from marrakech.service.errors import Conflict, NotAllowed, NotFound, as_player
from marrakech.service.even import level_after
from marrakech.service.seats import MOST_SEATS
from marrakech.service.table import LiveTable
from marrakech.store import GameExists
from marrakech.store.base import Holder

if TYPE_CHECKING:
    from marrakech.service.lobby import Lobby


class Rematches:
    """The rematches of a lobby's games: one for each game, whoever asks for it."""

    def __init__(self, lobby: "Lobby") -> None:
        self._lobby = lobby

    async def ask(self, game: str, holder: Holder | None) -> LiveTable:
        """Ask the same people for another game, or accept what was asked.

        Seats are kept for those who have not answered; bots come at once. Repeated calls return the same game.
        """
        old, holder = await self._finished(game, holder)
        offered = await self._offered(old)
        if offered is not None:
            return await self._accept(old, offered, holder)
        again = old.seats.codes.rematch()
        everybody = list(range(old.setup.players))
        seats = [_again_seat(old, seat, holder) for seat in everybody]
        holders = {seat: holder for seat in old.seats.of(holder) if not old.now.is_bot(seat)}
        try:
            table = await self._lobby.keep(
                *creation.begun(
                    old.setup.rules,
                    seats,
                    old.setup.plan.clock,
                    holder,
                    holders,
                    id=again,
                    by_hand=old.setup.by_hand,
                    starter=(old.now.starter + 1) % old.setup.players,
                    after=log.AfterPlan(old.id, everybody),
                    series=series.carried(old, everybody),
                )
            )
        except GameExists:
            return await self._accept(old, await self._lobby.table(again), holder)
        await self._tell_offer(old, table)
        return table

    async def decline(self, game: str, holder: Holder | None) -> Offer | None:
        """Say that one cannot come now to the game that was asked for; returns what is on offer."""
        old, holder = await self._finished(game, holder)
        again = await self._offered(old)
        if again is None:
            return None
        for seat, was in enumerate(_before(old, again)):
            if was in old.seats.of(holder) and seat not in again.seats.host_seats:
                if seat in again.seats.of(holder) and not again.now.started:
                    await again.free(holder, seat)
                await again.decline(seat)
        return await self._tell_offer(old, again)

    async def take_back(self, game: str, holder: Holder | None) -> None:
        """Ask for no other game after all, while it has not begun; for whoever asked."""
        old, holder = await self._finished(game, holder)
        again = await self._offered(old)
        if again is None:
            return
        again.seats.check_host(holder)
        again.seats.check_open()
        for id in (again.id, *old.seats.rematch_ids):
            try:
                await self._lobby.remove(id)
            except NotFound:
                continue
        await self._tell(old, Offer("", ()))

    async def without(self, game: str, holder: Holder | None, absent: Sequence[Player]) -> LiveTable:
        """Play without some who were asked and have not come; for whoever asked. Seats are those of `game`."""
        old, holder = await self._finished(game, holder)
        again = await self._offered(old)
        if again is None:
            raise NotFound("unknown_game", "nobody has asked for another game")
        there = _before(old, again)
        _rules_for(again, again.setup.players - len(set(absent)))
        await again.replace(holder, [there.index(seat) for seat in absent if seat in there])
        fewer = await self._successor(old, again)
        await self._tell_offer(old, fewer)
        return fewer

    async def bot_for(self, game: str, holder: Holder | None, seat: Player, level: str) -> LiveTable:
        """Let a bot play for somebody who was asked and has not come; for whoever asked."""
        old, holder = await self._finished(game, holder)
        again = await self._offered(old)
        if again is None:
            raise NotFound("unknown_game", "nobody has asked for another game")
        there = _before(old, again)
        if seat not in there:
            raise Conflict("bad_seats", f"{as_player(seat)} has no part in the other game", seat=seat)
        await again.seat_bot(holder, there.index(seat), level)
        await self._tell_offer(old, again)
        return again

    async def offer(self, table: LiveTable) -> Offer | None:
        """The rematch on offer after a game, and who has said what."""
        if not table.now.over or table.setup.source == "file":
            return None
        again = await self._offered(table)
        return None if again is None else _offer(table, again)

    async def changed(self, again: LiveTable) -> None:
        """Tell those who are still at the game before that somebody took or left a seat of its rematch."""
        after = again.setup.plan.after
        if after is None:
            return
        try:
            old = await self._lobby.table(after.game)
        except NotFound:
            return
        await self._tell_offer(old, again)

    async def _finished(self, game: str, holder: Holder | None) -> tuple[LiveTable, Holder]:
        """A game that is over, and the caller, who played in it or set it up."""
        old = await self._lobby.table(game)
        if (
            holder is None
            or old.setup.source == "file"
            or not (old.seats.of(holder) or old.seats.is_host(holder))
        ):
            raise NotAllowed("not_your_seat", "only those who played can ask for a rematch")
        if not old.now.over:
            raise Conflict("not_over", "a rematch can be asked for once the game is over")
        return old, holder

    async def _accept(self, old: LiveTable, again: LiveTable, holder: Holder) -> LiveTable:
        """Take the caller's seats in a rematch that was asked for by another player."""
        for seat, was in enumerate(_before(old, again)):
            if was in old.seats.of(holder) and not again.now.joined(seat):
                await again.sit(holder, seat, old.now.names[was], old.now.figures[was])
        await self._tell_offer(old, again)
        return again

    async def _tell_offer(self, old: LiveTable, again: LiveTable) -> Offer:
        offer = _offer(old, again)
        await self._tell(old, offer)
        return offer

    async def _tell(self, old: LiveTable, offer: Offer) -> None:
        old.channel.publish(offer)
        if self._lobby.fleet is not None:
            await self._lobby.fleet.tell(old.id, offer=offer)

    async def _offered(self, old: LiveTable) -> LiveTable | None:
        """The rematch of a game, if somebody has asked for it."""
        for id in old.seats.rematch_ids:
            try:
                again = await self._lobby.table(id)
            except NotFound:
                continue
            while again.now.replaced is not None:
                again = await self._successor(old, again)
            return again
        return None

    async def _successor(self, old: LiveTable, again: LiveTable) -> LiveTable:
        """The game that is played instead of a rematch; made anew if a process died before it was stored."""
        replaced = again.now.replaced
        assert replaced is not None
        try:
            return await self._lobby.table(replaced.game)
        except NotFound:
            pass
        order = _moved_up(again.setup.players, replaced.without)
        seats = [_same_seat(again, seat) for seat in order]
        holders = {
            new + MOST_SEATS * device: holder
            for new, seat in enumerate(order)
            for device, holder in enumerate(again.seats.held_by(seat))
        }
        there = [_before(old, again)[seat] for seat in order]
        starter = next(
            order.index(seat)
            for turn in range(again.setup.players)
            if (seat := (again.now.starter + turn) % again.setup.players) in order
        )
        try:
            return await self._lobby.keep(
                *creation.begun(
                    _rules_for(again, len(order)),
                    seats,
                    again.setup.plan.clock,
                    again.seats.creator,
                    holders,
                    id=replaced.game,
                    by_hand=again.setup.by_hand,
                    starter=starter,
                    after=log.AfterPlan(old.id, there),
                    series=series.carried(old, there),
                )
            )
        except GameExists:
            return await self._lobby.table(replaced.game)


def _before(old: LiveTable, again: LiveTable) -> list[Player]:
    """For each seat of a rematch, the seat of the same person in the game before."""
    if again.setup.plan.after is not None:
        return again.setup.plan.after.seats
    # Up to version 6 of the log the seats moved on, and the first began.
    return [(seat + 1) % old.setup.players for seat in range(old.setup.players)]


def _again_seat(old: LiveTable, seat: Player, holder: Holder) -> log.SeatPlan:
    """A seat of a rematch: bots and the caller sit down, for the others it is kept."""
    level = level_after(old.now, seat)
    name, figure = old.now.names[seat], old.now.figures[seat]
    if level is not None:
        return log.SeatPlan("bot", name, level or None, figure)
    if seat in old.seats.of(holder):
        plan = old.setup.plan.seats[seat]
        return log.SeatPlan(plan.kind, name, figure=figure, unnamed=plan.unnamed)
    return log.SeatPlan("link", figure=figure, asked=name)


def _same_seat(again: LiveTable, seat: Player) -> log.SeatPlan:
    """A seat of a rematch in the game that takes its place."""
    plan, now = again.setup.plan.seats[seat], again.now
    if not now.joined(seat):
        return plan
    if now.is_bot(seat):
        return log.SeatPlan("bot", now.names[seat], now.levels[seat] or None, now.figures[seat])
    return log.SeatPlan(plan.kind, now.names[seat], figure=now.figures[seat], unnamed=plan.unnamed)


def _rules_for(again: LiveTable, players: int) -> Ruleset:
    """The rules of a rematch for fewer players; raises `Conflict` if there are none."""
    rules = again.setup.rules
    try:
        return Ruleset.of_switches(rules.printing.id, players, rules.switches)
    except RulesetError as error:
        raise Conflict("bad_rules", str(error)) from None


def _moved_up(players: int, without: Sequence[Player]) -> list[Player]:
    """The seats that are left, as the seats of a game of fewer: whoever can keep their colour does."""
    left = [seat for seat in range(players) if seat not in without]
    others = iter([seat for seat in left if seat >= len(left)])
    return [seat if seat in left else next(others) for seat in range(len(left))]


def _offer(old: LiveTable, again: LiveTable) -> Offer:
    """What those at the finished game are told about its rematch."""
    now = again.now
    before = _before(old, again)
    people = [seat for seat in range(again.setup.players) if not old.now.is_bot(before[seat])]
    host = next(iter(again.seats.host_seats), None)
    return Offer(
        again.id,
        tuple(sorted(before[one] for one in people if now.joined(one) and not now.is_bot(one))),
        None if host is None else before[host],
        tuple(sorted(before[one] for one in now.declined)),
        tuple(sorted(before[one] for one in people if now.is_bot(one))),
        now.started,
    )
