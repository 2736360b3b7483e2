"""Rematches: the same people again, the next seat to begin."""

from typing import TYPE_CHECKING

from marrakech.service import creation, log
from marrakech.service.channel import Offer
from marrakech.service.errors import Conflict, NotAllowed, NotFound
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
        """Offer the same people another game, the next seat to begin, or accept what was offered.

        It starts once all have accepted; bots accept at once. Repeated calls return the same game.
        """
        old = await self._lobby.table(game)
        if old.setup.source == "file" or not (old.seats.of(holder) or holder == old.seats.creator):
            raise NotAllowed("not_your_seat", "only those who played can ask for a rematch")
        if not old.now.over:
            raise Conflict("not_over", "a rematch can be asked for once the game is over")
        assert holder is not None
        offered = await self._offered(old)
        if offered is not None:
            return await self._accept(old, offered, holder)
        again = old.seats.codes.rematch()
        order = _rotated(old)
        seats = [_again_seat(old, seat, holder) for seat in order]
        holders = {new: holder for new, seat in enumerate(seats) if seat.kind != "bot" and seat.name}
        try:
            table = await self._lobby.keep(
                *creation.begun(old.setup.rules, seats, old.setup.plan.clock, holder, holders, id=again)
            )
        except GameExists:
            return await self._accept(old, await self._lobby.table(again), holder)
        await self._tell_offer(old, table)
        return table

    async def _accept(self, old: LiveTable, again: LiveTable, holder: Holder) -> LiveTable:
        """Take the caller's seats in a rematch that was offered by another player."""
        for new, was in enumerate(_rotated(old)):
            if was in old.seats.of(holder) and not again.now.joined(new):
                await again.sit(holder, new, old.now.names[was], old.now.figures[was])
        await self._tell_offer(old, again)
        return again

    async def _tell_offer(self, old: LiveTable, again: LiveTable) -> None:
        offer = Offer(again.id, _accepted(old, again))
        old.channel.publish(offer)
        if self._lobby.fleet is not None:
            await self._lobby.fleet.tell(old.id, offer=offer)

    async def offer(self, table: LiveTable) -> Offer | None:
        """The rematch offered after a game, and who has accepted it."""
        if not table.now.over or table.setup.source == "file":
            return None
        again = await self._offered(table)
        return None if again is None else Offer(again.id, _accepted(table, again))

    async def _offered(self, old: LiveTable) -> LiveTable | None:
        """The rematch of a game, if somebody has asked for it."""
        for id in old.seats.rematch_ids:
            try:
                return await self._lobby.table(id)
            except NotFound:
                continue
        return None


def _rotated(old: LiveTable) -> list[int]:
    """The seats of a game in the order of its rematch: the next seat begins."""
    return [(seat + 1) % old.setup.players for seat in range(old.setup.players)]


def _again_seat(old: LiveTable, seat: int, holder: Holder) -> log.SeatPlan:
    """A seat of a rematch: bots and the caller sit down, the others are invited."""
    level = old.now.levels[seat]
    if level is not None:
        return log.SeatPlan("bot", old.now.names[seat], level or None)
    if seat in old.seats.of(holder):
        plan = old.setup.plan.seats[seat]
        name, figure = old.now.names[seat], old.now.figures[seat]
        return log.SeatPlan(plan.kind, name, figure=figure, unnamed=plan.unnamed)
    return log.SeatPlan("link")


def _accepted(old: LiveTable, again: LiveTable) -> tuple[int, ...]:
    """The people of a game who sit in its rematch."""
    order = _rotated(old)
    return tuple(
        sorted(
            was for new, was in enumerate(order) if again.now.joined(new) and not again.now.is_bot(new)
        )
    )
