"""No two at a table have one face."""

import pytest

from marrakech.service import faces
from marrakech.service.errors import Conflict, NotAllowed
from marrakech.service.requests import GameRequest, SeatRequest
from marrakech.service.table import LiveTable
from tests.service.play import ALICE, BASIM, CHAMA, LINK, PERSON, open_lobby

pytestmark = pytest.mark.anyio


def shown(table: LiveTable) -> list[str]:
    return [faces.face_of(seat, figure) for seat, figure in enumerate(table.now.figures)]


async def test_a_face_that_is_taken_cannot_be_chosen() -> None:
    async with open_lobby() as lobby:
        table = await lobby.create(
            GameRequest([SeatRequest("person", figure="safia"), LINK, LINK, SeatRequest("bot")]), ALICE
        )
        code = table.seats.table_code(ALICE)
        assert code is not None
        for taken in ("safia", "anir"):
            with pytest.raises(Conflict, match="choose another") as refusal:
                await table.join(BASIM, code, "Basim", taken)
            assert refusal.value.code == "figure_taken"
            assert "hana" in refusal.value.detail["free"]  # type: ignore[operator]
        await table.join(BASIM, code, "Basim", "hana")
        await table.join(CHAMA, code, "Chama")
        assert shown(table) == ["safia", "hana", "idir", "anir"], "hers was taken: she has another"


async def test_two_with_one_face_are_not_set_up_and_bots_make_way() -> None:
    async with open_lobby() as lobby:
        both = [SeatRequest("person", figure="master")] * 2
        with pytest.raises(Conflict):
            await lobby.create(GameRequest(both), ALICE)
        seats = [SeatRequest("bot"), SeatRequest("bot"), SeatRequest("person", figure="hana")]
        table = await lobby.create(GameRequest(seats), ALICE)
        assert len(set(shown(table))) == 3
        assert shown(table)[2] == "hana"


async def test_name_and_face_are_chosen_anew_before_the_start() -> None:
    async with open_lobby() as lobby:
        table = await lobby.create(GameRequest([PERSON, LINK, LINK]), ALICE)
        code = table.seats.table_code(ALICE)
        assert code is not None
        await table.join(BASIM, code, "Basim", "master")
        await table.rename(ALICE, 0, "Mum", "novice")
        assert (table.now.names[0], table.now.figures[0]) == ("Mum", "novice")
        version = table.now.version
        await table.rename(ALICE, 0, None, "novice")
        assert table.now.version == version, "nothing has changed"
        with pytest.raises(Conflict):
            await table.rename(ALICE, 0, None, "master")
        with pytest.raises(NotAllowed):
            await table.rename(BASIM, 0, "Basim 2", None)
        await table.begin_with(ALICE, 2)
        assert table.now.starter == 2
        with pytest.raises(NotAllowed):
            await table.begin_with(BASIM, 1)
        await table.fill(ALICE, "random")
        assert table.now.started
        assert table.now.mover == 2
        assert len(set(shown(table))) == 3
        for late in (table.rename(ALICE, 0, "Late", None), table.begin_with(ALICE, 0)):
            with pytest.raises(Conflict, match="has begun"):
                await late
