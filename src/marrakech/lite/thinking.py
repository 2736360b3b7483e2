"""Bots that think in this very process, one choice after the other: a browser's worker has no others."""

import asyncio
import random
from collections.abc import Callable, Mapping
from threading import Event

from marrakech.engine import ladder
from marrakech.engine.bot import Limits
from marrakech.kernel.state import State
from marrakech.lite.networks import FetchNetwork, with_networks
from marrakech.service.thinker import BotsByLevel
from marrakech.service.thinkers import NoAnswer
from marrakech.service.thoughts import ThinkNews, think

AGAIN = 2.0
"""Seconds until a network that did not come is asked for again."""


async def no_networks(players: int) -> None:
    """The networks of an engine that has all of them."""


class LocalThinking:
    """The `Thinking` of a process that has no workers: it thinks itself, after others have had their turn.

    What needs a network that is not here waits for it; `told_missing` hears when one does not come, and when it
    has come after all.
    """

    preparing = False
    alive = deaths = repeated = 0

    def __init__(
        self,
        bots: Mapping[str, str],
        on_ready: Callable[[frozenset[str]], object] = lambda levels: None,
        fetch: FetchNetwork = no_networks,
        told_missing: Callable[[bool], object] = lambda missing: None,
    ) -> None:
        self._bots = BotsByLevel(dict(bots))
        self._on_ready = on_ready
        self._fetch = fetch
        self._told_missing = told_missing
        self._closed = False

    @property
    def adviser(self) -> str | None:
        """The strongest bot that can give advice."""
        return ladder.advising().name

    def start(self) -> None:
        """There is nobody to start."""

    def prepare(self) -> None:
        """Say what can be played by now."""
        self._on_ready(self._bots.ready().ready)

    async def think(
        self,
        game: str,
        state: State,
        seconds: float,
        level: str | None = None,
        *,
        explain: bool = False,
    ) -> ThinkNews:
        """See `Thinking.think`."""
        # What was stored before is acknowledged first.
        await asyncio.sleep(0)
        if self._closed:
            raise NoAnswer("this host is closed")
        try:
            return await with_networks(
                lambda: self._thought(state, seconds, level, explain=explain), self._fetched
            )
        except Exception as error:
            return ThinkNews(failed=f"{type(error).__name__}: {error}")

    def _thought(self, state: State, seconds: float, level: str | None, *, explain: bool) -> ThinkNews:
        if level is None:
            return ThinkNews(thought=think(ladder.adviser(), state, seconds, Event()))
        bot = self._bots.of(level, random.getrandbits(32))
        if explain:
            return ThinkNews(thought=think(bot, state, seconds, Event()))
        return ThinkNews(choice=bot.choose(state, Limits(seconds=seconds)).choice)

    async def _fetched(self, players: int) -> None:
        """Fetch a network, however often that takes: without it nobody can move."""
        missing = False
        while True:
            try:
                await self._fetch(players)
                break
            except OSError:
                missing = True
                self._told_missing(missing)
                await asyncio.sleep(AGAIN)
                if self._closed:
                    raise
        if missing:
            self._told_missing(False)

    async def close(self) -> None:
        """Think no more."""
        self._closed = True
