"""Why games are put aside: deaths of workers, and what the operator says."""

import pytest

from marrakech.service import aside as module
from marrakech.service.aside import Deaths, PutAside, read_aside
from marrakech.service.census import census
from marrakech.service.house import House
from tests.service.play import open_lobby, people

pytestmark = pytest.mark.anyio


async def test_deaths_far_apart_do_not_add_up() -> None:
    now = 0.0
    deaths = Deaths(lambda: now)
    assert [deaths.count("g"), deaths.count("g"), deaths.count("h")] == [1, 2, 1]
    now = module.WITHIN + 1
    assert deaths.count("g") == 1
    deaths.forget("g")
    assert deaths.count("g") == 1


def test_any_text_can_be_read() -> None:
    why = PutAside("master", "a position", "SIGSEGV", 5.0)
    assert read_aside(why.text()) == why
    assert read_aside("because").why == "because"


async def test_why_a_game_is_put_aside_is_told_in_words() -> None:
    async with open_lobby() as lobby:
        house = House(lobby)
        table = await people(lobby, 2)
        await lobby.shelf.put(table, "master", "SIGSEGV")
        assert dict(house.aside) == {table.id: "master failed: SIGSEGV"}
        await house.put_aside(table.id, "odd")
        assert [one.aside for one in (await census(house)).games] == ["odd"]
