"""The games put aside (`aside`), as all processes know them: they stand still until they are released."""

import asyncio
import logging
from collections.abc import Mapping
from typing import TYPE_CHECKING

from marrakech.record.position import Position
from marrakech.service.aside import ASIDE, MOST_DEATHS, PutAside, read_aside
from marrakech.service.channel import AsideNotice
from marrakech.service.clocks import RESTART_GRACE
from marrakech.service.errors import Refusal
from marrakech.service.stored import STORE_RETRY
from marrakech.service.table import LiveTable
from marrakech.store import Order, StoreError

if TYPE_CHECKING:
    from marrakech.service.lobby import Lobby

logger = logging.getLogger(__name__)


class Shelf:
    """Puts games of a lobby aside, and lets them go on."""

    def __init__(self, lobby: "Lobby") -> None:
        self._lobby = lobby
        self._tasks: set[asyncio.Task[None]] = set()
        lobby.orders.listen(self._orders_changed)

    def close(self) -> None:
        """Stop what is under way."""
        for task in self._tasks:
            task.cancel()

    def has(self, game: str) -> bool:
        """Whether a game is put aside."""
        return self._lobby.orders.find(ASIDE + game) is not None

    async def put(self, table: LiveTable, level: str, why: str) -> None:
        """Put a game aside at which workers died again and again: tell the log and all processes."""
        position = str(Position(table.now.state))
        logger.error(
            "game %s is put aside: workers died %d times, at last (%s) while %r thought about %s",
            table.id,
            MOST_DEATHS,
            why,
            level,
            position,
        )
        text = PutAside(level, position, why, self._lobby.now()).text()
        while True:
            try:
                await self._lobby.orders.set(ASIDE + table.id, text)
                return
            except StoreError as error:
                logger.warning("that game %s is put aside could not be saved: %s", table.id, error)
                await asyncio.sleep(STORE_RETRY)

    def _orders_changed(self, before: Mapping[str, Order], after: Mapping[str, Order]) -> None:
        for key in before.keys() ^ after.keys():
            if not key.startswith(ASIDE):
                continue
            game = key.removeprefix(ASIDE)
            table = self._lobby.live(game)
            if table is not None:
                table.channel.publish(AsideNotice(key in after))
            if key not in after:
                self._release(game, since=read_aside(before[key].text).at)
            elif table is not None:
                self._lobby.leave_alone(game)
                self._lobby.updated(table)

    def _release(self, game: str, since: float) -> None:
        # Nobody could play meanwhile: the time does not count.
        if since:
            self._lobby.outages.add(since, self._lobby.now(), {game}, grace=RESTART_GRACE)
        task = asyncio.get_running_loop().create_task(self._go_on(game))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _go_on(self, game: str) -> None:
        """Let the bots and the clock of a game that was released go on."""
        try:
            table = await self._lobby.table(game)
            self._lobby.updated(table)
            await self._lobby.clocks.excuse([table])
        except Refusal as refusal:
            logger.info("game %s was released and cannot go on: %s", game, refusal.message)
