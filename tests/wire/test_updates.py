"""Updates: what happened in the page's form, encoded once for everybody."""

from typing import get_args

import msgspec
import pytest

from marrakech.service import events
from marrakech.service.channel import Update
from marrakech.service.table import LiveTable
from marrakech.wire import updates
from tests.service.play import move, open_lobby, people

pytestmark = pytest.mark.anyio


async def test_an_update_is_encoded_once(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[int] = []
    update_view = updates.update

    def counting(table: LiveTable, told: Update) -> object:
        made.append(told.version)
        return update_view(table, told)

    monkeypatch.setattr(updates, "update", counting)
    async with open_lobby() as lobby:
        table = await people(lobby, 3)
        told = await move(table)
        assert updates.encoded(table, told) is updates.encoded(table, told)
        assert made == [told.version]


def test_every_event_says_what_it_is() -> None:
    kinds = get_args(updates.GameEvent)
    assert set(get_args(events.TableEvent)) < set(kinds)
    tags = [kind.__struct_config__.tag for kind in kinds]
    assert len(set(tags)) == len(tags) == 24
    assert msgspec.json.encode(events.TakenBack(2, 7)) == b'{"type":"taken_back","seat":2,"to":7}'
