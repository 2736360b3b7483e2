"""Networks are fetched when somebody needs them, however often that takes."""

import asyncio

import pytest

from marrakech.engine import ladder
from marrakech.engine.bot import Limits
from marrakech.kernel.state import State
from marrakech.lite import thinking
from marrakech.lite.networks import MissingNetworkError, with_networks
from marrakech.lite.thinking import LocalThinking
from marrakech.record.position import Position
from marrakech.service.thinkers import NoAnswer

STATE: State = Position.parse("7/7/7/7/7/7/7 d4N 1:orient 30,30,30 15,15,15 - - 3").state


class Shelf:
    """Networks of which some are there, and a line that breaks so many times."""

    def __init__(self, breaks: int = 0) -> None:
        self.there: set[int] = set()
        self.asked: list[int] = []
        self._breaks = breaks

    async def fetch(self, players: int) -> None:
        """Fetch one."""
        self.asked.append(players)
        if self._breaks:
            self._breaks -= 1
            raise OSError("offline")
        self.there.add(players)

    def use(self, players: int) -> str:
        """Do what needs one."""
        if players not in self.there:
            raise MissingNetworkError(players)
        return f"done by {players}"


def test_work_begins_again_once_its_networks_are_there() -> None:
    shelf = Shelf()

    def work() -> list[str]:
        return [shelf.use(3), shelf.use(2), shelf.use(3)]

    assert asyncio.run(with_networks(work, shelf.fetch)) == ["done by 3", "done by 2", "done by 3"]
    assert shelf.asked == [3, 2], "each is fetched once"


class NeedyBot:
    """A bot that plays by a network."""

    def __init__(self, shelf: Shelf) -> None:
        self._shelf = shelf

    def choose(self, *asked: object) -> object:
        """Choose, if the network is there."""
        self._shelf.use(3)
        return ladder.make_bot("greedy", 0).choose(STATE, Limits())


def local(shelf: Shelf, told: list[bool]) -> LocalThinking:
    local = LocalThinking({"master": "master"}, fetch=shelf.fetch, told_missing=told.append)
    local._bots.of = lambda level, seed: NeedyBot(shelf)  # type: ignore[method-assign,assignment,return-value]
    return local


def test_a_bot_waits_for_its_network_and_the_page_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "AGAIN", 0.0)
    shelf = Shelf(breaks=2)
    told: list[bool] = []
    news = asyncio.run(local(shelf, told).think("game", STATE, 1.0, "master"))
    assert news.choice is not None
    assert (shelf.asked, told) == ([3, 3, 3], [True, True, False])


def test_nothing_is_told_where_it_comes_at_once() -> None:
    shelf = Shelf()
    told: list[bool] = []
    assert asyncio.run(local(shelf, told).think("game", STATE, 1.0, "master")).choice is not None
    assert (shelf.asked, told) == ([3], [])


def test_a_host_that_closes_waits_no_longer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "AGAIN", 0.0)
    shelf = Shelf(breaks=10**6)
    told: list[bool] = []

    async def close_meanwhile() -> None:
        thoughts = local(shelf, told)
        thought = asyncio.create_task(thoughts.think("game", STATE, 1.0, "master"))
        while not told:
            await asyncio.sleep(0)
        await thoughts.close()
        assert "OSError" in str((await asyncio.wait_for(thought, 5)).failed)
        with pytest.raises(NoAnswer):
            await thoughts.think("game", STATE, 1.0, "master")

    asyncio.run(close_meanwhile())
