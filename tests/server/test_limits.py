"""Limits: what a client may spend, alone and at several processes that count together."""

import asyncio
import time
from collections.abc import Mapping

import pytest

from marrakech.server.limits import ALLOWANCES, RateLimits
from marrakech.server.settings import Settings
from marrakech.service.errors import NotFound, TooMany
from marrakech.store import MemoryStore, PostgresStore, StoreUnavailable
from marrakech.store.sharing import LocalShared, Spending
from tests.server.client import HOST, browsing, create, play_out
from tests.store.database import Database
from tests.waiting import until

pytestmark = pytest.mark.anyio

BURST = int(ALLOWANCES["join"].burst)


class Broken(LocalShared):
    """A store that cannot be asked."""

    async def spend(self, key: str, cost: float, burst: float, rate: float) -> float:
        raise StoreUnavailable("gone")

    async def settle(self, spent: Mapping[str, Spending]) -> dict[str, float]:
        raise StoreUnavailable("gone")


async def test_processes_count_together() -> None:
    shared = MemoryStore().shared
    here, there = RateLimits(shared=shared), RateLimits(shared=shared)
    for number in range(BURST):
        await (here, there)[number % 2].charge("1.2.3.4", "join")
    for limits in (here, there):
        with pytest.raises(TooMany) as refused:
            await limits.charge("1.2.3.4", "join")
        assert refused.value.detail["retry_after"] in (1, 2)
    await here.charge("5.6.7.8", "join")
    await here.charge("1.2.3.4", "read")


async def test_processes_count_together_in_a_database(postgres: Database) -> None:
    address = postgres.fresh()
    stores = [PostgresStore(address), PostgresStore(address)]
    both = [RateLimits(shared=store.shared) for store in stores]
    await both[0].charge("1.2.3.4", "join", BURST - 1)
    await both[1].charge("1.2.3.4", "join")
    with pytest.raises(TooMany):
        await both[1].charge("1.2.3.4", "join")
    for store in stores:
        await store.close()


class Asked(LocalShared):
    """A store that counts its questions, by a clock that stands still."""

    def __init__(self) -> None:
        super().__init__(lambda: 0.0)
        self.questions = 0

    async def spend(self, key: str, cost: float, burst: float, rate: float) -> float:
        self.questions += 1
        return await super().spend(key, cost, burst, rate)

    async def settle(self, spent: Mapping[str, Spending]) -> dict[str, float]:
        self.questions += 1
        return await super().settle(spent)


async def test_commands_are_settled_with_other_processes_all_at_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("marrakech.server.limits.SETTLE_AFTER", 0.01)
    shared, now = Asked(), 0.0
    here, there = (RateLimits(shared=shared, now=lambda: now) for _ in range(2))
    burst, rate = int(ALLOWANCES["command"].burst), ALLOWANCES["command"].rate
    for _ in range(burst):
        for one in (here, there):
            await one.charge("1.2.3.4", "command")
    await until(lambda: shared.questions == 2)
    await until(lambda: here._owing or there._owing)
    owing, other = (here, there) if here._owing else (there, here)
    now = 1.0
    with pytest.raises(TooMany) as refused:
        await owing.charge("1.2.3.4", "command")
    assert refused.value.detail["retry_after"] == burst / rate - 1
    await owing.charge("1.2.3.4", "read")
    await owing.charge("5.6.7.8", "command")
    await other.charge("1.2.3.4", "command")
    await until(lambda: other._owing)  # the first settling left nothing to owe, this one does
    with pytest.raises(TooMany):
        await other.charge("1.2.3.4", "command")
    now = 60.0
    await owing.charge("1.2.3.4", "command")


async def test_commands_that_cannot_be_settled_leave_each_process_its_own_count(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("marrakech.server.limits.SETTLE_AFTER", 0.0)
    one = RateLimits(shared=Broken(), now=lambda: 0.0)
    for _ in range(int(ALLOWANCES["command"].burst)):
        await one.charge("1.2.3.4", "command")
        await asyncio.sleep(0)
    with pytest.raises(TooMany):
        await one.charge("1.2.3.4", "command")
    await until(lambda: not one._spent)


async def test_a_store_that_fails_leaves_each_process_its_own_count() -> None:
    limits = RateLimits(shared=Broken())
    for _ in range(BURST):
        await limits.charge("1.2.3.4", "join")
    with pytest.raises(TooMany):
        await limits.charge("1.2.3.4", "join")


async def test_whoever_has_tried_too_many_codes_is_not_told_about_the_next() -> None:
    limits = RateLimits()
    wrong = NotFound("unknown_invite", "not for this game")

    async def tries(*, client: str = "a", right: bool = False) -> None:
        async with limits.trying_a_code(client):
            if not right:
                raise wrong

    for _ in range(100):
        await tries(right=True)
    for _ in range(int(ALLOWANCES["code"].burst)):
        with pytest.raises(NotFound):
            await tries()
    for right in (False, True):
        with pytest.raises(TooMany) as refused:
            await tries(right=right)
        assert refused.value.detail["retry_after"] in range(1, 31)
    await tries(client="b", right=True)
    limits.spend("a", "read")  # everything else is as it was


async def test_no_limits_no_questions() -> None:
    limits = RateLimits(enabled=False, shared=Broken())
    for _ in range(2 * BURST):
        await limits.charge("1.2.3.4", "join")


def test_what_costs_more_takes_more_tokens(monkeypatch: pytest.MonkeyPatch) -> None:
    with browsing(settings=Settings(hosts=HOST)) as client:
        limits: RateLimits = client.app.state.limits
        spent: list[float] = []
        monkeypatch.setattr(limits, "spend", lambda client, kind, cost=1: spent.append(cost))
        table = play_out(client, create(client, "person", "person", "person", "person")["table"])
        path = f"/api/games/{table['game']}/updates"

        def cost(after: int) -> tuple[float, float]:
            """The tokens that a request takes, and its milliseconds of CPU here and in the server."""
            spent.clear()
            begun = time.process_time()
            assert client.get(f"{path}?after={after}").status_code == 200
            return sum(spent), 1000 * (time.process_time() - begun)

        # The whole game takes a token for every four updates, the last one next to nothing.
        assert cost(0)[0] > table["version"] / 4
        assert cost(table["version"] - 1)[0] < 2
        tokens, took = min(cost(0) for _ in range(3))
        assert took < 10 * tokens, "a token buys too much"
        monkeypatch.undo()
        # No token comes back meanwhile, however slow the machine is.
        stopped = time.monotonic()
        monkeypatch.setattr(limits, "_now", lambda: stopped)
        enough = int(ALLOWANCES["read"].burst // tokens)
        answers = [client.get(path).status_code for _ in range(enough + 1)]
        assert answers == [200] * enough + [429]
